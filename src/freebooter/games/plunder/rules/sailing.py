"""Sailing: one step at a time, masts before the shared die, and the storm's toll (P3)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.plunder.events import SailingDieRolled, ShipSailed
from freebooter.games.plunder.figures import CELLS, COURSES, SHIPS_EACH
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.chart import BARRIER, CLOSED, EDGE, JOINED, NOWHERE
from freebooter.games.plunder.rules.fleet import ship_on
from freebooter.games.plunder.rules.storm import parts
from freebooter.games.plunder.state import Sea

TOLL: Final = 2

# Questions


def steps_left(t: Sea, place: i64) -> i64:
    """How far the active player's ship in this place of his fleet can still sail."""
    if (t.unrigged >> place) & 1:
        return 0
    return mast_steps_left(t, place) + t.die_left


def mast_steps_left(t: Sea, place: i64) -> i64:
    """Steps a ship has by its own masts: those it had at the roll and still has, less those made."""
    left: i64 = t.rigged[place] - t.mast_steps[place]
    return max(0, left)


def costs_toll(t: Sea, ship: i64, course: i64) -> bool:
    """Whether this step crosses the storm's border."""
    cell = t.ship_at[ship]
    return parts(t, cell, t.chart.beyond[cell * 4 + course])


def why_not_sail(t: Sea, seat: i64, place: i64, course: i64) -> str:
    """Why the ship in this place of the active fleet may not make this step; "" if it may."""
    cell = t.ship_at[seat * SHIPS_EACH + place]
    if cell == NOWHERE:
        return "P3-no-ship"
    if t.rolled == 0:
        return "P2-roll-first"
    if (t.unrigged >> place) & 1:
        return "P3-built-after-roll"
    if steps_left(t, place) == 0:
        return "P3-no-steps-left"
    side = t.chart.side[cell * 4 + course]
    if side != JOINED:
        if side == EDGE:
            return "P3-edge"
        if side == BARRIER:
            return "P3-barrier"
        return "P3-closed-side" if side == CLOSED else "P3-land"
    there = t.chart.beyond[cell * 4 + course]
    if ship_on(t, there) >= 0:
        return "P3-occupied"
    if parts(t, cell, there) and hand_size(t, seat) < TOLL:
        return "P3-cannot-pay-toll"
    return ""


# Changes


def set_sail(t: Sea, seat: i64, die: i64) -> None:
    """The sailing die is rolled: it is shared by the fleet, and each ship's masts count as they are now."""
    t.rolled = die
    t.die_left = die
    t.unrigged = 0
    for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
        t.rigged[ship % SHIPS_EACH] = t.masts[ship]
        t.mast_steps[ship % SHIPS_EACH] = 0
    if t.telling:
        t.tell(SailingDieRolled(seat, die))


def sail(t: Sea, ship: i64, course: i64) -> None:
    """Make one step, by a mast if one is left, else by the die."""
    place = ship % SHIPS_EACH
    if mast_steps_left(t, place):
        t.mast_steps[place] += 1
    else:
        t.die_left -= 1
    there = t.chart.beyond[t.ship_at[ship] * 4 + course]
    t.ship_at[ship] = there
    if t.telling:
        t.tell(ShipSailed(ship // SHIPS_EACH, place, COURSES[course], CELLS[there]))
