"""A captain without a ship, in the steps of the rulebook (P13)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.table import CHANCE_BIT, Frame
from freebooter.games.plunder.events import DoublesTried
from freebooter.games.plunder.flow.battle import dice
from freebooter.games.plunder.flow.payment import TakingCards
from freebooter.games.plunder.flow.placing import give_ship
from freebooter.games.plunder.flow.turn import Turn, act_as_captain, list_captain, refuse_captain
from freebooter.games.plunder.rules import castaway
from freebooter.games.plunder.rules.cards import pay
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.space import BUILD_SHIP, DISOWN, END_TURN, ROLL_DICE, SWAP_GOLD, SWAP_POINT
from freebooter.games.plunder.state import SHIP, Sea

# The steps after the cards for islands.
AID: Final = 0
DICE: Final = 1
WAYS: Final = 2


class Castaway(Frame[Sea]):
    """A card for whoever has nothing, two dice, and then four ways to get a ship."""

    follows = "P13"

    def __init__(self, seat: i64, step: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = step

    def waits_for(self, t: Sea) -> i64:
        if self.step == DICE:
            return CHANCE_BIT
        if self.step == AID or t.turn_over or fleet_size(t, self.seat):
            return 0
        return 1 << self.seat

    def advance(self, t: Sea) -> None:
        if t.turn_over:
            t.pop()
        elif self.step == AID:
            t.replace(Castaway(self.seat, DICE))
            if castaway.is_destitute(t, self.seat):
                t.push(TakingCards(self.seat, 1, False, "P13"))
        else:
            t.replace(Turn(self.seat))

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return dice(t.atlas.attack, t.atlas.defense)

    def happen(self, t: Sea, outcome: i64) -> None:
        rolled = outcome - ROLL_DICE.base
        if t.telling:
            t.tell(DoublesTried(self.seat, rolled // 6 + 1, rolled % 6 + 1))
        t.replace(Castaway(self.seat, WAYS))
        if rolled // 6 == rolled % 6:
            give_ship(t, self.seat)

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = [END_TURN.at()]
        list_captain(t, seat, found)
        if not castaway.why_not_swap_point(t, seat):
            found.append(SWAP_POINT.at())
        if not castaway.why_not_swap_gold(t, seat):
            found.append(SWAP_GOLD.at())
        for island in range(len(t.owners)):
            if t.owners[island] == seat:
                found.append(DISOWN.at(t.chart.isles[island].ports[0]))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if action == END_TURN.at():
            return ""
        if action == SWAP_POINT.at():
            return castaway.why_not_swap_point(t, seat)
        if action == SWAP_GOLD.at():
            return castaway.why_not_swap_gold(t, seat)
        if DISOWN.holds(action):
            return castaway.why_not_disown(t, seat, action - DISOWN.base)
        return refuse_captain(t, seat, action, "P13-not-now")

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        if action == END_TURN.at():
            t.turn_over = True
        elif action == BUILD_SHIP.at():
            pay(t, seat, t.atlas.costs[SHIP], "for-building")
            give_ship(t, seat)
        elif action == SWAP_POINT.at():
            castaway.swap_point(t, seat)
            give_ship(t, seat)
        elif action == SWAP_GOLD.at():
            castaway.swap_gold(t, seat)
            give_ship(t, seat)
        elif DISOWN.holds(action):
            castaway.give_up(t, seat, action - DISOWN.base)
            give_ship(t, seat)
        else:
            act_as_captain(t, seat, action)
