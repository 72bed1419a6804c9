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

from freebooter.core.journal import Row
from freebooter.core.match import Match
from freebooter.server.live.bus import Bus
from freebooter.server.storage.database import Database
from freebooter.server.storage.heads import head_of, write_head
from freebooter.server.storage.schema import rows, seats, tables
from freebooter.server.tables.clocks import clocks_for
from freebooter.server.tables.entry import TableEntry, read_entry
from freebooter.server.tables.running import Memory, Running

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

    async def append(self, row: Row, key: str) -> None:
        """Enter a row that the match has just made."""
        running = await self.running()
        now = time.time()
        running.note(row, now)
        body = msgspec.json.encode(row).decode()
        await self.connection.execute(
            insert(rows).values(table_id=self.entry.id, number=row.number, key=key, body=body, created=now)
        )
        match = running.match
        asks = sum(1 << seat for seat in match.asks)
        state = "finished" if match.is_over else "playing"
        await self.update(number=row.number, asks=asks, state=state, bot_asked=self._is_bot_asked(asks), changed=now)
        self.entry = msgspec.structs.replace(self.entry, number=row.number, asks=asks, state=state)

    async def start(self, match: Match, seed: bytes) -> None:
        """Begin the log with a match that has just been set up."""
        head = write_head(head_of(match.journal()))
        running = Running(match, clocks_for(self.entry.setup.clock, len(match.seats)), head)
        await self.update(head=head, seed=seed)
        self.entry = msgspec.structs.replace(self.entry, head=head)
        self._running = running
        self._memory.keep(self.entry.id, running)
        await self.append(match.rows[0], "start")
        await self.touch()

    async def touch(self) -> None:
        """Something besides the rows has changed: seats, votes or the table itself. Reads it again."""
        await self.update(version=self.entry.version + 1)
        self.entry = await read_entry(self.connection, self.entry.id)
        await self.update(bot_asked=self._is_bot_asked(self.entry.asks))
        self.touched = True

    async def update(self, **values: object) -> None:
        """Write columns of the table."""
        await self.connection.execute(update(tables).where(tables.c.id == self.entry.id).values(**values))

    async def update_seat(self, seat: int, **values: object) -> None:
        """Write columns of a seat; `touch` follows."""
        await self.connection.execute(
            update(seats).where(seats.c.table_id == self.entry.id, seats.c.seat == seat).values(**values)
        )

    def _is_bot_asked(self, asks: int) -> bool:
        return any((asks >> seat.seat) & 1 and seat.player is not None for seat in self.entry.seats)


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
        self._known: OrderedDict[str, TableEntry] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _turn(self, table_id: str) -> asyncio.Lock:
        return self._turns.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def change(self, table_id: str, make: MakeTable | None = None) -> AsyncIterator[Change]:
        """Change a table: one transaction, committed first, told of afterwards. A new table is made in it first."""
        turn = self._turn(table_id)
        before = -1
        asked = 0
        async with turn:
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
        if change.entry.number != before:
            self.written(change.entry, asked)
        if change.entry.number != before or change.touched:
            await self.bus.publish(table_id)

    @asynccontextmanager
    async def look(self, table_id: str) -> AsyncIterator[tuple[TableEntry, Running | None]]:
        """The table as the log stands; the match may be read inside the block. None before it starts."""
        async with self._turn(table_id):
            async with self.database.read() as connection:
                entry = await self._entry(connection, table_id)
                running = None if entry.head is None else await self.memory.at(connection, entry)
            yield entry, running

    async def _entry(self, connection: AsyncConnection, table_id: str, *, lock: bool = False) -> TableEntry:
        entry = await read_entry(connection, table_id, lock=lock, known=self._known.get(table_id))
        self._known[table_id] = entry
        self._known.move_to_end(table_id)
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return entry
