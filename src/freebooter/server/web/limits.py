"""Limits on how often one person or address may do something, and on how much of it goes on at the same time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Final

from freebooter.server.errors import TooMany
from freebooter.server.operation.caps import reached

# Per kind: how many at once, and how many a second in the long run.
RATES: Final[dict[str, tuple[float, float]]] = {
    "guest": (20, 0.2),
    # The same, in the long run.
    "crowd": (300, 0.003),
    "login": (10, 0.1),
    # Of one account, from wherever it is tried.
    "account": (10, 0.05),
    "create": (20, 0.2),
    # By address, whoever makes them there.
    "tables": (100, 0.5),
    "move": (60, 20),
    "look": (120, 40),
    # A long game is looked back at in a dozen pieces, each of which is replayed.
    "past": (12, 2),
    # What a viewer was told, in pieces that count by their size.
    "read": (20, 4),
    # Rows that are told again, to whoever comes back or says that some were lost.
    "resume": (1000, 50),
    # Messages of one person's sockets, whatever they say.
    "socket": (200, 40),
    "think": (10, 1),
    "chat": (6, 0.7),
    "link": (20, 0.5),
    # By address: each is to be read by somebody.
    "report": (5, 0.005),
    # By address: each may send a letter to somebody who never asked for one.
    "letter": (5, 0.005),
}
_MOST = 50_000
# How many sockets may be open, of one person and of one address.
SOCKETS: Final = {"person": 60, "address": 500}


class RateLimits:
    """Buckets that fill by time and empty by use, one for each kind of deed and whoever does it."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def use(self, kind: str, who: str, cost: float = 1.0) -> None:
        """Count one deed, or as many as it is worth; refuse it if there were too many. What costs more than all that
        is granted at once is granted to whoever has not asked for long."""
        if not self._on:
            return
        most, rate = RATES[kind]
        now = time.monotonic()
        left, since = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - since) * rate)
        cost = min(cost, most)
        if left < cost:
            self._buckets[kind, who] = (left, now)
            reached(kind)
            raise TooMany("too-many", f"too many requests; wait {1 / rate:.0f} s", wait=round((cost - left) / rate, 1))
        self._buckets[kind, who] = (left - cost, now)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)


class Sockets:
    """How many are open, of each person and each address."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, **whose: str) -> Iterator[None]:
        """Count one more socket of this `person` and this `address`; refuse it if there are too many."""
        if not self._on:
            yield
            return
        for kind, who in whose.items():
            if self._open[kind, who] >= SOCKETS[kind]:
                reached(f"sockets of one {kind}")
                raise TooMany("too-many", "too many connections are open; close some of them")
        self._open.update(whose.items())
        try:
            yield
        finally:
            self._open.subtract(whose.items())
            for key in whose.items():
                if not self._open[key]:
                    del self._open[key]


def network_of(host: str) -> str:
    """The address that limits count. Who has one address of IPv6 has all of its network of 64 bits."""
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if known.version == 4 or known.is_loopback:
        return str(known)
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
