"""Trade: who may trade with whom, offers to one and to all, counter-offers and treaties (P7, P19)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    AttackIsland,
    AttackShip,
    DealWith,
    Decline,
    EndTurn,
    Give,
    OfferToAll,
    OfferTrade,
    Propose,
    Withdraw,
)
from freebooter.games.plunder.events import CounterOffered, OfferAccepted, OfferDeclined
from tests.games.plunder.positions import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    answer,
    hand,
    heard,
    is_legal,
    legal,
    play,
    refusal,
    sea,
)

pytestmark = pytest.mark.both_forms


def test_who_can_trade_with_whom() -> None:
    # In their port, they in yours, they at a merchant's, side by side; behind a barrier and diagonally: not.
    cases = [
        ("ships B3 | L9; islands B=B3", True),
        ("ships L9 | B3; islands A=B3", True),
        ("ships A1 | J10", True),
        ("ships A1 | A2", True),
        ("ships C4 | D4", False),
        ("ships A1 | B2", False),
        ("ships B4 | B5", False),
        ("ships B3 | L9; islands C=B3", False),
        ("ships A1 | L9", False),
    ]
    for text, possible in cases:
        t = sea(f"{text}; hands wood | gold")
        assert is_legal(t, OfferTrade(BLUE)) == possible, text


def test_at_a_merchants_one_trades_with_everyone_even_without_a_ship() -> None:
    t = sea("ships J10 | A1 | F18; hands wood | gold", seats=4)
    assert legal(t, OfferTrade) == [OfferTrade(BLUE), OfferTrade(GREEN), OfferTrade(BLACK)]


def test_an_offer_is_accepted_and_makes_a_treaty() -> None:
    t = sea("ships A1 | A2 B1; islands B=B3; hands wood | gold rum")
    play(t, OfferTrade(BLUE), Give("wood"), Ask("gold"), Propose())
    assert GAME.asks(t) == (BLUE,)
    play(t, Accept())
    assert (hand(t, RED), hand(t, BLUE)) == ("gold", "wood rum")
    assert "treaty" in refusal(t, AttackShip(0, BLUE, 0))
    assert "treaty" in refusal(t, AttackShip(0, BLUE, 1))


def test_a_treaty_protects_islands_too_and_ends_with_the_turn() -> None:
    t = sea("ships B3 | A3; islands B=B3; hands wood")
    play(t, OfferTrade(BLUE), Give("wood"), Propose(), Accept())
    assert refusal(t, AttackIsland(0)) == "P4: a treaty with that player lasts until the turn ends"
    t = sea("ships B3 | A3; islands B=B3; turn rolled=1 die_left=1 treaties=2")
    play(t, EndTurn())
    assert t.turn.treaties == 0


def test_a_declined_offer_changes_nothing() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE), Give("wood"), Ask("gold"), Propose(), Decline())
    assert (hand(t, RED), hand(t, BLUE)) == ("wood", "gold")
    assert t.turn.treaties == 0
    assert is_legal(t, AttackShip(0, BLUE, 0))


def test_cards_that_are_not_held_cannot_be_offered() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE), Give("wood"))
    assert refusal(t, Give("wood")) == "P7: you do not hold another wood"
    assert refusal(t, Give("gold")) == "P7: you do not hold another gold"


def test_an_offer_needs_a_card_on_one_side_at_least() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE))
    assert refusal(t, Propose()) == "P7: at least one card must change hands"
    play(t, Ask("gold"))
    assert is_legal(t, Propose())


def test_nobody_is_asked_for_more_cards_than_he_holds_and_who_lacks_them_cannot_accept() -> None:
    t = sea("ships A1 | A2; hands - | gold")
    play(t, OfferTrade(BLUE), Ask("iron"))
    assert refusal(t, Ask("iron")) == "P7: nobody is asked for more cards than they hold"
    play(t, Propose())
    assert refusal(t, Accept()) == "P7: you do not hold the cards that are asked for"


def test_a_counter_offer_is_accepted_or_dropped_at_once() -> None:
    t = sea("ships A1 | A2; hands wood*2 | gold")
    play(t, OfferTrade(BLUE), Give("wood"), Ask("gold"), Propose())
    play(t, Give("gold"), Ask("wood"), Ask("wood"), Propose())
    assert GAME.asks(t) == (RED,)
    assert {type(action) for action in legal(t)} == {Accept, Decline}
    dropped = t.copy()
    play(dropped, Decline())
    assert hand(dropped, RED) == "wood wood"
    play(t, Accept())
    assert (hand(t, RED), hand(t, BLUE)) == ("gold", "wood wood")


def test_a_counter_offer_that_asks_for_cards_one_lacks_can_only_be_dropped() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE), Give("wood"), Propose(), Ask("rum"), Propose())
    assert refusal(t, Accept()) == "P7: you do not hold the cards that are asked for"
    assert legal(t) == [Decline()]


def test_a_counter_offer_dropped_half_way_declines() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE), Give("wood"), Propose(), Give("gold"))
    assert refusal(t, Accept()).startswith("P7: ")
    told = play(t, Withdraw())
    assert heard(told, OfferDeclined)
    assert GAME.asks(t) == (RED,)


def test_eight_offers_a_turn_even_if_withdrawn() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    for _ in range(8):
        play(t, OfferTrade(BLUE), Give("wood"), Withdraw())
    assert refusal(t, OfferTrade(BLUE)) == "P7: you have begun 8 offers and threats this turn, and no more are allowed"


def test_an_open_offer_is_answered_by_all_at_once_and_shown_together() -> None:
    t = sea("ships J10 | A1 | F18 | L5; hands wood*2 | gold | gold rum | iron", seats=4)
    play(t, OfferToAll(), Give("wood"), Ask("gold"), Propose())
    assert GAME.asks(t) == (BLUE, GREEN, BLACK)
    answer(t, GREEN, Give("rum"), Ask("wood"), Ask("wood"), Propose())
    # What green answered is sealed: nobody else sees it, that they answered all see.
    assert GAME.asks(t) == (BLUE, BLACK)
    assert GAME.view(t, BLUE).answer is None
    assert "rum" not in str(GAME.view(t, RED).frames)
    answer(t, BLACK, Decline())
    told = play(t, Accept())
    assert [event.seat for event in heard(told, OfferAccepted)] == [BLUE]
    assert [event.seat for event in heard(told, OfferDeclined)] == [BLACK]
    assert heard(told, CounterOffered)[0].give == ("rum",)
    assert set(legal(t)) == {DealWith(BLUE), DealWith(GREEN), Decline()}
    assert refusal(t, DealWith(BLACK)) == "P7: that player has made no such answer"
    play(t, DealWith(GREEN))
    assert (hand(t, RED), hand(t, GREEN)) == ("rum", "wood wood gold")
    assert t.turn.treaties == 1 << GREEN


def test_the_active_player_may_take_no_answer() -> None:
    t = sea("ships J10 | A1; hands wood | gold | gold", seats=3)
    play(t, OfferToAll(), Give("wood"), Ask("gold"), Propose(), Accept(), Accept(), Decline())
    assert hand(t, RED) == "wood"
    assert t.turn.treaties == 0


def test_when_all_decline_an_open_offer_is_over() -> None:
    t = sea("ships J10 | A1; hands wood | gold | gold", seats=3)
    play(t, OfferToAll(), Give("wood"), Ask("rum"), Propose())
    assert refusal(t, Accept(), BLUE) == "P7: you do not hold the cards that are asked for"
    play(t, Decline(), Decline())
    assert GAME.asks(t) == (RED,)
    assert t.turn.offers == 1


def test_an_open_offer_needs_two_partners_and_asks_no_more_than_the_largest_hand() -> None:
    t = sea("ships A1 | A2; hands wood", seats=3)
    assert refusal(t, OfferToAll()) == "P19: an open offer needs at least two who may trade with you"
    t = sea("ships J10; hands wood | gold | gold rum", seats=3)
    play(t, OfferToAll(), Ask("iron"), Ask("iron"))
    assert refusal(t, Ask("iron")) == "P7: nobody is asked for more cards than they hold"


def test_p24_an_open_offer_may_ask_more_than_some_hold_and_break_the_limit_of_allies_for_some() -> None:
    t = sea("ships J10; hands wood | gold*2 | gold*2 | rum", seats=4, teams="2x2")
    play(t, OfferToAll(), Ask("gold"), Ask("gold"), Propose())
    assert refusal(t, Accept(), GREEN).startswith("P15: over a turn, trades may leave an ally")
    assert refusal(t, Accept(), BLACK) == "P7: you do not hold the cards that are asked for"
    play(t, Accept(), Decline(), Decline(), DealWith(BLUE))
    assert hand(t, RED) == "wood gold gold"


def test_p24_an_open_offer_that_nobody_could_accept_is_refused() -> None:
    t = sea("ships J10; hands wood | gold | gold*3 | rum", seats=4, teams="2x2")
    play(t, OfferToAll(), Ask("gold"), Ask("gold"))
    assert refusal(t, Propose()).startswith("P24: none of those you ask could accept this")
    # With a card in return the ally loses one only.
    play(t, Give("wood"), Propose())
    assert GAME.asks(t) == (BLUE, GREEN, BLACK)


def test_a_draft_is_seen_by_its_owner_only() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE))
    before = GAME.view(t, BLUE)
    play(t, Give("wood"), Ask("gold"))
    assert GAME.view(t, BLUE) == before
    assert GAME.view(t, -2).draft == ()
    assert GAME.view(t, RED).draft == (1, 0, 0, 0, 0, 0, 0, 1)
