"""Lists of tables: what is open to everybody, and what is one's own."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, exists, select

from freebooter.server.people.accounts import User
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import grants, seats, tables

_MOST = 200
# Results that are still to be found are found a few at a time: each may take a replay.
_MOST_SETTLED = 8
OVER = ("finished", "ended")

Settle: TypeAlias = Callable[[list[str]], Awaitable[None]]


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list. `yours` are one's own seats there, and `waiting` says that one of them is asked. `places` and
    `scores` are those of all seats, empty before the end."""

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
    created: float
    changed: float
    places: list[int]
    scores: list[int]
    rematch: str | None


class Lists:
    """Which tables there are."""

    def __init__(self, database: Database, settle: Settle) -> None:
        """`settle` writes down how games ended."""
        self.database = database
        self._settle = settle

    async def public(self, user: User | None) -> list[Listed]:
        """Tables that anybody may watch, those with open seats first."""
        public = and_(tables.c.public, tables.c.state.in_(("open", "playing")))
        return await self.of(public, ("open", "playing"), user, _MOST)

    async def mine(self, user: User) -> list[Listed]:
        """Tables at which this person sits, hosts or watches: those that wait for them, then those that are played,
        those that are open, and the rest."""
        held = exists().where(grants.c.table_id == tables.c.id, grants.c.user_id == user.id)
        await self.settle_late(held)
        listed = await self.of(held, ("playing", "open"), user, _MOST)
        return sorted(listed, key=lambda table: not table.waiting)

    async def settle_late(self, which: ColumnElement[bool]) -> None:
        """Find results of these tables that are still to be found."""
        is_late = and_(tables.c.state == "finished", tables.c.settled.is_distinct_from(tables.c.number))
        query = select(tables.c.id).where(which, is_late).order_by(tables.c.changed.desc()).limit(_MOST_SETTLED)
        async with self.database.read() as connection:
            late = list((await connection.execute(query)).scalars())
        if late:
            await self._settle(late)

    async def of(
        self, which: ColumnElement[bool], first: tuple[str, ...], user: User | None, most: int
    ) -> list[Listed]:
        """The tables of these states first, all others after them; in each state those that changed last."""
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
                        tables.c.created,
                        tables.c.changed,
                        tables.c.settled,
                        tables.c.rematch_id,
                    )
                    .where(which)
                    .order_by(*(tables.c.state != state for state in first), tables.c.changed.desc())
                    .limit(most)
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
    is_settled = table.state == "finished" and table.settled == table.number
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
        created=round(table.created, 3),
        changed=round(table.changed, 3),
        places=[place.place for place in places] if is_settled else [],
        scores=[place.score for place in places] if is_settled else [],
        rematch=table.rematch_id,
    )
