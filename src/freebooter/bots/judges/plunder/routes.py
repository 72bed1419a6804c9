"""How far ships of Plunder have to sail, and what is worth sailing to."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.judges.plunder.fights import attack_worth
from freebooter.games.plunder.rules.chart import FAR, NOWHERE
from freebooter.games.plunder.state import NOBODY, Sea, allied, berth, bit_of_island

# An X is worth about two cards, a fifth of them a point.
_TREASURE: Final = 0.35
# How fast a prospect fades with its distance in steps; an X is soon taken by somebody else.
_FADES: Final = 0.22
_TREASURE_FADES: Final = 0.44
# What is left of an attack for a ship that has tried it this turn.
_ATTACKED: Final = 0.6


class Routes:
    """Goals of ships. What looks for one leaves it in `goal`: the cell to sail to, or nowhere."""

    def __init__(self) -> None:
        self.goal: i64 = NOWHERE

    def best_island(self, t: Sea, seat: i64, ship: i64) -> float:
        """What the best island for a ship promises, the nearer the better."""
        self.goal = NOWHERE
        steps = t.chart.steps_from(t.ship_at[ship])
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
        self.goal = NOWHERE
        chart = t.chart
        steps = chart.steps_from(t.ship_at[ship])
        nearest = FAR
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
