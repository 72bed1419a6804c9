"""The turn: everything the active player may do, in any order (P2)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.deeds import Deed, Deed0, Menu, Offers
from freebooter.games.plunder import space
from freebooter.games.plunder.flow.battle import AttackingIsland, AttackingShip
from freebooter.games.plunder.flow.building import BeginningBarter, BuildingPeg, BuildingShip, Burying
from freebooter.games.plunder.flow.gifts import AskingForIsland, GiftingIsland
from freebooter.games.plunder.flow.offers import Offering, OfferingToAll, Threatening
from freebooter.games.plunder.flow.sailing import Rolling, Sailing
from freebooter.games.plunder.flow.treasure import Collecting
from freebooter.games.plunder.rules.fleet import fleet_size
from freebooter.games.plunder.state import Sea


@final
class EndingTurn(Deed0[Sea]):
    """Be through; whoever has a ship must have rolled (P2, P13)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return "" if t.turn.rolled or not fleet_size(t, seat) else "P2-roll-first"

    def do(self, t: Sea, seat: i64, /) -> None:
        t.turn.over = True


# What a captain can do with a ship or without (P13).
AS_CAPTAIN: Final[list[Deed[Sea]]] = [
    BuildingShip(space.BUILD_SHIP),
    Burying(space.BURY_TREASURE),
    Offering(space.OFFER_TRADE),
    OfferingToAll(space.OFFER_TO_ALL),
    GiftingIsland(space.GIFT_ISLAND),
]

TURN: Final[Menu[Sea]] = Menu(
    "P2",
    [
        Rolling(space.ROLL),
        EndingTurn(space.END_TURN),
        Sailing(space.SAIL),
        BuildingPeg(space.BUILD),
        Collecting(space.COLLECT),
        AttackingShip(space.ATTACK_SHIP),
        AttackingIsland(space.ATTACK_ISLAND),
        AskingForIsland(space.ASK_ISLAND),
        BeginningBarter(space.BARTER),
        Threatening(space.THREATEN),
        *AS_CAPTAIN,
    ],
)


class Turn(Offers[Sea]):
    """The active player acts until they are through, a card ends their turn, or their last ship is lost."""

    follows = "P2"

    def waits_for(self, t: Sea) -> i64:
        return 0 if t.turn.over else 1 << self.seat

    def advance(self, t: Sea) -> None:
        t.pop()

    def menu(self, t: Sea, seat: i64) -> Menu[Sea]:
        return TURN
