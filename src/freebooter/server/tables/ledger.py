"""The one way to a table: looked at as the log stands, or changed in one transaction that is told of afterwards."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.journal import Row, write_head, write_row
from freebooter.core.match import Match, Played
from freebooter.server.live.bus import Bus, Hint
from freebooter.server.storage.database import Database
from freebooter.server.storage.entering import LogEntry
from freebooter.server.storage.schema import rows, seats, tables
from freebooter.server.tables.access import Access, read_access
from freebooter.server.tables.clocks import clocks_for
from freebooter.server.tables.entry import TableEntry, read_entry
from freebooter.server.tables.running import Memory, Running
from freebooter.server.tables.setup import MOST_ROWS

# Enters a new table.
MakeTable: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]

# Tables whose seats are kept in memory, to be used while their version stands.
_MOST_KNOWN = 10_000


class Change:
    """A table inside the transaction that changes it. Whatever raises undoes all of it."""

    def __init__(self, connection: AsyncConnection, entry: TableEntry, memory: Memory) -> None:
        self.connection = connection
        self.entry = entry
        self.touched = False
        self._memory = memory
        self._running: Running | None = None

    async def running(self) -> Running:
        """The match, caught up with the log."""
        if self._running is None:
            self._running = await self._memory.at(self.connection, self.entry)
        return self._running

    async def access(self, session: bytes) -> Access:
        """What whoever has this session may do here."""
        return await read_access(self.connection, self.entry, session)

    async def append(self, row: Row, key: str) -> None:
        """Enter a row that the match has just made."""
        running = await self.running()
        now = time.time()
        running.note(row, now)
        await self.connection.execute(
            insert(rows).values(table_id=self.entry.id, number=row.number, key=key, body=write_row(row), created=now)
        )
        self.entry = entry = after(self.entry, row, running.match.asks, now)
        await self.update(
            number=entry.number,
            asks=entry.asks,
            state=entry.state,
            bot_asked=entry.is_bot_asked,
            changed=entry.changed,
        )
        if entry.state == "ended":
            await self.touch()

    async def start(self, match: Match) -> None:
        """Begin the log with a match that has just been set up."""
        running = Running(match, clocks_for(self.entry.setup.clock, len(match.seats)))
        await self.update(head=write_head(match.head), filled=None)
        self.entry = msgspec.structs.replace(self.entry, head=match.head)
        self._running = running
        self._memory.keep(self.entry.id, running)
        await self.append(match.rows[0], "start")
        await self.touch()

    async def touch(self) -> None:
        """Something besides the rows has changed: seats, votes or the table itself. Reads it again."""
        await self.update(version=self.entry.version + 1)
        self.entry = await read_entry(self.connection, self.entry.id)
        await self.update(bot_asked=self.entry.is_bot_asked)
        self.touched = True

    async def update(self, **values: object) -> None:
        """Write columns of the table."""
        await self.connection.execute(update(tables).where(tables.c.id == self.entry.id).values(**values))

    async def update_seat(self, seat: int, **values: object) -> None:
        """Write columns of a seat; `touch` follows."""
        await self.connection.execute(
            update(seats).where(seats.c.table_id == self.entry.id, seats.c.seat == seat).values(**values)
        )


class Ledger:
    """All tables, by id. Work on one table waits its turn in this process, and its lock across processes."""

    def __init__(
        self, database: Database, bus: Bus, memory: Memory, written: Callable[[TableEntry, int], None]
    ) -> None:
        """`written` is called after each commit of rows, with the seats that were asked before it, as bits."""
        self.written = written
        self.database = database
        self.bus = bus
        self.memory = memory
        # Tells the rooms of this process of rows that have just been committed; it never raises.
        self.tell: Callable[[TableEntry, Running], None] = lambda _entry, _running: None
        self._known: OrderedDict[str, TableEntry] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn(self, table_id: str) -> asyncio.Lock:
        """Whoever holds it is alone with this table's match in memory."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def change(self, table_id: str, make: MakeTable | None = None) -> AsyncIterator[Change]:
        """Change a table: one transaction, committed first, told of afterwards. A new table is made in it first."""
        before = -1
        asked = 0
        async with self.turn(table_id):
            try:
                async with self.database.write() as connection:
                    if make is not None:
                        await make(connection)
                    change = Change(connection, await self._entry(connection, table_id, lock=True), self.memory)
                    before = change.entry.number
                    asked = change.entry.asks
                    yield change
            except BaseException:
                held = self.memory.peek(table_id)
                if held is not None and held.number != before:
                    # The match holds rows that were perhaps not written.
                    self.memory.forget(table_id)
                raise
            has_rows = change.entry.number != before
            self._know(change.entry)
            if has_rows:
                self.written(change.entry, asked)
                self.tell(change.entry, await change.running())
        if has_rows or change.touched:
            await self.bus.publish(Hint(table_id, is_told=not change.touched))

    def held(self, table_id: str) -> tuple[TableEntry, Running] | None:
        """The table and its match as memory has them, if it has both: inside the table's turn. The log may be ahead."""
        entry, running = self._known.get(table_id), self.memory.peek(table_id)
        if entry is None or running is None or running.number != entry.number or running.match.head != entry.head:
            return None
        return entry, running

    async def enter(self, entry: TableEntry, running: Running, played: Played, key: str, session: bytes | None) -> bool:
        """The short way, inside the table's turn: enter what was played on what memory holds, if the log stands like
        it and the session, where there is one, holds the seat. Whether it was entered; then everybody is told."""
        row, now = played.row, time.time()
        hint = Hint(entry.id, is_told=True)
        new = after(entry, row, running.match.game.asks(played.state), now)
        if new.state == "ended":
            # Of that the whole table is told, which the general way does.
            return False
        entering = LogEntry(
            table_id=entry.id,
            number=row.number,
            key=key,
            body=write_row(row),
            time=now,
            asks=new.asks,
            state=new.state,
            bot_asked=new.is_bot_asked,
            version=entry.version,
            seat=row.seat,
            session=session,
            hint=self.bus.text(hint),
        )
        if not await self.database.entrance.enter(entering):
            return False
        running.match.enter(played)
        running.note(row, now)
        self.memory.keep(entry.id, running)
        self._know(new)
        self.written(new, entry.asks)
        self.tell(new, running)
        self.bus.tell(hint)
        return True

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncIterator[tuple[TableEntry, Running | None]]:
        """The table as the log stands; the match may be read inside the block. None before it starts."""
        async with self.turn(table_id):
            async with self.database.read() as connection:
                entry = await self._entry(connection, table_id)
                running = None if entry.head is None else await self.memory.at(connection, entry)
            yield entry, running

    @asynccontextmanager
    async def look_as(
        self, table_id: str, session: bytes | None
    ) -> AsyncIterator[tuple[TableEntry, Running | None, Access]]:
        """The same, and what whoever has the session may do here: read together. Whoever may not even look is refused
        before a match is loaded for them."""
        async with self.turn(table_id):
            async with self.database.read() as connection:
                entry = await self._entry(connection, table_id)
                access = await read_access(connection, entry, session)
                access.check_look()
                running = None if entry.head is None else await self.memory.at(connection, entry)
            if running is not None and session is not None:
                running.note_seats(entry.version, session, access.seats)
            yield entry, running, access

    async def _entry(self, connection: AsyncConnection, table_id: str, *, lock: bool = False) -> TableEntry:
        entry = await read_entry(connection, table_id, lock=lock, known=self._known.get(table_id))
        self._know(entry)
        return entry

    def _know(self, entry: TableEntry) -> None:
        self._known[entry.id] = entry
        self._known.move_to_end(entry.id)
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def after(entry: TableEntry, row: Row, asks: tuple[int, ...], time: float) -> TableEntry:
    """The table as it stands after a row, which asks these seats; with its last row it is over in any case."""
    is_full = row.number >= MOST_ROWS - 1
    return msgspec.structs.replace(
        entry,
        number=row.number,
        asks=0 if is_full else sum(1 << seat for seat in asks),
        state="finished" if not asks else "ended" if is_full else "playing",
        changed=time,
    )
