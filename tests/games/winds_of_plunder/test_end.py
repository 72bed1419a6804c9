"""The end after nine rounds: bonuses, tie-breakers, all places, where points came from (W15, W18)."""

import re
from importlib.resources import files
from typing import Any

import pytest

from freebooter.bots.arena.simulate import simulate
from freebooter.core import engine
from freebooter.core.source import Rng
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import EndTurn
from freebooter.games.winds_of_plunder.events import BonusScored, GameEnded, GameWon, MarkerTaken
from freebooter.games.winds_of_plunder.scoring import END_SOURCES
from freebooter.games.winds_of_plunder.state import SOURCES, Sea
from tests.games.winds_of_plunder.positions import BART, BONNET, HORNIGOLD, JACK, SAM, holder, play, sea

pytestmark = pytest.mark.both_forms


def last_turn(text: str = "", **options: int) -> Sea:
    """Hornigold, locked in Trinidad, ends the last turn of the last round. Nobody has Wind Cubes for a bonus."""
    start = "round 9; ports E=trinidad; wind_cubes 2 2 2 2 2; reserve 24 24 24 24 24"
    t = sea(f"{start}; {text}", turn=HORNIGOLD, turns=5, **options)
    play(t, EndTurn())
    assert GAME.asks(t) == ()
    return t


def bonuses(t: Sea, seat: int) -> dict[str, int]:
    points = GAME.result(t).points
    return {source: points[source][seat] for source in END_SOURCES}


def test_the_game_ends_after_nine_rounds() -> None:
    t = sea("round 8; ports E=trinidad", turn=HORNIGOLD, turns=5)
    play(t, EndTurn())
    assert t.round == 9
    assert GAME.asks(t) == (0, 1, 2, 3, 4)


def test_rulebook_example_eight_wind_cubes_score_two() -> None:
    assert bonuses(last_turn("wind_cubes 8; reserve 18"), BONNET)["end_wind_cubes"] == 2


def test_w15_bonuses() -> None:
    t = last_turn("wind_cubes 11; reserve 15; vp 20; tally 5/5/4")
    assert bonuses(t, BONNET) == {
        "end_wind_cubes": 3,
        "end_weapons": 1,
        "end_crew": 2,
        "end_provisions": 4,
        "end_markers": 6,
    }
    assert GAME.result(t).scores[BONNET] == 36


def test_w15_weapons_count_from_the_tally_only_and_maps_are_worthless() -> None:
    t = last_turn("tally 2/0/0 9/0/0; caches 1; treasures havana")
    assert sum(bonuses(t, BONNET).values()) == 0


def test_rulebook_note_a_marker_won_by_a_cache_that_leaves_after_round_9_counts() -> None:
    t = sea("round 9; ports E=trinidad; tally 2/0/0 3/0/0; caches 1", turn=HORNIGOLD, turns=5)
    assert holder(t, "most-weapons") == BONNET
    told = play(t, EndTurn())
    assert MarkerTaken(JACK, "most-weapons") in told
    assert GameEnded("last-round") in told
    assert BonusScored(JACK, "end-markers", 2) in told
    assert bonuses(t, JACK)["end_markers"] == 2


def places(text: str, **options: int) -> tuple[int, ...]:
    return GAME.result(last_turn(text, **options)).places


def test_the_most_points_win_and_all_places_are_ranked() -> None:
    assert places("vp 3 9 5 1 7", blackbeard=SAM) == (4, 1, 3, 5, 2)


def test_w15_blackbeards_tile_breaks_a_tie() -> None:
    assert places("vp 0 5 0 5", blackbeard=SAM)[JACK] == 2


def test_w15_then_the_number_of_markers() -> None:
    # Both end with 10; Jack's four come from two markers.
    t = last_turn("vp 0 3 0 10; tally 0/0/0 0/1/3")
    assert GAME.result(t).scores[JACK] == GAME.result(t).scores[SAM] == 10
    assert GAME.result(t).places[JACK] == 1
    assert GAME.result(t).places[SAM] == 2


def test_w15_then_the_most_weapons() -> None:
    t = last_turn("vp 0 6 0 6; tally 0/0/0 1/0/0 0/0/0 0/1/0")
    assert GAME.result(t).scores[JACK] == GAME.result(t).scores[SAM] == 8
    assert (GAME.result(t).places[JACK], GAME.result(t).places[SAM]) == (1, 2)


def test_w15_then_the_largest_crew() -> None:
    t = last_turn("vp 0 6 0 5; tally 0/0/0 0/1/0 0/0/0 0/0/1")
    assert GAME.result(t).scores[JACK] == GAME.result(t).scores[SAM] == 8
    assert (GAME.result(t).places[JACK], GAME.result(t).places[SAM]) == (1, 2)


def test_w15_then_the_cards_in_hand() -> None:
    ranked = places("vp 0 5 0 5; hands - | storm | - | rats*2")
    assert (ranked[SAM], ranked[JACK]) == (1, 2)


def test_w15_friendly_play_may_end_tied_and_a_tournament_goes_clockwise_from_the_tile() -> None:
    assert places("vp 1 5 2 5 2", blackbeard=BART) == (5, 1, 3, 1, 4)
    assert places("vp 1 5 2 5 2", blackbeard=BART, tournament=True) == (5, 2, 3, 1, 4)


def test_each_tie_breaker_judges_only_those_still_tied() -> None:
    # Bart has the tile but fewer points; Jack and Sam are judged on.
    ranked = places("vp 0 5 4 5; hands - | rats", blackbeard=BART)
    assert ranked[:4] == (4, 1, 3, 2)


def test_the_winner_is_told() -> None:
    t = sea("round 9; ports E=trinidad; vp 0 9", turn=HORNIGOLD, turns=5)
    assert play(t, EndTurn())[-1] == GameWon((JACK,), 9 + 10 // 3)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [{}, {"reactive_caches": True, "fragile_markers": True, "no_gust": True, "narrow_winds": True}],
    ids=["plain", "all-variants"],
)
def test_points_by_source_sum_to_the_scores(seats: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        t = GAME.new(seats, options)
        engine.play_out(t, Rng(seed), GAME.meta.most_moves)
        result = GAME.result(t)
        assert list(result.points) == [*SOURCES, *END_SOURCES]
        assert tuple(sum(each) for each in zip(*result.points.values(), strict=True)) == result.scores
        assert sum(result.points["boarding"]) == 0
        assert t.round == 9


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_designers_notes_give_the_means_of_a_simulation(language: str) -> None:
    report = simulate(GAME, 4, 200, 1)
    text = files("freebooter.games.winds_of_plunder").joinpath("help", f"{language}.md").read_text(encoding="utf-8")
    noted = dict(re.findall(r"^\| `(\w+)` \|[^|]+\| (-?[\d.]+) \|$", text, re.MULTILINE))
    assert noted == {source: f"{mean:.1f}" for source, mean in report.points_by_source.items()}
    total = sum(report.points_by_source.values())
    assert total == pytest.approx(sum(report.mean_scores) / 4)
    assert f" {total:.1f} " in text
