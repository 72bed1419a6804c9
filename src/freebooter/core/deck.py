"""A deck without a hidden order: segments, top first, each an unseen multiset or known cards in order."""

from mypy_extensions import i64


class Segment:
    """A stretch of a deck. Never changed, only replaced, so that copies share it.

    Unseen: `cards[kind]` is how many of that kind lie in it, in no order. Known: `cards` are the kinds, top first.
    """

    def __init__(self, known: bool, cards: tuple[int, ...]) -> None:
        self.known = known
        self.cards = cards
        size: i64 = len(cards)
        if not known:
            size = 0
            for count in cards:
                size += count
        self.size: i64 = size


class Deck:
    """Cards of `kinds` kinds, drawn from the top. Which card is on top of an unseen segment is decided when drawn."""

    def __init__(self, kinds: int, segments: list[Segment]) -> None:
        self.kinds: i64 = kinds
        self.segments = segments

    def copy(self) -> "Deck":
        return Deck(self.kinds, self.segments[:])

    def size(self) -> i64:
        """How many cards are left."""
        total: i64 = 0
        for segment in self.segments:
            total += segment.size
        return total

    def count(self, kind: i64) -> i64:
        """How many cards of this kind are left."""
        total: i64 = 0
        for segment in self.segments:
            if segment.known:
                for card in segment.cards:
                    total += 1 if card == kind else 0
            else:
                total += segment.cards[kind]
        return total

    def top(self) -> i64:
        """The kind of the top card if it is known to all, else -1."""
        if self.segments and self.segments[0].known:
            return self.segments[0].cards[0]
        return -1

    def known(self) -> tuple[int, ...]:
        """The kinds of all cards that everyone knows to lie in it, top first."""
        return tuple([card for segment in self.segments if segment.known for card in segment.cards])

    def odds(self, base: i64) -> list[tuple[int, int]]:
        """The next card as chance sees it: (base + kind, cards of that kind); a known top is certain."""
        if self.segments[0].known:
            return [(int(base + self.segments[0].cards[0]), 1)]
        outcomes: list[tuple[int, int]] = []
        kind: i64 = 0
        for count in self.segments[0].cards:
            if count > 0:
                outcomes.append((base + kind, count))
            kind += 1
        return outcomes

    def draw(self, kind: i64) -> None:
        """Take the top card, which is of this kind: by chance from an unseen segment, else because it lies there."""
        segment = self.segments[0]
        if segment.known:
            if segment.cards[0] != kind:
                raise ValueError(f"the top card is {segment.cards[0]}, not {int(kind)}")
            left = Segment(True, segment.cards[1:])
        else:
            counts = list(segment.cards)
            if counts[kind] == 0:
                raise ValueError(f"no card of kind {int(kind)} lies in the top segment")
            counts[kind] -= 1
            left = Segment(False, tuple(counts))
        if left.size == 0:
            self.segments.pop(0)
        else:
            self.segments[0] = left

    def bury(self, kind: i64) -> None:
        """Put a card that everyone has seen under the deck."""
        if self.segments and self.segments[-1].known:
            self.segments[-1] = Segment(True, (*self.segments[-1].cards, int(kind)))
        else:
            self.segments.append(Segment(True, (int(kind),)))

    def shuffle_in(self, counts: tuple[int, ...]) -> None:
        """Put cards under the deck, shuffled: a new unseen segment."""
        segment = Segment(False, counts)
        if segment.size:
            self.segments.append(segment)


def fresh_deck(counts: tuple[int, ...]) -> Deck:
    """A shuffled deck with `counts[kind]` cards of each kind."""
    deck = Deck(len(counts), [])
    deck.shuffle_in(counts)
    return deck


def gather_unseen(deck: Deck, pool: list[int]) -> None:
    """Add the kinds of all unseen cards of the deck to `pool`."""
    for segment in deck.segments:
        if not segment.known:
            add_kinds(pool, segment.cards)


def deal_unseen(deck: Deck, pool: list[int]) -> None:
    """Fill the unseen segments anew from the end of `pool`, which is shuffled, keeping their sizes."""
    for place, segment in enumerate(deck.segments):
        if not segment.known:
            counts = [0] * deck.kinds
            for _ in range(segment.size):
                counts[pool.pop()] += 1
            deck.segments[place] = Segment(False, tuple(counts))


def add_kinds(pool: list[int], counts: tuple[int, ...]) -> None:
    """Add each kind to `pool` as often as `counts` says."""
    for kind, count in enumerate(counts):
        for _ in range(count):
            pool.append(kind)
