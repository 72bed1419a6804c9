"""A plundering turn: points and sailing in any order, the Gust, wind lock, the bonus point, brawls (W3-W6, W17)."""

import pytest

from freebooter.core.errors import UnknownAction
from freebooter.core.events import Event
from freebooter.core.facts import digest
from freebooter.core.game import IllegalAction
from freebooter.core.words import words
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import (
    CallGust,
    DrawCard,
    EndTurn,
    Lose,
    PlayCard,
    Sail,
    TakeCubes,
    TurnUpCard,
)
from freebooter.games.winds_of_plunder.events import BonusPointTaken, BrawlSuffered, TurnEnded
from freebooter.games.winds_of_plunder.figures import CARDS
from freebooter.games.winds_of_plunder.flow.turn import Turn
from tests.games.winds_of_plunder.positions import (
    BART,
    BONNET,
    HORNIGOLD,
    JACK,
    SAM,
    arrive,
    happen,
    holder,
    may,
    play,
    port_of,
    refusal,
    sea,
)

pytestmark = pytest.mark.both_forms


def is_over(told: list[Event], seat: int) -> bool:
    return TurnEnded(seat) in told


# W3


def test_rulebook_examples_points_and_sailing_mix_in_any_order() -> None:
    t = sea("ports nassau; tiles puerto-rico=T07")
    play(t, TakeCubes(1))
    arrive(t, "puerto-rico")
    assert is_over(play(t, TakeCubes(2)), BONNET)

    t = sea("ports B=jamaica; tiles trinidad=T07", turn=JACK, turns=2)
    play(t, TakeCubes(3))
    assert may(t, Sail) == GAME.legal(t, JACK)
    assert is_over(arrive(t, "trinidad"), JACK)

    t = sea("ports D=belize; tiles nassau=T07", turn=SAM, turns=4)
    arrive(t, "nassau")
    assert is_over(play(t, TakeCubes(3)), SAM)


def test_w3_points_may_go_unspent_but_the_sailing_may_not_be_skipped() -> None:
    t = sea("ports nassau")
    assert refusal(t, EndTurn()) == "W3: you must sail before you end your turn"
    arrive(t, "trinidad")
    assert is_over(play(t, EndTurn()), BONNET)


def test_w3_a_ship_sails_once() -> None:
    t = sea("ports havana")
    arrive(t, "nassau")
    assert refusal(t, Sail("puerto-rico")) == "W3: you have sailed this turn"


def test_w3_a_turn_is_not_ended_for_a_player_who_has_points_left() -> None:
    t = sea("ports nassau; wind_cubes 26; reserve 0")
    arrive(t, "trinidad")
    play(t, DrawCard())
    happen(t, TurnUpCard("rats"))
    play(t, DrawCard())
    happen(t, TurnUpCard("mutiny"))
    assert GAME.asks(t) == (BONNET,)
    assert t.turn.points == 1


def test_rulebook_example_a_ship_in_guadeloupe_is_locked_by_an_east_wind() -> None:
    t = sea("ports guadeloupe")
    assert may(t, Sail) == []
    assert is_over(play(t, EndTurn()), BONNET)
    assert port_of(t, BONNET) == "guadeloupe"


def test_w3_a_locked_ship_that_buys_a_gust_owes_the_sailing() -> None:
    t = sea("ports guadeloupe")
    play(t, CallGust())
    assert may(t, Sail) == GAME.legal(t, BONNET)
    assert is_over(arrive(t, "barbados"), BONNET)


def test_w3_a_locked_ship_without_points_ends_its_turn_by_itself() -> None:
    t = sea("ports guadeloupe")
    assert is_over(play(t, TakeCubes(3)), BONNET)


# W4


@pytest.mark.parametrize(("points", "cubes"), [(1, 2), (2, 5), (3, 9)])
def test_w4_points_buy_2_5_or_9_cubes_as_one_action(points: int, cubes: int) -> None:
    t = sea()
    play(t, TakeCubes(points))
    assert t.wind_cubes[BONNET] == 10 + cubes
    assert t.reserve[BONNET] == 16 - cubes
    assert t.turn.points == 3 - points


