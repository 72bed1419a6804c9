"""Lists of tables: what is open to everybody, and what is one's own."""

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, case, exists, select

from freebooter.server.people.accounts import User
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import grants, seats, tables

_MOST = 200


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list. `yours` are one's own seats there, and `waiting` says that one of them is asked."""

    id: str
    game: str
    state: str
    public: bool
    seats: list[str]
    open_seats: int
    number: int
    yours: list[int]
    waiting: bool
    unseen: int
    changed: float


class Lists:
    """Which tables there are."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def public(self, user: User | None) -> list[Listed]:
        """Tables that anybody may watch, those with open seats first."""
        public = and_(tables.c.public, tables.c.state.in_(("open", "playing")))
        return await self._list(public, ("open", "playing"), user)

    async def mine(self, user: User) -> list[Listed]:
        """Tables at which this person sits, hosts or watches: those that wait for them, then those that are played,
        those that are open, and the rest."""
        held = exists().where(grants.c.table_id == tables.c.id, grants.c.user_id == user.id)
        listed = await self._list(held, ("playing", "open"), user)
        return sorted(listed, key=lambda table: not table.waiting)

    async def _list(self, which: ColumnElement[bool], first: tuple[str, ...], user: User | None) -> list[Listed]:
        """The tables of these states first, all others after them; in each state those that changed last."""
        rank = case({state: place for place, state in enumerate(first)}, value=tables.c.state, else_=len(first))
        async with self.database.read() as connection:
            found = list(
                await connection.execute(
                    select(
                        tables.c.id,
                        tables.c.game,
                        tables.c.state,
                        tables.c.public,
                        tables.c.number,
                        tables.c.asks,
                        tables.c.changed,
                    )
                    .where(which)
                    .order_by(rank, tables.c.changed.desc())
                    .limit(_MOST)
                )
            )
            ids = [table.id for table in found]
            places = list(
                await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
            )
            own: set[tuple[str, int]] = set()
            if user is not None:
                held = await connection.execute(
                    select(grants.c.table_id, grants.c.seat).where(
                        grants.c.user_id == user.id, grants.c.role == "seat", grants.c.table_id.in_(ids)
                    )
                )
                own = {(table, seat) for table, seat in held}
        by_table: dict[str, list[Any]] = {table_id: [] for table_id in ids}
        for place in places:
            by_table[place.table_id].append(place)
        return [_listed(table, by_table[table.id], own) for table in found]


def _listed(table: Any, places: list[Any], own: set[tuple[str, int]]) -> Listed:
    yours = [place for place in places if (table.id, place.seat) in own]
    return Listed(
        id=table.id,
        game=table.game,
        state=table.state,
        public=table.public,
        seats=[place.name for place in places],
        open_seats=sum(place.kind == "open" for place in places),
        number=table.number,
        yours=[place.seat for place in yours],
        waiting=any((table.asks >> place.seat) & 1 and place.stand_in is None for place in yours),
        unseen=max((table.number - place.seen for place in yours), default=0),
        changed=round(table.changed, 3),
    )
