"""A hand as somebody sees it, and hands that look so."""

from collections.abc import Sequence

from msgspec import Struct

from freebooter.core.hand import Hand
from freebooter.core.rows import row_of
from freebooter.core.table import SPECTATOR


class SeenHand(Struct, frozen=True):
    """Its size, what the viewer knows to be in it and what everyone knows, by kind."""

    size: int
    known: tuple[int, ...]
    public: tuple[int, ...]


def see_hands(hands: list[Hand], viewer: int) -> tuple[SeenHand, ...]:
    """What a viewer sees of all hands."""
    return tuple(SeenHand(hand.size(), hand.floor(viewer), hand.floor(SPECTATOR)) for hand in hands)


def imagine_hands(seen: Sequence[SeenHand], viewer: int, left: list[int]) -> list[Hand]:
    """Hands as `viewer` sees them, the rest filled in from `left` in any order: `deal_anew` shuffles them. At first
    `left` has all cards that lie in no place they see, at last those that are in no hand.
    """
    for hand in seen:
        for kind, sure in enumerate(hand.known):
            left[kind] -= sure
    hands: list[Hand] = []
    for owner, hand in enumerate(seen):
        cards = list(hand.known)
        for kind in range(len(left)):
            filled = min(left[kind], hand.size - sum(cards))
            cards[kind] += filled
            left[kind] -= filled
        known = [hand.public] * (len(seen) + 1)
        if viewer >= 0 and viewer != owner:
            known[viewer] = hand.known
        hands.append(Hand(owner, row_of(cards), row_of(sure for floor in known for sure in floor)))
    return hands
