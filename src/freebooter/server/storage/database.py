"""The database behind one URL: transactions that write, connections that read, alike on SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from freebooter.core.errors import FreebooterError
from freebooter.server.storage.checkpoints import Checkpoints
from freebooter.server.storage.direct import LOCK, PRAGMAS, SYNCHRONOUS, connect
from freebooter.server.storage.entering import Entrance, PostgresEntrance, SqliteEntrance

R = TypeVar("R")

# A lost connection is tried again this often, with growing pauses: a restart of the engine takes a second or two.
_TRIES = 6
_FIRST_PAUSE = 0.1


class BadDatabase(FreebooterError):
    """A database URL that is neither SQLite nor PostgreSQL, or a database that cannot be used as it is."""


class Database:
    """Where everything is kept. `write` is a transaction, `read` a connection of the pool for reads.

    Errors name their statement without what was put into it: that may be a seed, and errors are logged.
    """

    def __init__(self, url: str, *, durable: bool = False) -> None:
        """Open it; `durable` lets SQLite wait for the disk at every commit, not only at checkpoints."""
        self.url = async_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self._durable = durable
        if self.is_sqlite:
            # One writer at a time is what SQLite can do; readers have their own connections and never wait for it.
            turn, path = asyncio.Lock(), self._path
            self._writer = self._sqlite_engine(pool_size=1, begin=LOCK)
            self._reader = self._sqlite_engine(pool_size=4, begin="BEGIN")
            self._turn: asyncio.Lock | None = turn
            self.entrance: Entrance = SqliteEntrance(path, turn, durable=durable)
            self._checkpoints: Checkpoints | None = Checkpoints(path, turn)
        else:
            self._writer = create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )
            self._reader = self._writer
            self._turn = None
            self.entrance = PostgresEntrance(plain_url(self.url))
            self._checkpoints = None

    @property
    def _path(self) -> str:
        return make_url(self.url).database or ":memory:"

    def _sqlite_engine(self, pool_size: int, begin: str, *, foreign_keys: bool = True) -> AsyncEngine:
        durable = self._durable
        path = self._path
        engine = create_async_engine(
            self.url,
            pool_size=pool_size,
            max_overflow=0,
            pool_timeout=60,
            hide_parameters=True,
            async_creator=lambda: connect(path, durable=durable),
        )

        def prepare(connection: Any, _record: object) -> None:
            # Transactions are begun by us, so that writers begin as writers and never fail on an upgrade of the lock.
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in (*PRAGMAS, SYNCHRONOUS[durable], f"foreign_keys={int(foreign_keys)}", "busy_timeout=10000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        event.listen(engine.sync_engine, "connect", prepare)
        event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, undone if it raises."""
        if self._turn is None:
            async with self._writer.begin() as connection:
                yield connection
        else:
            async with self._turn, self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reshape(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which tables may change their shape.

        SQLite makes a changed table anew and drops the old one; with foreign keys on, all rows that point to it would
        go with it. So they are off here, and looked at before the end.
        """
        if self._turn is None:
            async with self.write() as connection:
                yield connection
            return
        engine = self._sqlite_engine(pool_size=1, begin=LOCK, foreign_keys=False)
        try:
            async with self._turn, engine.begin() as connection:
                yield connection
                if broken := (await connection.exec_driver_sql("PRAGMA foreign_key_check")).scalar():
                    raise BadDatabase(f"rows of {broken} would point to what is not there; nothing was changed")
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries."""
        async with self._reader.connect() as connection:
            yield connection

    async def steadily(self, work: Callable[[], Awaitable[R]]) -> R:
        """Do `work`, again if the connection was lost before it was done. What it writes must bear repeating."""
        pause = _FIRST_PAUSE
        for _ in range(_TRIES - 1):
            try:
                return await work()
            except Exception as error:
                if not is_lost(error):
                    raise
            await asyncio.sleep(pause)
            pause *= 2
        return await work()

    def open(self) -> None:
        """Begin to look after it, in a process that serves."""
        if self._checkpoints is not None:
            self._checkpoints.open()

    async def close(self) -> None:
        if self._checkpoints is not None:
            await self._checkpoints.close()
        await self.entrance.close()
        await self._reader.dispose()
        await self._writer.dispose()


def async_url(url: str) -> str:
    """The URL with the driver we use: `sqlite:///file` and `postgresql://host/name` are what people write."""
    try:
        kind = make_url(url)
    except Exception:
        raise BadDatabase("the database URL cannot be read; it looks like postgresql://user@host/name") from None
    backend = kind.get_backend_name()
    if backend == "sqlite":
        return kind.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if backend in ("postgresql", "postgres"):
        return kind.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    raise BadDatabase(f"{backend} is not supported; there is sqlite and postgresql")


def plain_url(url: str) -> str:
    """The URL of a PostgreSQL as its own driver wants it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def is_lost(error: BaseException) -> bool:
    """Whether this means that the connection went away, or that the engine is not there yet."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated or isinstance(error, InterfaceError):
            return True
        if error.orig is None or isinstance(error.orig, sqlite3.Error):
            return False
        return type(error.orig.__cause__ or error.orig).__name__ in _LOST
    return isinstance(error, OSError) or type(error).__name__ in _LOST


def is_unwritable(error: BaseException) -> bool:
    """Whether this means that nothing can be written, though the engine is there: its disk is full, read-only or
    broken, or somebody else keeps it locked."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        # The lowest eight bits say what it is, the others where it happened.
        return (getattr(cause, "sqlite_errorcode", 0) & 0xFF) in _UNWRITABLE
    return cause is not None and type(cause.__cause__ or cause).__name__ in _UNWRITABLE_THERE


def trouble_of(error: BaseException) -> tuple[str, str] | None:
    """What people are told of a database that cannot do its work just now, as code and sentence; None for other errors.
    Nothing was changed then, and it goes on by itself once the reason is gone."""
    if is_lost(error):
        return "database-away", "the database does not answer at the moment; try again"
    if is_unwritable(error):
        return "cannot-write", "nothing can be written at the moment, and nothing was changed; try again in a while"
    return None


_UNWRITABLE = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    )
)
_UNWRITABLE_THERE = frozenset(("DiskFullError", "ReadOnlySQLTransactionError"))
_LOST = frozenset(
    (
        "AdminShutdownError",
        "CannotConnectNowError",
        "ConnectionDoesNotExistError",
        "ConnectionFailureError",
        "CrashShutdownError",
        "InterfaceError",
    )
)
