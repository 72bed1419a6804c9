"""Cartographer, rituals and the Last Rounds (S3, S4, S5, S12)."""

import pytest

from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import (
    Bargain,
    BecomeCorsair,
    Buy,
    Decline,
    Draw,
    DrawCaravan,
    DrawCurse,
    Finish,
    LeaveGift,
    Perform,
    Sell,
    TakeGift,
)
from freebooter.games.seven_seas.events import (
    CaravanDrawn,
    CardDrawn,
    GoodsBargained,
    LastRoundsDrawn,
    NothingDone,
    RitualPerformed,
)
from freebooter.games.seven_seas.state import NOT_YET
from tests.contract.laws import observed
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLGA,
    all_choose,
    asked,
    chance_is_asked,
    choose,
    goods,
    legal,
    of,
    play,
    refusal,
    seas,
)

pytestmark = pytest.mark.both_forms


def test_a_drawn_card_is_read_by_its_owner_alone() -> None:
    t = seas()
    choose(t, "cartographer", "cartographer", "cartographer")
    play(t, Draw())
    (told,) = GAME.apply_chance(t, DrawCaravan("spain", 3))
    assert told.to(OLGA) == CaravanDrawn(OLGA, "spain", 3)
    assert told.to(GARIK) == told.to(-2) == CardDrawn(OLGA)
    assert GAME.view(t, GARIK).players[OLGA].cards == 1
    assert GAME.view(t, GARIK).players[OLGA].hand == ()
    assert [card.country for card in GAME.view(t, OLGA).players[OLGA].hand] == ["spain"]


def test_the_cartographer_is_compulsory_while_the_deck_has_a_card() -> None:
    t = seas()
    choose(t, "cartographer", "captain", "captain")
    play(t, Decline(), Decline())
    assert legal(t) == [Draw()]
    assert refusal(t, Finish()) == "S3: that does not answer the question being asked now"


def test_a_cartographer_at_an_empty_deck_has_made_a_mistake() -> None:
    t = seas("rounds 4; first C; last_round 7; above 0", deck=0)
    choose(t, "cartographer", "captain", "captain")
    play(t, Decline(), Decline())
    assert t.black_spots[OLGA] == 1
    assert all_choose(t)


def test_the_sole_cartographer_is_offered_more_cards_each_of_which_he_may_decline() -> None:
    t = seas()
    choose(t, "cartographer", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), Draw(), DrawCurse("idol"), LeaveGift(), TakeGift(), DrawCurse("riot"))
    assert t.hands[OLGA].size() == 2
    assert all_choose(t)


def test_a_card_gift_gives_what_is_left() -> None:
    t = seas("rounds 4; first C; last_round 7; above 0", deck=2)
    choose(t, "cartographer", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), Draw())
    play(t, GAME.outcomes(t)[0][0], TakeGift())
    play(t, GAME.outcomes(t)[0][0])
    assert t.deck.size() == 0
    assert all_choose(t)


def test_last_rounds_is_shown_and_another_card_drawn_for_it() -> None:
    t = seas("rounds 4; first C; above 0", deck=4)
    choose(t, "cartographer", "cartographer", "cartographer")
    told = play(t, Draw())
    assert of(LastRoundsDrawn, told) == [LastRoundsDrawn(OLGA, 3)]
    assert chance_is_asked(t)
    play(t, GAME.outcomes(t)[0][0])
    assert t.hands[OLGA].size() == 1
    assert t.last_round == 8
    assert asked(t) == GARIK


def test_last_rounds_may_come_with_a_gift() -> None:
    t = seas("rounds 1; first C; above 1", deck=5)
    choose(t, "cartographer", "shipwright", "shipwright")
    play(t, Buy(0), Buy(0), Draw())
    play(t, GAME.outcomes(t)[0][0])
    assert t.last_round == NOT_YET
    told = play(t, TakeGift())
    assert of(LastRoundsDrawn, told) == [LastRoundsDrawn(OLGA, 3)]


def test_the_round_of_the_last_rounds_is_finished_and_three_more_are_played() -> None:
    t = seas("rounds 4; first C; above 0", deck=4)
    choose(t, "cartographer", "captain", "captain")
    play(t, Decline(), Decline(), Draw())
    play(t, GAME.outcomes(t)[0][0], LeaveGift(), LeaveGift())
    for number in (6, 7, 8):
        assert t.rounds == number
        assert GAME.view(t, OLGA).last_round == 8
        choose(t, "captain", "captain", "captain")
        play(t, Decline(), Decline(), Decline())
    assert GAME.asks(t) == ()
    assert GAME.result(t).ending == "last-rounds"


def test_the_limit_of_rounds_cuts_the_last_rounds_short() -> None:
    t = seas("rounds 4; first C; above 0", deck=4, round_limit=7)
    choose(t, "cartographer", "captain", "captain")
    told = play(t, Decline(), Decline(), Draw())
    assert of(LastRoundsDrawn, told) == [LastRoundsDrawn(OLGA, 2)]
    play(t, GAME.outcomes(t)[0][0], LeaveGift(), LeaveGift())
    for number in (6, 7):
        assert (t.rounds, GAME.view(t, OLGA).last_round) == (number, 7)
        choose(t, "captain", "captain", "captain")
        play(t, Decline(), Decline(), Decline())
    assert GAME.result(t).ending == "round-limit"


