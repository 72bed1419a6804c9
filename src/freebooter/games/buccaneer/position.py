"""Buccaneer's positions in text: ships by name, stacks as `A2/B3/B?`, top first, each pirate by seat and wage.

The deck is not written: it is all ships that neither lie face up nor have been boarded.
"""

from typing import Final

from freebooter.core.deck import fresh_deck
from freebooter.core.position import Field, Spelling, letter, seat_of
from freebooter.core.rows import row_of
from freebooter.games.buccaneer.figures import PIRATES_EACH
from freebooter.games.buccaneer.state import NO_SHIP, PLACES, Sea, lay_stack, stack_of


def write_offer(t: Sea) -> str:
    return " ".join("-" if card == NO_SHIP else t.waters.ships[card].name for card in t.offer)


def read_offer(t: Sea, text: str) -> None:
    t.offer = row_of(NO_SHIP if name == "-" else _card(t, name) for name in text.split())
    if len(t.offer) != PLACES:
        raise ValueError(f"{PLACES} places, each with a ship or -, not {text!r}")
    leave_deck(t)


def write_boarded(t: Sea) -> str:
    return " ".join(t.waters.ships[card].name for card in t.boarded)


def read_boarded(t: Sea, text: str) -> None:
    t.boarded = [_card(t, name) for name in text.split()]
    leave_deck(t)


def leave_deck(t: Sea) -> None:
    """The deck is what lies nowhere else."""
    t.deck = fresh_deck(
        row_of(int(card not in t.offer and card not in t.boarded) for card in range(len(t.waters.ships)))
    )


def _card(t: Sea, name: str) -> int:
    return [ship.name for ship in t.waters.ships].index(name)


def write_stacks(t: Sea) -> str:
    """Every stack of more than one pirate."""
    stacks = [stack_of(t, lead) for lead, height in enumerate(t.heights) if height > 1]
    return " ".join("/".join(_disc(t, disc) for disc in stack) for stack in stacks)


def read_stacks(t: Sea, text: str) -> None:
    for stack in text.split():
        lay_stack(t, [seat_of(one[0]) * PIRATES_EACH + _wages(t).index(one[1:]) for one in stack.split("/")])


def _disc(t: Sea, disc: int) -> str:
    seat, pirate = divmod(disc, PIRATES_EACH)
    return letter(seat) + _wages(t)[pirate]


def _wages(t: Sea) -> list[str]:
    return [str(wage) if wage else "?" for wage in t.waters.wages]


SPELLING: Final = Spelling(
    fields=(
        Field("stacks", ("heights", "below"), write_stacks, read_stacks),
        Field("offer", ("offer", "deck"), write_offer, read_offer),
        Field("boarded", ("boarded",), write_boarded, read_boarded),
    )
)
