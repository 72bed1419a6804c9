"""What lies nearest to a ship, by the steps that it would have to sail, whatever ships lie between.

A goal is a cell with its distance, as one number: `steps_of` and `cell_of` take it apart, and the nearer of two goals
is the smaller number.
"""

from typing import Final

from mypy_extensions import i64

from freebooter.games.plunder.rules.chart import CELLS_IN_ALL, FAR, NOWHERE
from freebooter.games.plunder.state import NOBODY, Sea, allied, captain

# No goal is as far as this.
NO_GOAL: Final[i64] = FAR * CELLS_IN_ALL


def steps_of(goal: i64) -> i64:
    return goal // CELLS_IN_ALL


def cell_of(goal: i64) -> i64:
    return goal % CELLS_IN_ALL


def next_island(t: Sea, ship: i64, nearer: i64) -> i64:
    """The nearest port of an island that another team owns or nobody (P4), of those farther than the goal `nearer`; -1
    is nearer than all. An island may have two."""
    chart = t.chart
    steps = chart.steps_from(t.ship_at[ship])
    owners = t.owners
    seat = captain(ship)
    islands = chart.island_at
    found = NO_GOAL
    for port in chart.harbours:
        goal = steps[port] * CELLS_IN_ALL + port
        if nearer < goal < found:
            owner = owners[islands[port]]
            if owner == NOBODY or not allied(t, seat, owner):
                found = goal
    return found


def next_merchant(t: Sea, ship: i64) -> i64:
    """The nearest port of a merchant."""
    chart = t.chart
    steps = chart.steps_from(t.ship_at[ship])
    found = NO_GOAL
    for port in chart.merchants:
        found = min(found, steps[port] * CELLS_IN_ALL + port)
    return found


def next_token(t: Sea, ship: i64) -> i64:
    """The nearest cell from which an X can be taken: its own, or one beside it if it lies on land (P10)."""
    chart = t.chart
    steps = chart.steps_from(t.ship_at[ship])
    found = NO_GOAL
    for token in t.tokens:
        if token == NOWHERE:
            continue
        if chart.is_sea(token):
            found = min(found, steps[token] * CELLS_IN_ALL + token)
        else:
            for beside in chart.around[token]:
                found = min(found, steps[beside] * CELLS_IN_ALL + beside)
    return found


def next_foe(t: Sea, ship: i64) -> i64:
    """The cell of the nearest ship of another team."""
    steps = t.chart.steps_from(t.ship_at[ship])
    seat = captain(ship)
    at = t.ship_at
    found = NO_GOAL
    for other in range(len(at)):
        if at[other] != NOWHERE and not allied(t, seat, captain(other)):
            found = min(found, steps[at[other]] * CELLS_IN_ALL + at[other])
    return found
