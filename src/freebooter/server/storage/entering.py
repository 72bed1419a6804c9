"""The short way of a move into the log: one row, entered by plain SQL if the table stands just as memory says.

Everything that would refuse it is asked in the same statement: the row before it, the table's version and state, the
session, and whether it holds the seat. If anything is otherwise nothing is written, and the move goes the general way.
"""

import asyncio
import re
import sqlite3
from abc import ABC, abstractmethod
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
    """One transaction without a pause on a connection of its own, under the turn of all that write."""

    _ENTER = f"{_INSERT} VALUES (:table_id, :number, :key, :body, :time)"

    def __init__(self, path: str, turn: asyncio.Lock, *, durable: bool) -> None:
        self._path = path
        self._turn = turn
        self._durable = durable
        self._connection: sqlite3.Connection | None = None

    async def enter(self, entry: LogEntry) -> bool:
        async with self._turn:
            # Whoever waits for the disk does not let everybody else wait too.
            return await asyncio.to_thread(self._enter, entry) if self._durable else self._enter(entry)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _enter(self, entry: LogEntry) -> bool:
        if self._connection is None:
            self._connection = self._connect()
        connection, values = self._connection, msgspec.structs.asdict(entry)
        try:
            connection.execute(LOCK)
            entered = connection.execute(_UPDATE, values).rowcount == 1
            if entered:
                connection.execute(self._ENTER, values)
            connection.execute("COMMIT")
            return entered
        except sqlite3.Error:
            # Another process has the lock, the key has been used, or the disk is full: the general way says which.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return False

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
