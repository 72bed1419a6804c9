"""Building ships and pegs, burying treasure, and the merchant's exchange (P2, P8, P12)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deeds import Deed0, Deed1, Deed2
from freebooter.games.plunder.events import BarterBegun
from freebooter.games.plunder.figures import GOLD, KINDS, RESOURCES, SHIPS_EACH
from freebooter.games.plunder.flow.payment import Bartering
from freebooter.games.plunder.flow.placing import IN_PORT_OR_ALONGSIDE, NO_CELL, give_ship, put_or_ask
from freebooter.games.plunder.rules import building, fleet
from freebooter.games.plunder.rules.cards import can_pay, hand_size, pay
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.state import SHIP, Sea, ship_of

BARTER_PRICE: Final[i64] = 2


@final
class BuildingPeg(Deed2[Sea]):
    """Pay for a peg and add it to a ship (P12)."""

    def why_not(self, t: Sea, seat: i64, peg: i64, place: i64, /) -> str:
        ship = ship_of(seat, place)
        if t.ship_at[ship] == NOWHERE:
            return "P12-no-ship"
        if fleet.peg_count(t, ship, peg) >= fleet.peg_limit(t, peg):
            return "P12-peg-limit"
        return "" if can_pay(t, seat, t.atlas.costs[peg]) else "P12-cannot-pay"

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        for peg in range(SHIP):
            if can_pay(t, seat, t.atlas.costs[peg]):
                for place in range(SHIPS_EACH):
                    if not self.why_not(t, seat, peg, place):
                        found.add(self.block.at(peg, place))

    def do(self, t: Sea, seat: i64, peg: i64, place: i64, /) -> None:
        pay(t, seat, t.atlas.costs[peg], "for-building")
        fleet.add_pegs(t, ship_of(seat, place), peg, 1, "building")


@final
class BuildingShip(Deed0[Sea]):
    """Pay for a ship; a captain who has none gets it in another way (P12, P13)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        if fleet.unbuilt_ship(t, seat) < 0:
            return "P12-fleet-full"
        if not can_pay(t, seat, t.atlas.costs[SHIP]):
            return "P12-cannot-pay"
        if fleet.fleet_size(t, seat) and not building.building_places(t, seat):
            return "P12-no-place"
        return ""

    def do(self, t: Sea, seat: i64, /) -> None:
        pay(t, seat, t.atlas.costs[SHIP], "for-building")
        if fleet.fleet_size(t, seat):
            put_or_ask(t, fleet.unbuilt_ship(t, seat), IN_PORT_OR_ALONGSIDE, NO_CELL, True)
        else:
            give_ship(t, seat)


@final
class Burying(Deed0[Sea]):
    """Exchange gold for a Plunder Point card (P2)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return "" if t.hands[seat].cards[GOLD] >= t.atlas.gold[GOLD] else "P2-too-little-gold"

    def do(self, t: Sea, seat: i64, /) -> None:
        pay(t, seat, t.atlas.gold, "for-burying")
        fleet.gain_points(t, seat, 1, "by-burying")
        crown(t)


@final
class BeginningBarter(Deed1[Sea]):
    """A card of this kind from a merchant, for two that are chosen next (P8)."""

    def why_not(self, t: Sea, seat: i64, kind: i64, /) -> str:
        if not building.is_docked_at_merchant(t, seat):
            return "P8-no-merchant"
        if t.stacks[kind] == 0:
            return "P8-stack-empty"
        return "" if hand_size(t, seat) >= BARTER_PRICE else "P8-too-few-cards"

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if building.is_docked_at_merchant(t, seat) and hand_size(t, seat) >= BARTER_PRICE:
            for kind in range(KINDS):
                if t.stacks[kind]:
                    found.add(self.block.at(kind))

    def do(self, t: Sea, seat: i64, kind: i64, /) -> None:
        if t.telling:
            t.tell(BarterBegun(seat, RESOURCES[kind]))
        t.push(Bartering(seat, BARTER_PRICE, kind))
