"""Decks without a hidden order, hands with what each viewer knows of them, and the deal that keeps it."""

import pytest

from freebooter.core.actions import Outcome
from freebooter.core.buffers import Odds
from freebooter.core.deck import Deck, Segment, fresh_deck
from freebooter.core.facts import facts
from freebooter.core.hand import Hand, deal_anew, empty_hand, empty_hands, everyone, only
from freebooter.core.rows import row, row_of
from freebooter.core.source import Rng
from freebooter.core.space import Space
from freebooter.core.table import SPECTATOR

pytestmark = pytest.mark.both_forms


class Drawn(Outcome, frozen=True):
    card: str


CHANCES = Space("chances")
CHANCES.block(Drawn, ("a card of another deck",))
DRAWN = CHANCES.block(Drawn, ("0", "1", "2"))


def odds_of(deck: Deck) -> list[tuple[str, int]]:
    odds = Odds()
    deck.odds(odds, DRAWN)
    return [(CHANCES[number].card, weight) for number, weight in odds.listed()]  # type: ignore[attr-defined]


def test_an_unseen_deck_gives_odds_and_no_order() -> None:
    deck = fresh_deck(row_of((3, 0, 1)))
    assert deck.size() == 4
    assert deck.top() == -1
    assert odds_of(deck) == [("0", 3), ("2", 1)]
    deck.draw(2)
    assert odds_of(deck) == [("0", 3)]


def test_buried_cards_are_known_in_order_once_they_come_up() -> None:
    deck = fresh_deck(row_of((1, 0, 0)))
    deck.bury(2)
    deck.bury(1)
    assert deck.top() == -1
    deck.draw(0)
    assert deck.top() == 2
    assert odds_of(deck) == [("2", 1)]
    deck.draw(2)
    assert deck.top() == 1
    deck.draw(1)
    assert deck.size() == 0
    assert deck.top() == -1


def test_shuffled_cards_lie_under_known_ones() -> None:
    deck = Deck(2, [])
    deck.bury(1)
    deck.shuffle_in(row_of((2, 0)))
    deck.shuffle_in(row_of((0, 0)))
    assert [segment.known for segment in deck.segments] == [True, False]
    assert (deck.count(0), deck.count(1)) == (2, 1)


def test_what_does_not_lie_there_cannot_be_drawn() -> None:
    deck = fresh_deck(row_of((1, 0)))
    with pytest.raises(ValueError, match="no card of kind 1"):
        deck.draw(1)
    deck.bury(1)
    deck.draw(0)
    with pytest.raises(ValueError, match="the top card is 1, not 0"):
        deck.draw(0)


def test_a_copy_of_a_deck_goes_its_own_way() -> None:
    deck = fresh_deck(row_of((2, 2)))
    before = facts(deck)
    twin = deck.copy()
    twin.draw(1)
    twin.bury(1)
    assert facts(deck) == before


def test_a_hidden_gain_is_known_to_those_who_saw_it() -> None:
    hand = empty_hand(0, 3, 2)
    hand.gain(1, only(0))
    hand.gain(2, everyone(2))
    assert hand.floor(0) == (0, 1, 1)
    assert hand.floor(1) == (0, 0, 1)
    assert hand.floor(SPECTATOR) == (0, 0, 1)


def test_an_unseen_loss_lowers_every_kind_by_one_never_below_nothing() -> None:
    hand = empty_hand(0, 3, 2)
    for kind in (0, 0, 2):
        hand.gain(kind, everyone(2))
    hand.lose(2, only(0))
    assert hand.floor(1) == (1, 0, 0)
    assert list(hand.cards) == [2, 0, 0]


def test_a_seen_loss_lowers_that_kind_for_who_saw_it() -> None:
    hand = empty_hand(0, 3, 2)
    for kind in (0, 0, 2):
        hand.gain(kind, everyone(2))
    hand.lose(2, only(1))
    assert hand.floor(1) == (2, 0, 0)
    assert hand.floor(SPECTATOR) == (1, 0, 0)


def test_shown_cards_are_known_to_be_there() -> None:
    hand = empty_hand(0, 2, 2)
    for _ in range(3):
        hand.gain(0, 0)
    hand.show(row_of((2, 0)), only(1))
    assert hand.floor(1) == (2, 0)
    hand.show(row_of((1, 0)), only(1))
    assert hand.floor(1) == (2, 0)


def test_nobody_loses_what_they_have_not() -> None:
    with pytest.raises(ValueError, match="holds no card of kind 1"):
        empty_hand(0, 2, 2).lose(1, 0)


def test_a_deal_anew_keeps_sizes_floors_and_the_cards_as_a_whole() -> None:
    for seed in range(50):
        hands = empty_hands(3, 2)
        deck = fresh_deck(row_of((2, 2, 2)))
        for kind in (0, 1, 1):
            hands[0].gain(kind, only(0))
        for kind, seen in ((0, everyone(2)), (2, 0), (2, 0)):
            hands[1].gain(kind, seen)
        deck.bury(1)
        deal_anew(hands, [deck], 0, Rng(seed))
        assert list(hands[0].cards) == [1, 2, 0]
        assert hands[1].size() == 3
        assert hands[1].cards[0] >= 1
        assert list(deck.segments[1].cards) == [1]
        totals = [hands[0].cards[k] + hands[1].cards[k] + deck.count(k) for k in range(3)]
        assert totals == [4, 5, 4]


def test_a_deal_anew_reaches_every_world_with_the_right_odds() -> None:
    """One unseen card in a hand, of a pool of three alike and one other: a quarter of the worlds have the other."""
    others = 0
    for seed in range(4000):
        hand = Hand(1, row_of((1, 0)), row(6, 0))
        deck = Deck(2, [Segment(False, row_of((2, 1)))])
        deal_anew([hand], [deck], 0, Rng(seed))
        others += hand.cards[1]
    assert abs(others - 1000) < 110  # four standard deviations
