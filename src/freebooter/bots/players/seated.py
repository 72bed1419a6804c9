"""Bots at a match: each is told what its seat may read, and answers when it is asked. A bad one cannot stop it."""

import logging
import time
from typing import Final

from msgspec import Struct

from freebooter.bots.players.bot import Bot
from freebooter.bots.players.catalogue import BOTS, STAND_INS
from freebooter.core.actions import Action
from freebooter.core.errors import FreebooterError
from freebooter.core.journal import Row, figures_for
from freebooter.core.match import Match
from freebooter.core.result import Result

_LOG: Final = logging.getLogger("freebooter.bots")


class NoBot(FreebooterError):
    """Nobody sits in a seat that is asked."""


class Fault(Struct, frozen=True):
    """A choice that a bot did not make itself: which row it became, whose it was, and what went wrong."""

    row: int
    seat: int
    bot: str
    why: str


class SeatedBots:
    """The bots in some or all seats of a match; the other seats are somebody else's business.

    A bot that raises, answers illegally or too late is replaced for that move by a safe legal choice. `faults` and
    the log say so; `seconds_taken` are the times of all choices, by seat.
    """

    def __init__(self, match: Match, bots: dict[int, Bot], seconds: float | None = None) -> None:
        """Seat them; `seconds` is what each may take for one choice."""
        self.match = match
        self.bots = bots
        self.seconds = seconds
        self.faults: list[Fault] = []
        self.seconds_taken: dict[int, list[float]] = {seat: [] for seat in bots}
        self._told = dict.fromkeys(bots, 0)
        self._figures = figures_for(match.game, match.components)
        self._options = match.game.options(match.options)
        for seat in bots:
            self._start(seat)

    def answer(self) -> Row | None:
        """The first bot that is asked answers: the row it set off, or None if no bot is asked."""
        seat = next((seat for seat in self.match.asks if seat in self.bots), None)
        if seat is None:
            return None
        self._tell(seat)
        legal = self.match.game.legal(self.match.state, seat)
        return self.match.submit(seat, self._choice(seat, legal))

    def finish(self) -> None:
        """Tell every bot what it has not been told yet, and that this was all."""
        for seat, bot in self.bots.items():
            self._tell(seat)
            try:
                bot.end()
            except (Exception, SystemExit) as error:
                self._note(seat, f"it did not end well: {type(error).__name__}: {str(error)[:200]}")

    def _choice(self, seat: int, legal: list[Action]) -> Action:
        """What the bot chooses, or what is chosen for it."""
        bot = self.bots[seat]
        begun = time.monotonic()
        try:
            action = bot.choose(self.match.view(seat), legal, self.seconds)
            why = "" if action in legal else f"it answered {str(action)[:200]}, which it may not do"
        except (Exception, SystemExit) as error:
            why = f"{type(error).__name__}: {str(error)[:200]}"
        taken = time.monotonic() - begun
        self.seconds_taken[seat].append(taken)
        if not why and self.seconds is not None and taken > self.seconds:
            why = f"it took {taken:.1f} s of {self.seconds:.1f}"
        if not why:
            return action
        self._note(seat, why)
        return self._safe_choice(seat, legal)

    def _safe_choice(self, seat: int, legal: list[Action]) -> Action:
        """What the first of the stand-ins would do that does not fail too: they think on the view alone."""
        for name in STAND_INS:
            substitute = BOTS[name](seat)
            try:
                substitute.start(self.match.game, seat, self._options, self._figures)
                return substitute.choose(self.match.view(seat), legal, None)
            except Exception as error:
                self._note(seat, f"{name} in its place: {type(error).__name__}: {str(error)[:200]}")
        return legal[0]

    def _start(self, seat: int) -> None:
        try:
            self.bots[seat].start(self.match.game, seat, self._options, self._figures)
        except (Exception, SystemExit) as error:
            self._note(seat, f"it did not start: {type(error).__name__}: {str(error)[:200]}")

    def _tell(self, seat: int) -> None:
        notices = self.match.notices(seat, self._told[seat])
        self._told[seat] = len(self.match.rows)
        try:
            for notice in notices:
                self.bots[seat].notice(notice)
        except (Exception, SystemExit) as error:
            self._note(seat, f"it could not take a notice: {type(error).__name__}: {str(error)[:200]}")

    def _note(self, seat: int, why: str) -> None:
        fault = Fault(len(self.match.rows), seat, self.bots[seat].name, why)
        self.faults.append(fault)
        _LOG.warning("bot %r in seat %d is replaced for row %d: %s", fault.bot, seat, fault.row, why)


def play_match(match: Match, bots: dict[int, Bot], seconds: float | None = None) -> Result:
    """Let bots in all seats play a match to its end."""
    return play_out(SeatedBots(match, bots, seconds))


def play_out(seated: SeatedBots) -> Result:
    """Let seated bots play their match to its end."""
    match = seated.match
    while not match.is_over:
        if seated.answer() is None:
            raise NoBot(f"nobody sits in seat {match.asks[0]}, which is asked")
    seated.finish()
    result = match.result
    assert result is not None
    return result
