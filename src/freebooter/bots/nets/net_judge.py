"""The judge that a net is: its chances where a search stops, and its answers as the first guesses."""

from typing import Any, Final

import numpy as np

from freebooter.bots.judges import judge_of
from freebooter.bots.nets.net import Net, Numbers32
from freebooter.bots.search.judge import Judge, Verdict
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, Row, reals_of
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat

# How much less an answer is worth, in shares, that the net gives e times less often: its first guess goes by that.
_LEANING: Final = 0.02
# An answer that the net hardly ever gives is no worse than this.
_RAREST: Final = 1e-4
# So many tables are looked at by one call. With more of them NumPy's products are shared out among threads, which takes
# longer than it saves.
_TOGETHER: Final = 4


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
            together=_TOGETHER,
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
        return self.verdicts([t])[0].shares

    def verdicts(self, tables: list[Table]) -> list[Verdict]:
        seats = [_asked(t) for t in tables]
        open_ones = [place for place, seat in enumerate(seats) if seat >= 0]
        looked = self.net.look_at([tables[place] for place in open_ones], [seats[place] for place in open_ones])
        found = [Verdict(self.own.shares(t), None) if seat < 0 else None for t, seat in zip(tables, seats, strict=True)]
        for place, row, shares in zip(open_ones, looked, self.net.shares(looked, tables[0].seats), strict=True):
            found[place] = Verdict(reals_of(_by_place(shares, seats[place])), row)
        return [one for one in found if one is not None]

    def afterwards(self, t: Table, seat: int, answers: Row) -> Reals:
        return self.recalled(self.net.look(t, seat), t, seat, answers)

    def recalled(self, memory: Any, t: Table, seat: int, answers: Row) -> Reals:
        turned = self.net.game.turned_to(seat, t.seats)
        policy = self.net.policy(memory, np.array([turned[answer] for answer in answers]))
        logs = np.log(np.maximum(policy, _RAREST))
        # The seat that looked comes first.
        own = float(self.net.shares(memory, t.seats)[0])
        return reals_of((own + _LEANING * (logs - policy @ logs)).tolist())


def _asked(t: Table) -> int:
    """The seat through whose eyes a table is looked at; -1 where nobody is asked."""
    asked = t.waiting()
    return -1 if asked in (0, CHANCE_BIT) else int(lowest_seat(asked))


def _by_place(shares: Numbers32, seat: int) -> list[float]:
    """Each seat's chances by its place at the table."""
    turned: list[float] = shares.tolist()
    first = len(turned) - seat
    return turned[first:] + turned[:first]
