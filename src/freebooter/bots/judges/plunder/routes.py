"""How far ships of Plunder have to sail, and what is worth sailing to."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.judges.plunder.fights import attack_worth
from freebooter.core.rows import Row, row
from freebooter.games.plunder.rules.chart import CELLS_IN_ALL, NOWHERE, Chart
from freebooter.games.plunder.state import NOBODY, Sea, allied, berth, bit_of_island

# An X is worth about two cards, a fifth of them a point.
_TREASURE: Final = 0.35
# How fast a prospect fades with its distance in steps; an X is soon taken by somebody else.
_FADES: Final = 0.22
_TREASURE_FADES: Final = 0.44
# What is left of an attack for a ship that has tried it this turn.
_ATTACKED: Final = 0.6
_FAR: Final[i64] = 99


class Routes:
    """Steps over water between cells, for the map in use. It is as far from one cell to another as back.

    What looks for a goal leaves it in `goal`: the cell to sail to, or nowhere.
    """

    def __init__(self) -> None:
        self.chart: Chart | None = None
        self.steps: list[Row] = []
        self.goal: i64 = NOWHERE

    def use(self, chart: Chart) -> None:
        """Begin anew if this is another map."""
        if self.chart is not chart:
            self.chart = chart
            self.steps = [row(0, _FAR)] * int(CELLS_IN_ALL)

    def steps_to(self, goal: i64) -> Row:
        """How many steps each cell is away from the goal, whatever ships lie between."""
        steps = self.steps[goal]
        if len(steps) == 0:
            assert self.chart is not None
            steps = steps_from(self.chart, goal)
            self.steps[goal] = steps
        return steps

    def best_island(self, t: Sea, seat: i64, ship: i64) -> float:
        """What the best island for a ship promises, the nearer the better."""
        self.use(t.chart)
        self.goal = NOWHERE
        steps = self.steps_to(t.ship_at[ship])
        owners = t.owners
        isles = t.chart.isles
        cannons = t.cannons[ship]
        attacked = t.turn.attacked[berth(ship)] if seat == t.turn.active else 0
        best = 0.0
        for island in range(len(owners)):
            owner = owners[island]
            isle = isles[island]
            if isle.skulls == 0 or owner == seat or (owner != NOBODY and allied(t, seat, owner)):
                continue
            hope = attack_worth(isle.skulls - cannons)
            if hope <= best:
                continue
            if attacked & bit_of_island(island):
                hope *= _ATTACKED
            for port in isle.ports:
                near = hope / (1.0 + _FADES * float(steps[port]))
                if near > best:
                    best = near
                    self.goal = port
        return best

    def best_token(self, t: Sea, ship: i64) -> float:
        """What the nearest X promises a ship. It is taken from its own cell, or from beside it on land (P10)."""
        self.use(t.chart)
        self.goal = NOWHERE
        chart = t.chart
        steps = self.steps_to(t.ship_at[ship])
        nearest = _FAR
        for token in t.tokens:
            if token == NOWHERE:
                continue
            if chart.is_sea(token):
                nearest = self.nearer(token, steps[token], nearest)
            else:
                for beside in chart.around[token]:
                    nearest = self.nearer(beside, steps[beside], nearest)
        return _TREASURE / (1.0 + _TREASURE_FADES * float(nearest))

    def nearer(self, goal: i64, steps: i64, nearest: i64) -> i64:
        """Take this as the goal if it is nearer than what was found before; how near the goal is now."""
        if steps >= nearest:
            return nearest
        self.goal = goal
        return steps

    def find_goal(self, t: Sea, seat: i64, ship: i64) -> None:
        """The cell that a ship would make for: an island or an X."""
        island = self.best_island(t, seat, ship)
        port = self.goal
        if island >= self.best_token(t, ship):
            self.goal = port


def steps_from(chart: Chart, source: i64) -> Row:
    """How many steps each cell is away over joined cells."""
    joined = chart.joined
    steps = row(CELLS_IN_ALL, _FAR)
    steps[source] = 0
    # Cells in the order in which they are reached; those up to `done` have been left again.
    reached = row(CELLS_IN_ALL, source)
    count: i64 = 1
    done: i64 = 0
    while done < count:
        cell = reached[done]
        for side in range(cell * 4, cell * 4 + 4):
            there = joined[side]
            if there != NOWHERE and steps[there] == _FAR:
                steps[there] = steps[cell] + 1
                reached[count] = there
                count += 1
        done += 1
    return steps
