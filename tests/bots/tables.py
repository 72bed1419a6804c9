"""Positions and matches for the tests of bots."""

from collections.abc import Iterator
from typing import Any

import smugglers

from freebooter.bots.players.bot import Bot
from freebooter.core import engine
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.chance import seed_of
from freebooter.core.game import AnyGame, default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.source import Rng


def all_games() -> list[AnyGame]:
    """The installed games, and the example that hides the most."""
    return [smugglers.GAME, *(find_game(game_id) for game_id in game_ids())]


def new_match(game: AnyGame, seed: int = 1, seats: int | None = None) -> Match:
    seating = [Seating(name=name) for name in default_names(seats or game.meta.least_seats)]
    return Match(game, seating, game.unattended(), seed=seed_of(seed))


def started(bot: Bot, game: AnyGame, seat: int) -> Bot:
    bot.start(game, seat, game.options(game.unattended()), game.figures())
    return bot


def questions(game: AnyGame, seed: int, apart: int = 7) -> Iterator[tuple[Any, int]]:
    """Tables of one random game at which a seat has a choice, every so many moves."""
    t = game.new(game.meta.least_seats, game.unattended())
    source = Rng(seed)
    moves = 0
    while not engine.is_over(t):
        for seat in game.asks(t):
            if seat >= 0 and moves % apart == 0 and len(engine.legal(t, seat)) > 1:
                yield t, seat
        engine.play_on(t, source)
        moves += 1
