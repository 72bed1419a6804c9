"""Where a ship is put: a new one, one that the compasses send somewhere, one that a card moves (P11, P12, P13)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.table import AsksChance, AsksSeat
from freebooter.games.plunder.events import CompassSpun, ShipStayed
from freebooter.games.plunder.figures import CELLS
from freebooter.games.plunder.rules.building import building_places, own_free_ports
from freebooter.games.plunder.rules.fleet import launch, relocate, unbuilt_ship
from freebooter.games.plunder.rules.treasure import free_spaces, washed_up
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.space import PLACE, SPIN, STAY
from freebooter.games.plunder.state import Sea, berth, captain

# Where a ship may be put.
IN_PORT_OR_ALONGSIDE: Final[i64] = 0
IN_OWN_PORT: Final[i64] = 1
NEAR_CELL: Final[i64] = 2
ANYWHERE: Final[i64] = 3

NO_CELL: Final[i64] = -1


def compass(t: Sea, odds: Odds) -> None:
    """What the compasses may show: every cell of the map alike. On a map for two, 13 to 18 are spun again (P16)."""
    for cell in t.chart.cells:
        odds.add(SPIN.at(cell), 1)


def places(t: Sea, ship: i64, where: i64, cell: i64) -> list[int]:
    """The cells where this ship may be put."""
    if where == IN_PORT_OR_ALONGSIDE:
        return building_places(t, captain(ship))
    if where == IN_OWN_PORT:
        return own_free_ports(t, captain(ship))
    if where == NEAR_CELL:
        return washed_up(t, ship, cell)
    return free_spaces(t)


def put(t: Sea, ship: i64, cell: i64, is_new: bool) -> None:
    """Launch a new ship, which may win the game, or move one. Called last: it may clear the stack."""
    if is_new:
        launch(t, ship, cell)
        crown(t)
    else:
        relocate(t, ship, cell)


def put_or_ask(t: Sea, ship: i64, where: i64, cell: i64, is_new: bool) -> None:
    """Put a ship where it may go, and ask its captain if there are several places. Called last."""
    found = places(t, ship, where, cell)
    if len(found) == 1:
        put(t, ship, found[0], is_new)
    else:
        t.push(Placing(captain(ship), ship, where, cell, is_new, False))


def give_ship(t: Sea, seat: i64) -> None:
    """A captain without a ship gets one: in a free port of theirs, or where the compasses say (P13). Called last."""
    ship = unbuilt_ship(t, seat)
    if own_free_ports(t, seat):
        put_or_ask(t, ship, IN_OWN_PORT, NO_CELL, True)
    else:
        t.push(Compass(ship, True))


class Placing(AsksSeat[Sea]):
    """A ship's captain puts it into one of several cells; an optional move may also be left."""

    def __init__(self, seat: i64, ship: i64, where: i64, cell: i64, is_new: bool, optional: bool) -> None:
        super().__init__(seat)
        self.ship: i64 = ship
        self.where: i64 = where
        self.cell: i64 = cell
        self.is_new = is_new
        self.optional = optional

    def rule(self) -> str:
        if self.where == IN_PORT_OR_ALONGSIDE:
            return "P12"
        return "P13" if self.is_new else "P11"

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for cell in places(t, self.ship, self.where, self.cell):
            found.add(PLACE.at(cell))
        if self.optional:
            found.add(STAY.at())

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if PLACE.holds(action):
            return "" if self.is_legal(t, seat, action) else self.rule() + "-not-there"
        return "" if self.optional and STAY.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        t.pop()
        if PLACE.holds(action):
            put(t, self.ship, PLACE.first(action), self.is_new)
        elif t.telling:
            t.tell(ShipStayed(seat, berth(self.ship)))


class Compass(AsksChance[Sea]):
    """The compasses are spun for a ship: one to be moved, or a new one."""

    luck = "ship-compass"

    def __init__(self, ship: i64, is_new: bool) -> None:
        self.ship: i64 = ship
        self.is_new = is_new

    def outcomes(self, t: Sea, odds: Odds) -> None:
        compass(t, odds)

    def drawn_for(self, t: Sea) -> str:
        return f"{self.luck}@{captain(self.ship)}"

    def happen(self, t: Sea, outcome: i64) -> None:
        cell = SPIN.first(outcome)
        if t.telling:
            t.tell(CompassSpun(CELLS[cell], "castaway" if self.is_new else "card"))
        t.pop()
        put_or_ask(t, self.ship, NEAR_CELL, cell, self.is_new)
