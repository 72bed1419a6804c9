"""Aborigine and Merchant: ports, prices, sales, and goods without room (S2, S3, S4, S18)."""

import pytest

from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import (
    Buy,
    Decline,
    Discard,
    Keep,
    LeaveGift,
    PlayPort,
    Sell,
    TakeGift,
)
from freebooter.games.seven_seas.events import BootyLeft, GoodsDiscarded, GoodsSold, GuardsMoved, PortChanged
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.state import Seas
from tests.games.seven_seas.positions import (
    GARIK,
    MANGO_LANDING,
    OLGA,
    PORTS,
    all_choose,
    asked,
    booty,
    choose,
    goods,
    legal,
    of,
    play,
    refusal,
    seas,
)

pytestmark = pytest.mark.both_forms


def market(text: str) -> Seas:
    """Olga is one of two Merchants, so there is no gift; the other, Garik, has one rum."""
    t = seas(f"played kettle-harbour; port kettle-harbour; {text}")
    choose(t, "merchant", "merchant", "shipwright")
    play(t, Buy(0))
    return t


def test_garik_sells_three_coffee_and_two_fruit_for_eleven() -> None:
    t = market("chests 2; booty coffee*3 fruit*2 | rum")
    told = play(t, Sell("coffee", 3), Sell("fruit", 2))
    assert of(GoodsSold, told) == [GoodsSold(OLGA, "coffee", 3, 9), GoodsSold(OLGA, "fruit", 2, 2)]
    assert t.chests[OLGA] == 2 + 11
    assert t.guards[OLGA] == 1


@pytest.mark.parametrize(("rum", "chests"), [(1, 1), (2, 2), (3, 6), (4, 8)])
def test_the_ports_price_is_paid_for_three_or_more(rum: int, chests: int) -> None:
    t = market("chests 0; booty rum*4 | rum")
    play(t, Sell("rum", rum))
    assert t.chests[OLGA] == chests


def test_a_good_of_the_lowest_demand_brings_one_however_many() -> None:
    t = market("chests 0; booty fruit*5 | rum")
    play(t, Sell("fruit", 5))
    assert t.chests[OLGA] == 5


def test_unsold_goods_stay_on_board() -> None:
    t = market("booty rum*2 fruit*2 | rum")
    assert legal(t) == [Sell("rum", 0), Sell("rum", 1), Sell("rum", 2)]
    assert refusal(t, Sell("rum", 3)).startswith("S3: you have rum")
    assert refusal(t, Sell("fruit", 1)).startswith("S3: that does not answer")
    play(t, Sell("rum", 1), Sell("fruit", 0))
    assert goods(t, OLGA) == {"rum": 1, "fruit": 2}


def test_selling_nothing_is_neither_a_mistake_nor_an_action() -> None:
    t = seas("booty rum*2")
    choose(t, "merchant", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), Sell("rum", 0))
    assert t.black_spots[OLGA] == 0
    assert t.chests[OLGA] == 7
    assert all_choose(t)


def test_a_merchant_without_goods_has_made_a_mistake() -> None:
    t = seas()
    choose(t, "merchant", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0))
    assert t.black_spots[OLGA] == 1


def test_the_sole_merchant_is_offered_a_chest_and_may_decline_the_tenth() -> None:
    t = seas("chests 8; booty rum")
    choose(t, "merchant", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), Sell("rum", 1), LeaveGift(), TakeGift())
    assert (t.chests[OLGA], t.guards[OLGA]) == (10, 1)


