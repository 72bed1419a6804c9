"""The rounds: a vote, a turn for each player, and what happens between rounds (W18)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.table import Frame
from freebooter.games.winds_of_plunder.events import RoundBegun
from freebooter.games.winds_of_plunder.flow.turn import TurnStart
from freebooter.games.winds_of_plunder.flow.wind import Compasses, all_seats
from freebooter.games.winds_of_plunder.rules.turn import remove_all_caches
from freebooter.games.winds_of_plunder.rules.wind import begin_vote
from freebooter.games.winds_of_plunder.scoring import end_game
from freebooter.games.winds_of_plunder.state import Sea

TO_VOTE: Final[i64] = -1


class Round(Frame[Sea]):
    """`turns` have been taken in this round, or the vote is still to come."""

    def __init__(self, turns: i64) -> None:
        self.turns: i64 = turns

    def advance(self, t: Sea) -> None:
        if self.turns == TO_VOTE:
            begin_vote(t)
            if t.telling:
                t.tell(RoundBegun(t.round))
            t.replace(Round(0))
            t.push(Compasses(all_seats(t)))
        elif self.turns < t.seats:
            t.replace(Round(self.turns + 1))
            t.push(TurnStart((t.first + self.turns) % t.seats))
        else:
            self.end(t)

    def end(self, t: Sea) -> None:
        """Secret Caches leave and markers are settled, after the last round too (W10)."""
        remove_all_caches(t)
        if t.round == t.waters.rounds:
            end_game(t)
        else:
            t.round += 1
            t.replace(Round(TO_VOTE))
