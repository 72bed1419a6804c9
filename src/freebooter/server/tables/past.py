"""Looking back: a match at any row from any permitted viewpoint, and what may be taken home."""

from typing import Any

import msgspec
from msgspec import Struct

from freebooter.core.journal import write_journal
from freebooter.core.match import Match, Notice, readable
from freebooter.core.record import record, write_record
from freebooter.core.timeline import Timeline
from freebooter.server.errors import BadRequest, Conflict
from freebooter.server.tables.facts import Facts
from freebooter.server.tables.running import Running
from freebooter.server.tables.sight import News, news_of

MOST_STEPS = 200


class PastStep(Struct, frozen=True, kw_only=True):
    """One row as a viewer read it, and what he saw after it."""

    news: News
    asks: list[int]
    view: dict[str, Any]


class Past(Struct, frozen=True, kw_only=True):
    """Some rows of a match, from `start` on. `last` is the number of the match's last row."""

    viewer: int
    start: int
    last: int
    steps: list[PastStep]


def past(running: Running, viewer: int, start: int, count: int) -> Past:
    """The rows from `start` on as this viewer saw them."""
    match = running.match
    if not 0 <= start < len(match.rows):
        raise BadRequest("no-row", f"there is no row {start}; the last is {len(match.rows) - 1}")
    timeline = Timeline.of(match.game, match.journal())
    steps = []
    for row in match.rows[: start + min(count, MOST_STEPS)]:
        timeline.add(row, check_digest=False)
        if row.number >= start:
            notice = Notice(row.number, row.seat, readable(timeline.told[row.number], viewer), tuple(row.undone))
            steps.append(
                PastStep(
                    news=news_of(match, notice, running.times[row.number]),
                    asks=list(match.game.asks(timeline.state)),
                    view=msgspec.to_builtins(match.game.view(timeline.state, viewer)),
                )
            )
    return Past(viewer=viewer, start=start, last=len(match.rows) - 1, steps=steps)


def export_journal(facts: Facts, match: Match) -> bytes:
    """The whole match, with its seed if it came to its end by the rules; only once it is over."""
    if facts.state not in ("finished", "ended"):
        raise Conflict("not-over", "the journal holds everything hidden; it is given out when the game is over")
    return write_journal(match.journal())


def export_record(match: Match, viewer: int) -> bytes:
    """What this viewer may keep of a match that still runs."""
    return write_record(record(match, viewer))
