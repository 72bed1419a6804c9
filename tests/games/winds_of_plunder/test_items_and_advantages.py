"""Advantage markers: taken by a sole leader, kept in a tie, settled after each event and never within it (W10, W11)."""

import pytest

from freebooter.core.events import Event
from freebooter.games.winds_of_plunder.actions import Aim, Board, EndTurn, PlayCard, Sail, TakeLoot, Trade
from freebooter.games.winds_of_plunder.events import MarkerDiscarded, MarkerTaken
from freebooter.games.winds_of_plunder.state import Sea
from tests.games.winds_of_plunder.positions import BONNET, JACK, SAM, arrive, holder, play, refusal, sea, tally

pytestmark = pytest.mark.both_forms


def swindle(t: Sea) -> list[Event]:
    """Jack trades one of their Weapons for one of Bonnet's Provisions."""
    return play(t, PlayCard("swindle"), Aim(BONNET), Trade("weapon", "provision"))


def test_rulebook_marker_example_1_a_tie_at_the_top_keeps_the_marker() -> None:
    t = sea("tally 0/0/5 1/0/3 0/0/4; hands - | swindle", turn=JACK, turns=2)
    told = swindle(t)
    assert tally(t, BONNET, "provision") == tally(t, JACK, "provision") == 4
    assert holder(t, "most-provisions") == BONNET
    assert MarkerDiscarded(BONNET, "most-provisions") not in told


def test_rulebook_marker_example_2_a_surpassed_holder_discards_and_tied_leaders_take_nothing() -> None:
    t = sea("tally 0/0/4 1/0/3 0/0/4; hands - | swindle; markers B - A", turn=JACK, turns=2)
    assert MarkerDiscarded(BONNET, "most-provisions") in swindle(t)
    assert tally(t, BONNET, "provision") == 3
    assert holder(t, "most-provisions") == -1


def test_rulebook_note_a_clear_lead_takes_the_marker_at_once() -> None:
    t = sea("ports nassau; tiles trinidad=T08; tally 0/0/0 0/1/0")
    assert holder(t, "largest-crew") == JACK
    arrive(t, "trinidad")
    assert holder(t, "largest-crew") == JACK
    t = sea("ports nassau; tiles trinidad=T08; tally 0/1/0 0/1/0")
    told = arrive(t, "trinidad")
    assert MarkerTaken(BONNET, "largest-crew") in told


def test_w10_a_holder_who_is_surpassed_discards_before_the_new_leader_takes() -> None:
    t = sea("ports nassau; tiles trinidad=T08; tally 0/1/0 0/1/0; markers - B -")
    told = [event for event in arrive(t, "trinidad") if isinstance(event, MarkerDiscarded | MarkerTaken)]
    assert told == [MarkerDiscarded(JACK, "largest-crew"), MarkerTaken(BONNET, "largest-crew")]


def test_w10_both_ships_of_a_boarding_are_one_event() -> None:
    # Within it Jack would be below Bart; after it Bonnet alone leads.
    t = sea("ports nassau trinidad; tiles trinidad=T09; tally 1/2/0 0/3/0 0/2/0")
    play(t, Sail("trinidad"), Board(JACK))
    told = [event for event in play(t, TakeLoot("crew")) if isinstance(event, MarkerDiscarded | MarkerTaken)]
    assert told == [MarkerDiscarded(JACK, "largest-crew"), MarkerTaken(BONNET, "largest-crew")]


def test_w10_all_items_of_a_tile_are_one_event() -> None:
    t = sea("ports nassau; tiles trinidad=T01")
    told = [event for event in arrive(t, "trinidad") if isinstance(event, MarkerTaken)]
    assert told == [MarkerTaken(BONNET, "most-weapons"), MarkerTaken(BONNET, "largest-crew")]


def test_w10_the_price_of_a_card_is_an_event_of_its_own() -> None:
    t = sea("tally 0/1/0 0/1/0; hands put-the-crew-to-the-test; markers - A -")
    told = play(t, PlayCard("put-the-crew-to-the-test"))
    assert told.index(MarkerDiscarded(BONNET, "largest-crew")) < told.index(MarkerTaken(JACK, "largest-crew"))
    assert holder(t, "largest-crew") == JACK


def test_w10_a_leader_needs_at_least_one_and_a_holder_of_none_is_tied_with_the_rest() -> None:
    t = sea("tally 0/0/0 0/1/0; hands mutiny")
    assert holder(t, "largest-crew") == JACK
    play(t, PlayCard("mutiny"), Aim(JACK))
    assert tally(t, JACK, "crew") == 0
    assert holder(t, "largest-crew") == JACK


def test_it_is_possible_for_two_players_to_use_the_same_advantage_in_a_round() -> None:
    t = sea("ports nassau havana; tiles trinidad=T13 jamaica=T09; tally 0/0/1 0/0/1; hands - | rats", seats=3)
    arrive(t, "trinidad")
    assert t.vp[0] == 4 + 1
    play(t, EndTurn(), PlayCard("rats"), Aim(0))
    arrive(t, "jamaica")
    assert t.vp[1] == 3 + 1


def test_w11_two_points_must_be_there_to_be_paid() -> None:
    t = sea("ports nassau; vp 1; hands buy-weapons-a")
    assert refusal(t, PlayCard("buy-weapons-a")).startswith("W11: ")
    t = sea("ports nassau; vp 2; hands buy-weapons-a")
    play(t, PlayCard("buy-weapons-a"))
    assert t.vp[BONNET] == 0
    assert holder(t, "most-weapons") == BONNET


def test_w16_variant_b_a_tie_loses_the_marker() -> None:
    t = sea("tally 0/0/5 1/0/3 0/0/4 2/0/0; hands - | swindle", turn=JACK, turns=2, fragile_markers=True)
    assert MarkerDiscarded(BONNET, "most-provisions") in swindle(t)
    assert holder(t, "most-provisions") == -1
    assert holder(t, "most-weapons") == SAM
