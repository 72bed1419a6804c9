"""Sailing: one step at a time, masts before the shared die, and the storm's toll (P3)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.plunder.events import SailingDieRolled, ShipSailed
from freebooter.games.plunder.figures import CELLS, COURSES, SHIPS_EACH
from freebooter.games.plunder.rules.storm import parts
from freebooter.games.plunder.state import Sea, berth, captain, put_ship, ship_of

TOLL: Final[i64] = 2

# Questions


def steps_left(t: Sea, place: i64) -> i64:
    """How far the active player's ship in this place of the fleet can still sail."""
    if (t.turn.unrigged >> place) & 1:
        return 0
    return mast_steps_left(t, place) + t.turn.die_left


def mast_steps_left(t: Sea, place: i64) -> i64:
    """Steps a ship has by its own masts: those it had at the roll and still has, less those made."""
    return max(0, t.turn.rigged[place] - t.turn.mast_steps[place])


def costs_toll(t: Sea, ship: i64, course: i64) -> bool:
    """Whether this step crosses the storm's border."""
    cell = t.ship_at[ship]
    return parts(t, cell, t.chart.beyond[cell * 4 + course])


# Changes


def set_sail(t: Sea, seat: i64, die: i64) -> None:
    """The sailing die is rolled: it is shared by the fleet, and each ship's masts count as they are now."""
    turn = t.turn
    turn.rolled = die
    turn.die_left = die
    turn.unrigged = 0
    for place in range(SHIPS_EACH):
        turn.rigged[place] = t.masts[ship_of(seat, place)]
        turn.mast_steps[place] = 0
    if t.telling:
        t.tell(SailingDieRolled(seat, die))


def sail(t: Sea, ship: i64, course: i64) -> None:
    """Make one step, by a mast if one is left, else by the die."""
    place = berth(ship)
    if mast_steps_left(t, place):
        t.turn.mast_steps[place] += 1
    else:
        t.turn.die_left -= 1
    there = t.chart.beyond[t.ship_at[ship] * 4 + course]
    put_ship(t, ship, there)
    if t.telling:
        t.tell(ShipSailed(captain(ship), place, COURSES[course], CELLS[there]))
