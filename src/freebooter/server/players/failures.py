"""Bots that fail: who answers in their place, and what is logged of it."""

import re

import structlog

from freebooter.bots.catalogue import RANDOM
from freebooter.bots.heuristic_bot import HeuristicBot
from freebooter.core.errors import FreebooterError

# Who answers in place of a bot that fails, and of the one that fails in its place.
_STAND_INS = (HeuristicBot.name, RANDOM)
# Where in its code something that thinks in another process has failed, as that process wrote it down.
_PLACE = re.compile(r'File ".*?([^/\\"]+)", line (\d+)')

log = structlog.get_logger("freebooter.players")


class BotsFailed(FreebooterError):
    """A bot has failed, and so have those who were to answer in its place."""


class Failures:
    """Which bots have failed at the question that is put to their seat now, and how often."""

    def __init__(self) -> None:
        # By table and seat: the question, and how often somebody has failed at it.
        self._failed: dict[tuple[str, int], tuple[int, int]] = {}

    def player(self, table_id: str, seat: int, question: int, bot: str) -> str:
        """Who answers this question: the bot itself, or somebody safer after it has failed."""
        failed_at, times = self._failed.get((table_id, seat), (-1, 0))
        if failed_at != question:
            self._failed.pop((table_id, seat), None)
            return bot
        return (bot, *_STAND_INS)[min(times, len(_STAND_INS))]

    def note(self, table_id: str, seat: int, question: int, bot: str, error: Exception) -> None:
        """A bot has failed. What it was thinking of is not logged: that may be hidden. Raises if nobody is left."""
        failed_at, times = self._failed.get((table_id, seat), (-1, 0))
        times = times + 1 if failed_at == question else 1
        self._failed[table_id, seat] = (question, times)
        places = _PLACE.findall(str(error.__cause__))
        place = ":".join(places[-1]) if places else None
        log.error("bot failed", table=table_id, seat=seat, bot=bot, error=type(error).__name__, place=place)
        if times > len(_STAND_INS):
            raise BotsFailed(f"nobody can answer for seat {seat}") from None

    def forget(self, table_id: str) -> None:
        """The table is over."""
        for key in [key for key in self._failed if key[0] == table_id]:
            del self._failed[key]
