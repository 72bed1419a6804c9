"""The Port Arrival Sequence: items, markers, points, rotation, treasure, boarding (W7, W8, W14, W23)."""

import pytest

from freebooter.core.table import CHANCE
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import (
    Board,
    BoardNobody,
    DrawCard,
    PlayCard,
    Sail,
    TakeLoot,
    TurnUpTreasure,
)
from freebooter.games.winds_of_plunder.events import (
    AreaCompleted,
    BoardingDeclared,
    ItemGained,
    ItemPlundered,
    ItemWasted,
    MapsDidNotFit,
    MarkerTaken,
    NoTreasureLeft,
    PointsPlundered,
    ReputationGained,
    Sailed,
    TileRotated,
    TileScored,
    TreasureDrawn,
    TreasureScored,
)
from freebooter.games.winds_of_plunder.figures import PORTS
from tests.games.winds_of_plunder.positions import (
    BART,
    BONNET,
    HORNIGOLD,
    JACK,
    SAM,
    arrive,
    happen,
    holder,
    know,
    may,
    play,
    refusal,
    sea,
    tally,
)

pytestmark = pytest.mark.both_forms


# W7


def test_w7_the_steps_come_in_their_order() -> None:
    t = sea(
        "ports nassau trinidad; tiles trinidad=T06 bar-6=T12; vp 0 5; tally 2/0/0;"
        " reputation guadeloupe barbados; reserve 14; treasures trinidad"
    )
    told = play(t, Sail("trinidad"))
    told += happen(t, TurnUpTreasure("havana"))
    told += play(t, Board(JACK), TakeLoot("victory-points"))
    assert told == [
        Sailed(BONNET, "trinidad", False),
        ItemGained(BONNET, "provision", "arrival"),
        TreasureDrawn(BONNET, "havana"),
        MarkerTaken(BONNET, "most-provisions"),
        TileScored(BONNET, "trinidad", 2, 1),
        TileRotated("trinidad", "T12", 4, ("crew",)),
        TreasureScored(BONNET, "trinidad", 2),
        BoardingDeclared(BONNET, JACK),
        PointsPlundered(BONNET, JACK, 2),
        ReputationGained(BONNET, "trinidad"),
        AreaCompleted(BONNET, "trinidad", 1, 7),
    ]
    assert t.vp[BONNET] == 2 + 1 + 2 + 2 + 7


def test_w7_the_tile_goes_through_the_bar_from_left_to_right() -> None:
    t = sea("ports nassau; tiles trinidad=T16 bar-1=T01 bar-2=T02 bar-3=T03 bar-4=T04 bar-5=T05 bar-6=T06")
    arrive(t, "trinidad")
    names = [t.waters.tile_names[tile] for tile in t.tiles]
    assert names[PORTS.index("trinidad")] == "T06"
    assert names[12:] == ["T16", "T01", "T02", "T03", "T04", "T05"]


def test_w7_an_item_without_room_is_lost() -> None:
    t = sea("ports nassau; tiles trinidad=T08; tally 0/9/0")
    told = arrive(t, "trinidad")
    assert ItemWasted(BONNET, "crew", "arrival") in told
    assert tally(t, BONNET, "crew") == 9


def test_w7_markers_are_settled_before_the_tile_is_scored() -> None:
    t = sea("ports nassau; tiles trinidad=T09; tally 0/0/1 0/0/1")
    assert holder(t, "most-provisions") == -1
    arrive(t, "trinidad")
    assert t.vp[BONNET] == 4


def test_rulebook_advantage_example_1_the_provisions_come_too_late_for_this_port() -> None:
    t = sea(
        f"ports E=nassau; tiles trinidad=T10; hands - | - | - | - | buy-provisions-a; buried {' '.join(PORTS)}",
        turn=HORNIGOLD,
        turns=5,
    )
    arrive(t, "trinidad")
    assert t.vp[HORNIGOLD] == 3
    play(t, PlayCard("buy-provisions-a"))
    assert holder(t, "most-provisions") == HORNIGOLD
    assert t.vp[HORNIGOLD] == 3


