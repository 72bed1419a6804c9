"""Ships, guards, holds and cargo: what a player owns at sea and on the island (S1, S2, S9)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.rows import row, total
from freebooter.games.seven_seas.events import (
    BlackSpotsDiscarded,
    BlackSpotTaken,
    BootyDrawn,
    BootyLeft,
    BootyReshuffled,
    GoodsDiscarded,
    GoodsLoaded,
    GuardsMoved,
    YinYangTaken,
)
from freebooter.games.seven_seas.figures import BOOTY, GOODS
from freebooter.games.seven_seas.state import COFFEE, FRUIT, KINDS, RUM, TALISMAN, Seas

CHESTS_A_GUARD: Final[i64] = 10


# Questions


def cargo(t: Seas, seat: i64) -> i64:
    """How many goods a seat has loaded."""
    goods = t.goods
    first = seat * KINDS
    return goods[first + RUM] + goods[first + COFFEE] + goods[first + FRUIT]


def doubled(t: Seas, seat: i64) -> i64:
    """How many ships of the fleet have a double hold: it belongs to the player, not to a ship (S1)."""
    return min(t.double_holds[seat], t.fleet[seat])


def capacity(t: Seas, seat: i64) -> i64:
    """How many goods the fleet can carry (S1)."""
    return t.fleet[seat] + doubled(t, seat)


def room(t: Seas, seat: i64) -> i64:
    """How many more goods can be loaded."""
    return capacity(t, seat) - cargo(t, seat)


def loaded_ships(t: Seas, seat: i64) -> i64:
    """How few ships can carry the cargo, stowed as tightly as the holds allow (S1)."""
    goods = cargo(t, seat)
    return max((goods + 1) // 2, goods - doubled(t, seat))


def empty_ships(t: Seas, seat: i64) -> i64:
    """The ships of the fleet that carry nothing (S1)."""
    return t.fleet[seat] - loaded_ships(t, seat)


def kinds_aboard(t: Seas, seat: i64) -> i64:
    """How many kinds of goods a seat has."""
    goods = t.goods
    kinds: i64 = 0
    for place in range(seat * KINDS, (seat + 1) * KINDS):
        if goods[place]:
            kinds += 1
    return kinds


def booty_is_left(t: Seas) -> bool:
    """Whether a Booty card can be drawn, from the deck or from its discards (S9)."""
    return not t.booty_deck.is_empty() or total(t.booty_discards) > 0


def first_drawn(t: Seas) -> i64:
    """The first good of which something is drawn and not yet loaded or left; KINDS if there is none."""
    drawn = t.drawn
    good: i64 = 0
    while good < KINDS and drawn[good] == 0:
        good += 1
    return good


def why_not_keep(t: Seas, seat: i64, good: i64, count: i64) -> str:
    """Why `seat` may not load so many of the goods of this kind that they have drawn; "" if they may (S9)."""
    if count > t.drawn[good]:
        return "S9-not-drawn"
    if count > room(t, seat):
        return "S9-no-room"
    return ""


# Changes


def muster(t: Seas, seat: i64) -> None:
    """Post a guard for every ten chests, or let guards return to the fleet (S2)."""
    ships = t.charts.ships - t.reserve[seat]
    guards = min(t.chests[seat] // CHESTS_A_GUARD, ships)
    t.fleet[seat] = ships - guards
    if guards != t.guards[seat]:
        t.guards[seat] = guards
        if t.telling:
            t.tell(GuardsMoved(seat, guards, t.fleet[seat]))


def launch(t: Seas, seat: i64, ships: i64) -> None:
    """Ships come from the reserve into the fleet."""
    t.reserve[seat] -= ships
    t.fleet[seat] += ships


def lose_ships(t: Seas, seat: i64, ships: i64) -> None:
    """Ships of the fleet go to the reserve."""
    t.fleet[seat] -= ships
    t.reserve[seat] += ships


def take_spots(t: Seas, seat: i64, count: i64, why: str) -> None:
    """Black Spots never run out."""
    t.black_spots[seat] += count
    if t.telling:
        t.tell(BlackSpotTaken(seat, count, t.black_spots[seat], why))


def discard_spots(t: Seas, seat: i64, count: i64) -> None:
    """Give back so many Black Spots, or what there is (S4)."""
    count = min(count, t.black_spots[seat])
    t.black_spots[seat] -= count
    if count and t.telling:
        t.tell(BlackSpotsDiscarded(seat, count))


def take_yin_yang(t: Seas, seat: i64, tokens: i64, why: str) -> None:
    t.yin_yang[seat] += tokens
    if t.telling:
        t.tell(YinYangTaken(seat, tokens, why))


def reshuffle_booty(t: Seas) -> None:
    """The discards become the new Booty deck (S9)."""
    if t.telling:
        t.tell(BootyReshuffled(total(t.booty_discards)))
    t.booty_deck.shuffle_in(t.booty_discards)
    t.booty_discards = row(len(BOOTY), 0)


def draw_booty(t: Seas, seat: i64, kind: i64) -> None:
    """Draw a Booty card; a Talisman is kept and brings a token, a good waits to be loaded (S9)."""
    t.booty_deck.draw(kind)
    if kind == TALISMAN:
        t.talismans[seat] += 1
        t.yin_yang[seat] += 1
    else:
        t.drawn[kind] += 1
    if t.telling:
        t.tell(BootyDrawn(seat, BOOTY[kind]))


def load_goods(t: Seas, seat: i64, good: i64, count: i64) -> None:
    """Goods that were drawn are loaded (S9)."""
    t.drawn[good] -= count
    t.goods[seat * KINDS + good] += count
    if count and t.telling:
        t.tell(GoodsLoaded(seat, GOODS[good], count))


def leave_goods(t: Seas, seat: i64, good: i64) -> None:
    """What was drawn of a good and not loaded is discarded (S9)."""
    count = t.drawn[good]
    t.drawn[good] = 0
    t.booty_discards[good] += count
    if count and t.telling:
        t.tell(BootyLeft(seat, GOODS[good], count))


def discard_goods(t: Seas, seat: i64, good: i64, count: i64, why: str) -> None:
    """Goods from the ships are discarded (S2, S10)."""
    t.goods[seat * KINDS + good] -= count
    t.booty_discards[good] += count
    if t.telling:
        t.tell(GoodsDiscarded(seat, GOODS[good], count, why))
