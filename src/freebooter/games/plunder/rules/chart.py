"""The map: six tiles put together, as cells with neighbour tables."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.table import Static
from freebooter.games.plunder.figures import COLUMNS, ROWS, SIDES, TILE, Face

CELLS_IN_ALL: Final = ROWS * COLUMNS
NOWHERE: Final = -1

# What lies in a cell. OFF is beyond the map: the columns 13 to 18 with two players (P16).
OFF: Final = 0
LAND: Final = 1
WATER: Final = 2
PORT: Final = 3

# Whether a side of a cell can be crossed by a ship, and if not, why.
JOINED: Final = 0
EDGE: Final = 1
COAST: Final = 2
BARRIER: Final = 3
CLOSED: Final = 4

MERCHANT: Final = 0  # the skulls of a merchant island: nobody can own it


class Isle(Static):
    """An island with ports: a resource island, or with no skulls a merchant."""

    def __init__(self, name: str, skulls: int, ports: tuple[int, ...]) -> None:
        self.name = name
        self.skulls: i64 = skulls
        self.ports = ports


class Chart(Static):
    """The map as tables by cell.

    `side[cell * 4 + course]` says how that side is crossed and `beyond[...]` which cell lies there. `joined[cell]`
    are the cells a ship can sail to, `around[cell]` the sea cells next to it, barriers or not (P11).
    `island_at[cell]` is the island whose port lies there, or -1.
    """

    def __init__(self, kind: list[int], side: list[int], beyond: list[int], isles: list[Isle]) -> None:
        self.kind = kind
        self.side = side
        self.beyond = beyond
        self.isles = isles
        self.cells: list[int] = []
        self.sea: list[int] = []
        self.joined: list[tuple[int, ...]] = []
        self.around: list[tuple[int, ...]] = []
        self.island_at = [-1] * CELLS_IN_ALL
        for cell in range(CELLS_IN_ALL):
            joined: list[int] = []
            around: list[int] = []
            if kind[cell] != OFF:
                self.cells.append(cell)
                for course in range(4):
                    there = beyond[cell * 4 + course]
                    if there == NOWHERE or kind[there] < WATER:
                        continue
                    around.append(there)
                    if side[cell * 4 + course] == JOINED:
                        joined.append(there)
            if kind[cell] >= WATER:
                self.sea.append(cell)
            self.joined.append(tuple(joined))
            self.around.append(tuple(around))
        for island, isle in enumerate(isles):
            for port in isle.ports:
                self.island_at[port] = island

    def is_sea(self, cell: i64) -> bool:
        """Whether ships can be there: water, ports included."""
        return self.kind[cell] >= WATER

    def are_joined(self, one: i64, other: i64) -> bool:
        """Whether a ship could sail from one cell to the other in one step."""
        course = course_to(one, other)
        return course >= 0 and self.side[one * 4 + course] == JOINED

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


def draw_chart(faces: list[Face], layout: list[int], tiles_across: int) -> Chart:
    """The map made of `layout`: per place a face and its quarters as face * 4 + quarters; -1 where none lies yet."""
    kind = [OFF] * CELLS_IN_ALL
    isles: list[Isle] = []
    walls = [0] * CELLS_IN_ALL
    open_sides = [15] * CELLS_IN_ALL
    for place, laid in enumerate(layout):
        if laid < 0:
            continue
        face = faces[laid // 4]
        quarters = laid % 4
        top = place // tiles_across * TILE
        left = place % tiles_across * TILE
        for row, letters in enumerate(face.rows.value):
            for column, sign in enumerate(letters):
                cell = _cell(row, column, quarters, top, left)
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
                ports.append(cell)
                sides = 0
                for letter in port.open:
                    sides |= 1 << (SIDES.index(letter) + quarters) % 4
                open_sides[cell] = sides
            if ports:
                isles.append(Isle(island.id, island.skulls.value, tuple(ports)))
    side, beyond = _sides(kind, walls, open_sides)
    return Chart(kind, side, beyond, isles)


def _cell(row: i64, column: i64, quarters: i64, top: i64, left: i64) -> int:
    there = turned(row, column, quarters)
    return (top + there // TILE) * COLUMNS + left + there % TILE


def _sides(kind: list[int], walls: list[int], open_sides: list[int]) -> tuple[list[int], list[int]]:
    """For every side of every cell, how it is crossed and what lies beyond."""
    side: list[int] = []
    beyond: list[int] = []
    for cell in range(CELLS_IN_ALL):
        for course in range(4):
            there = neighbour(cell, course)
            if there != NOWHERE and kind[there] == OFF:
                there = NOWHERE
            beyond.append(there)
            if there == NOWHERE:
                side.append(EDGE)
            elif (walls[cell] >> course) & 1:
                side.append(BARRIER)
            elif kind[there] == LAND or kind[cell] == LAND:
                side.append(COAST)
            elif not (open_sides[cell] >> course) & 1 or not (open_sides[there] >> (course + 2) % 4) & 1:
                side.append(CLOSED)
            else:
                side.append(JOINED)
    return side, beyond


def neighbour(cell: i64, course: i64) -> int:
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
