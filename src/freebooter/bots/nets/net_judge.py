"""The judge that a net is: its chances where a search stops, and its answers as the first guesses."""

from typing import Any, Final, NamedTuple

import numpy as np

from freebooter.bots.judges import judge_of
from freebooter.bots.nets.net import TOGETHER, Net, Numbers32
from freebooter.bots.search.judge import Judge, Verdict
from freebooter.bots.search.manner import Manner
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Reals, Row, reals_of
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat

# How much less an answer is worth, in shares, that the net gives e times less often: its first guess goes by that.
_LEANING: Final = 0.02
# An answer that the net hardly ever gives is no worse than this.
_RAREST: Final = 1e-4
# How strongly the answers of a net that learned from searches lead the next search, in shares; a net that learned by
# its own answers is too sure of itself for that. An answer counts as e times as likely if the net gives it e squared
# times as often.
_LEADING: Final = 0.3
_TEMPER: Final = 2 * _LEANING


class Look(NamedTuple):
    """What the net made of a table, and the chance that it gives the seat that looked."""

    looked: Numbers32
    own: float


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
            manner=Manner(
                exploration=own.manner.exploration,
                trust=own.manner.trust,
                doubt=int(own.manner.doubt),
                patience=own.manner.patience,
                # Its values are those of a player who tries things out, and were measured so.
                forgiving=False,
                leading=_LEADING if net.is_searching else 0.0,
                temper=_TEMPER,
                together=TOGETHER,
            ),
        )
        self.own = own
        self.net = net
        self.ground = net.bare

    def focus(self, t: Table) -> None:
        self.ground = self.net.ground_of(t)

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
        found = [Verdict(self.own.shares(t), None) if seat < 0 else None for t, seat in zip(tables, seats, strict=True)]
        if open_ones:
            shown, lookers = [tables[place] for place in open_ones], [seats[place] for place in open_ones]
            looked = self.net.look_at(shown, lookers, self.ground)
            chances = self.net.shares(looked, tables[0].seats).tolist()
            for place, row, shares in zip(open_ones, looked, chances, strict=True):
                found[place] = Verdict(reals_of(_by_place(shares, seats[place])), Look(row, shares[0]))
        return [one for one in found if one is not None]

    def afterwards(self, t: Table, seat: int, answers: Row) -> Reals:
        looked = self.net.look(t, seat)
        return self.recalled(Look(looked, float(self.net.shares(looked, t.seats)[0])), t, seat, answers)

    def recalled(self, memory: Any, t: Table, seat: int, answers: Row) -> Reals:
        turned = self.net.game.turned_to(seat, t.seats)
        policy = self.net.policy(memory.looked, np.array([turned[answer] for answer in answers]))
        logs = np.log(np.maximum(policy, _RAREST))
        logs -= policy @ logs
        logs *= _LEANING
        logs += memory.own
        return reals_of(logs.tolist())


def _asked(t: Table) -> int:
    """The seat through whose eyes a table is looked at; -1 where nobody is asked."""
    asked = t.waiting()
    return -1 if asked in (0, CHANCE_BIT) else int(lowest_seat(asked))


def _by_place(shares: list[float], seat: int) -> list[float]:
    """Each seat's chances by its place at the table; `seat` comes first."""
    first = len(shares) - seat
    return shares[first:] + shares[:first]
