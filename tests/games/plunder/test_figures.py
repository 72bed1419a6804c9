"""Figure sets: the standard one with its marks, and broken ones that are refused by name."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from freebooter.core.errors import BadFigures, UnknownAction
from freebooter.core.figures import Mark, marks, write_figures
from freebooter.games.plunder import GAME
from freebooter.games.plunder.figures import step_of

pytestmark = pytest.mark.both_forms


ALL_LAND = {
    "id": "T1A",
    "rows": [["aaaaaa"] * 6, "assumed"],
    "barriers": [[], "assumed"],
    "islands": [{"id": "a", "type": ["normal", "assumed"], "skulls": [0, "assumed"], "ports": [[], "assumed"]}],
}


def changed(change: Callable[[Any], object]) -> bytes:
    plain = msgspec.json.decode(write_figures(GAME.figures()))
    change(plain)
    return msgspec.json.encode(plain)


def rename_island(plain: Any, letter: str) -> None:
    face = plain["faces"][0]
    island = face["islands"][0]
    old = island["id"][-1]
    island["id"] = f"T1A{letter}"
    face["rows"][0] = [row.replace(old, letter) for row in face["rows"][0]]


def test_the_standard_set_is_the_box() -> None:
    figures = GAME.figures()
    assert sum(figure.value for figure in figures.resources.values()) == 150
    assert sum(card.count.value for card in figures.treasure) == 55
    assert len(figures.treasure) == 35
    assert figures.plunder_point_cards.value == 56
    assert len(figures.faces) == 12


def test_every_figure_has_a_mark() -> None:
    found = {place: mark for place, _, mark in marks(GAME.figures())}
    assert found["costs.ship"] == Mark.RULEBOOK
    assert found["resources.gold"] == Mark.ASSUMED
    assert found["storm.rows"] == Mark.INFERRED
    assert found["dice.sailing"] == Mark.SOURCE
    assert found["treasure[X01].steps"] == Mark.ASSUMED
    assert found["faces[T1A].rows"] == Mark.ASSUMED


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda f: f["dice"]["attack"][0].append(7), r"dice\.attack: 7 is not within 1-6"),
        (lambda f: f["dice"]["sailing"].__setitem__(0, [3, 3]), r"dice\.sailing: .* the faces must differ"),
        (lambda f: f["storm"]["rows"].__setitem__(0, 2), r"storm\.rows: 2 has no middle"),
        (lambda f: f["resources"].pop("rum"), r"resources: they are wood, iron, rum, gold"),
        (lambda f: f["resources"]["rum"].__setitem__(0, 3), r"resources\.rum: 3 is not within 10-99"),
        (lambda f: f["limits"]["ships"].__setitem__(0, 4), r"limits\.ships: 4 is not within 1-3"),
        (lambda f: f["x_tokens"][0].pop("4"), r"x_tokens: nothing is said for 4 players"),
        (lambda f: f["costs"]["mast"].__setitem__(0, {}), r"costs\.mast: nothing is built for nothing"),
        (lambda f: f["treasure"][0]["steps"][0].append("gain parrots 2"), r"treasure\[X01\]\.steps: 'gain parrots 2'"),
        (
            lambda f: f["treasure"][0]["steps"][0].append("gain gold 100"),
            r"\[X01\]\.steps: 100 is not within 1-99",
        ),
        (
            lambda f: f["treasure"][0]["steps"][0].extend(["gain gold 1"] * 20),
            r"steps: 2. steps; a card has at most 20",
        ),
        (lambda f: f["treasure"][31]["steps"][0].reverse(), r"treasure\[X32\]\.steps: .* comes after a loss"),
        (lambda f: f["treasure"][0].__setitem__("id", "Y1"), r"treasure\[Y1\]: cards are called X01 to X60"),
        (lambda f: f["treasure"][1].__setitem__("id", "X01"), r"two of them have the same id"),
        (lambda f: f["faces"].pop(), r"faces: 11 of them"),
        (lambda f: f["faces"][0]["rows"][0].pop(), r"faces\[T1A\]\.rows: a tile has 6 rows"),
        (lambda f: f["faces"][0]["rows"][0].__setitem__(0, "~~~~z~"), r"faces\[T1A\]"),
        (lambda f: f["faces"].__setitem__(0, ALL_LAND), r"faces\[T1A\]: no ship can pass"),
        (lambda f: f["faces"][0]["islands"][0]["ports"][0].clear(), r"they are not the ports that the rows show"),
        (lambda f: f["faces"][0]["islands"][0]["ports"][0][0]["open"].clear(), r"no ship can sail to \[2, 3\]"),
        (lambda f: f["faces"][0]["barriers"][0].append([[1, 1], [3, 1]]), r"\[1, 1\] and \[3, 1\] are no neighbours"),
        (lambda f: rename_island(f, "ß"), r"islands\[T1Aß\]: its id ends with a letter from a to z"),
        (lambda f: f["faces"][0]["islands"].append(f["faces"][0]["islands"][0]), r"has the letter"),
        (lambda f: f["targets"]["teams_2x2"].__setitem__(0, 4), r"targets\.teams_2x2: 4 is not within 5-99"),
        (lambda f: f["faces"][0]["islands"][0]["type"].__setitem__(0, "volcano"), r"faces\[0\].*volcano"),
        (lambda f: f["faces"][0]["islands"][0]["skulls"].__setitem__(1, "guessed"), r"faces\[0\].*guessed"),
        (lambda f: f.pop("targets"), r"missing required field `targets`"),
    ],
)
def test_a_broken_set_is_refused_by_its_field(change: Callable[[Any], object], complaint: str) -> None:
    with pytest.raises(BadFigures, match=complaint):
        GAME.figures(changed(change))


def test_steps_are_read_or_refused() -> None:
    assert step_of("gain gold 3")[2] == 3
    assert step_of("damage this_ship 1 if_unpaid")[0] != step_of("damage this_ship 1")[0]
    for text in ("", "gain", "gain gold", "gain gold full", "end_turn 2", "heal this_ship", "lose rum 2 if_unpaid"):
        assert step_of(text) == (-1, 0, 0), text
    # What Python takes for digits, and numbers too long for it to read.
    for text in ("gain gold ²", "gain gold ٣", "gain gold " + "9" * 5000):
        assert step_of(text) == (-1, 0, 0), text


def test_a_corrected_set_is_played_with() -> None:
    figures = GAME.figures(changed(lambda f: f["storm"]["columns"].__setitem__(0, 5)))
    assert GAME.new(3, figures=figures).atlas.storm_columns == 2


@pytest.mark.parametrize(
    "plain",
    [
        {"type": "Sail", "ship": 3, "course": "north"},
        {"type": "Sail", "ship": 0, "course": "up"},
        {"type": "Place", "cell": "M1"},
        {"type": "Give", "resource": "silver"},
        {"type": "AttackShip", "ship": 0, "seat": 6, "target": 0},
        {"type": "Swim"},
        {"type": "Roll", "die": 6},
        [],
    ],
)
def test_what_is_no_action_is_refused(plain: object) -> None:
    with pytest.raises(UnknownAction, match="plunder"):
        GAME.read_action(plain)