def test_w4_a_short_reserve_gives_what_it_holds_and_an_empty_one_nothing() -> None:
    t = sea("wind_cubes 23; reserve 3")
    play(t, TakeCubes(2))
    assert t.reserve[BONNET] == 0
    assert t.wind_cubes[BONNET] == 26
    assert refusal(t, TakeCubes(1)) == "W4: your reserve is empty"
    assert refusal(t, TakeCubes(2)) == "W3: you have not enough Action Points: 1"


# W5


def test_w5_the_gust_is_kept_when_the_wind_alone_reaches_the_port() -> None:
    t = sea("ports nassau; tally 0/1/0")
    play(t, CallGust())
    assert refusal(t, CallGust()) == "W5: you hold a Gust of Wind already"
    arrive(t, "puerto-rico")
    assert t.turn.gust
    play(t, EndTurn())
    assert not t.turn.gust


def test_w5_the_gust_is_used_when_the_wind_alone_does_not_reach_the_port() -> None:
    t = sea("ports nassau; tally 0/1/0")
    play(t, CallGust())
    told = arrive(t, "havana")
    assert not t.turn.gust
    assert any(getattr(event, "gust", False) for event in told)


def test_w5_a_gust_never_turns_the_wind_and_adds_an_area_at_once() -> None:
    # From Havana, with a North wind, the third area to the east would need both.
    t = sea("wind north; ports havana")
    play(t, CallGust())
    assert refusal(t, Sail("trinidad")).startswith("W5")


def test_w5_a_gust_may_be_bought_after_the_sailing() -> None:
    t = sea("ports nassau; tally 0/1/0")
    arrive(t, "puerto-rico")
    play(t, CallGust())
    assert t.turn.gust
    assert t.turn.points == 0


def test_w5_a_gust_takes_three_points() -> None:
    t = sea()
    play(t, TakeCubes(1))
    assert refusal(t, CallGust()) == "W3: you have not enough Action Points: 2"


# W6


def test_rulebook_crew_example_1_the_bonus_point_does_not_combine_with_regular_ones() -> None:
    t = sea("wind west; ports B=barbados; hands - | hire-crew-a", turn=JACK, turns=2)
    play(t, DrawCard())
    happen(t, TurnUpCard("storm"))
    play(t, PlayCard("hire-crew-a"))
    assert holder(t, "largest-crew") == JACK
    assert refusal(t, TakeCubes(2)) == "W3: you have not enough Action Points: 1"
    play(t, TakeCubes(1))
    assert may(t, TakeCubes) == []
    arrive(t, "puerto-rico")
    assert may(t, TakeCubes) == [TakeCubes(1)]
    told = play(t, TakeCubes(1))
    assert told[0] == BonusPointTaken(JACK)
    assert is_over(told, JACK)
    assert t.wind_cubes[JACK] == 14


def test_rulebook_crew_example_2_a_gust_then_the_bonus_or_no_gust_at_all() -> None:
    t = sea("ports C=nassau; tally 0/0/0 0/0/0 0/2/0", turn=BART, turns=3)
    spent = t.copy()
    play(t, CallGust())
    arrive(t, "havana")
    assert may(t, DrawCard) == [DrawCard()]

    play(spent, TakeCubes(1))
    assert refusal(spent, CallGust()) == "W3: you have not enough Action Points: 2"


def test_w6_the_bonus_is_offered_only_after_the_sailing() -> None:
    t = sea("ports nassau; tally 0/1/0")
    play(t, TakeCubes(3))
    assert may(t, Sail) == GAME.legal(t, BONNET)


def test_w6_ending_the_turn_with_points_left_forgoes_the_bonus() -> None:
    t = sea("ports nassau; tally 0/1/0")
    arrive(t, "trinidad")
    play(t, TakeCubes(1))
    assert is_over(play(t, EndTurn()), BONNET)


def test_w6_the_bonus_may_be_declined() -> None:
    t = sea("ports nassau; tally 0/1/0")
    arrive(t, "trinidad")
    play(t, TakeCubes(3))
    assert GAME.asks(t) == (BONNET,)
    assert is_over(play(t, EndTurn()), BONNET)


