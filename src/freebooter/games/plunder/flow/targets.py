"""What a treasure card asks: which ship gets a peg, which is hit, and which peg is lost (P11)."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.table import AsksSeat, Frame
from freebooter.games.plunder.events import StepSkipped, TargetChosen
from freebooter.games.plunder.figures import CANNON, MAST
from freebooter.games.plunder.flow.placing import Compass
from freebooter.games.plunder.rules import fleet, treasure
from freebooter.games.plunder.space import CHOOSE_SHIP, CHOOSE_TARGET, STRIP
from freebooter.games.plunder.state import Sea, berth, captain, ship_of


class ChoosingShip(AsksSeat[Sea]):
    """The finder gives a peg to one of their ships."""

    follows = "P11"

    def __init__(self, seat: i64, peg: i64, count: i64) -> None:
        super().__init__(seat)
        self.peg: i64 = peg
        self.count: i64 = count

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for ship in treasure.ships_with_room(t, seat, self.peg):
            found.add(CHOOSE_SHIP.at(berth(ship)))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not CHOOSE_SHIP.holds(action):
            return "P11-not-now"
        return "" if self.is_legal(t, seat, action) else "P11-no-room"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        fleet.add_pegs(t, ship_of(seat, CHOOSE_SHIP.first(action)), self.peg, self.count, "card")


class ChoosingTarget(AsksSeat[Sea]):
    """The finder chooses an opponent's ship to be damaged, or to be moved by the compasses."""

    follows = "P11"

    def __init__(self, seat: i64, count: i64, by_compass: bool) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.by_compass = by_compass

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for ship in treasure.opponent_ships(t, seat):
            found.add(CHOOSE_TARGET.at(captain(ship), berth(ship)))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not CHOOSE_TARGET.holds(action):
            return "P11-not-now"
        return "" if self.is_legal(t, seat, action) else "P11-no-opponent-ship"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        target = ship_of(CHOOSE_TARGET.first(action), CHOOSE_TARGET.second(action))
        strike(t, seat, target, self.count, self.by_compass)


def strike(t: Sea, seat: i64, ship: i64, count: i64, by_compass: bool) -> None:
    """A card of `seat` moves an opponent's ship by the compasses, or damages it."""
    if t.telling:
        t.tell(TargetChosen(seat, captain(ship), berth(ship)))
    if by_compass:
        t.push(Compass(ship, False))
    else:
        fleet.damage(t, ship, count, "card")


class Stripping(Frame[Sea]):
    """A ship loses masts or cannons; its captain chooses which where it has both."""

    follows = "P11"

    def __init__(self, ship: i64, left: i64) -> None:
        self.ship: i64 = ship
        self.left: i64 = left

    def waits_for(self, t: Sea) -> i64:
        both = t.masts[self.ship] > 0 and t.cannons[self.ship] > 0
        return 1 << captain(self.ship) if self.left and both else 0

    def advance(self, t: Sea) -> None:
        if self.left and t.masts[self.ship] + t.cannons[self.ship]:
            self.lose(t, MAST if t.masts[self.ship] else CANNON)
        else:
            if self.left and t.telling:
                t.tell(StepSkipped(captain(self.ship)))
            t.pop()

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        found.add(STRIP.at(MAST))
        found.add(STRIP.at(CANNON))

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        self.lose(t, STRIP.first(action))

    def lose(self, t: Sea, peg: i64) -> None:
        """Take the peg off."""
        t.replace(Stripping(self.ship, self.left - 1))
        fleet.strip(t, self.ship, peg)
