"""Limits on how often one person or address may do something."""

import time
from collections import OrderedDict
from typing import Final

from freebooter.server.errors import TooMany

# Per kind: how many at once, and how many a second in the long run.
RATES: Final[dict[str, tuple[float, float]]] = {
    "guest": (20, 0.2),
    "login": (10, 0.1),
    # Of one account, from wherever it is tried.
    "account": (10, 0.05),
    "create": (20, 0.2),
    "move": (60, 20),
    "look": (120, 40),
    # A long game is looked back at in a dozen pieces, each of which is replayed.
    "past": (12, 2),
    # Everything a viewer was ever told, in one piece.
    "read": (20, 4),
    # Messages of one person's sockets, whatever they say.
    "socket": (200, 40),
    "think": (10, 1),
    "chat": (6, 0.7),
    "link": (20, 0.5),
    # By address: each may send a letter to somebody who never asked for one.
    "letter": (5, 0.005),
}
_MOST = 50_000


class RateLimits:
    """Buckets that fill by time and empty by use, one for each kind of deed and whoever does it."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def use(self, kind: str, who: str) -> None:
        """Count one deed; refuse it if there were too many."""
        if not self._on:
            return
        most, rate = RATES[kind]
        now = time.monotonic()
        left, since = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - since) * rate)
        if left < 1:
            self._buckets[kind, who] = (left, now)
            raise TooMany("too-many", f"too many requests; wait {1 / rate:.0f} s", wait=round((1 - left) / rate, 1))
        self._buckets[kind, who] = (left - 1, now)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
