"""Rolling the sailing die and sailing, one step at a time (P2, P3)."""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.deeds import Deed0, Deed2
from freebooter.core.rows import Row
from freebooter.core.table import AsksChance
from freebooter.games.plunder.events import TollDue
from freebooter.games.plunder.figures import COURSES, SHIPS_EACH
from freebooter.games.plunder.flow.payment import Toll
from freebooter.games.plunder.flow.placing import compass
from freebooter.games.plunder.rules import sailing, storm
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.chart import BARRIER, CLOSED, EDGE, NOWHERE
from freebooter.games.plunder.space import ROLL_DIE, SPIN
from freebooter.games.plunder.state import NO_SHIP, Sea, ship_of


@final
class Rolling(Deed0[Sea]):
    """Roll the sailing die, once a turn (P2)."""

    def why_not(self, t: Sea, seat: i64, /) -> str:
        return "P2-rolled-already" if t.turn.rolled else ""

    def do(self, t: Sea, seat: i64, /) -> None:
        t.push(SailingRoll(seat))


@final
class Sailing(Deed2[Sea]):
    """The ship in this place of the active fleet makes one step on this course (P3)."""

    def why_not(self, t: Sea, seat: i64, place: i64, course: i64, /) -> str:
        cell = t.ship_at[ship_of(seat, place)]
        if cell == NOWHERE:
            return "P3-no-ship"
        if t.turn.rolled == 0:
            return "P2-roll-first"
        if (t.turn.unrigged >> place) & 1:
            return "P3-built-after-roll"
        if sailing.steps_left(t, place) == 0:
            return "P3-no-steps-left"
        return why_not_step(t, seat, cell, course)

    def options(self, t: Sea, seat: i64, found: Numbers) -> None:
        if t.turn.rolled == 0:
            return
        for place in range(SHIPS_EACH):
            cell = t.ship_at[ship_of(seat, place)]
            if cell != NOWHERE and sailing.steps_left(t, place):
                for course in range(4):
                    if not why_not_step(t, seat, cell, course):
                        found.add(self.block.at(place, course))

    def do(self, t: Sea, seat: i64, place: i64, course: i64, /) -> None:
        ship = ship_of(seat, place)
        if sailing.costs_toll(t, ship, course):
            if t.telling:
                t.tell(TollDue(seat, place, COURSES[course]))
            t.push(Toll(seat, sailing.TOLL, ship, course))
        else:
            sailing.sail(t, ship, course)


def why_not_step(t: Sea, seat: i64, cell: i64, course: i64) -> str:
    """Why no ship of `seat` may sail from this cell on this course; "" if one may."""
    there = t.chart.joined[cell * 4 + course]
    if there == NOWHERE:
        side = t.chart.side[cell * 4 + course]
        if side == EDGE:
            return "P3-edge"
        if side == BARRIER:
            return "P3-barrier"
        return "P3-closed-side" if side == CLOSED else "P3-land"
    if t.ship_in[there] != NO_SHIP:
        return "P3-occupied"
    if storm.parts(t, cell, there) and hand_size(t, seat) < sailing.TOLL:
        return "P3-cannot-pay-toll"
    return ""


class SailingRoll(AsksChance[Sea]):
    """The sailing die; a 1 moves the storm before anything else."""

    luck = "sailing-die@seat"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def outcomes(self, t: Sea, odds: Odds) -> None:
        one_die(t.atlas.sailing, odds)

    def happen(self, t: Sea, outcome: i64) -> None:
        die = ROLL_DIE.first(outcome)
        t.pop()
        sailing.set_sail(t, self.seat, die)
        if die == 1:
            t.push(StormSpin())


class StormSpin(AsksChance[Sea]):
    """The compasses say where the storm goes."""

    luck = "storm-compass"

    def outcomes(self, t: Sea, odds: Odds) -> None:
        compass(t, odds)

    def happen(self, t: Sea, outcome: i64) -> None:
        t.pop()
        storm.move_storm(t, SPIN.first(outcome))


def one_die(faces: Row, odds: Odds) -> None:
    """The rolls of a die, given by how many of its faces show 1 to 6."""
    for number in range(1, 7):
        if faces[number - 1]:
            odds.add(ROLL_DIE.at(number), faces[number - 1])
