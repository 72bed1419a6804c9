"""Shipwright and Governor: ships, guards, Corsairs (S1, S2, S3, S4, S19)."""

import pytest

from freebooter.games.seven_seas.actions import BecomeCorsair, Buy, Decline, Finish, LeaveGift, TakeGift
from freebooter.games.seven_seas.events import BlackSpotsDiscarded, GiftLeft, GuardsMoved, MistakeMade
from freebooter.games.seven_seas.rules import fleet
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLGA,
    all_choose,
    asked,
    choose,
    legal,
    of,
    play,
    refusal,
    seas,
)

pytestmark = pytest.mark.both_forms


def test_olga_buys_three_ships_and_a_guard_returns() -> None:
    t = seas("chests 22")
    assert (t.guards[OLGA], t.fleet[OLGA]) == (2, 5)
    choose(t, "shipwright", "shipwright", "captain")
    told = play(t, Buy(3))
    assert t.chests[OLGA] == 19
    assert (t.guards[OLGA], t.fleet[OLGA], t.reserve[OLGA]) == (1, 9, 0)
    assert of(GuardsMoved, told) == [GuardsMoved(OLGA, 1, 9)]


@pytest.mark.parametrize(("chests", "guards"), [(9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (40, 4), (83, 7)])
def test_a_guard_for_every_ten_chests_as_far_as_there_are_ships(chests: int, guards: int) -> None:
    t = seas(f"chests {chests}", seats=2)
    assert (t.guards[OLGA], t.fleet[OLGA]) == (guards, 7 - guards)


@pytest.mark.parametrize(
    ("ships", "holds", "cargo", "capacity", "loaded"),
    [(7, 0, 3, 7, 3), (5, 1, 5, 6, 4), (3, 2, 4, 5, 2), (2, 5, 4, 4, 2), (4, 2, 1, 6, 1), (4, 2, 3, 6, 2)],
)
def test_goods_count_as_stowed_as_tightly_as_holds_allow(
    ships: int, holds: int, cargo: int, capacity: int, loaded: int
) -> None:
    t = seas(f"reserve {10 - ships}; double_holds {holds}; booty rum*{cargo}", seats=2)
    assert fleet.capacity(t, OLGA) == capacity
    assert fleet.loaded_ships(t, OLGA) == loaded
    assert fleet.empty_ships(t, OLGA) == ships - loaded


def test_a_shipwright_without_reserve_has_made_a_mistake() -> None:
    t = seas("reserve 0")
    told = choose(t, "shipwright", "captain", "captain")
    assert of(MistakeMade, told) == [MistakeMade(OLGA, "shipwright")]
    assert t.black_spots[OLGA] == 1
    assert asked(t) == GARIK


def test_buying_nothing_is_neither_a_mistake_nor_an_action() -> None:
    t = seas()
    choose(t, "shipwright", "captain", "captain")
    play(t, Buy(0))
    assert t.black_spots[OLGA] == 0
    assert t.reserve[OLGA] == 3
    assert asked(t) == GARIK


def test_ships_cost_a_chest_each_and_come_from_the_reserve() -> None:
    t = seas("chests 2; reserve 5")
    choose(t, "shipwright", "captain", "captain")
    assert legal(t) == [Buy(0), Buy(1), Buy(2)]
    assert refusal(t, Buy(3)) == "S3: a ship costs a chest, and you have 2"
    assert refusal(t, Buy(6)) == "S3: you have only 5 in the reserve"


def test_the_sole_shipwright_is_given_a_ship_and_the_first_player_two() -> None:
    t = seas("reserve 5 5")
    choose(t, "shipwright", "captain", "captain")
    play(t, Buy(1), TakeGift(), TakeGift())
    assert t.reserve[OLGA] == 2
    t = seas("reserve 5 5")
    choose(t, "captain", "shipwright", "captain")
    play(t, Buy(1), TakeGift())
    assert t.reserve[GARIK] == 3
    assert asked(t) == OLGA


def test_each_of_two_gifts_may_be_declined_by_itself() -> None:
    t = seas("reserve 5")
    choose(t, "shipwright", "captain", "captain")
    told = play(t, Buy(1), LeaveGift(), TakeGift())
    assert of(GiftLeft, told) == [GiftLeft(OLGA, "gift-ship")]
    assert t.reserve[OLGA] == 3


def test_a_gift_gives_what_there_is() -> None:
    """S22: whether it is there is looked at when it is offered."""
    t = seas("reserve 2")
    choose(t, "shipwright", "captain", "captain")
    play(t, Buy(1), TakeGift())
    assert t.reserve[OLGA] == 0
    assert asked(t) == GARIK


def test_no_gift_for_two_who_chose_the_same() -> None:
    t = seas("reserve 5 5")
    choose(t, "shipwright", "shipwright", "captain")
    play(t, Buy(1), Buy(1))
    assert (t.reserve[OLGA], t.reserve[GARIK]) == (4, 4)
    assert asked(t) == LORA


def test_with_two_players_only_the_first_gets_a_gift_and_only_one() -> None:
    t = seas("reserve 5 5", seats=2)
    choose(t, "shipwright", "captain")
    play(t, Buy(1), TakeGift())
    assert t.reserve[OLGA] == 3
    assert asked(t) == GARIK
    t = seas("reserve 5 5", seats=2)
    choose(t, "captain", "shipwright")
    play(t, Buy(1))
    assert t.reserve[GARIK] == 4
    assert asked(t) == OLGA
    t = seas("reserve 5 5", seats=2)
    choose(t, "shipwright", "shipwright")
    play(t, Buy(1), Buy(1))
    assert all_choose(t)


def test_a_corsair_takes_a_spot_and_their_whole_reserve_for_nothing() -> None:
    t = seas("first B; reserve 6")
    choose(t, "governor", "governor", "captain")
    play(t, BecomeCorsair("spain"), BecomeCorsair("france"))
    assert (t.reserve[OLGA], t.fleet[OLGA], t.chests[OLGA], t.black_spots[OLGA]) == (0, 10, 7, 1)


def test_ships_from_the_governor_first_fill_the_guard_that_is_due() -> None:
    """S22: guards move after each of them."""
    t = seas("chests 40; reserve 8")
    assert (t.guards[OLGA], t.fleet[OLGA]) == (2, 0)
    choose(t, "governor", "captain", "captain")
    play(t, BecomeCorsair("spain"))
    assert (t.guards[OLGA], t.fleet[OLGA]) == (4, 6)


def test_a_tile_is_taken_once() -> None:
    t = seas("corsairs B - - -")
    choose(t, "governor", "captain", "captain")
    assert refusal(t, BecomeCorsair("england")) == "S19: Player 2 is the Corsair of England already"
    assert BecomeCorsair("holland") in legal(t)


def test_one_player_may_hold_several_tiles() -> None:
    t = seas("first B; corsairs A - A -")
    choose(t, "governor", "governor", "captain")
    play(t, BecomeCorsair("holland"), BecomeCorsair("spain"))
    assert list(t.corsairs) == [OLGA, OLGA, OLGA, GARIK]


def test_the_governor_is_compulsory_even_with_an_empty_reserve() -> None:
    t = seas("reserve 0")
    choose(t, "governor", "captain", "captain")
    assert legal(t) == [BecomeCorsair(country) for country in ("england", "spain", "france", "holland")]
    assert refusal(t, Finish()).startswith("S19: ")


def test_a_governor_without_a_tile_has_made_a_mistake() -> None:
    t = seas("corsairs A A A A")
    choose(t, "captain", "governor", "captain")
    assert t.black_spots[GARIK] == 1
    assert asked(t) == OLGA


def test_the_sole_governor_discards_a_spot_and_the_first_player_two() -> None:
    t = seas("black_spots 3 3")
    choose(t, "governor", "captain", "captain")
    told = play(t, BecomeCorsair("spain"))
    assert of(BlackSpotsDiscarded, told) == [BlackSpotsDiscarded(OLGA, 2)]
    assert t.black_spots[OLGA] == 3 + 1 - 2
    t = seas("black_spots 3")
    choose(t, "captain", "governor", "captain")
    play(t, BecomeCorsair("spain"), Decline())
    assert t.black_spots[GARIK] == 0
