"""Where ships of Plunder can sail in several steps, and by which way (P3)."""

from freebooter.core import engine
from freebooter.core.message import Message
from freebooter.core.way import Way
from freebooter.games.plunder.actions import Sail
from freebooter.games.plunder.figures import CELLS, COURSES, SHIPS_EACH
from freebooter.games.plunder.flow.sailing import why_not_step
from freebooter.games.plunder.rules import storm
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.sailing import steps_left
from freebooter.games.plunder.space import SAIL
from freebooter.games.plunder.state import Sea, ship_of


def ways(t: Sea, seat: int) -> list[Way]:
    """A shortest way to each cell that a ship of `seat` can reach in more than one step.

    One that costs no toll comes first, however long; a toll has to be paid, so a way across the storm's border ends
    just behind it.
    """
    if not any(SAIL.holds(number) for number in engine.legal(t, seat)):
        return []
    return [
        Way(steps, Message("plunder-sail-way", "P3", args=_told(t, seat, place, cell, len(steps), toll)))
        for place in range(SHIPS_EACH)
        for cell, (steps, toll) in _reach(t, seat, place).items()
        if len(steps) > 1
    ]


def _reach(t: Sea, seat: int, place: int) -> dict[int, tuple[tuple[Sail, ...], bool]]:
    """The cells in reach of one ship: by which steps, and whether the last of them costs a toll."""
    start = int(t.ship_at[ship_of(seat, place)])
    if start == NOWHERE:
        return {}
    free: dict[int, tuple[Sail, ...]] = {start: ()}
    behind: dict[int, tuple[Sail, ...]] = {}
    edge = [start]
    for _ in range(steps_left(t, place)):
        reached: list[int] = []
        for cell in edge:
            for course, name in enumerate(COURSES):
                there = int(t.chart.joined[cell * 4 + course])
                if there in free or why_not_step(t, seat, cell, course):
                    continue
                steps = (*free[cell], Sail(place, name))
                if storm.parts(t, cell, there):
                    behind.setdefault(there, steps)
                else:
                    free[there] = steps
                    reached.append(there)
        edge = reached
    tolls = {cell: (steps, True) for cell, steps in behind.items() if cell not in free}
    return {cell: (steps, False) for cell, steps in free.items()} | tolls


def _told(t: Sea, seat: int, place: int, cell: int, steps: int, toll: bool) -> dict[str, int | str]:
    start = CELLS[t.ship_at[ship_of(seat, place)]]
    return {"ship": place + 1, "cell": start, "to": CELLS[cell], "steps": steps, "toll": int(toll)}
