"""Bots that fail: who answers in their place, and what is logged of it."""

from collections import OrderedDict
from typing import ClassVar

import structlog
from msgspec import Struct

from freebooter.bots.players.catalogue import STAND_INS
from freebooter.core.errors import FreebooterError
from freebooter.server.errors import Refused
from freebooter.server.players.brain import place_of

# So often a bot may take its process with it; then its stand-in plays on, and its neighbours wait for it no more.
_MOST_LOSSES = 2
# Seats of which failures are remembered.
_MOST_SEATS = 10_000

log = structlog.get_logger("freebooter.players")


class BotFailed(FreebooterError):
    """A bot has not answered. `error` is the kind of error it raised and `place` where: never what it said.

    `is_loss` if its process was lost with it, for everybody who thought there.
    """

    def __init__(self, error: str, place: str | None = None, *, is_loss: bool = False) -> None:
        super().__init__(f"a bot has failed: {error}")
        self.error = error
        self.place = place
        self.is_loss = is_loss


class BotsFailed(Refused):
    """A bot has failed, and so have those who were to answer in its place."""

    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__("bots-failed", "neither this bot nor another can answer this; it has been noted")


class _Record(Struct):
    """What is remembered of a seat's bot: the question at which it failed last, how often somebody has failed at it,
    and how often a process was lost at any question."""

    question: int = -1
    times: int = 0
    losses: int = 0


class Failures:
    """Which bots have failed, and who answers for them."""

    def __init__(self) -> None:
        self._failed: OrderedDict[tuple[str, int, str], _Record] = OrderedDict()

    def player(self, table_id: str, seat: int, question: int, bot: str) -> str:
        """Who answers this question: the seat's bot itself, or somebody safer after it has failed."""
        record = self._failed.get((table_id, seat, bot), _Record())
        times = record.times if record.question == question else 0
        line = _line(bot)
        return line[min(max(times, record.losses // _MOST_LOSSES), len(line) - 1)]

    def note(self, table_id: str, seat: int, question: int, bot: str, player: str, error: Exception) -> None:
        """Who was to answer for the seat's bot has failed. Raises if nobody is left.

        What they were thinking of is not logged: that may be hidden.
        """
        failed = error if isinstance(error, BotFailed) else BotFailed(type(error).__name__, place_of(error))
        about = {"table": table_id, "seat": seat, "bot": player}
        log.error("bot failed", **about, error=failed.error, place=failed.place)
        record = self._failed.setdefault((table_id, seat, bot), _Record())
        self._failed.move_to_end((table_id, seat, bot))
        while len(self._failed) > _MOST_SEATS:
            self._failed.popitem(last=False)
        if record.question != question:
            record.question, record.times = question, 0
        was = record.losses // _MOST_LOSSES
        record.losses += failed.is_loss
        if record.losses // _MOST_LOSSES > was:
            log.error("bot is replaced for good", **about)
        # Whoever fails, the next in line is asked, from wherever the line began.
        record.times = max(record.times, was) + 1
        if record.times >= len(_line(bot)):
            raise BotsFailed from None

    def forget(self, table_id: str) -> None:
        """The table is over."""
        for key in [key for key in self._failed if key[0] == table_id]:
            del self._failed[key]


def _line(bot: str) -> tuple[str, ...]:
    """Who answers for a seat, one after the other has failed."""
    return (bot, *(other for other in STAND_INS if other != bot))
