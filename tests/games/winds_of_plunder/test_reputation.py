"""Reputation in ports and the bonus for an area (W9, W13)."""

import pytest

from freebooter.games.winds_of_plunder.actions import CallGust, Sail
from freebooter.games.winds_of_plunder.events import AreaCompleted, ReputationGained
from freebooter.games.winds_of_plunder.figures import PORTS
from freebooter.games.winds_of_plunder.state import Sea
from tests.games.winds_of_plunder.positions import BONNET, HORNIGOLD, arrive, may, play, sea

pytestmark = pytest.mark.both_forms

# The rulebook's example.
SHIPS = "ports trinidad trinidad barbados guadeloupe puerto-rico; tally 2/0/0 1/0/0 2/0/0 0/0/0 1/0/0; markers C - -"


def example(seat: int, port: str, *, bonnet: str = "trinidad", any_ship: bool = False) -> Sea:
    """The example's position with `seat` to sail to `port`, under a wind that goes there, or with a Gust."""
    for wind in ("west", "south", "north", "east"):
        text = f"wind {wind}; {SHIPS}; ports A={bonnet}; tiles {port}=T09"
        t = sea(text, turn=seat, turns=5, reputation_any=any_ship)
        if Sail(port) in may(t, Sail):
            return t
    play(t, CallGust())
    return t


def gains(t: Sea, seat: int, port: str) -> bool:
    return ReputationGained(seat, port) in arrive(t, port)


@pytest.mark.parametrize("any_ship", [False, True])
@pytest.mark.parametrize("port", [port for port in PORTS if port not in ("trinidad", "havana", "cozumel", "belize")])
def test_rulebook_example_bonnet_gains_reputation_anywhere(port: str, any_ship: bool) -> None:
    assert gains(example(BONNET, port, any_ship=any_ship), BONNET, port)


def test_rulebook_example_bonnet_gains_reputation_three_areas_away_too() -> None:
    t = sea(f"wind west; {SHIPS}; tiles havana=T09")
    play(t, CallGust())
    assert gains(t, BONNET, "havana")


@pytest.mark.parametrize("any_ship", [False, True])
@pytest.mark.parametrize("port", [port for port in PORTS if port not in ("trinidad", "puerto-rico", "barbados")])
def test_rulebook_example_hornigold_gains_reputation_elsewhere(port: str, any_ship: bool) -> None:
    assert gains(example(HORNIGOLD, port, any_ship=any_ship), HORNIGOLD, port)


@pytest.mark.parametrize("any_ship", [False, True])
def test_rulebook_example_hornigold_gains_none_in_barbados(any_ship: bool) -> None:
    assert not gains(example(HORNIGOLD, "barbados", any_ship=any_ship), HORNIGOLD, "barbados")


def test_w9_every_other_ship_counts_so_trinidad_needs_bonnet_gone() -> None:
    assert not gains(example(HORNIGOLD, "trinidad"), HORNIGOLD, "trinidad")
    assert gains(example(HORNIGOLD, "trinidad", bonnet="barbados"), HORNIGOLD, "trinidad")


def test_w9_with_the_option_some_other_ship_is_enough() -> None:
    assert gains(example(HORNIGOLD, "trinidad", any_ship=True), HORNIGOLD, "trinidad")


def test_rulebook_note_the_most_weapons_marker_neither_blocks_nor_breaks_the_tie() -> None:
    for marker in "AB":
        t = sea(f"ports nassau trinidad; tiles trinidad=T09; tally 2/0/0 2/0/0; markers {marker} - -")
        assert gains(t, BONNET, "trinidad")


def test_w9_caches_count() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T09; caches 0 1")
    assert not gains(t, BONNET, "trinidad")
    t = sea("ports nassau trinidad; tiles trinidad=T09; tally 0/0/0 2/0/0; caches 1")
    assert gains(t, BONNET, "trinidad")


def test_w9_the_cube_comes_from_the_reserve_and_only_once_per_port() -> None:
    t = sea("ports nassau; tiles trinidad=T09")
    assert gains(t, BONNET, "trinidad")
    assert (t.wind_cubes[BONNET], t.reserve[BONNET]) == (10, 15)
    t = sea("ports nassau; tiles trinidad=T09; reputation trinidad; reserve 15")
    assert not gains(t, BONNET, "trinidad")
    assert t.reserve[BONNET] == 15


def test_w9_without_a_reserve_cube_nothing_happens() -> None:
    t = sea("ports nassau; tiles trinidad=T09; wind_cubes 26; reserve 0")
    assert not gains(t, BONNET, "trinidad")
    assert t.wind_cubes[BONNET] == 26


def test_rulebook_example_the_third_player_to_complete_an_area_scores_three() -> None:
    area = "guadeloupe barbados trinidad"
    t = sea(
        f"ports nassau; tiles trinidad=T08; reputation barbados guadeloupe | {area} | - | {area}; reserve 14 13 16 13"
    )
    assert AreaCompleted(BONNET, "trinidad", 3, 3) in arrive(t, "trinidad")
    assert t.vp[BONNET] == 3 + 3


@pytest.mark.parametrize(("before", "vp"), [(0, 7), (1, 5), (2, 3), (3, 2), (4, 1)])
def test_area_bonuses_by_rank(before: int, vp: int) -> None:
    others = " | guadeloupe barbados trinidad" * before
    t = sea(f"ports nassau; tiles trinidad=T07; reputation barbados guadeloupe{others}; reserve 14{' 13' * before}")
    assert AreaCompleted(BONNET, "trinidad", before + 1, vp) in arrive(t, "trinidad")


def test_area_bonuses_are_scored_apart_for_each_area() -> None:
    t = sea("ports nassau; tiles trinidad=T07; reputation barbados guadeloupe | havana cozumel belize; reserve 14 13")
    assert AreaCompleted(BONNET, "trinidad", 1, 7) in arrive(t, "trinidad")


def test_w13_wind_reserve_and_reputation_cubes_sum_to_26() -> None:
    t = sea("ports nassau; tiles trinidad=T07")
    arrive(t, "trinidad")
    assert t.wind_cubes[BONNET] + t.reserve[BONNET] + int(t.fame[BONNET]).bit_count() == 26
