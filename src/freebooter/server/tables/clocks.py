"""Clocks of a match. They follow from the times of its rows, so they are never stored and never wrong."""

from freebooter.core.journal import Row
from freebooter.server.tables.setup import Clock


class Clocks:
    """Time of every seat: so much for each answer, and what an answer takes longer comes out of the seat's bank."""

    def __init__(self, seats: int, per_move: float, bank: float) -> None:
        self.per_move = per_move
        self.bank = [bank] * seats
        self._questions = [-1] * seats
        self._since = [0.0] * seats

    def note(self, row: Row, questions: list[int], time: float) -> None:
        """A row was written; `questions` are those of the seats after it, by number, -1 for none."""
        for seat, question in enumerate(questions):
            old = self._questions[seat]
            if question == old:
                continue
            if old >= 0:
                self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, time - self._since[seat] - self.per_move))
            self._questions[seat] = question
            self._since[seat] = time

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is out; None while it is not asked."""
        if self._questions[seat] < 0:
            return None
        return self._since[seat] + self.per_move + self.bank[seat]


def clocks_for(clock: Clock, seats: int) -> Clocks | None:
    """Fresh clocks as the host set them; None without."""
    limits = clock.limits()
    return None if limits is None else Clocks(seats, *limits)
