"""Building ships and pegs, burying treasure, and the merchant's exchange (P8, P12)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.plunder.figures import GOLD, SHIPS_EACH
from freebooter.games.plunder.rules.cards import hand_size, holds, pay
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.rules.fleet import (
    add_pegs,
    fleet_size,
    gain_points,
    is_free,
    peg_count,
    peg_limit,
    unbuilt_ship,
)
from freebooter.games.plunder.rules.islands import is_merchant
from freebooter.games.plunder.rules.storm import in_storm, parts
from freebooter.games.plunder.state import SHIP, Sea

BARTER_PRICE: Final = 2

# Questions


def gold(t: Sea) -> tuple[int, ...]:
    """The gold that is buried for a Plunder Point card, and that buys a captain a ship (P13)."""
    return (0, 0, 0, int(t.atlas.bury_gold))


def own_free_ports(t: Sea, seat: i64) -> list[int]:
    """The ports of a seat's islands where no ship lies, storm or not."""
    ports: list[int] = []
    for island in range(len(t.owners)):
        if t.owners[island] == seat:
            for port in t.chart.isles[island].ports:
                if is_free(t, port):
                    ports.append(port)
    return ports


def building_places(t: Sea, seat: i64) -> list[int]:
    """Where a new ship may go: own free ports, and free cells beside own ships, not across the storm's border."""
    places = own_free_ports(t, seat)
    for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
        cell = t.ship_at[ship]
        if cell != NOWHERE:
            for there in t.chart.joined[cell]:
                if there not in places and is_free(t, there) and not parts(t, cell, there):
                    places.append(there)
    return places


def why_not_build_ship(t: Sea, seat: i64) -> str:
    """Why a seat may not build a ship; "" if it may. Without a ship it is placed in another way (P13)."""
    if unbuilt_ship(t, seat) < 0:
        return "P12-fleet-full"
    if not holds(t, seat, t.atlas.costs[SHIP]):
        return "P12-cannot-pay"
    if fleet_size(t, seat) and not building_places(t, seat):
        return "P12-no-place"
    return ""


def why_not_build(t: Sea, seat: i64, peg: i64, place: i64) -> str:
    """Why a seat may not add this peg to its ship; "" if it may."""
    ship = seat * SHIPS_EACH + place
    if t.ship_at[ship] == NOWHERE:
        return "P12-no-ship"
    if peg_count(t, ship, peg) >= peg_limit(t, peg):
        return "P12-peg-limit"
    return "" if holds(t, seat, t.atlas.costs[peg]) else "P12-cannot-pay"


def why_not_bury(t: Sea, seat: i64) -> str:
    """Why a seat may not bury treasure; "" if it may."""
    return "" if t.hands[seat].cards[GOLD] >= t.atlas.bury_gold else "P2-too-little-gold"


def is_docked_at_merchant(t: Sea, seat: i64) -> bool:
    """Whether a ship of the seat lies in a merchant's port that the storm does not cover."""
    for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
        cell = t.ship_at[ship]
        if cell != NOWHERE and t.chart.island_at[cell] >= 0:
            if is_merchant(t, t.chart.island_at[cell]) and not in_storm(t, cell):
                return True
    return False


def why_not_barter(t: Sea, seat: i64, kind: i64) -> str:
    """Why a seat may not get a card of this kind from a merchant; "" if it may (P8)."""
    if not is_docked_at_merchant(t, seat):
        return "P8-no-merchant"
    if t.stacks[kind] == 0:
        return "P8-stack-empty"
    return "" if hand_size(t, seat) >= BARTER_PRICE else "P8-too-few-cards"


# Changes


def build(t: Sea, seat: i64, peg: i64, place: i64) -> None:
    """Pay for a peg and add it."""
    pay(t, seat, t.atlas.costs[peg], "for-building")
    add_pegs(t, seat * SHIPS_EACH + place, peg, 1)


def bury(t: Sea, seat: i64) -> None:
    """Exchange gold for a Plunder Point card."""
    pay(t, seat, gold(t), "for-burying")
    gain_points(t, seat, 1, "by-burying")
