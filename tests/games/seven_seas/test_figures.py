"""Figure sets: the standard one with its marks, and broken ones that are refused by name (S23)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from freebooter.core import engine
from freebooter.core.errors import BadFigures
from freebooter.core.figures import Mark, marks, write_figures
from freebooter.core.source import Rng
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.figures import MOST_CARAVAN, MOST_SHIPS
from freebooter.games.seven_seas.meta import META
from freebooter.games.seven_seas.throw import Tray, throw_dice, why_not_throw

pytestmark = pytest.mark.both_forms


def changed(change: Callable[[Any], object]) -> bytes:
    plain = msgspec.json.decode(write_figures(GAME.figures()))
    change(plain)
    return msgspec.json.encode(plain)


def test_the_standard_set_is_the_box() -> None:
    figures = GAME.figures()
    countries = [card.country.value for card in figures.caravans]
    assert {country: countries.count(country) for country in countries} == dict.fromkeys(
        ("england", "spain", "france", "holland"), 4
    )
    # With the Last Rounds they are 31.
    assert len(figures.caravans) + len(figures.ports) + sum(curse.copies.value for curse in figures.curses) == 30
    orders = {(p.demand.value.rum, p.demand.value.coffee, p.demand.value.fruit) for p in figures.ports}
    assert len(orders) == 6


def test_every_figure_has_a_mark() -> None:
    found = {place: mark for place, _, mark in marks(GAME.figures())}
    assert found["caravans[C01].country"] == Mark.RULEBOOK
    assert found["caravans[C01].ships"] == Mark.ASSUMED
    assert found["ports[P3].demand"] == Mark.INFERRED
    assert found["start_port.name"] == Mark.RULEBOOK
    assert found["booty.rum"] == Mark.SOURCE
    assert found["throw.sigma"] == Mark.ASSUMED
    assert found["limit_bonus.two_players"] == Mark.RULEBOOK


def put(path: str, value: object) -> Callable[[Any], object]:
    """Change the value of a figure, by its path."""

    def change(plain: Any) -> None:
        *steps, last = path.split(".")
        for step in steps:
            plain = plain[int(step)] if isinstance(plain, list) else plain[step]
        plain[last][0] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("caravans.2.ships", 5, r"caravans\[C03\].ships"),
        ("caravans.2.country", "italy", r"caravans\[2\].country"),
        ("ports.0.demand", {"rum": 3, "coffee": 3, "fruit": 1}, r"ports\[P1\].demand"),
        ("curses.1.copies", -1, r"curses\[iceberg\].copies"),
        ("hand", 7, "caravans: 30 adventure cards"),
        ("last_rounds.cards_under", 0, "last_rounds.cards_under"),
        ("booty.rum", 21, "booty.rum"),
        ("dice.red", 5, "dice.red"),
        ("dice.start_fleet", 11, "dice.start_fleet"),
        ("start_chests", 10, "start_chests"),
        ("costs.bargain", 0, "costs.bargain"),
        ("limit_bonus.two_players", 11, "limit_bonus.two_players"),
        ("throw.tray", [50, 2800], "throw.tray"),
        ("throw.sigma", 200, "throw.sigma"),
        ("throw.min_gap", 400, "throw.sigma"),
        ("throw.min_gap", 700, r"throw.min_gap: 700 is not within 1-645"),
        ("throw.escapes_per_mille", 900, "throw.escapes_per_mille"),
        ("throw.wall_margin", 1400, "throw.wall_margin"),
        ("throw.throw_area", [2700, 0], "throw.throw_area"),
        ("tavern", ["take-spot"] * 5, "tavern"),
    ],
)
def test_a_broken_set_is_refused_with_its_field(path: str, value: object, place: str) -> None:
    with pytest.raises(BadFigures, match=place):
        GAME.figures(changed(put(path, value)))


def test_curses_are_listed_in_their_order() -> None:
    with pytest.raises(BadFigures, match="curses"):
        GAME.figures(changed(lambda plain: plain["curses"].pop()))


@pytest.mark.parametrize("tray", [[2000, 1500], [1200, 20_000]])
def test_a_tray_without_room_for_all_dice_is_refused(tray: list[int]) -> None:
    with pytest.raises(BadFigures, match=r"throw.min_gap: 150 leaves no room"):
        GAME.figures(changed(put("throw.tray", tray)))


def test_the_narrowest_tray_has_room_for_the_greatest_throw() -> None:
    def narrow(plain: Any) -> None:
        for field, figure in (("tray", [800, 2500]), ("throw_area", [0, 0]), ("sigma", 200), ("min_gap", 100)):
            plain["throw"][field][0] = figure
        plain["throw"]["wall_margin"][0] = 0

    tray = Tray(GAME.figures(changed(narrow)).throw)
    dice = MOST_CARAVAN + META.most_seats * MOST_SHIPS
    for seed in range(50):
        assert why_not_throw(tray, dice, throw_dice(tray, dice, Rng(seed))) == ""


def test_more_copies_of_a_caravan_than_can_be_observed_are_refused() -> None:
    def many(plain: Any) -> None:
        spanish = {"country": ["spain", "assumed"], "ships": [4, "assumed"]}
        plain["caravans"] = [{"id": f"X{copy}", **spanish} for copy in range(10)]

    with pytest.raises(BadFigures, match=r"caravans.spain-4: 10 is not within 0-9"):
        GAME.figures(changed(many))


def test_a_corrected_set_is_played_to_the_end() -> None:
    def correct(plain: Any) -> None:
        for caravan in plain["caravans"]:
            caravan["ships"] = [1, "rulebook"]
        plain["ports"] = plain["ports"][:2]
        plain["throw"]["escapes_per_mille"] = [0, "rulebook"]
        plain["dice"]["per_player"] = [5, "rulebook"]
        plain["dice"]["start_fleet"] = [5, "rulebook"]

    figures = GAME.figures(changed(correct))
    t = GAME.new(4, None, figures)
    assert t.above == 30 - 4 - 4
    start = GAME.sums(t)
    engine.play_out(t, Rng(1), GAME.meta.most_moves)
    assert engine.is_over(t)
    assert GAME.sums(t) == start
