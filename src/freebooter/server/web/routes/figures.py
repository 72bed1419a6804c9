"""Figure sets: what a game's figures are made of, and the sets of people's own copies."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct

from freebooter.core.catalogue import find_game
from freebooter.server.people.figure_sets import SetListed, SetShown
from freebooter.server.tables.setup import END
from freebooter.server.web.given import Person, TheHouse

SetId = Annotated[str, PathParameter(pattern=f"^[a-z0-9]{{1,16}}{END}")]


class FiguresAsked(Struct, frozen=True):
    """What a figure set of a game is made of, as a JSON schema: every figure is a pair of a value and its mark."""

    schema: dict[str, Any]


class NewSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A figure set to be kept: the figures as the file of `--figures` has them, with their name."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    figures: dict[str, Any]


class SetChanged(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that a set has from now on."""

    figures: dict[str, Any]


@cache
def _asked(game_id: str) -> FiguresAsked:
    return FiguresAsked(msgspec.json.schema(find_game(game_id).figure_type))


@get("/api/games/{game_id:str}/figures")
async def figures_asked(game_id: FromPath[str]) -> FiguresAsked:
    """What a figure set of this game is made of; the standard one comes with the game itself."""
    return _asked(game_id)


@get("/api/figures")
async def my_sets(house: TheHouse, person: Person) -> list[SetListed]:
    """One's own figure sets."""
    house.limits.use("look", person.id)
    return await house.figure_sets.of(person)


@post("/api/figures")
async def keep_set(house: TheHouse, person: Person, data: JSONBody[NewSet]) -> SetListed:
    """Keep a figure set; it is checked as the rules need it."""
    house.limits.use("create", person.id)
    return await house.figure_sets.keep(person, data.game, data.figures)


@get("/api/figures/{set_id:str}")
async def show_set(house: TheHouse, person: Person, set_id: SetId) -> SetShown:
    """One of one's own figure sets."""
    house.limits.use("look", person.id)
    return await house.figure_sets.show(person, set_id)


@put("/api/figures/{set_id:str}")
async def change_set(house: TheHouse, person: Person, set_id: SetId, data: JSONBody[SetChanged]) -> SetListed:
    """Change a figure set. Tables that were set with it keep the figures that they began with."""
    house.limits.use("create", person.id)
    return await house.figure_sets.change(person, set_id, data.figures)


@delete("/api/figures/{set_id:str}", status_code=204)
async def remove_set(house: TheHouse, person: Person, set_id: SetId) -> None:
    """Delete a figure set."""
    house.limits.use("link", person.id)
    await house.figure_sets.remove(person, set_id)


ROUTES = [figures_asked, my_sets, keep_set, show_set, change_set, remove_set]
