"""A captain without a ship: four ways to get one (P13)."""

from mypy_extensions import i64

from freebooter.games.plunder.events import PointCardSpent
from freebooter.games.plunder.rules.building import gold
from freebooter.games.plunder.rules.cards import holds, pay
from freebooter.games.plunder.rules.islands import disown, islands_owned
from freebooter.games.plunder.state import Sea


def is_destitute(t: Sea, seat: i64) -> bool:
    """Whether a captain without a ship has no island and no Plunder Point card either."""
    return islands_owned(t, seat) == 0 and t.points[seat] == 0


def why_not_swap_point(t: Sea, seat: i64) -> str:
    """Why a captain may not exchange a Plunder Point card for a ship; "" if he may."""
    return "" if t.points[seat] else "P13-no-point-card"


def why_not_swap_gold(t: Sea, seat: i64) -> str:
    """Why a captain may not exchange gold for a ship; "" if he may."""
    return "" if holds(t, seat, gold(t)) else "P13-too-little-gold"


def why_not_disown(t: Sea, seat: i64, cell: i64) -> str:
    """Why a captain may not give up the island with this port for a ship; "" if he may."""
    island = t.chart.island_at[cell]
    if island < 0 or t.owners[island] != seat:
        return "P13-not-your-island"
    return "" if t.chart.isles[island].ports[0] == cell else "P13-other-port"


def swap_point(t: Sea, seat: i64) -> None:
    """Hand in a Plunder Point card."""
    t.points[seat] -= 1
    if t.telling:
        t.tell(PointCardSpent(seat))


def swap_gold(t: Sea, seat: i64) -> None:
    """Hand in gold."""
    pay(t, seat, gold(t), "for-a-ship")


def give_up(t: Sea, seat: i64, cell: i64) -> None:
    """Take the flag from the island with this port."""
    disown(t, seat, t.chart.island_at[cell])
