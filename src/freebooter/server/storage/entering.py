"""The short way of a move into the log: one row, entered by plain SQL if the table stands just as memory says.

Everything that would refuse it is asked in the same statement: the row before it, the table's version and state, the
session, and whether it holds the seat. If anything is otherwise nothing is written, and the move goes the general way.
"""

import asyncio
import re
import sqlite3
from abc import ABC, abstractmethod
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final

import asyncpg
import msgspec
from msgspec import Struct

from freebooter.server.storage.direct import LOCK, PRAGMAS, SYNCHRONOUS

# On which the processes of a server hear that a table has changed.
CHANNEL: Final = "freebooter"
# Connections of one process to PostgreSQL for this alone.
_CONNECTIONS: Final = 10

_HELD: Final = """
    SELECT 1 FROM sessions JOIN grants ON grants.user_id = sessions.user_id
    WHERE sessions.token_hash = :session AND sessions.expires > :time
    AND grants.table_id = tables.id AND grants.role = 'seat' AND grants.seat = :seat
"""
_UPDATE: Final = f"""
    UPDATE tables SET number = :number, asks = :asks, state = :state, bot_asked = :bot_asked, changed = :time
    WHERE id = :table_id AND number = :number - 1 AND version = :version AND state = 'playing'
    AND (EXISTS ({_HELD}) OR :session IS NULL)
"""
_INSERT: Final = "INSERT INTO rows (table_id, number, key, body, created)"


class LogEntry(Struct, frozen=True, kw_only=True):
    """A row to be entered, and how the table stands after it. It holds while the row before it is the last, the table
    has this `version`, and this session holds the seat; None for a bot of the house's own, which has no session."""

    table_id: str
    number: int
    key: str
    body: str
    time: float
    asks: int
    state: str
    bot_asked: bool
    version: int
    seat: int
    session: bytes | None
    # What other processes are told of it.
    hint: str


class Entrance(ABC):
    """Where rows are entered."""

    @abstractmethod
    async def enter(self, entry: LogEntry) -> bool:
        """Whether it was entered, and is committed. Raises if the connection was lost: then nobody knows."""

    @abstractmethod
    async def close(self) -> None:
        """Enter nothing more."""


class SqliteEntrance(Entrance):
    """Transactions on a connection of its own, under the turn of all that write. Where they wait for the disk they do
    so in a thread, and whatever comes meanwhile is entered together, in the next one."""

    _ENTER = f"{_INSERT} VALUES (:table_id, :number, :key, :body, :time)"

    def __init__(self, path: str, turn: asyncio.Lock, *, durable: bool) -> None:
        self._path = path
        self._turn = turn
        self._durable = durable
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[LogEntry, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        # Of its own: whatever else is done beside the event loop, moves do not wait for it.
        self._thread = ThreadPoolExecutor(1, "moves") if durable else None

    async def enter(self, entry: LogEntry) -> bool:
        if self._thread is None:
            async with self._turn:
                return self._enter([entry])[0]
        entered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, entered))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write(self._thread))
        return await entered

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._thread is not None:
            self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def _write(self, thread: Executor) -> None:
        """Enter what waits, all of it at once, until nothing does."""
        while self._waiting:
            async with self._turn:
                group, self._waiting = self._waiting, []
                entries = [entry for entry, _ in group]
                try:
                    entered = await asyncio.get_running_loop().run_in_executor(thread, self._enter, entries)
                except Exception as error:
                    for _, told in group:
                        if not told.done():
                            told.set_exception(error)
                    continue
            for (_, told), is_entered in zip(group, entered, strict=True):
                if not told.done():
                    told.set_result(is_entered)

    def _enter(self, entries: list[LogEntry]) -> list[bool]:
        """Which of these were entered. If another process has the lock or the disk is full none are, and the general
        way says why."""
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        try:
            connection.execute(LOCK)
            entered = [self._enter_one(connection, entry) for entry in entries]
            connection.execute("COMMIT")
            return entered
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [False] * len(entries)

    def _enter_one(self, connection: sqlite3.Connection, entry: LogEntry) -> bool:
        values = msgspec.structs.asdict(entry)
        connection.execute("SAVEPOINT entry")
        try:
            is_entered = connection.execute(_UPDATE, values).rowcount == 1
            if is_entered:
                connection.execute(self._ENTER, values)
        except sqlite3.IntegrityError:
            # The key has been used: this one is taken back, and the others of its group stand.
            connection.execute("ROLLBACK TO entry")
            is_entered = False
        connection.execute("RELEASE entry")
        return is_entered

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        for pragma in (*PRAGMAS, SYNCHRONOUS[self._durable]):
            connection.execute(f"PRAGMA {pragma}")
        return connection


class PostgresEntrance(Entrance):
    """One statement that commits itself and tells the other processes."""

    _NAMES: Final = LogEntry.__struct_fields__
    _ENTER: Final = re.sub(
        r"(?<!:):(\w+)",
        lambda found: f"${LogEntry.__struct_fields__.index(found[1]) + 1}",
        f"WITH held AS ({_UPDATE} RETURNING id), entered AS ("
        f"{_INSERT} SELECT id, :number, :key, :body, :time FROM held RETURNING number)"
        f" SELECT number, pg_notify('{CHANNEL}', :hint) FROM entered",
    )

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._free: list[asyncpg.Connection] = []
        self._places = asyncio.Semaphore(_CONNECTIONS)

    async def enter(self, entry: LogEntry) -> bool:
        async with self._places:
            connection = self._free.pop() if self._free else await asyncpg.connect(self._dsn, timeout=5)
            try:
                entered = await connection.fetchval(self._ENTER, *msgspec.structs.astuple(entry))
            except asyncpg.UniqueViolationError:
                entered = None
            except BaseException:
                connection.terminate()
                raise
            self._free.append(connection)
        return entered is not None

    async def close(self) -> None:
        while self._free:
            await self._free.pop().close(timeout=2)
