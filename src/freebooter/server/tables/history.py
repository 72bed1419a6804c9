"""What one has played and finished: alone among bots, and with whom."""

from typing import Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.errors import NotFound
from freebooter.server.people.accounts import User
from freebooter.server.storage.schema import seats, tables
from freebooter.server.tables.access import Access
from freebooter.server.tables.entry import SeatEntry, TableEntry
from freebooter.server.tables.lists import OVER, Listed, Lists

# So many games at once.
_PIECE = 40
# Of those whom one has met at so many seats of late, so many are named.
_MOST_MET = 1_000
_MOST_PEOPLE = 12

Outcome = Literal["won", "lost", "ended"]


class GameTally(Struct, frozen=True, kw_only=True):
    """How often one has played a game to its end, and won it; and how often they won whose page it is, if it is not
    one's own."""

    game: str
    played: int
    won: int
    theirs: int | None


class Companion(Struct, frozen=True, kw_only=True):
    """Somebody with whom one has played so many games that are over. Their page is found by a seat of theirs at one of
    these tables: people have no number that others could know them by."""

    name: str
    table: str
    seat: int
    played: int


class History(Struct, frozen=True, kw_only=True):
    """A piece of what is over, the newest first; whether there is more of it; and the tally of everything. `name` is
    whose page it is, and `people` are those with whom one has played most, on one's own page alone."""

    name: str
    tables: list[Listed]
    more: bool
    tallies: list[GameTally]
    people: list[Companion]


class Sought(Struct, frozen=True, kw_only=True):
    """What is looked for in a history: the game, how it went for oneself, a part of the name of whoever played along,
    and when it ended."""

    game: str | None = None
    outcome: Outcome | None = None
    player: str | None = None
    before: float | None = None


def companion_at(entry: TableEntry, access: Access, seat: int, user: User) -> SeatEntry:
    """Whoever sits there, for somebody who plays at the same table. All others are told that there is nobody: what
    people play, and with whom, is known to those they play with."""
    access.check_look()
    found = next((one for one in entry.seats if one.seat == seat), None)
    if not access.seats or found is None or found.user_id in (None, user.id):
        raise NotFound("no-person", "nobody sits there with whom you play")
    return found


class Histories:
    """Everybody's games that are over."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists

    async def of(self, user: User, sought: Sought, beside: SeatEntry | None = None) -> History:
        """Games of this person that are over, as far as they fit what is sought; those alone at which somebody else sat
        as well, if that is asked for. Under another name they are somebody else: to be known again is theirs to choose.
        """
        sat = (seats.c.table_id == tables.c.id, seats.c.user_id == user.id)
        won = exists().where(*sat, seats.c.place == 1)
        shared: list[ColumnElement[bool]] = [exists().where(*sat), tables.c.state.in_(OVER)]
        theirs: ColumnElement[bool] | None = None
        if beside is not None:
            they = (seats.c.table_id == tables.c.id, seats.c.user_id == beside.user_id, seats.c.name == beside.name)
            shared.append(exists().where(*they))
            theirs = exists().where(*they, seats.c.place == 1)
        # Who has won is known of those that are settled.
        await self.lists.settle_late(and_(*shared))
        listed = await self.lists.of(and_(*shared, *_fitting(sought, won)), (), user, _PIECE + 1)
        async with self.lists.database.read() as connection:
            tallies = await _tallies(connection, and_(*shared), won, theirs)
            people = [] if beside else await _people(connection, user)
        return History(
            name=beside.name if beside else user.name,
            tables=listed[:_PIECE],
            more=len(listed) > _PIECE,
            tallies=tallies,
            people=people,
        )


def _fitting(sought: Sought, won: ColumnElement[bool]) -> list[ColumnElement[bool]]:
    """What a table must be to be found."""
    which: list[ColumnElement[bool]] = []
    if sought.game is not None:
        which.append(tables.c.game == sought.game)
    if sought.outcome == "ended":
        which.append(tables.c.state == "ended")
    elif sought.outcome is not None:
        which += [tables.c.state == "finished", won if sought.outcome == "won" else ~won]
    if sought.player:
        named = seats.c.name.icontains(sought.player, autoescape=True)
        which.append(exists().where(seats.c.table_id == tables.c.id, named))
    if sought.before is not None:
        which.append(tables.c.changed < sought.before)
    return which


async def _tallies(
    connection: AsyncConnection,
    which: ColumnElement[bool],
    won: ColumnElement[bool],
    theirs: ColumnElement[bool] | None,
) -> list[GameTally]:
    """Game by game, those of these tables that came to their end by the rules and are settled."""
    wins = [func.sum(case((one, 1), else_=0)) for one in (won, theirs) if one is not None]
    is_settled = and_(tables.c.state == "finished", tables.c.settled == tables.c.number)
    found = await connection.execute(
        select(tables.c.game, func.count(), *wins)
        .where(which, is_settled)
        .group_by(tables.c.game)
        .order_by(tables.c.game)
    )
    return [
        GameTally(game=game, played=played, won=int(mine), theirs=int(others[0]) if others else None)
        for game, played, mine, *others in found
    ]


async def _people(connection: AsyncConnection, user: User) -> list[Companion]:
    """With whom this person has played most of late, by the name they had; each with the newest table of both."""
    sat = select(seats.c.table_id).where(seats.c.user_id == user.id)
    found = await connection.execute(
        select(seats.c.user_id, seats.c.name, seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id.in_(sat), seats.c.user_id != user.id, tables.c.state.in_(OVER))
        .order_by(tables.c.changed.desc(), seats.c.seat)
        .limit(_MOST_MET)
    )
    met: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for row in found:
        met.setdefault((row.user_id, row.name), []).append((row.table_id, row.seat))
    most = sorted(met.items(), key=lambda one: -len(one[1]))[:_MOST_PEOPLE]
    return [Companion(name=name, table=at[0][0], seat=at[0][1], played=len(at)) for (_, name), at in most]
