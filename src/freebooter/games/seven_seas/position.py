"""Positions of Pirates of the 7 Seas in text: cards as `spain3`, `kraken` or `mango-landing`, seats as letters.

Characters that lie in front of each player are `in_front merchant | - | governor`, and what each has taken is
`booty rum*2 talisman | coffee`. The Adventure deck is not written: it is what lies neither in hands nor among the cards
played.
"""

from typing import Final

from freebooter.core.deck import fresh_deck
from freebooter.core.position import SEATS, Field, Names, Spelling, counted, counts_of, read_hands, write_hands
from freebooter.core.rows import row_of, total
from freebooter.games.seven_seas.figures import BOOTY, CHARACTERS, COUNTRIES, CURSES
from freebooter.games.seven_seas.state import (
    ALL_CHARACTERS,
    FIRST_CURSE,
    KINDS,
    Seas,
    caravan_country,
    caravan_ships,
)


def names(t: Seas) -> dict[str, Names]:
    seats = SEATS[: int(t.seats)]
    return {
        "first": seats,
        "corsairs": seats,
        "announced": CHARACTERS,
        "shown": CHARACTERS,
        # What seats choose are the first numbers of the space.
        "sealed": CHARACTERS,
        "port": _ports(t),
        "booty_deck": BOOTY,
    }


def _ports(t: Seas) -> list[str]:
    return [port.name.lower().replace(" ", "-") for port in t.charts.ports]


def _cards(t: Seas) -> list[str]:
    """The names of the Adventure cards."""
    caravans = [f"{COUNTRIES[caravan_country(card)]}{int(caravan_ships(card))}" for card in range(FIRST_CURSE)]
    return [*caravans, *CURSES, *_ports(t)]


def write_in_front(t: Seas) -> str:
    """Each player's characters that cannot be chosen; all others are available."""
    lying = ([name for role, name in enumerate(CHARACTERS) if (bits >> role) & 1] for bits in t.in_front)
    return " | ".join(" ".join(found) or "-" for found in lying)


def read_in_front(t: Seas, text: str) -> None:
    for seat, lying in enumerate(text.split("|")):
        bits = sum(1 << CHARACTERS.index(name) for name in lying.split() if name != "-")
        t.in_front[seat] = bits
        t.available[seat] = ALL_CHARACTERS & ~bits


# Adventure cards: the deck is what lies nowhere else, and the Last Rounds as deep in it as at the start.


def write_played(t: Seas) -> str:
    cards = _cards(t)
    return " ".join(cards[card] for card in t.played) or "-"


def read_played(t: Seas, text: str) -> None:
    cards = _cards(t)
    t.played = [cards.index(name) for name in text.split() if name != "-"]
    leave_deck(t)


def write_cards(t: Seas) -> str:
    return write_hands(t.hands, _cards(t))


def read_cards(t: Seas, text: str) -> None:
    t.hands = read_hands(t.hands, text, _cards(t))
    leave_deck(t)


def leave_deck(t: Seas) -> None:
    left = [
        count - t.played.count(card) - sum(hand.cards[card] for hand in t.hands)
        for card, count in enumerate(t.charts.cards)
    ]
    if min(left) < 0:
        raise ValueError(f"there are not so many cards {_cards(t)[left.index(min(left))]}")
    t.deck = fresh_deck(row_of(left))
    below = total(t.charts.cards) - t.charts.above
    t.above = max(0, t.deck.size() - below)


# Booty: goods and talismans by seat. What nobody has is in its deck, unless the text says otherwise.


def write_booty(t: Seas) -> str:
    return " | ".join(counted(_booty(t, seat), BOOTY) for seat in range(t.seats))


def read_booty(t: Seas, text: str) -> None:
    for seat, taken in enumerate(text.split("|")):
        counts = list(counts_of(taken, len(BOOTY), BOOTY))
        t.talismans[seat] = counts.pop()
        for good, count in enumerate(counts):
            t.goods[seat * KINDS + good] = count
    held = [_booty(t, seat) for seat in range(t.seats)]
    left = [count - sum(taken[kind] for taken in held) for kind, count in enumerate(t.charts.booty)]
    t.booty_deck = fresh_deck(row_of(max(0, count) for count in left))


def _booty(t: Seas, seat: int) -> list[int]:
    return [*t.goods[seat * KINDS : seat * KINDS + KINDS], t.talismans[seat]]


SPELLING: Final = Spelling(
    names,
    (
        Field("in_front", ("in_front", "available"), write_in_front, read_in_front),
        Field("played", ("played",), write_played, read_played),
        Field("hands", ("hands", "deck"), write_cards, read_cards),
        Field("booty", ("goods", "talismans"), write_booty, read_booty),
    ),
)
