"""The map: six tiles put together, as cells with neighbour tables."""

from typing import Any, Final

from mypy_extensions import i64

from freebooter.core.rows import Row, row, row_of
from freebooter.core.sheets import Cells, blank_cells
from freebooter.core.table import Static
from freebooter.games.plunder.figures import COLUMNS, ROWS, SIDES, TILE, Face

CELLS_IN_ALL: Final[i64] = ROWS * COLUMNS
NOWHERE: Final[i64] = -1
# So many steps are as good as no way.
FAR: Final[i64] = 99

# What lies in a cell. OFF is beyond the map: the columns 13 to 18 with two players (P16).
OFF: Final[i64] = 0
LAND: Final[i64] = 1
WATER: Final[i64] = 2
PORT: Final[i64] = 3

# Whether a side of a cell can be crossed by a ship, and if not, why.
JOINED: Final[i64] = 0
EDGE: Final[i64] = 1
COAST: Final[i64] = 2
BARRIER: Final[i64] = 3
CLOSED: Final[i64] = 4

MERCHANT: Final[i64] = 0  # the skulls of a merchant island: nobody can own it


class Isle(Static):
    """An island with ports: a resource island, or with no skulls a merchant."""

    def __init__(self, name: str, skulls: int, ports: list[int]) -> None:
        self.name = name
        self.skulls: i64 = skulls
        self.ports: Row = row_of(ports)

    def made_of(self) -> tuple[Any, ...]:
        return self.name, int(self.skulls), [int(port) for port in self.ports]


class Chart(Static):
    """The map as tables by cell.

    `side[cell * 4 + course]` says how that side is crossed, `beyond[...]` which cell lies there and `joined[...]` the
    cell a ship can sail to, or nowhere. `around[cell]` are the sea cells next to it, barriers or not (P11).
    `island_at[cell]` is the island whose port lies there, or -1; `harbours` are the ports of islands that can be owned,
    `merchants` those of the others. `ground` is what observations begin with, once one has
    been made, and `steps` how far cells are from each that this was asked of.
    """

    def __init__(self, kind: Row, side: Row, beyond: Row, isles: list[Isle]) -> None:
        self.kind: Row = kind
        self.side: Row = side
        self.beyond: Row = beyond
        self.joined: Row = row(4 * CELLS_IN_ALL, NOWHERE)
        self.isles = isles
        self.ground: Cells = blank_cells(0)
        self.steps: list[Row] = [row(0, 0)] * int(CELLS_IN_ALL)
        cells: list[int] = []
        sea: list[int] = []
        self.around: list[tuple[int, ...]] = []
        self.island_at: Row = row(CELLS_IN_ALL, -1)
        for cell in range(CELLS_IN_ALL):
            around: list[int] = []
            if kind[cell] != OFF:
                cells.append(int(cell))
                for course in range(4):
                    there = beyond[cell * 4 + course]
                    if there == NOWHERE or kind[there] < WATER:
                        continue
                    around.append(int(there))
                    if side[cell * 4 + course] == JOINED:
                        self.joined[cell * 4 + course] = there
            if kind[cell] >= WATER:
                sea.append(int(cell))
            self.around.append(tuple(around))
        self.cells: Row = row_of(cells)
        self.sea: Row = row_of(sea)
        harbours: list[int] = []
        merchants: list[int] = []
        for island, isle in enumerate(isles):
            for port in isle.ports:
                self.island_at[port] = island
                (merchants if isle.skulls == MERCHANT else harbours).append(int(port))
        self.harbours: Row = row_of(harbours)
        self.merchants: Row = row_of(merchants)

    def made_of(self) -> tuple[Any, ...]:
        return self.kind, self.side, self.beyond, self.isles

    def is_sea(self, cell: i64) -> bool:
        """Whether ships can be there: water, ports included."""
        return self.kind[cell] >= WATER

    def are_joined(self, one: i64, other: i64) -> bool:
        """Whether a ship could sail from one cell to the other in one step."""
        joined = self.joined
        for side in range(one * 4, one * 4 + 4):
            if joined[side] == other:
                return True
        return False

    def steps_from(self, source: i64) -> Row:
        """How many steps each cell is away, whatever ships lie between; it is as far from one to another as back, and
        nothing is farther than `FAR`."""
        steps = self.steps[source]
        if len(steps) == 0:
            steps = self.measure(source)
            self.steps[source] = steps
        return steps

    def measure(self, source: i64) -> Row:
        """The same, reckoned anew."""
        joined = self.joined
        steps = row(CELLS_IN_ALL, FAR)
        steps[source] = 0
        # Cells in the order in which they are reached; those up to `done` have been left again.
        reached = row(CELLS_IN_ALL, source)
        count: i64 = 1
        done: i64 = 0
        while done < count:
            cell = reached[done]
            for side in range(cell * 4, cell * 4 + 4):
                there = joined[side]
                if there != NOWHERE and steps[there] > steps[cell] + 1:
                    steps[there] = steps[cell] + 1
                    reached[count] = there
                    count += 1
            done += 1
        return steps

    def can_collect(self, cell: i64, token: i64) -> bool:
        """Whether a ship in `cell` reaches an X on `token`: there, or beside it if it lies on land (P10)."""
        if self.kind[token] >= WATER:
            return cell == token
        course = course_to(token, cell)
        return course >= 0 and self.kind[cell] >= WATER and self.side[token * 4 + course] == COAST


