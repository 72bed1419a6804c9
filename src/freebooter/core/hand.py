"""A hidden hand, with what each viewer certainly knows of it, and the deal that keeps exactly that."""

from typing import Any, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.deck import Deck, deal_unseen, gather_unseen
from freebooter.core.facts import attributes
from freebooter.core.rows import Row, row, total
from freebooter.core.source import Source
from freebooter.core.space import Block
from freebooter.core.table import Table


@final
class Hand:
    """Cards by kind, and per viewer the cards certainly among them.

    `known[viewer * kinds + kind]` is a floor: at least so many cards of that kind are held. There is one stretch per
    seat and a last one for the public, which is what a spectator knows; the owner's own is not used. A mask of viewers
    has bit `seat` for each seat that sees something; what everyone sees, the public sees too.
    """

    def __init__(self, owner: i64, cards: Row, known: Row) -> None:
        self.owner: i64 = owner
        self.cards: Row = cards
        self.known: Row = known

    def copy(self) -> "Hand":
        return Hand(self.owner, self.cards[:], self.known[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Hand, (self.owner, self.cards, self.known)

    def size(self) -> i64:
        return total(self.cards)

    def sure(self, viewer: i64, kind: i64) -> i64:
        """How many cards of a kind this viewer knows to be in the hand; all of them for the owner."""
        if viewer == self.owner:
            return self.cards[kind]
        return self.known[self.start(viewer) + kind]

    def floor(self, viewer: i64) -> tuple[int, ...]:
        """What this viewer knows to be in the hand: all of it for the owner, what everyone knows for a spectator."""
        return tuple([int(self.sure(viewer, kind)) for kind in range(len(self.cards))])

    def start(self, viewer: i64) -> i64:
        """Where in `known` the stretch of this viewer begins."""
        if viewer >= 0:
            return viewer * len(self.cards)
        return len(self.known) - len(self.cards)

    def gain(self, kind: i64, seen_by: i64) -> None:
        """A card comes in; the viewers in `seen_by` see which."""
        cards = self.cards
        cards[kind] += 1
        known = self.known
        place = kind
        while seen_by:
            if seen_by & 1:
                known[place] += 1
            seen_by >>= 1
            place += len(cards)

    def lose(self, kind: i64, seen_by: i64) -> None:
        """A card leaves; who sees which lowers that kind, who does not lowers every kind: it may have been any."""
        cards = self.cards
        if cards[kind] == 0:
            raise ValueError(f"seat {int(self.owner)} holds no card of kind {int(kind)}")
        cards[kind] -= 1
        known = self.known
        kinds: i64 = len(cards)
        start: i64 = 0
        while start < len(known):
            if seen_by & 1:
                if known[start + kind] > 0:
                    known[start + kind] -= 1
            else:
                for place in range(start, start + kinds):
                    if known[place] > 0:
                        known[place] -= 1
            seen_by >>= 1
            start += kinds

    def give(self, kind: i64, taker: "Hand", seen_by: i64) -> None:
        """A card goes to another hand; the viewers in `seen_by` see which."""
        self.lose(kind, seen_by)
        taker.gain(kind, seen_by)

    def odds(self, odds: Odds, drawn: Block) -> None:
        """A card drawn blindly from the hand as chance sees it: an outcome of `drawn` for each kind by its cards."""
        kind: i64 = 0
        for count in self.cards:
            if count > 0:
                odds.add(drawn.at(kind), count)
            kind += 1

    def forget(self) -> None:
        """Nobody but its owner knows any more what is in it."""
        self.known = row(len(self.known), 0)

    def show(self, shown: Row, seen_by: i64) -> None:
        """Cards of the hand are shown or offered: the viewers in `seen_by` know at least these to be there."""
        known = self.known
        start: i64 = 0
        while seen_by:
            if seen_by & 1:
                place = start
                for count in shown:
                    if count > known[place]:
                        known[place] = count
                    place += 1
            seen_by >>= 1
            start += len(shown)


def hands_of(t: Table) -> list[Hand]:
    """All hands on a table, whatever its game calls them."""
    held = [getattr(t, name) for name in attributes(t)]
    return [thing for one in held if isinstance(one, list) for thing in one if isinstance(thing, Hand)]


def everyone(seats: i64) -> i64:
    """The mask of all seats and the public."""
    return (1 << (seats + 1)) - 1


def only(seat: i64) -> i64:
    """The mask of one seat."""
    return 1 << seat


def empty_hand(owner: i64, kinds: i64, seats: i64) -> Hand:
    """A hand with nothing in it, of which everyone knows that."""
    return Hand(owner, row(kinds, 0), row(kinds * (seats + 1), 0))


def empty_hands(kinds: i64, seats: i64) -> list[Hand]:
    """An empty hand for each seat."""
    return [empty_hand(seat, kinds, seats) for seat in range(seats)]


def copied(hands: list[Hand]) -> list[Hand]:
    """The same hands for another table."""
    return [hand.copy() for hand in hands]


def deal_anew(hands: list[Hand], decks: list[Deck], viewer: i64, source: Source) -> None:
    """Deal what `viewer` does not know anew, in place: other hands above their floors and the decks' unseen cards.

    Sizes and floors stay, so this view stays. What other viewers know falls back to what everyone knows: the rest
    may no longer be true of the new hands.
    """
    pool = Numbers()
    for hand in hands:
        if hand.owner != viewer:
            for kind in range(len(hand.cards)):
                pool.add_copies(kind, hand.cards[kind] - hand.sure(viewer, kind))
    for deck in decks:
        gather_unseen(deck, pool)
    pool.shuffle(source)
    for hand in hands:
        forget_private(hand, viewer)
        if hand.owner != viewer:
            unsure = hand.size()
            start = hand.start(viewer)
            cards = hand.known[start : start + len(hand.cards)]
            unsure -= total(cards)
            while unsure > 0:
                cards[pool.pop()] += 1
                unsure -= 1
            hand.cards = cards
    for deck in decks:
        deal_unseen(deck, pool)


def forget_private(hand: Hand, viewer: i64) -> None:
    """What others than `viewer` know of a hand falls back to what everyone knows."""
    known = hand.known
    kinds: i64 = len(hand.cards)
    public = len(known) - kinds
    for other in range(len(known) // kinds - 1):
        if other != viewer:
            for kind in range(kinds):
                known[other * kinds + kind] = known[public + kind]
