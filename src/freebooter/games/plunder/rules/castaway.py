"""A captain without a ship: what they have, and what they hand in for one (P13)."""

from mypy_extensions import i64

from freebooter.games.plunder.events import PointCardSpent
from freebooter.games.plunder.rules.islands import islands_owned
from freebooter.games.plunder.state import Sea


def is_destitute(t: Sea, seat: i64) -> bool:
    """Whether a captain without a ship has no island and no Plunder Point card either."""
    return islands_owned(t, seat) == 0 and t.points[seat] == 0


def swap_point(t: Sea, seat: i64) -> None:
    """Hand in a Plunder Point card."""
    t.points[seat] -= 1
    if t.telling:
        t.tell(PointCardSpent(seat))
