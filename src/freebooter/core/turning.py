"""Action numbers turned to a seat: who counts seats from themselves calls the left neighbour by the same number as
everyone calls theirs. What is a seat in an action follows from its type."""

from functools import cache, lru_cache

from msgspec.structs import replace

from freebooter.core.actions import Action
from freebooter.core.message import roles
from freebooter.core.rows import Row, row_of
from freebooter.core.space import Space


@lru_cache(maxsize=256)
def turned_to(space: Space, seat: int, seats: int) -> Row:
    """For each action the number by which this seat knows it. Seats that nobody sits on stay as they are."""
    return row_of(space.number(_turned(action, seat, seats)) for action in space.actions)


@lru_cache(maxsize=256)
def turned_back(space: Space, seat: int, seats: int) -> Row:
    """The other way: turning by as many seats as are left of the round."""
    return turned_to(space, (seats - seat) % seats, seats)


@cache
def straight(space: Space) -> Row:
    """Every action by its own number."""
    return row_of(range(len(space)))


def _turned(action: Action, seat: int, seats: int) -> Action:
    changed = {}
    for name, role in roles(type(action)):
        held = getattr(action, name)
        if role == "seat" and held < seats:
            changed[name] = (held - seat) % seats
    return replace(action, **changed) if changed else action
