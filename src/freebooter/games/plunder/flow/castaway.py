"""A captain without a ship, in the steps of the rulebook (P13)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.deeds import Deed0, Deed1, Menu, Offers
from freebooter.core.table import CHANCE_BIT
from freebooter.games.plunder import space
from freebooter.games.plunder.events import DoublesTried
from freebooter.games.plunder.flow.battle import two_dice
from freebooter.games.plunder.flow.payment import TakingCards
from freebooter.games.plunder.flow.placing import give_ship
from freebooter.games.plunder.flow.turn import AS_CAPTAIN, EndingTurn, Turn
from freebooter.games.plunder.rules import castaway
from freebooter.games.plunder.rules.cards import can_pay, pay
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.rules.islands import disown
from freebooter.games.plunder.space import ROLL_DICE
from freebooter.games.plunder.state import Sea

# The steps after the cards for islands.
AID: Final[i64] = 0
DICE: Final[i64] = 1
WAYS: Final[i64] = 2


@final
class SwappingPoint(Deed0[Sea]):
    """Exchange a Plunder Point card for a ship."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return "" if t.points[seat] else "P13-no-point-card"

    def do(self, t: Sea, seat: i64, /) -> None:
        castaway.swap_point(t, seat)
        give_ship(t, seat)


@final
class SwappingGold(Deed0[Sea]):
    """Exchange gold for a ship."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return "" if can_pay(t, seat, t.atlas.gold) else "P13-too-little-gold"

    def do(self, t: Sea, seat: i64, /) -> None:
        pay(t, seat, t.atlas.gold, "for-a-ship")
        give_ship(t, seat)


@final
class Disowning(Deed1[Sea]):
    """Give up an island, named by its first port, for a ship."""

    def why_not(self, t: Sea, seat: i64, cell: i64, /) -> str:
        island = t.chart.island_at[cell]
        if island < 0 or t.owners[island] != seat:
            return "P13-not-your-island"
        return "" if t.chart.isles[island].ports[0] == cell else "P13-other-port"

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        for island in range(len(t.owners)):
            if t.owners[island] == seat:
                found.add(self.block.at(t.chart.isles[island].ports[0]))

    def do(self, t: Sea, seat: i64, cell: i64, /) -> None:
        disown(t, seat, t.chart.island_at[cell])
        give_ship(t, seat)


CASTAWAY: Final[Menu[Sea]] = Menu(
    "P13",
    [
        EndingTurn(space.END_TURN),
        *AS_CAPTAIN,
        SwappingPoint(space.SWAP_POINT),
        SwappingGold(space.SWAP_GOLD),
        Disowning(space.DISOWN),
    ],
)


class Castaway(Offers[Sea]):
    """A card for whoever has nothing, two dice, and then four ways to get a ship."""

    follows = "P13"
    luck = "castaway-dice@seat"

    def __init__(self, seat: i64, step: i64) -> None:
        super().__init__(seat)
        self.step: i64 = step

    def waits_for(self, t: Sea) -> i64:
        if self.step == DICE:
            return CHANCE_BIT
        if self.step == AID or t.turn.over or fleet_size(t, self.seat):
            return 0
        return 1 << self.seat

    def advance(self, t: Sea) -> None:
        if t.turn.over:
            t.pop()
        elif self.step == AID:
            t.replace(Castaway(self.seat, DICE))
            if castaway.is_destitute(t, self.seat):
                t.push(TakingCards(self.seat, 1, False, "P13"))
        else:
            t.replace(Turn(self.seat))

    def outcomes(self, t: Sea, odds: Odds) -> None:
        two_dice(t, odds)

    def happen(self, t: Sea, outcome: i64) -> None:
        first = ROLL_DICE.first(outcome)
        second = ROLL_DICE.second(outcome)
        if t.telling:
            t.tell(DoublesTried(self.seat, first, second))
        t.replace(Castaway(self.seat, WAYS))
        if first == second:
            give_ship(t, self.seat)

    def menu(self, t: Sea, seat: i64) -> Menu[Sea]:
        return CASTAWAY
