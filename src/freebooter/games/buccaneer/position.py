"""Buccaneer's positions in text: ships by name, stacks as `A2/B3/B?`, top first, each pirate by seat and wage."""

from typing import Final

from freebooter.core.position import Field, Names, Spelling, letter, seat_of
from freebooter.games.buccaneer.figures import PIRATES_EACH
from freebooter.games.buccaneer.state import Sea, lay_stack, stack_of


def names(t: Sea) -> dict[str, Names]:
    ships = [ship.name for ship in t.waters.ships]
    return {"offer": ships, "boarded": ships, "deck": ships}


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


SPELLING: Final = Spelling(names, (Field("stacks", ("heights", "below"), write_stacks, read_stacks),))
