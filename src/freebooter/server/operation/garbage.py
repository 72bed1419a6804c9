"""Garbage collection of a serving process: what lives long is set apart, and all of it is looked through by the clock.

Left alone, the collector looks through every match and every socket whenever enough new ones have come, in the middle
of somebody's move: that took 137 ms with 200 tables.
"""

import asyncio
import contextlib
import gc
import time
from typing import Final

# How many new objects, and how many rounds of those, make the collector look at the young; the old it leaves to us.
_THRESHOLDS: Final = (10_000, 10, 1_000_000)
# So often, in seconds, what has come to stay is set apart: it takes a millisecond or two, since little is new. Every
# half minute was too rare: with 200 tables that had just come it took 115 ms.
_EVERY: Final = 2.0
# Closed sockets and forgotten matches lie about until all is looked through, which takes a tenth of a second or two.
# Whether it is time for that is asked every minute: when there is half as much again, else after ten minutes when
# hardly anything of a second was used, and in any case after an hour.
_ASKED: Final = 60.0
_WHOLE: Final = 600.0
_AT_LAST: Final = 3600.0
_LULL: Final = 0.03


class Garbage:
    """Collects it, rarely."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._usual = gc.get_threshold()
        # How much was set apart at the last full look.
        self._apart = 0

    def open(self) -> None:
        """Set apart all that is there, once everything is loaded, and begin to look through what comes."""
        gc.set_threshold(*_THRESHOLDS)
        self.collect()
        gc.enable()
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
        self._apart = gc.get_freeze_count()

    def set_apart(self) -> None:
        """Look through what is new since the last time, and set apart what stays of it."""
        gc.collect()
        gc.freeze()

    async def _keep(self) -> None:
        last = asked = time.monotonic()
        while True:
            await asyncio.sleep(_EVERY)
            self.set_apart()
            now = time.monotonic()
            if now - asked < _ASKED:
                continue
            asked = now
            if self._has_grown() or now - last >= _AT_LAST or (now - last >= _WHOLE and await self._is_quiet()):
                self.collect()
                last = now

    def _has_grown(self) -> bool:
        """Whether half as much again is set apart as at the last full look: new tables, or sockets closed since."""
        return 2 * gc.get_freeze_count() > 3 * self._apart

    async def _is_quiet(self) -> bool:
        """Whether this process does next to nothing for a second: nobody's move falls into what follows."""
        spent = time.process_time()
        await asyncio.sleep(1.0)
        return time.process_time() - spent < _LULL
