"""Bots at a match: each is told what its seat may read, and answers when it is asked."""

from freebooter.bots.bot import Bot
from freebooter.core.errors import FreebooterError
from freebooter.core.journal import Row, figures_for
from freebooter.core.match import Match
from freebooter.core.result import Result


class BotFault(FreebooterError):
    """A bot that raised, or answered with something it may not do; names the bot and its seat."""


class SeatedBots:
    """The bots in some or all seats of a match; the other seats are somebody else's business."""

    def __init__(self, match: Match, bots: dict[int, Bot], seconds: float | None = None) -> None:
        """Seat them; `seconds` is what each may take for one choice."""
        self.match = match
        self.bots = bots
        self.seconds = seconds
        self._told = dict.fromkeys(bots, 0)
        figures = figures_for(match.game, match.components)
        options = match.game.options(match.options)
        for seat, bot in bots.items():
            bot.start(match.game, seat, options, figures)

    def answer(self) -> Row | None:
        """The first bot that is asked answers: the row it set off, or None if no bot is asked."""
        seat = next((seat for seat in self.match.asks if seat in self.bots), None)
        if seat is None:
            return None
        bot = self.bots[seat]
        self._tell(seat)
        legal = self.match.game.legal(self.match.state, seat)
        try:
            action = bot.choose(self.match.view(seat), legal, self.seconds)
        except Exception as error:
            raise BotFault(f"bot {bot.name!r} in seat {seat}: {type(error).__name__}: {error}") from error
        if action not in legal:
            raise BotFault(f"bot {bot.name!r} in seat {seat} answered {action}, which it may not do")
        return self.match.submit(seat, action)

    def finish(self) -> None:
        """Tell every bot what it has not been told yet."""
        for seat in self.bots:
            self._tell(seat)

    def _tell(self, seat: int) -> None:
        for notice in self.match.notices(seat, self._told[seat]):
            self.bots[seat].notice(notice)
        self._told[seat] = len(self.match.rows)


def play_match(match: Match, bots: dict[int, Bot], seconds: float | None = None) -> Result:
    """Let bots in all seats play a match to its end."""
    seated = SeatedBots(match, bots, seconds)
    while not match.is_over:
        if seated.answer() is None:
            raise BotFault(f"nobody sits in seat {match.asks[0]}, which is asked")
    seated.finish()
    result = match.result
    assert result is not None
    return result
