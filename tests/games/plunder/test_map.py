"""The map: tiles in any order, side and rotation make one sea, and coordinates stay right (P1, P16)."""

import pytest

from freebooter.core import engine
from freebooter.core.source import Rng
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import LayTile
from freebooter.games.plunder.figures import CELLS, COLUMNS, SIDES, TILE
from freebooter.games.plunder.flow.setup import LayingMap
from freebooter.games.plunder.rules.chart import BARRIER, JOINED, NOWHERE, PORT, Chart, turned
from tests.games.plunder.positions import cell, mapped, sea

pytestmark = pytest.mark.both_forms


def one_sea(chart: Chart) -> bool:
    """Whether a ship can sail from any sea cell to any other."""
    reached = {chart.sea[0]}
    fresh = [chart.sea[0]]
    while fresh:
        cell = fresh.pop()
        for there in chart.joined[cell * 4 : cell * 4 + 4]:
            if there != NOWHERE and there not in reached:
                reached.add(there)
                fresh.append(there)
    return reached == set(chart.sea)


def is_in_reach(chart: Chart, port: int) -> bool:
    return any(there != NOWHERE for there in chart.joined[port * 4 : port * 4 + 4])


@pytest.mark.parametrize(("seats", "layouts"), [(2, 600), (3, 1500)])
def test_random_layouts_are_one_sea_with_every_port_in_reach(seats: int, layouts: int) -> None:
    source = Rng(seats)
    for _ in range(layouts):
        t = GAME.new(seats)
        while isinstance(t.frames[-1], LayingMap):
            engine.roll(t, source)
        assert one_sea(t.chart), t.layout
        assert all(is_in_reach(t.chart, port) for isle in t.chart.isles for port in isle.ports), t.layout
        assert len(t.chart.cells) == (144 if seats == 2 else 216)
        assert sum(isle.skulls == 0 for isle in t.chart.isles) == (0 if seats == 2 else 2)


def test_cells_are_named_by_row_and_column() -> None:
    assert (CELLS[0], CELLS[17], CELLS[18], CELLS[-1]) == ("A1", "A18", "B1", "L18")
    assert cell("B5") == 1 * COLUMNS + 4


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_tile_keeps_its_ports_open_sides_and_barriers(quarters: int) -> None:
    t = sea(f"map T1A+{quarters} T2A T3A T4A T5A T6A")
    face = GAME.figures().faces[0]
    for island in face.islands:
        for port in island.ports.value:
            there = turned(port.at[0] - 1, port.at[1] - 1, quarters)
            place = there // TILE * COLUMNS + there % TILE
            assert t.chart.kind[place] == PORT
            assert t.chart.isles[t.chart.island_at[place]].name == island.id
            sides = {(SIDES.index(side) + quarters) % 4 for side in port.open}
            assert {s for s in range(4) if t.chart.side[place * 4 + s] == JOINED} == sides
    walls = [place for place in t.chart.cells for s in (1, 2) if t.chart.side[place * 4 + s] == BARRIER]
    inside = [place for place in walls if place // COLUMNS < TILE and place % COLUMNS < TILE]
    assert len(inside) == len(face.barriers.value)


def test_a_quarter_turn_is_clockwise() -> None:
    # The top left cell comes to the top right, the top right one to the bottom right.
    assert turned(0, 0, 1) == 5
    assert turned(0, 5, 1) == 5 * TILE + 5
    t = sea("map T1A+1 T2A T3A T4A T5A T6A")
    # B3 of the tile, open to the north and east, comes to C5, open to the east and south.
    assert t.chart.island_at[cell("C5")] == 0
    assert [t.chart.side[cell("C5") * 4 + side] == JOINED for side in range(4)] == [False, True, True, False]


def test_each_tile_is_laid_once_with_one_of_its_sides() -> None:
    t = GAME.new(4)
    assert len(GAME.outcomes(t)) == 12 * 4
    GAME.apply_chance(t, LayTile(7, 2))
    left = {outcome.face for outcome, _ in GAME.outcomes(t) if isinstance(outcome, LayTile)}
    assert left == set(range(12)) - {6, 7}


def test_two_players_use_the_four_tiles_without_merchants() -> None:
    t = GAME.new(2)
    faces = {outcome.face for outcome, _ in GAME.outcomes(t) if isinstance(outcome, LayTile)}
    assert faces == set(range(8))
    t = mapped(2)
    assert len(t.layout) == 4
    assert {CELLS[place] for place in t.chart.cells if CELLS[place].startswith("A")} == {f"A{n}" for n in range(1, 13)}
