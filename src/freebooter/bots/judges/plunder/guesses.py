"""What somebody might do in their turn at Plunder, at a quick guess: rollouts play by it."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.judges.plunder.fights import LIFE_LOST, attack_worth, hit_worth, odds
from freebooter.bots.judges.plunder.routes import Routes
from freebooter.core.buffers import Numbers
from freebooter.core.rows import Row, row
from freebooter.core.source import Source
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.sailing import costs_toll
from freebooter.games.plunder.space import (
    ATTACK_ISLAND,
    ATTACK_SHIP,
    BUILD,
    BUILD_SHIP,
    BURY_TREASURE,
    COLLECT,
    ROLL,
    SAIL,
)
from freebooter.games.plunder.state import Sea, berth, ship_of

# What deeds seem to bring; some more or less for each point that the leader still needs. Who sees nothing to gain ends
# their turn.
_NOTHING: Final = 0.02
_STEP: Final = 0.05
_RISK: Final = 0.1
_TREASURE: Final = 0.5
_PEG: Final = 0.1
_PEG_EARLY: Final = 0.05
_SHIP: Final = 0.9
_SHIP_EARLY: Final = -0.12
_POINT: Final = 0.8
_POINT_EARLY: Final = -0.1


def guess(t: Sea, seat: i64, answers: Numbers, left: float, routes: Routes, source: Source) -> i64:
    """Roll; then collect, attack where it is promising, build, sail towards a goal; else end the turn."""
    first = answers[0]
    if ROLL.holds(first):
        return first
    chosen = first
    best = _NOTHING
    place: i64 = -1
    steps: Row = row(0, 0)
    for at in range(answers.count):
        answer = answers[at]
        if SAIL.holds(answer):
            course = SAIL.second(answer)
            ship = ship_of(seat, SAIL.first(answer))
            if berth(ship) != place:
                place = berth(ship)
                routes.find_goal(t, seat, ship)
                steps = t.chart.steps_from(routes.goal) if routes.goal != NOWHERE else row(0, 0)
            cell = t.ship_at[ship]
            if len(steps) == 0 or steps[t.chart.beyond[cell * 4 + course]] >= steps[cell]:
                continue
            gain = 0.0 if costs_toll(t, ship, course) else _STEP
        else:
            gain = at_first_sight(t, seat, answer, left)
        # Nobody reckons exactly, nor all alike.
        gain *= 0.5 + float(source.below(1024)) / 1024.0
        if gain > best:
            best = gain
            chosen = answer
    return chosen


def at_first_sight(t: Sea, seat: i64, answer: i64, left: float) -> float:
    """What a deed seems to bring when the leader has so many points left to go; talk brings nothing."""
    if ATTACK_ISLAND.holds(answer):
        ship = ship_of(seat, ATTACK_ISLAND.first(answer))
        return attack_worth(t.chart.isles[t.chart.island_at[t.ship_at[ship]]].skulls - t.cannons[ship]) - _RISK
    if ATTACK_SHIP.holds(answer):
        target = ship_of(ATTACK_SHIP.second(answer), ATTACK_SHIP.third(answer))
        win = odds(t.cannons[target] - t.cannons[ship_of(seat, ATTACK_SHIP.first(answer))])
        return win * hit_worth(t, target) - (1.0 - win) * LIFE_LOST
    if COLLECT.holds(answer):
        return _TREASURE
    if BUILD_SHIP.holds(answer):
        return _SHIP + _SHIP_EARLY * left
    if BURY_TREASURE.holds(answer):
        return _POINT + _POINT_EARLY * left
    return _PEG + _PEG_EARLY * left if BUILD.holds(answer) else 0.0
