"""The wind phase: sealed compasses and bids, ties, the first player (W1, W18)."""

import pytest

from freebooter.core.table import SPECTATOR
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import AwardTile, Bid, ChooseWind, NameFirst, SetCompass
from freebooter.games.winds_of_plunder.events import BidRevealed, CompassRevealed, TileAwarded, WindSet
from freebooter.games.winds_of_plunder.flow.turn import Turn
from freebooter.games.winds_of_plunder.state import EAST, SOUTH
from tests.games.winds_of_plunder.positions import BONNET, JACK, SAM, answer, cast, may, play, refusal, vote

pytestmark = pytest.mark.both_forms


def test_compasses_are_sealed_until_all_are_set() -> None:
    t = vote(seats=3)
    assert GAME.asks(t) == (0, 1, 2)
    assert answer(t, 1, SetCompass("west")) == []
    assert GAME.asks(t) == (0, 2)
    assert GAME.view(t, 1).answer == {"type": "SetCompass", "direction": "west"}
    assert GAME.view(t, 0).answer is None
    assert GAME.view(t, SPECTATOR).players[1].compass == ""
    answer(t, 2, SetCompass("west"))
    told = answer(t, 0, SetCompass("north"))
    assert told == [CompassRevealed(0, "north"), CompassRevealed(1, "west"), CompassRevealed(2, "west")]


def test_bids_are_sealed_and_go_to_the_reserve_win_or_lose() -> None:
    t = vote(seats=3)
    for seat, wind in enumerate(("north", "east", "south")):
        answer(t, seat, SetCompass(wind))
    answer(t, 2, Bid(4))
    assert GAME.view(t, 0).players[2].bid is None
    answer(t, 0, Bid(1))
    told = answer(t, 1, Bid(0))
    assert told[:3] == [BidRevealed(0, 1), BidRevealed(1, 0), BidRevealed(2, 4)]
    assert list(t.wind_cubes) == [9, 10, 6]
    assert list(t.reserve) == [17, 16, 20]


def test_the_highest_bid_takes_the_tile_and_the_most_cubes_set_the_wind() -> None:
    t = vote(seats=4)
    told = cast(t, ("north", 4), ("east", 3), ("east", 2), ("south", 0))
    assert TileAwarded(BONNET) in told
    assert WindSet("east") in told
    assert (t.blackbeard, t.wind) == (BONNET, EAST)


def test_nobody_bids_more_than_their_wind_cubes() -> None:
    t = vote(seats=3)
    for seat in range(3):
        answer(t, seat, SetCompass("north"))
    assert len(may(t, Bid)) == 11
    assert refusal(t, Bid(11)) == "W1: you have only 10 Wind Cubes"


def test_w1_the_old_holder_settles_a_tie_for_the_tile_among_the_tied() -> None:
    t = vote(seats=4, blackbeard=SAM)
    cast(t, ("north", 3), ("east", 3), ("south", 1), ("west", 1))
    assert GAME.asks(t) == (SAM,)
    assert may(t, AwardTile) == [AwardTile(BONNET), AwardTile(JACK)]
    assert refusal(t, AwardTile(SAM)).startswith("W1: ")
    play(t, AwardTile(JACK))
    assert t.blackbeard == JACK


def test_a_tied_holder_may_keep_the_tile() -> None:
    t = vote(seats=3, blackbeard=1)
    cast(t, ("north", 2), ("north", 2), ("north", 0))
    play(t, AwardTile(1))
    assert t.blackbeard == 1


def test_w1_the_new_holder_settles_a_tie_for_the_wind_among_the_tied() -> None:
    t = vote(seats=4, blackbeard=SAM)
    cast(t, ("north", 4), ("east", 2), ("east", 2), ("south", 3))
    assert GAME.asks(t) == (BONNET,)
    assert may(t, ChooseWind) == [ChooseWind("north"), ChooseWind("east")]
    assert refusal(t, ChooseWind("south")) == "W1: South is not among the winds that are tied"
    assert refusal(t, AwardTile(1)).startswith("W1: ")
    play(t, ChooseWind("east"))
    assert t.wind == EAST


def test_w1_if_nobody_bids_all_players_and_all_four_winds_tie() -> None:
    t = vote(seats=3, blackbeard=2)
    cast(t, ("north", 0), ("north", 0), ("north", 0))
    assert GAME.asks(t) == (2,)
    assert len(may(t, AwardTile)) == 3
    play(t, AwardTile(0))
    assert GAME.asks(t) == (0,)
    assert len(may(t, ChooseWind)) == 4
    asked = GAME.prompt(GAME.view(t, 0))
    assert asked is not None
    assert (asked.args["votes"], asked.terms["winds"]) == (0, [])
    play(t, ChooseWind("south"))
    assert t.wind == SOUTH


def test_w1_only_a_direction_with_cubes_can_win() -> None:
    t = vote(seats=3)
    cast(t, ("north", 0), ("west", 1), ("south", 1))
    play(t, AwardTile(1))
    assert may(t, ChooseWind) == [ChooseWind("south"), ChooseWind("west")]


def test_w18_the_holder_names_the_first_player_and_the_others_follow_clockwise() -> None:
    t = vote(seats=3)
    cast(t, ("east", 3), ("east", 1), ("east", 0))
    assert GAME.asks(t) == (0,)
    assert may(t, NameFirst) == [NameFirst(0), NameFirst(1), NameFirst(2)]
    assert refusal(t, NameFirst(3)) == "W18: nobody sits there"
    play(t, NameFirst(2))
    assert isinstance(t.frames[-1], Turn)
    assert GAME.asks(t) == (2,)
    assert t.frames[0].turns == 1  # type: ignore[attr-defined]


def test_a_seat_that_is_not_asked_and_a_stale_answer_are_refused() -> None:
    t = vote(seats=3)
    answer(t, 0, SetCompass("north"))
    assert refusal(t, SetCompass("south"), seat=0).startswith("W1: it is not Player 1")
    assert refusal(t, Bid(1), seat=1) == "W1: that does not answer the question being asked now"