def test_rulebook_advantage_example_2_a_weapon_from_the_tile_counts_for_the_boarding() -> None:
    t = sea("ports B=nassau E=trinidad; tiles trinidad=T07; tally 0/0/0 2/0/0 0/0/0 5/0/0 2/0/0", turn=JACK, turns=2)
    play(t, Sail("trinidad"))
    assert may(t, Board) == [Board(HORNIGOLD)]


def test_w7_nothing_else_can_be_done_during_the_arrival() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T08; vp 0 1; tally 1/0/0")
    play(t, Sail("trinidad"))
    assert refusal(t, DrawCard()) == "W8: that does not answer the question being asked now"
    assert GAME.legal(t, BONNET) == [Board(JACK), BoardNobody()]


# Treasure


def test_rulebook_booty_example_the_first_treasure_scores_two() -> None:
    t = sea("ports E=belize; tiles jamaica=T08; treasures - | - | - | - | jamaica", turn=HORNIGOLD, turns=5)
    arrive(t, "jamaica")
    assert t.booty[HORNIGOLD] == 1
    assert t.vp[HORNIGOLD] == 3 + 2
    assert t.treasures[HORNIGOLD].size() == 0
    assert GAME.view(t, BONNET).treasures_buried == ("jamaica",)


def test_w7_a_treasure_just_drawn_is_scored_too() -> None:
    t = sea("ports nassau; tiles trinidad=T10; booty 1")
    play(t, Sail("trinidad"))
    assert GAME.asks(t) == (CHANCE,)
    assert TreasureScored(BONNET, "trinidad", 3) in happen(t, TurnUpTreasure("trinidad"))
    assert t.booty[BONNET] == 2


def test_w7_at_the_top_of_the_ladder_the_top_rung_is_scored_again() -> None:
    t = sea("ports nassau; tiles trinidad=T08; booty 8; treasures trinidad")
    arrive(t, "trinidad")
    assert t.booty[BONNET] == 8
    assert t.vp[BONNET] == 3 + 9


def test_w7_without_a_treasure_card_nothing_is_drawn() -> None:
    t = sea(f"ports nassau; tiles trinidad=T10; treasures - | {' '.join(PORTS)}")
    assert NoTreasureLeft(BONNET) in arrive(t, "trinidad")


def test_w14_a_buried_card_is_known_and_drawn_without_chance() -> None:
    held = [port for port in PORTS if port not in ("havana", "belize")]
    t = sea(f"ports nassau; tiles trinidad=T10; treasures - | {' '.join(held)}; buried belize havana")
    told = GAME.apply(t, BONNET, Sail("trinidad"))
    assert TreasureDrawn(BONNET, "belize") in [one.to(SAM) for one in told]
    seen = GAME.view(t, SAM)
    assert seen.players[BONNET].treasures_seen == ("belize",)
    assert seen.treasures_buried == ("havana",)
    assert GAME.view(t, BONNET).maps == ("belize",)


def test_w14_a_card_drawn_by_chance_is_told_to_its_owner_alone() -> None:
    t = sea("ports nassau; tiles trinidad=T10")
    play(t, Sail("trinidad"))
    told = GAME.apply_chance(t, TurnUpTreasure("cozumel"))
    assert TreasureDrawn(BONNET, "cozumel") in [one.to(BONNET) for one in told]
    assert "cozumel" not in str([one.to(JACK) for one in told])
    assert GAME.view(t, JACK).players[BONNET].treasures_seen == ()
    assert GAME.view(t, JACK).players[BONNET].treasures == 1


def test_w14_a_treasure_returns_under_the_deck_in_the_order_it_was_dug_up() -> None:
    t = sea("ports nassau; tiles trinidad=T08; treasures trinidad; buried belize")
    arrive(t, "trinidad")
    assert GAME.view(t, JACK).treasures_buried == ("belize", "trinidad")


def test_w23_arriving_without_digging_shows_that_no_hidden_map_fits() -> None:
    t = sea("ports nassau; tiles trinidad=T08; treasures havana")
    known = t.copy()
    know(known, BONNET, "havana")
    none = sea("ports nassau; tiles trinidad=T08")
    assert MapsDidNotFit(BONNET, "trinidad") in arrive(t, "trinidad")
    assert MapsDidNotFit(BONNET, "trinidad") not in arrive(known, "trinidad")
    assert MapsDidNotFit(BONNET, "trinidad") not in arrive(none, "trinidad")


# W8


