"""Figure sets: the standard one with its marks, and broken ones that are refused by name."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from freebooter.core.chance import seed_of
from freebooter.core.errors import BadFigures
from freebooter.core.figures import Mark, marks, write_figures
from freebooter.core.journal import Seating, figures_for
from freebooter.core.match import Match
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.figures import TREASURES

pytestmark = pytest.mark.both_forms


def changed(change: Callable[[Any], object]) -> bytes:
    plain = msgspec.json.decode(write_figures(GAME.figures()))
    change(plain)
    return msgspec.json.encode(plain)


def with_thirty_ships(plain: Any, ducats: int, **others: object) -> None:
    ship = plain["ships"][0]
    plain["ships"] = [{**ship, "id": f"S{number:02}", "ducats": [ducats, "printed"]} for number in range(30)]
    plain["booty"][TREASURES.index("dagger")]["pieces"] = [30, "printed"]
    plain.update({name: [value, "printed"] for name, value in others.items()})


def test_the_standard_set_is_the_box() -> None:
    figures = GAME.figures()
    assert sum(kind.pieces.value for kind in figures.booty) == 24
    assert len(figures.ships) == 15
    assert sum(coin * count for coin, count in figures.coins.value.items()) == 417
    assert sum(figures.coins.value.values()) == 75


def test_every_figure_has_a_mark_and_the_rulebooks_ship_is_marked_so() -> None:
    found = {place: mark for place, _, mark in marks(GAME.figures())}
    assert found["ships[L12].ducats"] == Mark.RULEBOOK
    assert found["ships[S01].ducats"] == Mark.ASSUMED
    assert found["booty[chest].value"] == Mark.RULEBOOK
    assert found["booty[rum].value"] == Mark.ASSUMED
    assert len(found) == 4 + 2 * 4 + 5 * 15


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda f: f["ships"][0]["min_crew"].__setitem__(0, 1), r"ships\[S01\]\.min_crew: 1 is not within 2-9"),
        (lambda f: f["ships"][0]["min_crew"].__setitem__(0, "two"), r"ships\[0\]\.min_crew.*Expected `int`"),
        (lambda f: f["ships"][0]["min_crew"].__setitem__(1, "guessed"), r"ships\[0\]\.min_crew.*guessed"),
        (lambda f: f["ships"][0].__setitem__("sails", 3), r"ships\[0\].*unknown field `sails`"),
        (lambda f: f["ships"][0]["treasures"].__setitem__(0, []), r"ships\[S01\]\.treasures: 0 are listed"),
        (lambda f: f["ships"][0]["treasures"].__setitem__(0, ["parrot"]), r"ships\[0\]\.treasures.*parrot"),
        (
            lambda f: f["booty"][0]["pieces"].__setitem__(0, 5),
            r"booty\[chest\]\.pieces: 5, but the ships picture 6 \(B9\)",
        ),
        (
            lambda f: f["booty"][0]["pieces"].__setitem__(0, 10**30),
            rf"booty\[chest\]\.pieces: {10**30} is not within 0-99",
        ),
        (lambda f: f["pirates"][0].pop(), r"pirates: 4 of them"),
        (lambda f: f["ships"].clear(), r"ships: 0 of them"),
        (lambda f: f["coins"][0].__setitem__("0", 3), r"coins\.0: 0 is not within 1-999"),
        (lambda f: f["coins"][0].__setitem__("999", 99), r"coins: 99318 is not within 0-30,000"),
        (
            lambda f: with_thirty_ships(f, 999, coins={}, start_ducats=999),
            r"ships: the stock could come to pay 34,965 ducats in a game",
        ),
        # Twenty wages of 99 a ship, which brings nothing.
        (
            lambda f: with_thirty_ships(f, 0, pirates=[99] * 5, max_stack=25),
            r"ships: the stock could come to pay 59,450 ducats in a game",
        ),
        (lambda f: f.pop("coins"), r"missing required field `coins`"),
        (lambda f: f["ships"][1].__setitem__("id", "S01"), r"two of them have the same id"),
    ],
)
def test_a_broken_set_is_refused_by_field(change: Callable[[Any], object], complaint: str) -> None:
    with pytest.raises(BadFigures, match=complaint):
        GAME.figures(changed(change))


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(BadFigures, match="not JSON"):
        GAME.figures(b'{"name": "cut o')


def test_a_match_keeps_the_set_it_was_played_with() -> None:
    figures = GAME.figures(changed(lambda f: f["start_ducats"].__setitem__(0, 25)))
    match = Match(GAME, [Seating(name=name) for name in "ABC"], figures=figures, seed=seed_of(1))
    assert match.view(0).ducats == (25, 25, 25)
    journal = match.journal()
    assert journal.components.figures is not None
    assert figures_for(GAME, journal.components) == figures
    assert Match.load(GAME, journal.head, journal.rows, seed_of(1)).view(0) == match.view(0)


def test_a_set_with_four_ships_plays_to_its_end() -> None:
    figures = GAME.figures(changed(lambda f: f.__setitem__("ships", f["ships"][:4])))
    match = Match(GAME, [Seating(name=name) for name in "ABC"], figures=figures, seed=seed_of(2))
    while not match.is_over:
        match.submit(match.asks[0], GAME.legal(match.state, match.asks[0])[0])
    assert len(match.view(0).boarded) == 4
