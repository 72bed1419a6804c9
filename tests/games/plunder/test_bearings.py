"""What observations say of the surroundings of a ship: how near goals are, and which courses lead there."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.rules.chart import FAR
from freebooter.games.plunder.state import Sea, bit_of_island
from tests.games.plunder.positions import BLUE, RED, cell, sea

pytestmark = pytest.mark.both_forms


def around(t: Sea, what: str, seat: int = RED, place: int = 0) -> dict[str, int]:
    """What is said of one thing around a ship, but for zeros."""
    start = f"around.{place}.{what}."
    seen = GAME.observation(t, seat)
    return {name.removeprefix(start): number for name, number in seen.items() if name.startswith(start) and number}


def test_the_nearest_islands_are_told_with_the_courses_that_lead_there() -> None:
    t = sea("ships A1")
    assert around(t, "island0") == {"near": 4, "east": 1, "skulls": 1}  # B3, three steps away
    assert around(t, "island1") == {"near": 8, "east": 1, "skulls": 1}  # B5, through its southern side
    assert around(t, "island2") == {"near": 8, "south": 1, "skulls": 2}  # E4, for barriers close the straight way


def test_an_island_in_whose_port_the_ship_lies_is_no_step_away() -> None:
    assert around(sea("ships B3"), "island0") == {"near": 1, "skulls": 1}


def test_own_islands_are_no_goals_and_those_of_others_are_owned() -> None:
    assert around(sea("ships A1; islands A=B3"), "island0") == {"near": 8, "east": 1, "skulls": 1}
    t = sea("ships A1 | F1; islands B=B3")
    assert around(t, "island0") == {"near": 4, "east": 1, "skulls": 1, "owned": 1}


def test_an_island_that_the_ship_attacked_in_this_turn_is_marked() -> None:
    t = sea("ships A1 | A2")
    t.turn.attacked[0] |= bit_of_island(int(t.chart.island_at[cell("B3")]))
    assert around(t, "island0") == {"near": 4, "east": 1, "skulls": 1, "attacked": 1}
    assert "attacked" not in around(t, "island0", BLUE)


def test_an_x_is_near_where_it_can_be_taken() -> None:
    assert around(sea("ships A1; tokens A2 L18 L18 L18"), "token") == {"near": 2, "east": 1}
    # On land it is taken from beside it: A2 and B1 are a step away, and of both A2 comes first.
    assert around(sea("ships A1; tokens B2 L18 L18 L18"), "token") == {"near": 2, "east": 1}


def test_the_nearest_ship_of_others_is_told_with_its_strength() -> None:
    t = sea("ships A1 C1 | A4:2/1/0")
    assert around(t, "foe") == {"near": 4, "east": 1, "lives": 2, "cannons": 1}
    assert around(t, "foe", place=1) == {"near": 6, "north": 1, "lives": 2, "cannons": 1}
    assert around(t, "foe", BLUE) == {"near": 4, "west": 1, "lives": 3}


def test_the_storm_is_told_of_the_ship_and_of_the_next_cells() -> None:
    assert around(sea("ships A1; storm B1"), "storm") == {"here": 1, "east": 1, "south": 1}
    assert around(sea("ships A1; storm L18"), "storm") == {}


def test_of_ships_that_are_not_built_nothing_is_said() -> None:
    seen = GAME.observation(sea("ships A1"), RED)
    assert not any(number for name, number in seen.items() if name.startswith(("around.1.", "around.2.")))


def test_ways_are_as_long_back_as_there() -> None:
    chart = sea().chart
    for one in chart.sea:
        steps = chart.steps_from(one)
        assert [chart.steps_from(other)[one] for other in chart.sea] == [steps[other] for other in chart.sea]
        assert max(steps[other] for other in chart.sea) < FAR
