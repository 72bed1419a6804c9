"""A deck without a hidden order: segments, top first, each an unseen multiset or known cards in order."""

from collections.abc import Iterable
from typing import Any, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.rows import Row, row, row_of, total
from freebooter.core.space import Block


@final
class Segment:
    """A stretch of a deck. Never changed, only replaced, so that copies share it.

    Unseen: `cards[kind]` is how many of that kind lie in it, in no order. Known: `cards` are the kinds, top first.
    """

    def __init__(self, known: bool, cards: Row) -> None:
        self.known = known
        self.cards: Row = cards
        self.size: i64 = len(cards) if known else total(cards)

    def __reduce__(self) -> tuple[Any, ...]:
        return Segment, (self.known, self.cards)


@final
class Deck:
    """Cards of `kinds` kinds, drawn from the top. Which card is on top of an unseen segment is decided when drawn."""

    def __init__(self, kinds: i64, segments: list[Segment]) -> None:
        self.kinds: i64 = kinds
        self.segments = segments

    def copy(self) -> "Deck":
        return Deck(self.kinds, self.segments[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Deck, (self.kinds, self.segments)

    def size(self) -> i64:
        """How many cards are left."""
        left: i64 = 0
        for segment in self.segments:
            left += segment.size
        return left

    def is_empty(self) -> bool:
        """Whether no card is left."""
        return len(self.segments) == 0

    def count(self, kind: i64) -> i64:
        """How many cards of this kind are left."""
        left: i64 = 0
        for segment in self.segments:
            cards = segment.cards
            if segment.known:
                for card in cards:
                    if card == kind:
                        left += 1
            else:
                left += cards[kind]
        return left

    def kinds_left(self) -> list[int]:
        """The kinds of which at least one card is left."""
        return [int(kind) for kind in range(self.kinds) if self.count(kind)]

    def top(self) -> i64:
        """The kind of the top card if it is known to all, else -1."""
        if self.segments and self.segments[0].known:
            cards = self.segments[0].cards
            return cards[0]
        return -1

    def known(self) -> tuple[int, ...]:
        """The kinds of all cards that everyone knows to lie in it, top first."""
        return tuple([int(card) for segment in self.segments if segment.known for card in segment.cards])

    def odds(self, odds: Odds, drawn: Block) -> None:
        """The next card as chance sees it: an outcome of `drawn` for each kind by its cards; a known top is certain."""
        segment = self.segments[0]
        cards = segment.cards
        if segment.known:
            odds.add(drawn.at(cards[0]), 1)
            return
        kind: i64 = 0
        for count in cards:
            if count > 0:
                odds.add(drawn.at(kind), count)
            kind += 1

    def draw(self, kind: i64) -> None:
        """Take the top card, which is of this kind: by chance from an unseen segment, else because it lies there."""
        segment = self.segments[0]
        cards = segment.cards
        if segment.known:
            if cards[0] != kind:
                raise ValueError(f"the top card is {int(cards[0])}, not {int(kind)}")
            cards = cards[1:]
        else:
            if cards[kind] == 0:
                raise ValueError(f"no card of kind {int(kind)} lies in the top segment")
            cards = cards[:]
            cards[kind] -= 1
        if segment.size == 1:
            self.segments.pop(0)
        else:
            self.segments[0] = Segment(segment.known, cards)

    def bury(self, kind: i64) -> None:
        """Put a card that everyone has seen under the deck."""
        if self.segments and self.segments[-1].known:
            self.segments[-1] = Segment(True, row_of([*self.segments[-1].cards, int(kind)]))
        else:
            self.segments.append(Segment(True, row_of([int(kind)])))

    def shuffle_in(self, counts: Row) -> None:
        """Put `counts[kind]` cards of each kind under the deck, shuffled: a new unseen segment."""
        segment = Segment(False, counts[:])
        if segment.size:
            self.segments.append(segment)


def fresh_deck(counts: Row, buried: Iterable[int] = ()) -> Deck:
    """A shuffled deck with `counts[kind]` cards of each kind, and under it cards that everyone saw go there."""
    deck = Deck(len(counts), [])
    deck.shuffle_in(counts)
    for kind in buried:
        deck.bury(kind)
    return deck


def gather_unseen(deck: Deck, pool: Numbers) -> None:
    """Add the kinds of all unseen cards of the deck to `pool`."""
    for segment in deck.segments:
        if not segment.known:
            add_kinds(pool, segment.cards)


def deal_unseen(deck: Deck, pool: Numbers) -> None:
    """Fill the unseen segments anew from the end of `pool`, which is shuffled, keeping their sizes."""
    place = 0
    for segment in deck.segments:
        if not segment.known:
            counts = row(deck.kinds, 0)
            left = segment.size
            while left > 0:
                counts[pool.pop()] += 1
                left -= 1
            deck.segments[place] = Segment(False, counts)
        place += 1


def add_kinds(pool: Numbers, counts: Row) -> None:
    """Add each kind to `pool` as often as `counts` says."""
    kind: i64 = 0
    for count in counts:
        pool.add_copies(kind, count)
        kind += 1
