"""Lists of tables: what is open to everybody, what is one's own, and what is over."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, case, exists, func, select

from freebooter.server.people.accounts import User
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import grants, seats, tables

_MOST = 200
# Of what is over, so many at once.
_PIECE = 40
# Results that are still to be found are found a few at a time: each may take a replay.
_MOST_SETTLED = 8

Outcome = Literal["won", "lost", "ended"]
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


class GameTally(Struct, frozen=True, kw_only=True):
    """How often one has played a game to its end, and won it."""

    game: str
    played: int
    won: int


class History(Struct, frozen=True, kw_only=True):
    """A piece of what is over, the newest first; whether there is more of it; and the tally of everything."""

    tables: list[Listed]
    more: bool
    tallies: list[GameTally]


class Lists:
    """Which tables there are."""

    def __init__(self, database: Database, settle: Settle) -> None:
        """`settle` writes down how games ended."""
        self.database = database
        self._settle = settle

    async def public(self, user: User | None) -> list[Listed]:
        """Tables that anybody may watch, those with open seats first."""
        public = and_(tables.c.public, tables.c.state.in_(("open", "playing")))
        return await self._list(public, ("open", "playing"), user, _MOST)

    async def mine(self, user: User) -> list[Listed]:
        """Tables at which this person sits, hosts or watches: those that wait for them, then those that are played,
        those that are open, and the rest."""
        held = exists().where(grants.c.table_id == tables.c.id, grants.c.user_id == user.id)
        await self._settle_late(held)
        listed = await self._list(held, ("playing", "open"), user, _MOST)
        return sorted(listed, key=lambda table: not table.waiting)

    async def history(
        self, user: User, game: str | None, outcome: Outcome | None, person: str | None, before: float | None
    ) -> History:
        """Games of this person that are over, as far as they fit what is asked for: the game, how it went for them,
        whoever played along by a part of their name, and when it ended."""
        sat = (seats.c.table_id == tables.c.id, seats.c.user_id == user.id)
        won = exists().where(*sat, seats.c.place == 1)
        which: list[ColumnElement[bool]] = [exists().where(*sat), tables.c.state.in_(("finished", "ended"))]
        if game is not None:
            which.append(tables.c.game == game)
        if outcome == "ended":
            which.append(tables.c.state == "ended")
        elif outcome is not None:
            which += [tables.c.state == "finished", won if outcome == "won" else ~won]
        if person:
            others = (seats.c.table_id == tables.c.id, seats.c.name.icontains(person, autoescape=True))
            which.append(exists().where(*others))
        if before is not None:
            which.append(tables.c.changed < before)
        # Who has won is known of those that are settled.
        await self._settle_late(exists().where(*sat))
        listed = await self._list(and_(*which), (), user, _PIECE + 1)
        async with self.database.read() as connection:
            wins = func.sum(case((seats.c.place == 1, 1), else_=0))
            found = await connection.execute(
                select(tables.c.game, func.count(), wins)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.user_id == user.id, seats.c.place.is_not(None), tables.c.state == "finished")
                .group_by(tables.c.game)
                .order_by(tables.c.game)
            )
            tallies = [GameTally(game=name, played=played, won=int(wins)) for name, played, wins in found]
        return History(tables=listed[:_PIECE], more=len(listed) > _PIECE, tallies=tallies)

    async def _settle_late(self, which: ColumnElement[bool]) -> None:
        is_late = and_(tables.c.state == "finished", tables.c.settled.is_distinct_from(tables.c.number))
        query = select(tables.c.id).where(which, is_late).order_by(tables.c.changed.desc()).limit(_MOST_SETTLED)
        async with self.database.read() as connection:
            late = list((await connection.execute(query)).scalars())
        if late:
            await self._settle(late)

    async def _list(
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
