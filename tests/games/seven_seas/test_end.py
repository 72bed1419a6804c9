"""The end of the game: final sale, points, tie-breakers, the limit of rounds (S13, S14)."""

import pytest

from freebooter.core.errors import BadOption
from freebooter.core.events import Event
from freebooter.core.words import words
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Bargain, Decline, Finish
from freebooter.games.seven_seas.events import GameEnded, GameWon, GoodsSold, PointsCounted
from freebooter.games.seven_seas.state import Seas
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLGA,
    asked,
    choose,
    legal,
    of,
    play,
    refusal,
    seas,
)

pytestmark = pytest.mark.both_forms


def finish(t: Seas) -> list[Event]:
    """The last round: all are Captains, decline, and take a Black Spot."""
    choose(t, *["captain"] * int(t.seats))
    return play(t, *[Decline()] * int(t.seats))


def last(text: str = "") -> Seas:
    """The ninth round, the last one, is about to begin, with Olga as the first player."""
    return seas(f"rounds 8; first C; last_round 9; played kettle-harbour; port kettle-harbour; {text}")


def test_points_are_chests_talismans_and_thirds_of_tokens_less_three_a_spot() -> None:
    t = last("chests 30 1; yin_yang 8; black_spots 2 3; booty talisman*4")
    told = finish(t)
    assert of(GameEnded, told) == [GameEnded("last-rounds")]
    assert of(PointsCounted, told) == [
        PointsCounted(OLGA, 30, 4, 8, 3, 30 + 4 + 2 - 9),
        PointsCounted(GARIK, 1, 0, 0, 4, 1 - 12),
        PointsCounted(LORA, 7, 0, 0, 1, 4),
    ]
    assert of(GameWon, told) == [GameWon((OLGA,), 27)]
    result = GAME.result(t)
    assert result.scores == (27, -11, 4)
    assert result.places == (1, 3, 2)
    assert [sum(source[seat] for source in result.points.values()) for seat in range(3)] == [27, -11, 4]


@pytest.mark.parametrize(
    ("language", "points", "end"),
    [("en", 1, "one point"), ("en", -1, "-1 points"), ("it", 1, "un punto"), ("it", -1, "-1 punti")],
)
def test_less_than_nothing_is_told_as_such(language: str, points: int, end: str) -> None:
    told = GAME.tell_event(PointsCounted(OLGA, 5, 0, 0, 2, points))
    assert words(GAME.package, language).say(told, ["Olga", "Garik"]).endswith(f": {end}.")


def test_all_goods_are_sold_with_three_or_more_pricing_and_no_guard_moves() -> None:
    t = last("chests 9; booty coffee*3 fruit*2")
    told = finish(t)
    assert of(GoodsSold, told) == [GoodsSold(OLGA, "coffee", 3, 9), GoodsSold(OLGA, "fruit", 2, 2)]
    assert t.chests[OLGA] == 20
    assert t.guards[OLGA] == 0


def test_bargains_may_be_made_first_and_only_where_they_can_be_paid() -> None:
    t = last("first B; chests 0; yin_yang 6 9; booty rum*2 coffee*2 | rum*5")
    finish(t)
    assert asked(t) == OLGA
    assert legal(t) == [Bargain("rum-coffee"), Finish()]
    assert refusal(t, Bargain("rum-fruit")) == "S5: you do not have both rum and fruit"
    assert refusal(t, Decline()).startswith("S13: ")
    play(t, Bargain("rum-coffee"), Finish())
    assert t.chests[OLGA] == 5 + 2
    assert GAME.asks(t) == ()


def test_each_adventure_card_in_hand_is_a_black_spot() -> None:
    t = last("hands kraken spain2")
    finish(t)
    assert list(t.black_spots) == [3, 1, 1]


def test_a_tie_is_broken_by_fewer_corsair_tiles_then_fewer_spots_then_shared() -> None:
    t = last("chests 9 9 8; corsairs - A - -")
    finish(t)
    assert GAME.result(t).places == (2, 1, 3)
    t = last("chests 6 9 0; black_spots B=1; corsairs - A - -")
    finish(t)
    assert GAME.result(t).places == (2, 1, 3)
    t = last("chests 9 6 0; black_spots 1")
    finish(t)
    assert GAME.result(t).scores[:2] == (3, 3)
    assert GAME.result(t).places == (2, 1, 3)
    t = last("chests C=0")
    told = finish(t)
    assert GAME.result(t).winners == (OLGA, GARIK)
    assert of(GameWon, told) == [GameWon((OLGA, GARIK), 4)]


def test_the_game_ends_at_the_limit_of_rounds_or_before() -> None:
    t = seas(seats=2, round_limit=2)
    finish(t)
    assert GAME.asks(t) == (0, 1)
    finish(t)
    assert GAME.asks(t) == ()
    assert GAME.result(t).ending == "round-limit"
    t = seas("rounds 5; first B; last_round 8", seats=2, round_limit=6)
    finish(t)
    assert GAME.result(t).ending == "round-limit"


@pytest.mark.parametrize("limit", [0, -3, 501, "ten"])
def test_a_limit_that_makes_no_sense_is_refused(limit: object) -> None:
    with pytest.raises(BadOption, match="round_limit"):
        GAME.new(3, {"round_limit": limit})
