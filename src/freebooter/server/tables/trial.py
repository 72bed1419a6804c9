"""Moves played on a copy: what a preview shows, and how a bot composes a gesture that is sent whole."""

from typing import Any

from freebooter.core.actions import Action
from freebooter.core.events import Event, Told
from freebooter.core.match import Match, readable, shows
from freebooter.core.table import CHANCE


class Trial:
    """One seat's run of actions on a copy of the table, as far as nothing would come out that it may not know yet.

    An action that would bring chance, show something hidden, or pass the question on is checked against the rules and
    then not carried out: `stops` says why, and state and events stay as they are before it.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.state: Any = match.state.copy()
        self.told: list[Told] = []
        self.taken = 0
        self.stops = ""

    def play(self, action: Action) -> None:
        """Try one more action; one that the rules forbid raises `IllegalAction`."""
        if self.stops:
            raise ValueError("the trial has stopped")
        after = self.state.copy()
        told = self.match.game.apply(after, self.seat, action)
        self.stops = self._stop(after, told)
        if not self.stops:
            self.state = after
            self.told += told
            self.taken += 1

    @property
    def is_draft(self) -> bool:
        """Whether the seat is in the middle of a gesture, which is not taken until it is whole."""
        return bool(self.state.drafts[self.seat]) and not self.stops

    def legal(self) -> list[Action]:
        return self.match.game.legal(self.state, self.seat)

    def view(self) -> Any:
        return self.match.game.view(self.state, self.seat)

    def events(self) -> tuple[Event, ...]:
        """What the seat would have been told."""
        return readable(self.told, self.seat)

    def _stop(self, after: Any, told: list[Told]) -> str:
        # First of all: what follows upon a reveal depends on what was hidden.
        if shows(told, self.seat):
            return "reveal"
        asks = self.match.game.asks(after)
        if not asks:
            return "over"
        if asks == (CHANCE,):
            return "chance"
        return "" if self.seat in asks else "others"
