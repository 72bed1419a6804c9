"""A hidden hand, with what each viewer certainly knows of it, and the deal that keeps exactly that."""

from mypy_extensions import i64

from freebooter.core.deck import Deck, add_kinds, deal_unseen, gather_unseen
from freebooter.core.source import Source, shuffle


class Hand:
    """Cards by kind, and per viewer the cards certainly among them.

    `known[viewer][kind]` is a floor: at least so many cards of that kind are held. There is one row per seat and a
    last one for the public, which is what a spectator knows; the owner's own row is not used. A mask of viewers has
    bit `seat` for each seat that sees something; what everyone sees, the public sees too.
    """

    def __init__(self, owner: int, cards: list[int], known: list[tuple[int, ...]]) -> None:
        self.owner: i64 = owner
        self.cards = cards
        self.known = known

    def copy(self) -> "Hand":
        return Hand(self.owner, self.cards[:], self.known[:])

    def size(self) -> i64:
        total: i64 = 0
        for count in self.cards:
            total += count
        return total

    def floor(self, viewer: i64) -> tuple[int, ...]:
        """What this viewer knows to be in the hand: all of it for the owner, the public row for a spectator."""
        if viewer == self.owner:
            return tuple(self.cards)
        return self.known[viewer] if viewer >= 0 else self.known[-1]

    def gain(self, kind: i64, seen_by: i64) -> None:
        """A card comes in; the viewers in `seen_by` see which."""
        self.cards[kind] += 1
        for viewer, floor in enumerate(self.known):
            if (seen_by >> viewer) & 1:
                self.known[viewer] = _raised(floor, kind)

    def lose(self, kind: i64, seen_by: i64) -> None:
        """A card leaves; who sees which lowers that kind, who does not lowers every kind: it may have been any."""
        if self.cards[kind] == 0:
            raise ValueError(f"seat {int(self.owner)} holds no card of kind {int(kind)}")
        self.cards[kind] -= 1
        for viewer, floor in enumerate(self.known):
            seen = (seen_by >> viewer) & 1
            self.known[viewer] = _lowered(floor, kind if seen else -1)

    def give(self, kind: i64, taker: "Hand", seen_by: i64) -> None:
        """A card goes to another hand; the viewers in `seen_by` see which."""
        self.lose(kind, seen_by)
        taker.gain(kind, seen_by)

    def show(self, cards: tuple[int, ...], seen_by: i64) -> None:
        """Cards of the hand are shown or offered: the viewers in `seen_by` know at least these to be there."""
        for viewer, floor in enumerate(self.known):
            if (seen_by >> viewer) & 1:
                self.known[viewer] = tuple([max(a, b) for a, b in zip(floor, cards, strict=True)])


def everyone(seats: i64) -> i64:
    """The mask of all seats and the public."""
    return (1 << (seats + 1)) - 1


def only(seat: i64) -> i64:
    """The mask of one seat."""
    return 1 << seat


def empty_hand(owner: int, kinds: int, seats: int) -> Hand:
    """A hand with nothing in it, of which everyone knows that."""
    return Hand(owner, [0] * kinds, [(0,) * kinds] * (seats + 1))


def deal_anew(hands: list[Hand], decks: list[Deck], viewer: i64, source: Source) -> None:
    """Deal what `viewer` does not know anew, in place: other hands above his floors and the decks' unseen cards.

    Sizes and floors stay, so his view stays. What other viewers know falls back to what everyone knows: the rest
    may no longer be true of the new hands.
    """
    pool: list[int] = []
    for hand in hands:
        if hand.owner != viewer:
            floor = hand.floor(viewer)
            add_kinds(pool, tuple([count - sure for count, sure in zip(hand.cards, floor, strict=True)]))
    for deck in decks:
        gather_unseen(deck, pool)
    shuffle(pool, source)
    for hand in hands:
        public = hand.known[-1]
        for other in range(len(hand.known) - 1):
            if other != viewer:
                hand.known[other] = public
        if hand.owner != viewer:
            size = hand.size()
            cards = list(hand.floor(viewer))
            for _ in range(size - sum(cards)):
                cards[pool.pop()] += 1
            hand.cards = cards
    for deck in decks:
        deal_unseen(deck, pool)


def _raised(floor: tuple[int, ...], kind: i64) -> tuple[int, ...]:
    counts = list(floor)
    counts[kind] += 1
    return tuple(counts)


def _lowered(floor: tuple[int, ...], kind: i64) -> tuple[int, ...]:
    """One card less of `kind`, or of every kind if `kind` is -1; never below 0."""
    if kind >= 0 and floor[kind] == 0:
        return floor
    counts = list(floor)
    for k in range(len(counts)):
        if (kind < 0 or k == kind) and counts[k] > 0:
            counts[k] -= 1
    return tuple(counts)
