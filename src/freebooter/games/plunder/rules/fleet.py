"""Ships: where they are, how they come into play, take damage and sink."""

from mypy_extensions import i64

from freebooter.games.plunder.events import PegAdded, PegLost, PointCardGained, ShipBuilt, ShipRelocated, ShipSunk
from freebooter.games.plunder.figures import CANNON, CELLS, MAST, SHIPS_EACH
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.space import PEGS
from freebooter.games.plunder.state import NO_SHIP, NOBODY, Sea, berth, captain, put_ship, ship_of

# Questions


def is_free(t: Sea, cell: i64) -> bool:
    """Whether a ship could be put here."""
    return t.ship_in[cell] == NO_SHIP and t.chart.is_sea(cell)


def fleet_size(t: Sea, seat: i64) -> i64:
    """How many ships a seat has."""
    ship_at = t.ship_at
    count: i64 = 0
    for place in range(SHIPS_EACH):
        if ship_at[ship_of(seat, place)] != NOWHERE:
            count += 1
    return count


def unbuilt_ship(t: Sea, seat: i64) -> i64:
    """The number of the seat's next ship, or -1 if its fleet is full."""
    if fleet_size(t, seat) >= t.atlas.most_ships:
        return -1
    for place in range(SHIPS_EACH):
        if t.ship_at[ship_of(seat, place)] == NOWHERE:
            return ship_of(seat, place)
    return -1


def peg_count(t: Sea, ship: i64, peg: i64) -> i64:
    """How many pegs of a kind a ship has."""
    if peg == MAST:
        return t.masts[ship]
    if peg == CANNON:
        return t.cannons[ship]
    return t.lives[ship]


def peg_limit(t: Sea, peg: i64) -> i64:
    """How many pegs of a kind a ship may have."""
    if peg == MAST:
        return t.atlas.most_masts
    if peg == CANNON:
        return t.atlas.most_cannons
    return t.atlas.most_lives


def why_launched(t: Sea, seat: i64) -> str:
    """Why a seat gets its next ship: at set-up, because it has none left, or by building (P1, P12, P13)."""
    if t.turn.active == NOBODY:
        return "set-up"
    return "building" if fleet_size(t, seat) else "castaway"


# Changes


def launch(t: Sea, ship: i64, cell: i64) -> None:
    """A new ship comes into play, with all its lives and no other pegs; after the roll it does not move (P3)."""
    why = why_launched(t, captain(ship))
    put_ship(t, ship, cell)
    t.lives[ship] = t.atlas.most_lives
    t.cannons[ship] = 0
    t.masts[ship] = 0
    place = berth(ship)
    turn = t.turn
    if captain(ship) == turn.active:
        turn.rigged[place] = 0
        turn.mast_steps[place] = 0
        turn.attacked[place] = 0
        if turn.rolled:
            turn.unrigged |= 1 << place
    if t.telling:
        t.tell(ShipBuilt(captain(ship), place, CELLS[cell], why))


def add_pegs(t: Sea, ship: i64, peg: i64, count: i64, why: str) -> None:
    """Add pegs as far as the limit allows, built or found with a card."""
    added = min(count, peg_limit(t, peg) - peg_count(t, ship, peg))
    if added <= 0:
        return
    if peg == MAST:
        t.masts[ship] += added
    elif peg == CANNON:
        t.cannons[ship] += added
    else:
        t.lives[ship] += added
    if t.telling:
        t.tell(PegAdded(captain(ship), berth(ship), PEGS[peg], added, why))


def strip(t: Sea, ship: i64, peg: i64) -> None:
    """Lose a mast or a cannon by a card. A mast built since the roll goes first: it gives no step anyway (P22)."""
    if peg == MAST:
        t.masts[ship] -= 1
        rigged = t.turn.rigged
        if captain(ship) == t.turn.active and rigged[berth(ship)] > t.masts[ship]:
            rigged[berth(ship)] = t.masts[ship]
    else:
        t.cannons[ship] -= 1
    if t.telling:
        t.tell(PegLost(captain(ship), berth(ship), PEGS[peg], 1, "card"))


def damage(t: Sea, ship: i64, count: i64, why: str) -> bool:
    """Lose lives in a battle or by a card; true if that sinks the ship."""
    lost = min(count, t.lives[ship])
    t.lives[ship] -= lost
    if t.telling:
        t.tell(PegLost(captain(ship), berth(ship), "life", lost, why))
    if t.lives[ship] > 0:
        return False
    sink(t, ship, why)
    return True


def sink(t: Sea, ship: i64, why: str) -> None:
    """A ship leaves the map with all its pegs; with the last one of the active player their turn ends (P2)."""
    cell = t.ship_at[ship]
    put_ship(t, ship, NOWHERE)
    t.lives[ship] = 0
    t.cannons[ship] = 0
    t.masts[ship] = 0
    seat = captain(ship)
    if t.telling:
        t.tell(ShipSunk(seat, berth(ship), CELLS[cell], why))
    if seat == t.turn.active and fleet_size(t, seat) == 0:
        t.turn.over = True


def relocate(t: Sea, ship: i64, cell: i64) -> None:
    """Put a ship elsewhere by a card: the storm's border costs nothing (P11)."""
    put_ship(t, ship, cell)
    if t.telling:
        t.tell(ShipRelocated(captain(ship), berth(ship), CELLS[cell]))


def gain_points(t: Sea, seat: i64, count: i64, why: str) -> None:
    """Plunder Point cards; there are always enough (P12)."""
    t.points[seat] += count
    if t.telling:
        for _ in range(count):
            t.tell(PointCardGained(seat, why))
