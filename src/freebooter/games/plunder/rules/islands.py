"""Islands: who owns them, what they provide, and gifts between allies (P2, P15)."""

from mypy_extensions import i64

from freebooter.games.plunder.events import IslandConquered, IslandDisowned, IslandGifted
from freebooter.games.plunder.figures import CELLS
from freebooter.games.plunder.rules.chart import MERCHANT
from freebooter.games.plunder.rules.storm import in_storm
from freebooter.games.plunder.state import BITS, NOBODY, Sea

# Questions


def islands_owned(t: Sea, seat: i64) -> i64:
    """How many islands a seat owns."""
    owners = t.owners
    count: i64 = 0
    for owner in owners:
        if owner == seat:
            count += 1
    return count


def provides(t: Sea, island: i64) -> bool:
    """Whether an island gives its owner a card: not while the storm covers all its ports (P2)."""
    for port in t.chart.isles[island].ports:
        if not in_storm(t, port):
            return True
    return False


def cards_due(t: Sea, seat: i64) -> i64:
    """How many cards a seat draws at the start of its turn."""
    count: i64 = 0
    for island in range(len(t.owners)):
        if t.owners[island] == seat and provides(t, island):
            count += 1
    return count


def is_merchant(t: Sea, island: i64) -> bool:
    """Whether an island is a merchant's: nobody owns it."""
    return t.chart.isles[island].skulls == MERCHANT


def why_not_pick(t: Sea, cell: i64) -> str:
    """Why a seat may not start from the island with this port; "" if it may (P1)."""
    island = t.chart.island_at[cell]
    if island < 0:
        return "P1-no-port"
    if t.chart.isles[island].skulls != 1:
        return "P1-not-one-skull"
    return "" if t.owners[island] == NOBODY else "P1-taken"


def why_not_through(t: Sea, island: i64, cell: i64) -> str:
    """Why an island may not change hands through this port; "" if it may: once a turn, not in the storm (P15)."""
    if in_storm(t, cell):
        return "P15-port-in-storm"
    return "P15-gifted-already" if (t.turn.gifted >> island) & 1 else ""


# Changes


def conquer(t: Sea, seat: i64, island: i64) -> None:
    """Plant a flag."""
    t.owners[island] = seat
    if t.telling:
        t.tell(IslandConquered(seat, CELLS[t.chart.isles[island].ports[0]]))


def disown(t: Sea, seat: i64, island: i64) -> None:
    """Take one's own flag away (P13)."""
    t.owners[island] = NOBODY
    if t.telling:
        t.tell(IslandDisowned(seat, CELLS[t.chart.isles[island].ports[0]]))


def gift(t: Sea, giver: i64, taker: i64, island: i64) -> None:
    """Swap the flag of one ally for another's (P15)."""
    t.owners[island] = taker
    t.turn.gifted |= BITS[island]
    if t.telling:
        t.tell(IslandGifted(giver, taker, CELLS[t.chart.isles[island].ports[0]]))
