"""X tokens and treasure: what can be collected, whom a card may hit, and where a ship is washed up (P10, P11)."""

from mypy_extensions import i64

from freebooter.games.plunder.events import TokenPlaced
from freebooter.games.plunder.figures import CELLS, SHIPS_EACH
from freebooter.games.plunder.rules.battle import why_not_harm
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.chart import NOWHERE, grid_steps
from freebooter.games.plunder.rules.fleet import is_free, peg_count, peg_limit, ship_on
from freebooter.games.plunder.rules.storm import parts
from freebooter.games.plunder.state import Sea

# Questions


def why_not_collect(t: Sea, seat: i64, place: i64, token: i64) -> str:
    """Why a ship may not collect this X; "" if it may: from its cell, or from beside an X on land."""
    cell = t.ship_at[seat * SHIPS_EACH + place]
    if cell == NOWHERE:
        return "P10-no-ship"
    if token >= len(t.tokens):
        return "P10-no-token"
    if not t.chart.can_collect(cell, t.tokens[token]):
        return "P10-out-of-reach"
    return "P10-storm-between" if parts(t, cell, t.tokens[token]) else ""


def opponents(t: Sea, seat: i64) -> list[int]:
    """Whom a card of the active seat may hit, clockwise: no ally, no treaty partner."""
    found: list[int] = []
    for turn in range(1, t.seats):
        other = (seat + turn) % t.seats
        if not why_not_harm(t, seat, other):
            found.append(other)
    return found


def victims(t: Sea, seat: i64) -> list[int]:
    """Opponents who hold a card."""
    found: list[int] = []
    for other in opponents(t, seat):
        if hand_size(t, other):
            found.append(other)
    return found


def opponent_ships(t: Sea, seat: i64) -> list[int]:
    """The ships of all opponents."""
    found: list[int] = []
    for other in opponents(t, seat):
        for ship in range(other * SHIPS_EACH, (other + 1) * SHIPS_EACH):
            if t.ship_at[ship] != NOWHERE:
                found.append(ship)
    return found


def ships_with_room(t: Sea, seat: i64, peg: i64) -> list[int]:
    """The seat's ships that can take one more peg of a kind."""
    found: list[int] = []
    for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
        if t.ship_at[ship] != NOWHERE and peg_count(t, ship, peg) < peg_limit(t, peg):
            found.append(ship)
    return found


def free_spaces(t: Sea) -> list[int]:
    """Every sea cell without a ship."""
    found: list[int] = []
    for cell in t.chart.sea:
        if ship_on(t, cell) < 0:
            found.append(cell)
    return found


def washed_up(t: Sea, ship: i64, cell: i64) -> list[int]:
    """Where a ship may be put that the compasses send to `cell`: there if it is sea and free, else beside it, else in
    one of the nearest free cells. Its own cell counts as free: the ship is lifted off."""
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
                found = [there]
            elif steps == nearest:
                found.append(there)
    return found


def may_land(t: Sea, ship: i64, cell: i64) -> bool:
    """Whether this ship may be put into the cell."""
    return is_free(t, cell) or (t.chart.is_sea(cell) and ship_on(t, cell) == ship)


# Changes


def put_token(t: Sea, token: i64, cell: i64) -> None:
    """An X comes to lie where the compasses say: on land too, in the storm, or on another X (P1)."""
    t.tokens[token] = cell
    if t.telling:
        t.tell(TokenPlaced(token, CELLS[cell]))
