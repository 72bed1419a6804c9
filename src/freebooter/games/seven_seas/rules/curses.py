"""The eight curses: whom they strike, and what they take (S10, S11, S20)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.rows import Row, row, row_of
from freebooter.games.seven_seas.events import (
    ChestGained,
    ChestLost,
    CurseStruck,
    DieDealt,
    IdolNamed,
    SalaryPaid,
    ShipsProtected,
)
from freebooter.games.seven_seas.figures import BOOTY, GOODS, TAVERN
from freebooter.games.seven_seas.rules import fleet, plunder
from freebooter.games.seven_seas.state import (
    CHEST,
    COFFEE,
    FRUIT,
    KINDS,
    RIOT,
    RUM,
    TALISMAN,
    WHIRLPOOL,
    Seas,
    clockwise,
    port_now,
)
from freebooter.games.seven_seas.throw import face, squared_distance

SAFE_A_GIFT: Final[i64] = 3
WAGES: Final[i64] = 2  # chests a guard
PRICES: Final[Row] = row_of([FRUIT, COFFEE, RUM])  # of Kraken, Iceberg and Sirens


# Questions


def protected(t: Seas, shaman: i64, gifts: i64) -> i64:
    """How many of the Shaman player's ships their gift keeps out of the throw (S10)."""
    return min(SAFE_A_GIFT * gifts, t.fleet[shaman])


def ships_thrown(t: Seas, shaman: i64, safe: i64) -> tuple[int, ...]:
    """How many ships each player has in the throw, clockwise from the Shaman player (S10)."""
    ships = [int(t.fleet[clockwise(t, shaman, place)]) for place in range(t.seats)]
    ships[0] -= safe
    return tuple(ships)


def price_of(t: Seas, curse: i64) -> i64:
    """The kind of Booty card this curse takes: a good, or Talismans (S10)."""
    if curse == RIOT:
        return port_now(t).favourite
    return TALISMAN if curse == WHIRLPOOL else PRICES[curse]


def cards_held(t: Seas, seat: i64, kind: i64) -> i64:
    """How many Booty cards of this kind a seat could be made to give up."""
    return t.talismans[seat] if kind == TALISMAN else t.goods[seat * KINDS + kind]


def dice_showing(number: i64, ships: tuple[int, ...], throw: Row) -> tuple[int, ...]:
    """How many dice of each player, in the order of the throw, show this number."""
    owed: list[int] = []
    first: i64 = 0
    for count in ships:
        hits: i64 = 0
        for die in range(first, first + count):
            if face(throw, die) == number:
                hits += 1
        first += count
        owed.append(int(hits))
    return tuple(owed)


def ships_caught(ships: tuple[int, ...], throw: Row) -> tuple[int, ...]:
    """How many ships of each player lie among the nearest to the red die, which says how many it takes (S10, S24)."""
    dice: i64 = sum(ships)
    distances = row(dice, 0)
    for die in range(dice):
        distances[die] = squared_distance(throw, 0, 1 + die)
    caught = [0] * len(ships)
    for _ in range(min(face(throw, 0), dice)):
        nearest: i64 = -1
        for die in range(dice):
            if distances[die] >= 0 and (nearest < 0 or distances[die] < distances[nearest]):
                nearest = die
        distances[nearest] = -1
        caught[_owner_of(ships, nearest)] += 1
    return tuple(caught)


def _owner_of(ships: tuple[int, ...], die: i64) -> i64:
    """The place of the player whose die this is, counted without red ones."""
    place: i64 = 0
    while die >= ships[place]:
        die -= ships[place]
        place += 1
    return place


# Changes


def protect(t: Seas, shaman: i64, safe: i64) -> None:
    """Tell which ships stay out of the throw."""
    if safe and t.telling:
        t.tell(ShipsProtected(shaman, safe))


def strike(t: Seas, shaman: i64, curse: i64, ships: tuple[int, ...], throw: Row) -> tuple[int, ...]:
    """What each player owes after the throw, clockwise from the Shaman player (S10)."""
    is_whirlpool = curse == WHIRLPOOL
    plunder.show_throw(t, shaman, plunder.dice_owners(t, 1 if is_whirlpool else 0, shaman, ships), throw)
    if is_whirlpool:
        return ships_caught(ships, throw)
    # Kraken, Iceberg, Sirens and Riot strike at 1, 2, 3 and 4.
    return dice_showing(curse + 1, ships, throw)


def name_good(t: Seas, shaman: i64, good: i64) -> None:
    """Tell what the Idol wants (S10)."""
    if t.telling:
        t.tell(IdolNamed(shaman, GOODS[good]))


def pay(t: Seas, seat: i64, kind: i64, owed: i64) -> None:
    """Cards of the kind, then ships of the fleet; what neither can pay is not owed (S10)."""
    cards = min(owed, cards_held(t, seat, kind))
    if kind == TALISMAN:
        t.talismans[seat] -= cards
    else:
        t.goods[seat * KINDS + kind] -= cards
    t.booty_discards[kind] += cards
    ships = min(owed - cards, t.fleet[seat])
    fleet.lose_ships(t, seat, ships)
    t.thrown.losses += (int(seat), int(kind), int(cards), int(ships))
    if t.telling:
        t.tell(CurseStruck(seat, BOOTY[kind], cards, ships))


def pay_salary(t: Seas, seat: i64) -> None:
    """Two chests for each guard (S11)."""
    chests = WAGES * t.guards[seat]
    t.chests[seat] -= chests
    if chests:
        t.thrown.losses += (int(seat), int(CHEST), int(chests), 0)
        if t.telling:
            t.tell(SalaryPaid(seat, chests))


def gain_chest(t: Seas, seat: i64) -> None:
    """The Tavern brings a chest (S20)."""
    t.chests[seat] += 1
    if t.telling:
        t.tell(ChestGained(seat))


def lose_chest(t: Seas, seat: i64) -> None:
    """The Tavern takes a chest, if there is one (S10)."""
    if t.chests[seat]:
        t.chests[seat] -= 1
        if t.telling:
            t.tell(ChestLost(seat))


def deal_die(t: Seas, seat: i64, number: i64) -> None:
    """Somebody gets a Tavern die."""
    t.thrown.dealt += (int(seat), int(number))
    if t.telling:
        t.tell(DieDealt(seat, number, TAVERN[t.charts.tavern[number - 1]]))
