"""X tokens and treasure: whom a card may hit, and where a ship is washed up (P10, P11)."""

from mypy_extensions import i64

from freebooter.games.plunder.events import TokenPlaced
from freebooter.games.plunder.figures import CELLS, SHIPS_EACH
from freebooter.games.plunder.rules.battle import why_not_harm
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.chart import NOWHERE, grid_steps
from freebooter.games.plunder.rules.fleet import is_free, peg_count, peg_limit
from freebooter.games.plunder.state import NO_SHIP, NOBODY, Sea, ship_of

# Questions


def opponents(t: Sea, seat: i64) -> list[int]:
    """Whom a card of the active seat may hit, clockwise: no ally, no treaty partner."""
    found: list[int] = []
    for turn in range(1, t.seats):
        other = (seat + turn) % t.seats
        if not why_not_harm(t, seat, other):
            found.append(int(other))
    return found


def victims(t: Sea, seat: i64) -> list[int]:
    """Opponents who hold a card."""
    found: list[int] = []
    for other in opponents(t, seat):
        if hand_size(t, other):
            found.append(int(other))
    return found


def opponent_ships(t: Sea, seat: i64) -> list[int]:
    """The ships of all opponents."""
    found: list[int] = []
    for other in opponents(t, seat):
        for place in range(SHIPS_EACH):
            if t.ship_at[ship_of(other, place)] != NOWHERE:
                found.append(int(ship_of(other, place)))
    return found


def ships_with_room(t: Sea, seat: i64, peg: i64) -> list[int]:
    """The seat's ships that can take one more peg of a kind."""
    found: list[int] = []
    for place in range(SHIPS_EACH):
        ship = ship_of(seat, place)
        if t.ship_at[ship] != NOWHERE and peg_count(t, ship, peg) < peg_limit(t, peg):
            found.append(int(ship))
    return found


def free_spaces(t: Sea) -> list[int]:
    """Every sea cell without a ship."""
    found: list[int] = []
    for cell in t.chart.sea:
        if t.ship_in[cell] == NO_SHIP:
            found.append(int(cell))
    return found


def washed_up(t: Sea, ship: i64, cell: i64) -> list[int]:
    """Where a ship may be put that the compasses send to `cell`: there if it is sea and free, else beside it, else in
    one of the nearest free cells. Its own cell counts as free: the ship is lifted off (P21)."""
    if may_land(t, ship, cell):
        return [int(cell)]
    found: list[int] = []
    for there in t.chart.around[cell]:
        if may_land(t, ship, there):
            found.append(there)
    if found:
        return found
    nearest: i64 = 0
    for there in t.chart.sea:
        if may_land(t, ship, there):
            steps = grid_steps(cell, there)
            if not found or steps < nearest:
                nearest = steps
                found = [int(there)]
            elif steps == nearest:
                found.append(int(there))
    return found


def may_land(t: Sea, ship: i64, cell: i64) -> bool:
    """Whether this ship may be put into the cell."""
    return is_free(t, cell) or t.ship_in[cell] == ship


# Changes


def put_token(t: Sea, token: i64, cell: i64) -> None:
    """An X comes to lie where the compasses say: on land too, in the storm, or on another X (P1)."""
    t.tokens[token] = cell
    if t.telling:
        t.tell(TokenPlaced(token, CELLS[cell], "set-up" if t.turn.active == NOBODY else "collected"))