def test_w8_boarding_needs_more_weapons_caches_counted() -> None:
    t = sea(
        "ports nassau trinidad trinidad trinidad; tiles trinidad=T08;"
        " tally 2/0/0 2/0/0 1/0/0 1/0/0 5/0/0; caches 0 0 0 1"
    )
    play(t, Sail("trinidad"))
    assert may(t, Board) == [Board(BART)]
    assert refusal(t, Board(JACK)) == "W8: Weapons of Player 2: 2, yours: 2"
    assert refusal(t, Board(SAM)) == "W8: Weapons of Player 4: 3, yours: 2"
    assert refusal(t, Board(HORNIGOLD)) == "W8: the ship of Player 5 is not in this port"
    assert refusal(t, Board(BONNET)) == "W8: that is your own ship"


def test_w8_own_caches_count_for_boarding() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T08; tally 0/0/0 1/0/0 0/0/0 9/0/0; caches 1")
    play(t, Sail("trinidad"))
    assert may(t, Board) == [Board(JACK)]


def test_w8_the_most_weapons_marker_boards_an_equal() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T08; tally 2/0/0 2/0/0; markers A - -")
    play(t, Sail("trinidad"))
    assert may(t, Board) == [Board(JACK)]


def test_w8_a_target_needs_something_to_take() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T08; tally 1/0/0")
    told = play(t, Sail("trinidad"))
    assert ReputationGained(BONNET, "trinidad") in told


def test_w8_loot_is_two_points_or_the_one_there_is() -> None:
    for has, takes in ((5, 2), (1, 1)):
        t = sea(f"ports nassau trinidad; tiles trinidad=T08; vp 0 {has}; tally 1/0/0")
        play(t, Sail("trinidad"), Board(JACK))
        assert GAME.legal(t, BONNET) == [TakeLoot("victory-points")]
        assert PointsPlundered(BONNET, JACK, takes) in play(t, TakeLoot("victory-points"))
        assert t.vp[JACK] == has - takes
        assert t.vp[BONNET] == 3 + takes
        assert GAME.result(t).points["boarding"] == (takes, -takes, 0, 0, 0)


def test_w8_loot_is_an_item_of_the_tally_not_booty_and_not_a_cache() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T09; tally 5/0/0 0/1/0; booty 0 3; caches 0 1; treasures - | havana")
    play(t, Sail("trinidad"), Board(JACK))
    assert GAME.legal(t, BONNET) == [TakeLoot("crew")]
    assert refusal(t, TakeLoot("weapon")) == "W8: there is no Weapon to take"
    assert refusal(t, TakeLoot("victory-points")) == "W8: there are no Victory Points to take"
    told = play(t, TakeLoot("crew"))
    assert ItemPlundered(BONNET, JACK, "crew") in told
    assert MarkerTaken(BONNET, "largest-crew") in told
    assert tally(t, JACK, "crew") == 0


def test_w8_plundered_goods_without_room_are_lost() -> None:
    t = sea("ports nassau trinidad; tiles trinidad=T09; tally 1/9/0 0/1/0")
    play(t, Sail("trinidad"), Board(JACK))
    told = play(t, TakeLoot("crew"))
    wasted = ItemWasted(BONNET, "crew", "boarding")
    assert wasted in told
    assert GAME.tell_event(wasted).rule == "W8"
    assert (tally(t, BONNET, "crew"), tally(t, JACK, "crew")) == (9, 0)


def test_w8_one_ship_is_boarded_and_any_eligible_one_may_be_chosen() -> None:
    t = sea("ports nassau trinidad trinidad; tiles trinidad=T08; vp 0 4 4; tally 2/0/0")
    play(t, Sail("trinidad"))
    assert may(t, Board) == [Board(JACK), Board(BART)]
    play(t, Board(BART), TakeLoot("victory-points"))
    assert may(t, Board) == []
    assert t.vp[BART] == 2


def test_w8_a_weapon_taken_in_the_boarding_counts_for_the_reputation() -> None:
    t = sea("ports nassau trinidad trinidad; tiles trinidad=T08; tally 2/0/0 1/0/0 3/0/0")
    play(t, Sail("trinidad"), Board(JACK))
    assert ReputationGained(BONNET, "trinidad") in play(t, TakeLoot("weapon"))