def test_a_sale_that_posts_guards_leaves_goods_without_room_and_the_owner_chooses() -> None:
    # Four ships carry four goods. Selling one fruit makes ten chests: three ships are left, just enough.
    t = market("chests 9; reserve 6; booty rum coffee fruit*2 | rum")
    told = play(t, Sell("rum", 0), Sell("coffee", 0), Sell("fruit", 1))
    assert of(GuardsMoved, told) == [GuardsMoved(OLGA, 1, 3)]
    assert goods(t, OLGA) == {"rum": 1, "coffee": 1, "fruit": 1}
    # With a double hold in each of two ships they carry four; a guard takes one ship, and room for two with it.
    t = market("chests 9; reserve 8; double_holds 2; booty rum coffee fruit*2 | rum")
    play(t, Sell("rum", 0), Sell("coffee", 0), Sell("fruit", 1))
    assert asked(t) == OLGA
    assert legal(t) == [Discard("rum"), Discard("coffee"), Discard("fruit")]
    assert refusal(t, Sell("rum", 0)) == "S2: that does not answer the question being asked now"
    told = play(t, Discard("coffee"))
    assert of(GoodsDiscarded, told) == [GoodsDiscarded(OLGA, "coffee", 1, "no-room")]
    assert goods(t, OLGA) == {"rum": 1, "fruit": 1}


def test_goods_of_one_kind_without_room_go_without_a_question() -> None:
    t = market("chests 9; reserve 8; double_holds 2; booty rum*4 | rum")
    told = play(t, Sell("rum", 1))
    assert of(GoodsDiscarded, told) == [GoodsDiscarded(OLGA, "rum", 1, "no-room")]
    assert asked(t) == GARIK


def test_an_aborigine_changes_the_port_or_declines_for_a_black_spot() -> None:
    t = seas("played kettle-harbour; port kettle-harbour; hands mango-landing")
    choose(t, "aborigine", "aborigine", "shipwright")
    play(t, Buy(0))
    assert legal(t) == [PlayPort(PORTS.index(MANGO_LANDING)), Decline()]
    told = play(t, PlayPort(PORTS.index(MANGO_LANDING)))
    assert of(PortChanged, told) == [PortChanged(OLGA, MANGO_LANDING, 2, 1, 3)]
    assert GAME.view(t, GARIK).port.name == MANGO_LANDING
    play(t, Decline())
    assert list(t.black_spots) == [0, 1, 0]


def test_the_sole_aborigine_is_offered_booty_which_he_may_decline_or_not_load() -> None:
    t = seas("hands mango-landing")
    choose(t, "aborigine", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), PlayPort(PORTS.index(MANGO_LANDING)))
    assert legal(t) == [TakeGift(), LeaveGift()]
    play(t, TakeGift(), *booty("coffee"), Keep("coffee", 1), TakeGift(), *booty("rum"), Keep("rum", 0))
    assert goods(t, OLGA) == {"coffee": 1}
    assert all_choose(t)


def test_booty_for_which_there_is_no_room_is_left_without_a_question() -> None:
    """S21"""
    t = seas("first B; reserve 9; booty rum; hands mango-landing")
    choose(t, "aborigine", "shipwright", "shipwright")
    told = play(t, Buy(0), Buy(0), PlayPort(PORTS.index(MANGO_LANDING)), TakeGift(), *booty("coffee"))
    assert of(BootyLeft, told) == [BootyLeft(OLGA, "coffee", 1)]
    assert all_choose(t)


def test_a_booty_gift_gives_nothing_when_no_card_is_left_anywhere() -> None:
    t = seas("hands mango-landing; booty_deck -")
    choose(t, "aborigine", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), PlayPort(PORTS.index(MANGO_LANDING)))
    assert all_choose(t)


def test_garik_exchanges_goods_between_holds_and_has_one_loaded_ship() -> None:
    # Four ships: one with a double hold carries coffee and fruit, three carry coffee, coffee and rum.
    t = market("chests 0; reserve 6; double_holds 1; booty rum coffee*3 fruit | rum")
    assert fleet.loaded_ships(t, OLGA) == 4
    play(t, Sell("rum", 0), Sell("coffee", 3), Sell("fruit", 0))
    assert goods(t, OLGA) == {"rum": 1, "fruit": 1}
    assert fleet.loaded_ships(t, OLGA) == 1
