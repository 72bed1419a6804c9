"""Looking back: a match at any row from any permitted viewpoint, and what may be taken home."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from freebooter.core.course import course
from freebooter.core.journal import Row, write_journal
from freebooter.core.match import Match, Notice, readable
from freebooter.core.moments import Moments
from freebooter.core.record import record, write_record
from freebooter.core.verify import Drawn, verify
from freebooter.server.errors import BadRequest, Conflict
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.running import Running
from freebooter.server.tables.showing import patched
from freebooter.server.tables.sight import News, news, news_of, sent

MOST_STEPS = 200
MOST_NEWS = 500
# So many replays at the same time. They share one processor with everything else, so that more would not be faster.
_AT_ONCE = 2


class PastStep(Struct, frozen=True, kw_only=True):
    """One row as a viewer read it, and what they saw after it."""

    news: News
    asks: list[int]
    view: dict[str, Any]


class Past(Struct, frozen=True, kw_only=True):
    """Some rows of a match, from `start` on. `last` is the number of the match's last row."""

    viewer: int
    start: int
    last: int
    steps: list[PastStep]


class Draws(Struct, frozen=True):
    """Every draw of a game that is over, in the order of its journal: with that a browser checks them by itself."""

    draws: list[Drawn]


class LookingBack:
    """Replays what was, and writes it as JSON, outside the event loop and a few at a time: one long replay holds up
    nobody's move."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(_AT_ONCE)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """One of the few. Whoever needs a table to stand still meanwhile takes a place first and the table's turn then:
        nobody's move waits while others look back."""
        async with self._free:
            yield

    async def steps(self, reader: "Reader") -> bytes:
        """What this reader finds, a `Past`."""
        return await self._beside(lambda: encode(reader.read()))

    async def news(self, running: Running, viewer: int, since: int, count: int) -> bytes:
        """What this viewer was told by so many rows, a list of `News`. The table stands still meanwhile: inside a
        `place`."""
        return await asyncio.to_thread(lambda: encode(news(running, viewer, since, count)))

    async def record(self, match: Match, viewer: int) -> bytes:
        """What this viewer may keep of a match that still runs. The table stands still meanwhile: inside a `place`."""
        return await asyncio.to_thread(lambda: write_record(record(match, viewer)))

    async def journal(self, match: Match) -> bytes:
        """The whole of a match that is over with its seed, by which its chance is proved."""
        journal = match.journal(ended=True)
        return await self._beside(lambda: write_journal(journal))

    async def draws(self, match: Match) -> bytes:
        """How the chance of a match that is over can be checked, as `Draws`."""
        journal = match.journal(ended=True)
        return await self._beside(lambda: encode(Draws(verify(match.game, journal).draws)))

    async def course(self, match: Match) -> bytes:
        """How the scores of a match that is over went, as a `Course`."""
        return await self._beside(lambda: encode(course(match.game, match.head, match.rows)))

    async def _beside(self, work: Callable[[], bytes]) -> bytes:
        async with self.place():
            return await asyncio.to_thread(work)


class Reader:
    """Some rows of a match as one viewer saw them. What it needs is taken when it is made, while the match stands
    still; reading touches nothing that others use."""

    def __init__(self, running: Running, viewer: int, start: int, count: int) -> None:
        match = running.match
        if not 0 <= start < len(match.rows):
            raise BadRequest("no-row", f"there is no row {start}; the last is {len(match.rows) - 1}")
        self._match = match
        self._viewer = viewer
        self._last = len(match.rows) - 1
        self._rows = match.rows[start : start + min(count, MOST_STEPS)]
        self._times = running.times[start : start + len(self._rows)]
        self._timeline = match.before(start)

    def read(self) -> Past:
        """The rows from the first on; fewer than a hundred before it are replayed."""
        self._timeline.catch_up()
        steps = [self._step(row, time) for row, time in zip(self._rows, self._times, strict=True)]
        return Past(viewer=self._viewer, start=self._rows[0].number, last=self._last, steps=steps)

    def _step(self, row: Row, time: float) -> PastStep:
        timeline, match = self._timeline, self._match
        before = timeline.state
        timeline.add(row, check_digest=False)
        notice = Notice(row.number, row.seat, readable(timeline.told[row.number], self._viewer), tuple(row.undone))
        told = news_of(match.game.tell_event, notice, time)
        if len(told.events) > 1:
            told = patched(told, Moments.of(match.game, before, row).patches(self._viewer, but_last=True))
        return PastStep(
            news=told,
            asks=list(match.game.asks(timeline.state)),
            view=sent(match.game.view(timeline.state, self._viewer)),
        )


def check_over(entry: TableEntry) -> None:
    """Refuse what holds everything hidden, until the game is over."""
    if entry.state not in ("finished", "ended"):
        raise Conflict("not-over", "this shows everything hidden; it is given out when the game is over")
