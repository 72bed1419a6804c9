"""Worlds after a reshuffle: exactly those that all that was done openly allows, none impossible, none missing (W14)."""

from collections import Counter

import pytest

from freebooter.core.deck import fresh_deck
from freebooter.core.rows import Row, row_of
from freebooter.core.source import Rng
from freebooter.core.table import SPECTATOR
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.figures import CARDS
from freebooter.games.winds_of_plunder.rules.cards import play_card
from freebooter.games.winds_of_plunder.rules.hands import take_card
from freebooter.games.winds_of_plunder.rules.turn import seek_card
from freebooter.games.winds_of_plunder.state import Sea, TurnFacts
from tests.games.winds_of_plunder.positions import BART, BONNET, JACK, sea

pytestmark = pytest.mark.both_forms

SEATS = (BONNET, JACK, BART)
VIEWERS = (*SEATS, SPECTATOR)
OPTIONS = GAME.options({"blackbeard": 0})

# A world: each seat's cards and those in the deck, sorted.
Cards = tuple[str, ...]
World = tuple[tuple[Cards, ...], Cards]


class History:
    """A table with a few cards that are drawn and played, and beside it, by brute force, all worlds it may be in."""

    def __init__(self, *deck: str) -> None:
        self.t = sea(seats=len(SEATS))
        copies = Counter(deck)
        self.t.deck = fresh_deck(row_of(copies[card] for card in CARDS))
        self.t.turn = TurnFacts(99)
        self.worlds: set[World] = {(((),) * len(SEATS), tuple(sorted(deck)))}

    def draw(self, seat: int, card: str) -> None:
        """A seat draws this card, from the discards shuffled if there is no deck any more."""
        if self.t.deck.is_empty():
            discards = tuple(sorted(_named(self.t.discards)))
            self.worlds = {(hands, discards) for hands, _ in self.worlds}
        seek_card(self.t, seat)
        take_card(self.t, seat, CARDS.index(card))
        self.worlds = {
            (_changed(hands, seat, tuple(sorted((*hands[seat], drawn)))), _without(deck, drawn))
            for hands, deck in self.worlds
            for drawn in deck
        }

    def play(self, seat: int, card: str) -> None:
        """A seat plays this card, and everyone sees it."""
        play_card(self.t, seat, CARDS.index(card))
        self.worlds = {
            (_changed(hands, seat, _without(hands[seat], card)), deck)
            for hands, deck in self.worlds
            if card in hands[seat]
        }

    def possible(self, viewer: int) -> set[World]:
        """The worlds in which the viewer, who sees their own hand, may be."""
        own = _world(self.t)[0]
        return {world for world in self.worlds if viewer == SPECTATOR or world[0][viewer] == own[viewer]}

    def dealt(self, viewer: int, worlds: int) -> set[World]:
        """The worlds that are dealt anew, from table and view alike, with seeds enough to find so many."""
        seen = GAME.view(self.t, viewer)
        found: set[World] = set()
        for seed in range(40 * worlds):
            found.add(_world(GAME.redeal(self.t, viewer, Rng(seed))))
            if seed % 10 == 0:
                imagined = GAME.imagine(seen, OPTIONS, GAME.figures(), Rng(seed))
                assert GAME.view(imagined, viewer) == seen
                found.add(_world(imagined))
        return found


def _named(counts: Row) -> list[str]:
    return [card for card, copies in zip(CARDS, counts, strict=True) for _ in range(copies)]


def _world(t: Sea) -> World:
    deck = [card for kind, card in enumerate(CARDS) for _ in range(t.deck.count(kind))]
    return tuple(tuple(sorted(_named(hand.cards))) for hand in t.hands), tuple(sorted(deck))


def _changed(hands: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def _without(cards: Cards, one: str) -> Cards:
    place = cards.index(one)
    return cards[:place] + cards[place + 1 :]


def only_and_all_possible_worlds_are_dealt(history: History) -> None:
    for viewer in VIEWERS:
        possible = history.possible(viewer)
        assert history.dealt(viewer, len(possible)) == possible


def test_what_was_held_at_a_reshuffle_is_not_in_the_new_deck() -> None:
    history = History("rats", "storm", "heave", "swindle")
    history.draw(BONNET, "rats")
    history.draw(JACK, "storm")
    history.draw(BART, "heave")
    history.draw(BART, "swindle")
    history.play(BART, "heave")
    history.play(BART, "swindle")
    history.draw(BART, "swindle")
    only_and_all_possible_worlds_are_dealt(history)
    # Bonnet and Jack hold the Rats and the Storm, Bart has drawn the Heave or the Swindle.
    assert len(history.possible(SPECTATOR)) == 4


def test_a_card_played_later_may_be_an_old_or_a_new_one() -> None:
    history = History("swindle", "swindle", "rats", "storm")
    history.draw(BONNET, "swindle")
    history.draw(JACK, "rats")
    history.draw(BART, "swindle")
    history.draw(BART, "storm")
    history.play(BART, "swindle")
    history.play(BART, "storm")
    history.draw(BONNET, "storm")
    history.play(BONNET, "swindle")
    only_and_all_possible_worlds_are_dealt(history)
    # The Swindle was held, and Jack has the Rats; or it was drawn, and the held ones lie either way.
    assert len(history.possible(SPECTATOR)) == 3


def test_a_card_played_before_a_draw_is_not_the_one_drawn() -> None:
    history = History("swindle", "swindle", "rats", "storm")
    history.draw(BONNET, "swindle")
    history.draw(JACK, "rats")
    history.draw(BART, "swindle")
    history.draw(BART, "storm")
    history.play(BART, "swindle")
    history.play(BART, "storm")
    history.draw(JACK, "storm")
    history.play(BONNET, "swindle")
    history.draw(BONNET, "swindle")
    only_and_all_possible_worlds_are_dealt(history)
    # Jack's old card is the Rats for certain.
    assert all("rats" in hands[JACK] for hands, _ in history.possible(SPECTATOR))


@pytest.mark.parametrize("seed", range(16))
def test_worlds_dealt_are_those_that_a_random_history_allows(seed: int) -> None:
    source = Rng(seed)
    history = History("swindle", "swindle", "swindle", "treachery", "treachery", "rats", "rats", "storm")
    t = history.t
    reshuffles = 0
    for _ in range(16 + seed):
        seat = source.below(len(SEATS))
        held = _named(t.hands[seat].cards)
        if held and source.below(5) < 2:
            history.play(seat, held[source.below(len(held))])
        elif not t.deck.is_empty() or _named(t.discards):
            reshuffles += t.deck.is_empty()
            deck = _world(t)[1] or tuple(_named(t.discards))
            history.draw(seat, deck[source.below(len(deck))])
    assert reshuffles > 1
    assert _world(t) in history.worlds
    only_and_all_possible_worlds_are_dealt(history)
