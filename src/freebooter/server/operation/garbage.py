"""Garbage collection of a serving process: what lives long is set apart, and all of it is looked through by the clock.

Left alone, the collector looks through every match and every socket whenever enough new ones have come, in the middle
of somebody's move: that took 137 ms with 200 tables.
"""

import asyncio
import contextlib
import gc
from typing import Final

# How many new objects, and how many rounds of those, make the collector look at the young; the old it leaves to us.
_THRESHOLDS: Final = (10_000, 10, 1_000_000)
# Closed sockets and forgotten matches may lie about for so many seconds.
_EVERY: Final = 600.0


class Garbage:
    """Collects it, rarely."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._usual = gc.get_threshold()

    def open(self) -> None:
        """Set apart all that is there, once everything is loaded."""
        gc.set_threshold(*_THRESHOLDS)
        self.collect()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    def collect(self) -> None:
        """Look through everything, also through what was set apart and has become garbage since."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            self.collect()
