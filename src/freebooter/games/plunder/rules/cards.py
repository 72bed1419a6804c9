"""Resource cards: hands, open stacks and the face-down deck. All of them are always somewhere (P9)."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from freebooter.core.hand import everyone, only
from freebooter.core.rows import Row, row
from freebooter.games.plunder.events import (
    CardDrawn,
    CardsPaid,
    CardsTaken,
    DeckRestocked,
    HiddenCardDrawn,
)
from freebooter.games.plunder.figures import GOLD, KINDS, RESOURCES
from freebooter.games.plunder.state import NOBODY, Sea

NO_CARDS: Final = (0, 0, 0, 0)

# Questions


def hand_size(t: Sea, seat: i64) -> i64:
    """How many cards a seat holds: everyone can count them."""
    return t.hands[seat].size()


def holds(t: Sea, seat: i64, cards: tuple[int, ...]) -> bool:
    """Whether a seat holds all of these."""
    hand = t.hands[seat].cards
    for kind in range(KINDS):
        if hand[kind] < cards[kind]:
            return False
    return True


def can_pay(t: Sea, seat: i64, price: Row) -> bool:
    """Whether a seat holds what something costs."""
    hand = t.hands[seat].cards
    for kind in range(KINDS):
        if hand[kind] < price[kind]:
            return False
    return True


def count_of(cards: tuple[int, ...]) -> i64:
    """How many cards these are."""
    count: i64 = 0
    for number in cards:
        count += number
    return count


def listed(cards: Iterable[int]) -> tuple[str, ...]:
    """The names of cards given as counts, one each."""
    names: list[str] = []
    for kind, count in enumerate(cards):
        for _ in range(count):
            names.append(RESOURCES[kind])
    return tuple(names)


def surplus(t: Sea) -> Row:
    """What lies on the open stacks above the ten that stay there."""
    spare = row(KINDS, 0)
    for kind in range(KINDS):
        spare[kind] = max(0, t.stacks[kind] - t.atlas.open_stack)
    return spare


def any_open_card(t: Sea, but_gold: bool) -> bool:
    """Whether some open stack still has a card."""
    for kind in range(KINDS):
        if t.stacks[kind] > 0 and not (but_gold and kind == GOLD):
            return True
    return False


# Changes


def draw(t: Sea, seat: i64, kind: i64) -> None:
    """The top card of the deck, seen by its drawer only."""
    t.deck.draw(kind)
    t.hands[seat].gain(kind, only(seat))
    if t.telling:
        why = "set-up" if t.turn.active == NOBODY else "island"
        t.whisper((int(seat),), CardDrawn(seat, RESOURCES[kind], why), HiddenCardDrawn(seat, why))


def restock(t: Sea) -> None:
    """Shuffle what lies above ten on the open stacks into the empty deck."""
    spare = surplus(t)
    for kind in range(KINDS):
        t.stacks[kind] -= spare[kind]
    t.deck.shuffle_in(spare)
    if t.telling:
        t.tell(DeckRestocked(t.deck.size()))


def take(t: Sea, seat: i64, kind: i64, count: i64) -> i64:
    """Take cards from an open stack, as many as it has; says how many."""
    taken = min(count, t.stacks[kind])
    t.stacks[kind] -= taken
    for _ in range(taken):
        t.hands[seat].gain(kind, everyone(t.seats))
    if t.telling and taken > 0:
        t.tell(CardsTaken(seat, RESOURCES[kind], taken))
    return taken


def pay(t: Sea, seat: i64, price: Row, why: str) -> None:
    """Lay cards of a hand on their open stacks, for everyone to see."""
    hand = t.hands[seat]
    seen_by = everyone(t.seats)
    for kind in range(KINDS):
        for _ in range(price[kind]):
            hand.lose(kind, seen_by)
            t.stacks[kind] += 1
    if t.telling:
        paid = listed(price)
        if paid:
            t.tell(CardsPaid(seat, paid, why))


def hand_over(t: Sea, giver: i64, taker: i64, cards: tuple[int, ...]) -> None:
    """Cards go openly from one hand to another."""
    for kind in range(KINDS):
        for _ in range(cards[kind]):
            t.hands[giver].give(kind, t.hands[taker], everyone(t.seats))


def steal(t: Sea, thief: i64, victim: i64, kind: i64) -> None:
    """A card goes from one hand to another; only the two know which (P18)."""
    t.hands[victim].give(kind, t.hands[thief], only(thief) | only(victim))
