"""Caps that somebody reaches: the log says which, no more than once a minute for each."""

import time
from typing import Final

import structlog

_EVERY: Final = 60.0

log = structlog.get_logger("freebooter.caps")

# When each was last told of, and how often it was reached since.
_told: dict[str, tuple[float, int]] = {}


def reached(cap: str) -> None:
    """Somebody has reached this cap, and is refused. Who it is is not logged."""
    last, times = _told.get(cap, (float("-inf"), 0))
    now = time.monotonic()
    if now - last < _EVERY:
        _told[cap] = last, times + 1
        return
    _told[cap] = now, 0
    log.warning("a cap is reached", cap=cap, times=times + 1)