def turned(row: i64, column: i64, quarters: i64) -> i64:
    """Where a tile's cell comes to lie after turning it clockwise, as row * 6 + column."""
    for _ in range(quarters):
        held = row
        row = column
        column = TILE - 1 - held
    return row * TILE + column


def draw_chart(faces: list[Face], layout: list[int], tiles_across: i64) -> Chart:
    """The map made of `layout`: per place a face and its quarters as face * 4 + quarters; -1 where none lies yet."""
    kind = row(CELLS_IN_ALL, OFF)
    isles: list[Isle] = []
    walls = row(CELLS_IN_ALL, 0)
    open_sides = row(CELLS_IN_ALL, 15)
    for place, laid in enumerate(layout):
        if laid < 0:
            continue
        face = faces[laid // 4]
        quarters = laid % 4
        top = place // tiles_across * TILE
        left = place % tiles_across * TILE
        for line, letters in enumerate(face.rows.value):
            for column, sign in enumerate(letters):
                cell = _cell(line, column, quarters, top, left)
                kind[cell] = WATER if sign == "~" else LAND if sign.islower() else PORT
        for one, other in face.barriers.value:
            cell = _cell(one[0] - 1, one[1] - 1, quarters, top, left)
            there = _cell(other[0] - 1, other[1] - 1, quarters, top, left)
            walls[cell] |= 1 << course_to(cell, there)
            walls[there] |= 1 << course_to(there, cell)
        for island in face.islands:
            ports: list[int] = []
            for port in island.ports.value:
                cell = _cell(port.at[0] - 1, port.at[1] - 1, quarters, top, left)
                ports.append(int(cell))
                sides = 0
                for letter in port.open:
                    sides |= 1 << (SIDES.index(letter) + quarters) % 4
                open_sides[cell] = sides
            if ports:
                isles.append(Isle(island.id, island.skulls.value, ports))
    side, beyond = _sides(kind, walls, open_sides)
    return Chart(kind, side, beyond, isles)


def _cell(row: i64, column: i64, quarters: i64, top: i64, left: i64) -> i64:
    there = turned(row, column, quarters)
    return (top + there // TILE) * COLUMNS + left + there % TILE


def _sides(kind: Row, walls: Row, open_sides: Row) -> tuple[Row, Row]:
    """For every side of every cell, how it is crossed and what lies beyond."""
    side: Row = row(4 * CELLS_IN_ALL, EDGE)
    beyond: Row = row(4 * CELLS_IN_ALL, NOWHERE)
    for cell in range(CELLS_IN_ALL):
        for course in range(4):
            there = neighbour(cell, course)
            if there != NOWHERE and kind[there] == OFF:
                there = NOWHERE
            beyond[cell * 4 + course] = there
            side[cell * 4 + course] = _crossing(kind, walls, open_sides, cell, course, there)
    return side, beyond


def _crossing(kind: Row, walls: Row, open_sides: Row, cell: i64, course: i64, there: i64) -> i64:
    """How the side between a cell and the next one is crossed."""
    if there == NOWHERE:
        return EDGE
    if (walls[cell] >> course) & 1:
        return BARRIER
    if kind[there] == LAND or kind[cell] == LAND:
        return COAST
    if not (open_sides[cell] >> course) & 1 or not (open_sides[there] >> (course + 2) % 4) & 1:
        return CLOSED
    return JOINED


def neighbour(cell: i64, course: i64) -> i64:
    """The cell that lies north, east, south or west, or -1 beyond the grid."""
    row = cell // COLUMNS
    column = cell % COLUMNS
    if course == 0:
        return cell - COLUMNS if row > 0 else NOWHERE
    if course == 1:
        return cell + 1 if column < COLUMNS - 1 else NOWHERE
    if course == 2:
        return cell + COLUMNS if row < ROWS - 1 else NOWHERE
    return cell - 1 if column > 0 else NOWHERE


def course_to(one: i64, other: i64) -> i64:
    """The course from a cell to the next one, or -1 if they do not lie side by side in the grid."""
    if one // COLUMNS == other // COLUMNS:
        if other == one + 1:
            return 1
        return 3 if other == one - 1 else -1
    if other == one - COLUMNS:
        return 0
    return 2 if other == one + COLUMNS else -1


def grid_steps(one: i64, other: i64) -> i64:
    """How far two cells lie apart, counted along rows and columns."""
    rows = one // COLUMNS - other // COLUMNS
    columns = one % COLUMNS - other % COLUMNS
    return (rows if rows >= 0 else -rows) + (columns if columns >= 0 else -columns)
