"""SQLite connections that answer at once. A statement takes microseconds, handing it to a thread and back far more:
with a dozen statements a move that was most of the server's time. Only what may have to wait goes to the thread."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiosqlite

# How every connection is set. Checkpoints are made beside the loop (see `checkpoints`); where nobody makes them, in a
# command that writes much, the log does not grow for ever.
PRAGMAS: Final = ("journal_mode=WAL", "foreign_keys=ON", "wal_autocheckpoint=20000")
# By whether commits wait for the disk.
SYNCHRONOUS: Final = ("synchronous=NORMAL", "synchronous=FULL")

# What takes the write lock, for which another process may have to be waited for.
LOCK = "BEGIN IMMEDIATE"


class DirectConnection(aiosqlite.Connection):
    """Runs statements where they are asked for, except for the lock, and for commits that wait for the disk."""

    is_durable = False

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        waits = bool(args) and args[0] == LOCK
        if waits or self._connection is None or (self.is_durable and fn == self._conn.commit):
            return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return fn(*args, **kwargs)


async def connect(path: str, *, durable: bool) -> aiosqlite.Connection:
    """An open connection to the file; one that is made now is its owner's alone, as is what SQLite lays beside it."""
    if path != ":memory:" and Path(path).parent.is_dir():
        Path(path).touch(mode=0o600)
    connection = DirectConnection(partial(sqlite3.connect, path, check_same_thread=False), iter_chunk_size=64)
    connection.is_durable = durable
    connection._thread.daemon = True
    return await connection
