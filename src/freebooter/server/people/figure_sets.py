"""Figure sets that people have read off their own copies of a game, to be chosen when a table is set."""

import time
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from freebooter.core.catalogue import find_game
from freebooter.core.errors import BadFigures
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame
from freebooter.core.message import Message
from freebooter.server.errors import Conflict, NotFound
from freebooter.server.people.accounts import User
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import figure_sets
from freebooter.server.tables.setup import Name, check_name

# Of one person, of all games together.
_MOST: Final = 30
# What no copy of a game needs more of: bytes of a set, things in one list, letters in one text. Every table has its set
# in memory, and checking one takes as long as its lists are.
_MOST_BYTES: Final = 40_000
_MOST_LISTED: Final = 60
_LONGEST: Final = 100


class SetListed(Struct, frozen=True, kw_only=True):
    """A set in the list of a person's own."""

    id: str
    game: str
    name: str
    changed: float


class SetShown(Struct, frozen=True, kw_only=True):
    """A set with its figures, as the file of `--figures` has them."""

    id: str
    game: str
    figures: dict[str, Any]


def read_set(game: AnyGame, figures: dict[str, Any]) -> FigureSet:
    """A set that somebody sends: refused if it is larger than any copy, if the game cannot be played with it, or if it
    has a name that cannot be shown to others."""
    text = msgspec.json.encode(figures)
    if len(text) > _MOST_BYTES or not all(_is_small(one) for one in figures.values()):
        raise BadFigures(f"{game.meta.id} figures: larger than any copy of the game", "", Message("figures-large"))
    read: FigureSet = game.figures(text)
    try:
        check_name(msgspec.convert(read.name, Name))
    except ValueError as error:
        raise BadFigures(f"{game.meta.id} figures, name: {error}", "name", Message("figures-name")) from None
    return read


def _is_small(thing: Any) -> bool:
    """Whether a part of a set is no longer than a copy of a game has it, nor anything in it."""
    if isinstance(thing, str):
        return len(thing) <= _LONGEST
    if isinstance(thing, dict):
        return len(thing) <= _MOST_LISTED and all(map(_is_small, thing)) and all(map(_is_small, thing.values()))
    return not isinstance(thing, list) or (len(thing) <= _MOST_LISTED and all(map(_is_small, thing)))


class FigureSets:
    """All sets of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user: User) -> list[SetListed]:
        """The sets of a person, by game and name."""
        columns = (figure_sets.c.id, figure_sets.c.game, figure_sets.c.name, figure_sets.c.changed)
        query = select(*columns).where(figure_sets.c.user_id == user.id)
        async with self.database.read() as connection:
            found = await connection.execute(query.order_by(figure_sets.c.game, figure_sets.c.name))
            return [SetListed(**row) for row in found.mappings()]

    async def show(self, user: User, set_id: str) -> SetShown:
        """One of a person's own sets."""
        query = select(figure_sets.c.game, figure_sets.c.figures).where(*_one(user, set_id))
        async with self.database.read() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise _none()
        return SetShown(id=set_id, game=found.game, figures=msgspec.json.decode(found.figures))

    async def keep(self, user: User, game_id: str, figures: dict[str, Any]) -> SetListed:
        """Keep a new set."""
        values = _checked(find_game(game_id), figures)
        async with self.database.write() as connection:
            count = select(func.count()).where(figure_sets.c.user_id == user.id)
            if (await connection.scalar(count) or 0) >= _MOST:
                raise Conflict("many-sets", f"{_MOST} sets are kept for you already; delete some of them first")
            set_id = new_id()
            await connection.execute(insert(figure_sets).values(id=set_id, user_id=user.id, game=game_id, **values))
        return SetListed(id=set_id, game=game_id, name=values["name"], changed=values["changed"])

    async def change(self, user: User, set_id: str, figures: dict[str, Any]) -> SetListed:
        """Other figures from now on. Tables that were set with it keep what they were set with."""
        game_id = (await self.show(user, set_id)).game
        values = _checked(find_game(game_id), figures)
        async with self.database.write() as connection:
            changed = await connection.execute(update(figure_sets).where(*_one(user, set_id)).values(**values))
        if not changed.rowcount:
            raise _none()
        return SetListed(id=set_id, game=game_id, name=values["name"], changed=values["changed"])

    async def remove(self, user: User, set_id: str) -> None:
        async with self.database.write() as connection:
            removed = await connection.execute(delete(figure_sets).where(*_one(user, set_id)))
        if not removed.rowcount:
            raise _none()


def _one(user: User, set_id: str) -> tuple[Any, Any]:
    return figure_sets.c.id == set_id, figure_sets.c.user_id == user.id


def _none() -> NotFound:
    return NotFound("no-set", "you have no such figure set")


def _checked(game: AnyGame, figures: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a set: one that is played with has a name of its own."""
    read = read_set(game, figures)
    if read.name.strip().lower() == game.figures().name:
        raise BadFigures(
            f"{game.meta.id} figures, name: {read.name} is the set that comes with the game",
            "name",
            Message("figures-standard-name"),
        )
    return {"name": read.name, "figures": write_figures(read).decode(), "changed": round(time.time(), 3)}
