"""The storm: what it covers, and its border (P1, P2, P3)."""

from mypy_extensions import i64

from freebooter.core.rows import Row, row_of
from freebooter.games.plunder.events import StormMoved, StormPlaced
from freebooter.games.plunder.figures import CELLS, COLUMNS, ROWS
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.state import Atlas, Sea


def covers(atlas: Atlas, centre: i64, cell: i64) -> bool:
    """Whether a storm with this centre covers the cell; it may hang off the map."""
    if centre == NOWHERE:
        return False
    rows = centre // COLUMNS - cell // COLUMNS
    columns = centre % COLUMNS - cell % COLUMNS
    if rows < 0:
        rows = -rows
    if columns < 0:
        columns = -columns
    return rows <= atlas.storm_rows and columns <= atlas.storm_columns


def in_storm(t: Sea, cell: i64) -> bool:
    """Whether the cell lies in the storm."""
    return covers(t.atlas, t.storm, cell)


def covered(t: Sea) -> list[int]:
    """The cells that lie in the storm."""
    found: list[int] = []
    if t.storm == NOWHERE:
        return found
    rows = t.atlas.storm_rows
    columns = t.atlas.storm_columns
    row = t.storm // COLUMNS
    column = t.storm % COLUMNS
    for line in range(max(row - rows, 0), min(row + rows + 1, ROWS)):
        for place in range(max(column - columns, 0), min(column + columns + 1, COLUMNS)):
            found.append(int(line * COLUMNS + place))
    return found


def parts(t: Sea, one: i64, other: i64) -> bool:
    """Whether the storm's border lies between two cells."""
    return in_storm(t, one) != in_storm(t, other)


def first_centres(t: Sea) -> Row:
    """Where the storm may begin: it covers no port of a one-skull island (P1)."""
    centres: list[int] = []
    for centre in t.chart.cells:
        free = True
        for isle in t.chart.isles:
            if isle.skulls == 1 and covers(t.atlas, centre, isle.ports[0]):
                free = False
        if free:
            centres.append(int(centre))
    return row_of(centres) if centres else t.chart.cells


def move_storm(t: Sea, cell: i64) -> None:
    """The storm comes to lie around this cell; ships it covers or uncovers pay nothing (P2)."""
    first = t.storm == NOWHERE
    t.storm = cell
    if t.telling:
        t.tell(StormPlaced(CELLS[cell]) if first else StormMoved(CELLS[cell]))
