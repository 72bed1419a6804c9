"""Games as data: what can be played, with which options, in which words, by which rules and figures."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from freebooter.bots.players.catalogue import BOTS
from freebooter.bots.players.levels import LEVELS
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.figures import FigureSet, Mark, marks
from freebooter.core.help import help_page
from freebooter.core.message import Message
from freebooter.core.words import LANGUAGES, locale_texts


class GameListed(Struct, frozen=True, kw_only=True):
    """A game in the list."""

    id: str
    title: str
    designers: list[str]
    publisher: str
    least_seats: int
    most_seats: int
    edition: int
    stage: str
    bots: list[str]
    # Those that are offered to people, from gentle to strong; the others are for programs.
    levels: list[str]


class FigureShown(Struct, frozen=True):
    """One component figure and how it is known: rulebook, source, inferred, assumed or printed."""

    place: str
    value: Any
    mark: Mark


class GameShown(Struct, frozen=True, kw_only=True):
    """Everything about a game that a client needs and must not know by itself."""

    game: GameListed
    rules: str
    endings: list[str]
    # Name and default of every option, and the JSON schema of all of them.
    options: dict[str, Any]
    # What these are instead, unless they are chosen, at tables where bots play.
    options_beside_bots: dict[str, Any]
    options_schema: dict[str, Any]
    # Fluent texts by language: the words all games share, then the game's own.
    locale: dict[str, list[str]]
    # The rules in our own words and what all names mean, as Markdown by language.
    help: dict[str, str]
    # What each name means, by its key, with the standard figures: a sentence beside the name.
    abouts: dict[str, Message]
    figures_name: str
    figures: list[FigureShown]
    # The figure set as it is: what an owner changes and loads as a set of their own.
    figure_set: dict[str, Any]


def _listed(game_id: str) -> GameListed:
    meta = find_game(game_id).meta
    return GameListed(
        id=meta.id,
        title=meta.title,
        designers=list(meta.designers),
        publisher=meta.publisher,
        least_seats=meta.least_seats,
        most_seats=meta.most_seats,
        edition=meta.edition,
        stage=meta.stage,
        bots=list(BOTS),
        levels=[level.name for level in LEVELS],
    )


@cache
def _shown(game_id: str) -> GameShown:
    game = find_game(game_id)
    meta = game.meta
    figures = game.figures()
    abouts = game.abouts(figures)
    return GameShown(
        game=_listed(game_id),
        rules=meta.rules,
        endings=list(meta.endings),
        options=msgspec.to_builtins(meta.options()),
        options_beside_bots=game.beside_bots(),
        options_schema=msgspec.json.schema(meta.options),
        locale={language: locale_texts(game.package, language) for language in LANGUAGES},
        help={language: help_page(game, language, abouts) for language in LANGUAGES},
        abouts=abouts,
        figures_name=figures.name,
        figures=figures_shown(figures),
        figure_set=msgspec.to_builtins(figures, str_keys=True),
    )


def figures_shown(figures: FigureSet) -> list[FigureShown]:
    """Every figure of a set."""
    return [
        FigureShown(place, msgspec.to_builtins(value, str_keys=True), mark) for place, value, mark in marks(figures)
    ]


@get("/api/games")
async def list_games() -> list[GameListed]:
    """The games that are installed."""
    return [_listed(game_id) for game_id in game_ids()]


@get("/api/games/{game_id:str}")
async def show_game(game_id: FromPath[str]) -> GameShown:
    """All about one game. To put it together the first time takes longer than a table may be made to wait."""
    return await asyncio.to_thread(_shown, game_id)


ROUTES = [list_games, show_game]
