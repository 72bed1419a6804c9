"""A match in memory, as far as the log goes, with the times of its rows."""

from collections import OrderedDict
from functools import cached_property

from msgspec import Raw
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.actions import Action
from freebooter.core.catalogue import find_game
from freebooter.core.events import Event
from freebooter.core.journal import Row, read_row
from freebooter.core.match import Match
from freebooter.core.message import Message
from freebooter.core.table import SPECTATOR
from freebooter.server.errors import Conflict
from freebooter.server.storage.schema import rows, tables
from freebooter.server.tables.clocks import Clocks, clocks_for
from freebooter.server.tables.entry import TableEntry

# Sentences of events that are kept until the next row.
_MOST_SAID = 64


class Running:
    """A match that is caught up with the log, and the clocks that follow from when its rows were written."""

    def __init__(self, match: Match, clocks: Clocks | None) -> None:
        self.match = match
        self.clocks = clocks
        self.times: list[float] = []
        # By seat: the question that was put to it last, what it may do, and that as it is sent.
        self.asked: dict[int, tuple[int, list[Action], Raw, Raw]] = {}
        self._said: dict[int, tuple[Event, Message]] = {}
        # By session: the seats that it was found to hold, when the table had this version.
        self._seats: dict[bytes, tuple[int, ...]] = {}
        self._seats_at = -1

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.match.rows) - 1

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The team of every seat, where the game's view names teams and some seats share one; else nothing. Teams stay
        as they are, so one view of the match says it."""
        teams: tuple[int, ...] = getattr(self.match.view(SPECTATOR), "teams", ())
        return teams if len(set(teams)) < len(teams) else ()

    def say(self, event: Event) -> Message:
        """How an event is said: found once for all who are told of it."""
        said = self._said.get(id(event))
        if said is None:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            said = self._said[id(event)] = event, self.match.game.tell_event(event)
        return said[1]

    def note_seats(self, version: int, session: bytes, seats: tuple[int, ...]) -> None:
        """The session holds these seats, while the table has this version."""
        if version != self._seats_at:
            self._seats_at = version
            self._seats.clear()
        if seats:
            self._seats[session] = seats

    def is_held(self, version: int, session: bytes, seat: int) -> bool:
        """Whether the session was found to hold this seat and may still: whether it does the log says."""
        return version == self._seats_at and seat in self._seats.get(session, ())

    def follow(self, row: Row, time: float, *, check: bool) -> None:
        """Go one row on that stands in the log."""
        self.match.follow(row, check=check)
        self.note(row, time)

    def note(self, row: Row, time: float) -> None:
        """The match has gone one row on, which was written at this time."""
        self.times.append(time)
        self._said.clear()
        for seat in [seat for seat in self.asked if seat not in self.match.asks]:
            del self.asked[seat]
        if self.clocks is not None:
            self.clocks.note(row, [self.match.question(seat) for seat in range(len(self.match.seats))], time)


class Memory:
    """The matches in memory: a cache of the log, the least recently used forgotten first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._held: OrderedDict[str, Running] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def peek(self, table_id: str) -> Running | None:
        """What is in memory, however old."""
        return self._held.get(table_id)

    def keep(self, table_id: str, running: Running) -> None:
        self._held[table_id] = running
        self._held.move_to_end(table_id)
        while len(self._held) > self._size:
            self._held.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """What is in memory may differ from the log: read it again next time."""
        self._held.pop(table_id, None)

    async def at(self, connection: AsyncConnection, entry: TableEntry) -> Running:
        """The match of a started table, caught up with the log as this connection sees it."""
        if entry.head is None:
            raise Conflict("not-started", "this table has not started yet")
        running = self._held.get(entry.id)
        if running is not None and running.match.head != entry.head:
            # Somebody's name was taken out of it.
            running = None
        if running is not None and running.number > entry.number:
            # Memory may be ahead of a reader that began before the last commit; the log itself decides.
            logged = await connection.scalar(select(tables.c.number).where(tables.c.id == entry.id))
            if logged is not None and logged < running.number:
                self.forget(entry.id)
                running = None
        if running is None:
            running = await _load(connection, entry)
        elif running.number < entry.number:
            try:
                for row, time in await _rows_after(connection, entry.id, running.number):
                    if row.number == running.number + 1:
                        running.follow(row, time, check=True)
            except BaseException:
                self.forget(entry.id)
                raise
        self.keep(entry.id, running)
        return running


async def _load(connection: AsyncConnection, entry: TableEntry) -> Running:
    """Replay the log. Only the last digest is compared: each was when its row was written."""
    seed = await connection.scalar(select(tables.c.seed).where(tables.c.id == entry.id))
    head = entry.head
    assert head is not None
    assert seed is not None
    running = Running(
        Match.load(find_game(head.game), head, [], bytes(seed)), clocks_for(entry.setup.clock, len(head.seats))
    )
    logged = await _rows_after(connection, entry.id, -1)
    for row, time in logged:
        running.follow(row, time, check=row.number == len(logged) - 1)
    return running


async def _rows_after(connection: AsyncConnection, table_id: str, number: int) -> list[tuple[Row, float]]:
    found = await connection.execute(
        select(rows.c.body, rows.c.created)
        .where(rows.c.table_id == table_id, rows.c.number > number)
        .order_by(rows.c.number)
    )
    return [(read_row(body), created) for body, created in found]