def test_a_limit_that_falls_on_the_last_of_the_last_rounds_does_not_give_the_end_its_name() -> None:
    t = seas("rounds 4; first C; above 0", deck=4, round_limit=8)
    choose(t, "cartographer", "captain", "captain")
    play(t, Decline(), Decline(), Draw())
    play(t, GAME.outcomes(t)[0][0], LeaveGift(), LeaveGift())
    for _ in range(3):
        choose(t, "captain", "captain", "captain")
        play(t, Decline(), Decline(), Decline())
    assert t.rounds == 8
    assert GAME.result(t).ending == "last-rounds"


def test_rituals_come_before_and_after_the_action() -> None:
    """S22"""
    t = seas("yin_yang 7")
    choose(t, "cartographer", "cartographer", "shipwright")
    play(t, Buy(0))
    assert legal(t) == [Draw(), Perform("double-hold"), Perform("unsinkable-ship")]
    play(t, Perform("double-hold"), Draw(), DrawCurse("idol"))
    assert legal(t) == [Perform("double-hold"), Perform("unsinkable-ship"), Finish()]
    told = play(t, Perform("double-hold"), Perform("unsinkable-ship"))
    assert of(RitualPerformed, told) == [
        RitualPerformed(OLGA, "double-hold", 2),
        RitualPerformed(OLGA, "unsinkable-ship", 1),
    ]
    assert (t.double_holds[OLGA], t.unsinkables[OLGA], t.yin_yang[OLGA]) == (2, 1, 0)
    assert asked(t) == GARIK


def test_counters_have_no_upper_limit() -> None:
    """S5: there may be more Double Holds than ships."""
    t = seas("yin_yang 40")
    choose(t, "cartographer", "cartographer", "shipwright")
    play(t, Buy(0), *[Perform("double-hold")] * 11)
    assert t.double_holds[OLGA] == 11
    assert 11 in observed(GAME, t, GARIK)


@pytest.mark.parametrize("character", ["shipwright", "governor", "merchant", "cartographer"])
def test_rituals_are_allowed_even_after_a_mistake(character: str) -> None:
    t = seas("rounds 4; first C; last_round 7; above 0; reserve 0; yin_yang 2; corsairs B B B B", deck=0)
    choose(t, character, "shipwright" if character == "governor" else "captain", "captain")
    while asked(t) != OLGA:
        play(t, Buy(0) if Buy(0) in legal(t) else Decline())
    assert t.black_spots[OLGA] == 1
    assert legal(t) == [Perform("double-hold"), Finish()]


def test_captain_aborigine_and_shaman_allow_no_rituals() -> None:
    t = seas("yin_yang 9")
    choose(t, "captain", "aborigine", "shaman")
    assert legal(t) == [Decline()]
    assert refusal(t, Perform("double-hold")) == "S3: that does not answer the question being asked now"


def test_a_bargain_sells_two_different_goods_at_the_ports_prices() -> None:
    t = seas("played kettle-harbour; port kettle-harbour; yin_yang 6; booty rum coffee fruit")
    choose(t, "shipwright", "shipwright", "captain")
    assert Bargain("rum-coffee") in legal(t)
    told = play(t, Bargain("rum-coffee"))
    assert of(GoodsBargained, told) == [GoodsBargained(OLGA, "rum-coffee", 5)]
    assert (t.chests[OLGA], t.yin_yang[OLGA]) == (12, 3)
    assert (t.guards[OLGA], t.fleet[OLGA]) == (1, 6)
    assert goods(t, OLGA) == {"fruit": 1}
    assert refusal(t, Bargain("rum-fruit")) == "S5: you do not have both rum and fruit"


def test_a_ritual_needs_its_tokens() -> None:
    t = seas("yin_yang 2; booty rum coffee")
    choose(t, "shipwright", "shipwright", "captain")
    assert refusal(t, Bargain("rum-coffee")) == "S5: the ritual costs 3 Yin-Yang tokens, and you have 2"
    assert refusal(t, Perform("unsinkable-ship")) == "S5: the ritual costs 3 Yin-Yang tokens, and you have 2"


def test_bargained_cards_do_not_count_towards_the_three_of_a_sale() -> None:
    t = seas("played kettle-harbour; port kettle-harbour; chests 0; yin_yang 3; booty rum coffee*3 | rum")
    choose(t, "merchant", "merchant", "captain")
    play(t, Decline(), Bargain("rum-coffee"), Sell("coffee", 2))
    assert t.chests[OLGA] == 2 + 3 + 2


def test_a_merchant_who_bargains_everything_away_sells_nothing_and_makes_no_mistake() -> None:
    t = seas("played kettle-harbour; port kettle-harbour; chests 0; yin_yang 3; booty rum coffee")
    choose(t, "merchant", "captain", "captain")
    told = play(t, Decline(), Decline(), Bargain("rum-coffee"))
    assert of(NothingDone, told) == [NothingDone(OLGA, "merchant")]
    assert t.black_spots[OLGA] == 0
    assert t.chests[OLGA] == 5  # and no gift
    assert all_choose(t)


def test_a_shipwright_without_chests_may_earn_them_by_a_bargain_first() -> None:
    t = seas("chests 0; yin_yang 3; booty rum coffee")
    choose(t, "shipwright", "shipwright", "captain")
    assert legal(t) == [Buy(0), Bargain("rum-coffee"), Perform("double-hold"), Perform("unsinkable-ship")]
    play(t, Bargain("rum-coffee"), Buy(3))
    assert t.reserve[OLGA] == 0


def test_a_governor_may_perform_rituals_first() -> None:
    t = seas("yin_yang 2")
    choose(t, "governor", "governor", "captain")
    play(t, Perform("double-hold"), BecomeCorsair("spain"))
    assert t.double_holds[OLGA] == 1
    assert asked(t) in (GARIK, LORA)
