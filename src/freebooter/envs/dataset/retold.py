"""A finished game told again from its journal, decision by decision, as environments would have shown it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from freebooter.core.actions import Outcome
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.journal import Journal
from freebooter.core.table import CHANCE, CHANCE_BIT
from freebooter.envs.episode import Episode


class Decision(NamedTuple):
    """What a seat chose, by the number that it knows the action by, and the row of the journal that it became."""

    row: int
    seat: int
    action: int


class Retold(Episode):
    """An episode with the answers and the chance of a journal. No row of it may have been taken back."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, Any], figures: FigureSet) -> None:
        super().__init__(game, seats, options, figures)
        self._outcomes: Iterator[Outcome] = iter(())

    def retell(self, journal: Journal) -> Iterator[Decision]:
        """Every decision in turn; while one is at hand, the episode stands right before it."""
        game = self.game
        steps = [(row.number, step) for row in journal.rows for step in row.steps]
        self._outcomes = iter([game.read_outcome(step.action) for _, step in steps if step.seat == CHANCE])
        self.reset()
        for number, step in steps:
            if step.seat != CHANCE:
                action = self._turned_to[step.seat][game.number(game.read_action(step.action))]
                yield Decision(number, step.seat, action)
                self.act(step.seat, action)

    def _settled(self) -> int:
        while self.table.waiting() == CHANCE_BIT:
            self.game.apply_chance(self.table, next(self._outcomes))
        return int(self.table.waiting())
