"""Clocks of a match. They follow from the times of its rows, so they are never stored and never wrong."""

from typing import NamedTuple

from freebooter.core.journal import Row
from freebooter.server.tables.setup import Clock


class Answered(NamedTuple):
    """How a seat's clock stood just before it answered, and when that was."""

    seat: int
    since: float
    bank: float
    time: float


class Clocks:
    """Time of every seat: so much for each answer, and what an answer takes longer comes out of the seat's bank.

    Whoever takes an answer back has the clock that they would have without it, which ran on; otherwise they could think
    for ever. Where others have answered since, so that all agreed to it, they have what was left when they answered.
    """

    def __init__(self, seats: int, per_move: float, bank: float) -> None:
        self.per_move = per_move
        self.bank = [bank] * seats
        self._questions = [-1] * seats
        self._since = [0.0] * seats
        # By row: what an undo of it gives back.
        self._answered: dict[int, Answered] = {}

    def note(self, row: Row, questions: list[int], time: float) -> None:
        """A row was written; `questions` are those of the seats after it, by number, -1 for none."""
        if row.seat >= 0 and not row.undone:
            self._answered[row.number] = Answered(row.seat, self._since[row.seat], self.bank[row.seat], time)
        for seat, question in enumerate(questions):
            old = self._questions[seat]
            if question == old:
                continue
            if old >= 0:
                self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, time - self._since[seat] - self.per_move))
            self._questions[seat] = question
            self._since[seat] = time
        self._give_back([self._answered.pop(number) for number in row.undone if number in self._answered], time)

    def _give_back(self, undone: list[Answered], time: float) -> None:
        """These answers were taken back, the earliest first."""
        alone = len({answer.seat for answer in undone}) == 1
        for answer in reversed(undone):
            self.bank[answer.seat] = answer.bank
            self._since[answer.seat] = answer.since if alone else time - (answer.time - answer.since)

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is out; None while it is not asked."""
        if self._questions[seat] < 0:
            return None
        return self._since[seat] + self.per_move + self.bank[seat]


def clocks_for(clock: Clock, seats: int) -> Clocks | None:
    """Fresh clocks as the host set them; None without."""
    limits = clock.limits()
    return None if limits is None else Clocks(seats, *limits)
