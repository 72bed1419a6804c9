"""Checkpoints of SQLite: what stands in the write-ahead log is copied into the database, beside the event loop.

A commit that does it by itself, every thousand pages, took 21 ms in the middle of somebody's move.
"""

import asyncio
import contextlib
import sqlite3
from typing import Final

import structlog

_EVERY: Final = 5.0
# So many pages of the log, and it is begun anew; while somebody writes without a pause it would only grow.
_LONG: Final = 4000

log = structlog.get_logger("freebooter.storage")


class Checkpoints:
    """Makes them from time to time."""

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        """`turn` is that of all that write."""
        self._path = path
        self._turn = turn
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            try:
                if await asyncio.to_thread(self._checkpoint, "PASSIVE") > _LONG:
                    # Nearly all is copied by now: whoever writes waits for the rest alone.
                    async with self._turn:
                        await asyncio.to_thread(self._checkpoint, "RESTART")
            except sqlite3.Error as error:
                log.warning("no checkpoint", error=str(error))

    def _checkpoint(self, kind: str) -> int:
        """How many pages the log has."""
        with contextlib.closing(sqlite3.connect(self._path, timeout=1)) as connection:
            return int(connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchone()[1])
