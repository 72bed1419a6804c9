"""The judge that a net is: its chances where a search stops, and its answers as the first guesses."""

from typing import Any, Final

import numpy as np

from freebooter.bots.judges import judge_of
from freebooter.bots.nets.net import Net
from freebooter.bots.search.judge import Judge
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, Row, reals_of
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat

# How much less an answer is worth, in shares, that the net gives e times less often: its first guess goes by that.
_LEANING: Final = 0.02
# An answer that the net hardly ever gives is no worse than this.
_RAREST: Final = 1e-4


class NetJudge(Judge):
    """Judges by a net instead of rollouts, through the eyes of the seat that is asked next, as the net learned it. What
    is over is judged, and what is not worth a thought is left out, as the game's own judge does."""

    def __init__(self, net: Net) -> None:
        own = judge_of(net.game)
        super().__init__(
            scale=own.scale,
            worlds=int(own.worlds),
            replies=int(own.replies),
            rolls=own.rolls,
            cut=0,
            exploration=own.exploration,
            trust=own.trust,
            patience=own.patience,
        )
        self.own = own
        self.net = net

    def worth(self, t: Table) -> Reals:
        return self.own.worth(t)

    def sensible(self, t: Table, seat: int, answers: Numbers) -> None:
        self.own.sensible(t, seat, answers)

    def private(self, t: Table, seat: int) -> int:
        return int(self.own.private(t, seat))

    def shares(self, t: Table) -> Reals:
        asked = t.waiting()
        if asked in (0, CHANCE_BIT):
            return self.own.shares(t)
        seat = int(lowest_seat(asked))
        return reals_of(self._shares(self.net.look(t, seat), t, seat))

    def afterwards(self, t: Table, seat: int, answers: Row) -> Reals:
        looked = self.net.look(t, seat)
        turned = self.net.game.turned_to(seat, t.seats)
        policy = self.net.policy(looked, np.array([turned[answer] for answer in answers]))
        shares = self._shares(looked, t, seat)
        logs = np.log(np.maximum(policy, _RAREST))
        guesses = shares[seat] + _LEANING * (logs - policy @ logs)
        return reals_of(guesses.tolist())

    def _shares(self, looked: Any, t: Table, seat: int) -> list[float]:
        """Each seat's chances by its place at the table."""
        seats = t.seats
        shares = self.net.shares(looked, seats).tolist()
        return [shares[(place - seat) % seats] for place in range(seats)]
