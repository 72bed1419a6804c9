"""Positions of Pirates of the 7 Seas in text: cards as `spain3`, `kraken` or `mango-landing`, seats as letters, and the
characters that lie in front of each player as `in_front merchant | - | governor cartographer`."""

from typing import Final

from freebooter.core.position import SEATS, Field, Names, Spelling
from freebooter.games.seven_seas.figures import BOOTY, CHARACTERS, COUNTRIES, CURSES
from freebooter.games.seven_seas.state import ALL_CHARACTERS, FIRST_CURSE, Seas, caravan_country, caravan_ships


def names(t: Seas) -> dict[str, Names]:
    ports = [port.name.lower().replace(" ", "-") for port in t.charts.ports]
    caravans = [f"{COUNTRIES[caravan_country(card)]}{int(caravan_ships(card))}" for card in range(FIRST_CURSE)]
    cards = [*caravans, *CURSES, *ports]
    seats = SEATS[: int(t.seats)]
    return {
        "first": seats,
        "corsairs": seats,
        "announced": CHARACTERS,
        "shown": CHARACTERS,
        # What seats choose are the first numbers of the space.
        "sealed": CHARACTERS,
        "hands": cards,
        "deck": cards,
        "played": cards,
        "port": ports,
        "booty_deck": BOOTY,
    }


def write_in_front(t: Seas) -> str:
    """Each player's characters that cannot be chosen; all others are available."""
    lying = ([name for role, name in enumerate(CHARACTERS) if (bits >> role) & 1] for bits in t.in_front)
    return " | ".join(" ".join(found) or "-" for found in lying)


def read_in_front(t: Seas, text: str) -> None:
    for seat, lying in enumerate(text.split("|")):
        bits = sum(1 << CHARACTERS.index(name) for name in lying.split() if name != "-")
        t.in_front[seat] = bits
        t.available[seat] = ALL_CHARACTERS & ~bits


SPELLING: Final = Spelling(names, (Field("in_front", ("in_front", "available"), write_in_front, read_in_front),))
