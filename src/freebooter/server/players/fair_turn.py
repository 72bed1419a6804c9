"""Turns at what one does at a time, shared fairly: whoever has had the least comes next, not whoever asked most."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

# Of so many people it is remembered how much they have had; those who have had no more than others come first.
_MOST = 1000


class FairTurn:
    """One at a time. People who wait are let in by the seconds they have had, each person's own in their order."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        # How much each has had. Whoever comes anew begins where the one stands who was let in last: having been away
        # saves nothing up.
        self._had: dict[str, float] = {}
        self._level = 0.0

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """The turn, on this person's account."""
        self._had[whose] = max(self._had.get(whose, 0.0), self._level)
        if self._is_taken:
            await self._wait(whose)
        self._is_taken = True
        begun = time.monotonic()
        try:
            yield
        finally:
            self._had[whose] += time.monotonic() - begun
            self._hand_on()

    async def _wait(self, whose: str) -> None:
        let_in = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.cancelled():
                self._waiting[whose].remove(let_in)
                if not self._waiting[whose]:
                    del self._waiting[whose]
            else:
                # Let in and called away in the same moment.
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Let the next one in."""
        self._is_taken = bool(self._waiting)
        if not self._waiting:
            self._had.clear()
            self._level = 0.0
            return
        whose = min(self._waiting, key=self._had.__getitem__)
        line = self._waiting[whose]
        line.popleft().set_result(None)
        if not line:
            del self._waiting[whose]
        self._level = self._had[whose]
        if len(self._had) > _MOST:
            self._had = {one: had for one, had in self._had.items() if had > self._level or one in self._waiting}
            self._had.setdefault(whose, self._level)
