"""Where ships are built, and who lies at a merchant's (P8, P12)."""

from mypy_extensions import i64

from freebooter.games.plunder.figures import SHIPS_EACH
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.fleet import is_free
from freebooter.games.plunder.rules.islands import is_merchant
from freebooter.games.plunder.rules.storm import in_storm, parts
from freebooter.games.plunder.state import Sea, ship_of


def own_free_ports(t: Sea, seat: i64) -> list[int]:
    """The ports of a seat's islands where no ship lies, storm or not."""
    ports: list[int] = []
    for island in range(len(t.owners)):
        if t.owners[island] == seat:
            for port in t.chart.isles[island].ports:
                if is_free(t, port):
                    ports.append(int(port))
    return ports


def building_places(t: Sea, seat: i64) -> list[int]:
    """Where a new ship may go: own free ports, and free cells beside own ships, not across the storm's border."""
    places = own_free_ports(t, seat)
    for place in range(SHIPS_EACH):
        cell = t.ship_at[ship_of(seat, place)]
        if cell != NOWHERE:
            for course in range(4):
                there = t.chart.joined[cell * 4 + course]
                if there != NOWHERE and is_free(t, there) and not parts(t, cell, there) and int(there) not in places:
                    places.append(int(there))
    return places


def is_at_merchant(t: Sea, cell: i64) -> bool:
    """Whether a cell is a merchant's port that the storm does not cover."""
    island = t.chart.island_at[cell]
    return island >= 0 and is_merchant(t, island) and not in_storm(t, cell)


def is_docked_at_merchant(t: Sea, seat: i64) -> bool:
    """Whether a ship of the seat lies in such a port."""
    ship_at = t.ship_at
    for place in range(SHIPS_EACH):
        cell = ship_at[ship_of(seat, place)]
        if cell != NOWHERE and is_at_merchant(t, cell):
            return True
    return False