def test_w6_a_locked_ship_that_takes_its_bonus_gives_up_the_sailing() -> None:
    t = sea("ports guadeloupe; tally 0/2/0; hands put-the-crew-to-the-test")
    play(t, TakeCubes(3), PlayCard("put-the-crew-to-the-test"))
    assert t.turn.points == 3
    assert refusal(t, Sail("barbados")).startswith("W6: you stayed in port")
    assert is_over(play(t, CallGust()), BONNET)


def test_w6_the_open_bonus_point_is_told_instead_of_no_points_and_what_it_costs_a_locked_ship() -> None:
    t = sea("ports guadeloupe; tally 0/2/0", seats=3)
    play(t, TakeCubes(3))
    names = ["Ann", "Ben", "Cleo"]
    english = words(GAME.package, "en")
    own, others = (GAME.prompt(GAME.view(t, seat)) for seat in (BONNET, JACK))
    assert own is not None
    assert "so your ship may stay; if you use the bonus point, this turn" in english.say(own, names)
    assert others is not None
    assert "the bonus point of the Largest Crew is left" in english.say(others, names)


def test_w6_put_the_crew_to_the_test_with_the_bonus_gives_ordinary_points_and_no_second_bonus() -> None:
    t = sea("ports nassau; tally 0/3/0; hands put-the-crew-to-the-test")
    arrive(t, "trinidad")
    play(t, TakeCubes(3), PlayCard("put-the-crew-to-the-test"))
    assert t.turn.points == 3
    assert may(t, TakeCubes)[-1] == TakeCubes(3)
    assert holder(t, "largest-crew") == BONNET
    assert is_over(play(t, TakeCubes(3)), BONNET)


def test_w6_the_bonus_goes_to_whoever_holds_the_marker_at_that_moment() -> None:
    t = sea("ports nassau; tiles puerto-rico=T08")
    play(t, TakeCubes(3))
    arrive(t, "puerto-rico")
    assert holder(t, "largest-crew") == BONNET
    assert may(t, TakeCubes) == [TakeCubes(1)]


# W17


def test_w17_the_victim_of_a_brawl_chooses_before_their_points_are_open() -> None:
    t = sea("vp 0 2; brawls 0 1", turn=JACK, turns=2)
    assert GAME.legal(t, JACK) == [Lose("action-points"), Lose("victory-points")]
    points = t.copy()
    assert BrawlSuffered(JACK, "victory-points") in play(t, Lose("victory-points"))
    assert (t.vp[JACK], t.turn.points) == (0, 3)
    assert t.discards[CARDS.index("tavern-brawl")] == 1
    play(points, Lose("action-points"))
    assert (points.vp[JACK], points.turn.points) == (2, 1)
    assert isinstance(points.frames[-1], Turn)


def test_w17_with_less_than_two_points_the_victim_loses_action_points() -> None:
    t = sea("vp 0 1; brawls 0 1", turn=JACK, turns=2)
    assert isinstance(t.frames[-1], Turn)
    assert (t.vp[JACK], t.turn.points) == (1, 1)


def test_w6_w17_a_brawl_takes_regular_points_and_leaves_the_bonus() -> None:
    t = sea("ports B=nassau; tally 0/0/0 0/1/0; brawls 0 1", turn=JACK, turns=2)
    assert t.turn.points == 1
    arrive(t, "trinidad")
    play(t, TakeCubes(1))
    assert may(t, TakeCubes) == [TakeCubes(1)]


def test_a_wrong_seat_is_refused_and_nothing_changes() -> None:
    t = sea()
    before = digest(t)
    with pytest.raises(IllegalAction, match="W3: it is not Player 5"):
        GAME.apply(t, HORNIGOLD, DrawCard())
    with pytest.raises(UnknownAction, match="no seat 7"):
        GAME.apply(t, 7, DrawCard())
    with pytest.raises(UnknownAction, match="not an action"):
        GAME.read_action({"type": "Sail", "port": 3})
    assert digest(t) == before
