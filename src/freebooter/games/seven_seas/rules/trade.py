"""Selling goods and performing rituals (S3, S5, S18)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.seven_seas.events import GoodsBargained, GoodsSold, RitualPerformed
from freebooter.games.seven_seas.figures import GOODS
from freebooter.games.seven_seas.space import BARGAIN, PAIRS, PERFORM, RITUALS
from freebooter.games.seven_seas.state import COFFEE, FRUIT, KINDS, RUM, Seas, port_now

A_SET: Final = 3  # so many goods of a kind, sold together, are paid at the port's price
PAIR_GOODS: Final = ((RUM, COFFEE), (RUM, FRUIT), (COFFEE, FRUIT))
DOUBLE_HOLD: Final = 0
UNSINKABLE_SHIP: Final = 1


# Questions


def why_not_sell(t: Seas, seat: i64, good: i64, count: i64) -> str:
    """Why `seat` may not sell so many of a good; "" if he may (S3)."""
    return "" if count <= t.goods[seat * KINDS + good] else "S3-not-so-many"


def why_not_bargain(t: Seas, seat: i64, pair: i64) -> str:
    """Why `seat` may not bargain with these two goods; "" if he may (S5)."""
    if t.yin_yang[seat] < t.charts.bargain_cost:
        return "S5-too-few-tokens"
    for good in PAIR_GOODS[pair]:
        if t.goods[seat * KINDS + good] == 0:
            return "S5-goods-missing"
    return ""


def why_not_perform(t: Seas, seat: i64, ritual: i64) -> str:
    """Why `seat` may not perform this lasting ritual; "" if he may (S5)."""
    return "" if t.yin_yang[seat] >= t.charts.ritual_costs[ritual] else "S5-too-few-tokens"


def bargains(t: Seas, seat: i64) -> list[int]:
    """The numbers of all Bargains `seat` can make."""
    found: list[int] = []
    if t.yin_yang[seat] >= t.charts.bargain_cost:
        for pair in range(len(PAIR_GOODS)):
            if not why_not_bargain(t, seat, pair):
                found.append(BARGAIN.at(pair))
    return found


def rituals(t: Seas, seat: i64) -> list[int]:
    """The numbers of all rituals `seat` can perform."""
    found = bargains(t, seat)
    for ritual in range(len(RITUALS)):
        if not why_not_perform(t, seat, ritual):
            found.append(PERFORM.at(ritual))
    return found


def why_not_ritual(t: Seas, seat: i64, action: i64) -> str:
    """Why `seat` may not perform the ritual with this number; "" if he may."""
    if BARGAIN.holds(action):
        return why_not_bargain(t, seat, action - BARGAIN.base)
    return why_not_perform(t, seat, action - PERFORM.base)


def is_ritual(action: i64) -> bool:
    """Whether this is the number of a ritual."""
    return BARGAIN.holds(action) or PERFORM.holds(action)


def price(t: Seas, good: i64, count: i64) -> i64:
    """What so many of a good bring, sold together (S18)."""
    return count * port_now(t).demand[good] if count >= A_SET else count


# Changes


def sell(t: Seas, seat: i64, good: i64, count: i64) -> None:
    """Sell so many of a good; kinds are priced apart, so a sale is the sum of these (S18)."""
    if count == 0:
        return
    chests = price(t, good, count)
    t.goods[seat * KINDS + good] -= count
    t.booty_discards[good] += count
    t.chests[seat] += chests
    if t.telling:
        t.tell(GoodsSold(seat, GOODS[good], count, chests))


def perform_ritual(t: Seas, seat: i64, action: i64) -> None:
    """Carry out the ritual with this number."""
    if BARGAIN.holds(action):
        bargain(t, seat, action - BARGAIN.base)
    else:
        perform(t, seat, action - PERFORM.base)


def bargain(t: Seas, seat: i64, pair: i64) -> None:
    """Two different goods, each at the port's price (S5)."""
    t.yin_yang[seat] -= t.charts.bargain_cost
    chests: i64 = 0
    for good in PAIR_GOODS[pair]:
        chests += port_now(t).demand[good]
        t.goods[seat * KINDS + good] -= 1
        t.booty_discards[good] += 1
    t.chests[seat] += chests
    if t.telling:
        t.tell(GoodsBargained(seat, PAIRS[pair], chests))


def perform(t: Seas, seat: i64, ritual: i64) -> None:
    """A Double Hold or an Unsinkable Ship more; both stay for good (S5)."""
    t.yin_yang[seat] -= t.charts.ritual_costs[ritual]
    if ritual == DOUBLE_HOLD:
        t.double_holds[seat] += 1
    else:
        t.unsinkables[seat] += 1
    if t.telling:
        times = t.double_holds[seat] if ritual == DOUBLE_HOLD else t.unsinkables[seat]
        t.tell(RitualPerformed(seat, RITUALS[ritual], times))
