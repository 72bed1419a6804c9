"""The figure set: what comes from where, and that a broken set is refused by field (W21)."""

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from freebooter.core.errors import BadFigures
from freebooter.core.figures import Mark, marks
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.figures import CARDS, DIRECTIONS, PORTS, TILES
from freebooter.games.winds_of_plunder.space import PLACES
from freebooter.games.winds_of_plunder.state import CARD_COUNT, PORT_COUNT, SOURCE_COUNT, SOURCES, WIND_COUNT

pytestmark = pytest.mark.both_forms


def standard() -> Any:
    text = files("freebooter.games.winds_of_plunder").joinpath("figures", "standard.json").read_bytes()
    return msgspec.json.decode(text)


def test_the_standard_set_is_whole() -> None:
    figures = GAME.figures()
    assert sum(copies.value for copies in figures.action_cards.values()) == 40
    assert len(figures.tiles) == 18
    assert sorted(figures.north_to_south.value) == sorted(PORTS)
    assert sum(GAME.new(3).waters.cards) == 40
    assert len(CARDS) == 20


def test_every_figure_says_where_it_comes_from() -> None:
    found = {place: mark for place, _, mark in marks(GAME.figures())}
    assert found["rounds"] is Mark.RULEBOOK
    assert found["tiles[T08].items"] is Mark.RULEBOOK
    assert found["tiles[T04].items"] is Mark.SOURCE
    assert found["tiles[T18].vp"] is Mark.ASSUMED
    assert found["north_to_south"] is Mark.INFERRED
    assert found["booty_ladder[1]"] is Mark.RULEBOOK
    assert found["booty_ladder[2]"] is Mark.ASSUMED
    assert found["free_ports.buy-weapons[0]"] is Mark.SOURCE


BROKEN = [
    ("rounds", [0, "rulebook"], "rounds: 0 is not within 1-9"),
    ("rounds", ["nine", "rulebook"], r"rounds\[0\]: Expected `int`, got `str`"),
    ("north_to_south", [["havana"], "inferred"], "north_to_south: each of the 12 ports"),
    ("north_to_south", [["tortuga"], "inferred"], "north_to_south"),
    ("areas_west_to_east", [], "areas_west_to_east: there are 4 areas"),
    ("start_ports", [["havana"], "rulebook"], "start_ports: at least 5"),
    ("tiles", [], "tiles: 0 of them"),
    ("booty_ladder", [[0, "rulebook"]], "booty_ladder: it has a rung 0"),
    ("tally_max", [0, "rulebook"], "tally_max: 0 is not within"),
    ("wind_cubes", [31, "rulebook"], "wind_cubes: 31 is not within 0-30"),
    ("reserve_cubes", [21, "rulebook"], "reserve_cubes: 21 is not within 0-20"),
    ("free_ports", {}, "free_ports: the cards are"),
    ("action_cards", {}, "action_cards: the cards are"),
    ("area_bonus", [[7, 5], "rulebook"], "area_bonus: 2 of them"),
    ("extra", 1, "extra"),
]


@pytest.mark.parametrize(
    ("field", "value", "said"), BROKEN, ids=[f"{field}-{n}" for n, (field, _, _) in enumerate(BROKEN)]
)
def test_a_broken_set_is_refused_by_field(field: str, value: object, said: str) -> None:
    with pytest.raises(BadFigures, match=said):
        GAME.figures(msgspec.json.encode(standard() | {field: value}))


def test_deeper_faults_are_named_too() -> None:
    broken = standard()
    broken["tiles"][4]["vp"] = [-1, "assumed"]
    with pytest.raises(BadFigures, match=r"tiles\[T05\].vp: -1"):
        GAME.figures(msgspec.json.encode(broken))
    broken = standard()
    broken["tiles"][4]["items"] = [["crew", "crew"], "assumed"]
    with pytest.raises(BadFigures, match=r"tiles\[T05\].items: an item stands on a tile once"):
        GAME.figures(msgspec.json.encode(broken))
    broken = standard()
    broken["free_ports"]["hire-crew"][0] = [["havana", "havana"], "assumed"]
    with pytest.raises(BadFigures, match=r"free_ports.hire-crew: there are 3 copies with two ports each"):
        GAME.figures(msgspec.json.encode(broken))
    broken = standard()
    broken["action_cards"]["storm"] = [12, "assumed"]
    with pytest.raises(BadFigures, match=r"action_cards.storm: 12 is not within 0-9"):
        GAME.figures(msgspec.json.encode(broken))


@pytest.mark.parametrize("name", ["-", "T 05", "T05;", "a=b", ""])
def test_a_tile_that_no_position_could_name_is_refused(name: str) -> None:
    broken = standard()
    broken["tiles"][4]["id"] = name
    with pytest.raises(BadFigures, match=r"the id of a tile is one word"):
        GAME.figures(msgspec.json.encode(broken))


def test_a_corrected_set_is_played_with() -> None:
    corrected = standard() | {"name": "ours", "rounds": [2, "assumed"]}
    order = corrected["north_to_south"][0]
    order[6], order[8] = order[8], order[6]
    t = GAME.new(3, figures=GAME.figures(msgspec.json.encode(corrected)))
    assert t.waters.rounds == 2
    belize, jamaica = PORTS.index("belize"), PORTS.index("jamaica")
    south = 2 * len(PORTS)
    assert (t.waters.reach[south + belize] >> jamaica) & 1


def test_the_plain_counts_are_those_of_the_names() -> None:
    assert tuple(map(len, (CARDS, PORTS, DIRECTIONS, SOURCES))) == (CARD_COUNT, PORT_COUNT, WIND_COUNT, SOURCE_COUNT)
    assert len(PLACES) == TILES
