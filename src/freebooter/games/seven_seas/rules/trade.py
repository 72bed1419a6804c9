"""Selling goods and performing rituals (S3, S5, S18)."""

from typing import Final

from mypy_extensions import i64

from freebooter.games.seven_seas.events import GoodsBargained, GoodsSold, RitualPerformed
from freebooter.games.seven_seas.figures import GOODS
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.space import PAIRS, RITUALS
from freebooter.games.seven_seas.state import COFFEE, FRUIT, KINDS, RUM, Seas, port_now

A_SET: Final[i64] = 3  # so many goods of a kind, sold together, are paid at the port's price
DOUBLE_HOLD: Final[i64] = 0
UNSINKABLE_SHIP: Final[i64] = 1


# Questions


def why_not_sell(t: Seas, seat: i64, good: i64, count: i64) -> str:
    """Why `seat` may not sell so many of a good; "" if they may (S3)."""
    return "" if count <= t.goods[seat * KINDS + good] else "S3-not-so-many"


def why_not_bargain(t: Seas, seat: i64, pair: i64) -> str:
    """Why `seat` may not bargain with these two goods; "" if they may (S5)."""
    if t.yin_yang[seat] < t.charts.bargain_cost:
        return "S5-too-few-tokens"
    goods = t.goods
    first = seat * KINDS
    if goods[first + lower_good(pair)] == 0 or goods[first + higher_good(pair)] == 0:
        return "S5-goods-missing"
    return ""


def why_not_perform(t: Seas, seat: i64, ritual: i64) -> str:
    """Why `seat` may not perform this lasting ritual; "" if they may (S5)."""
    return "" if t.yin_yang[seat] >= t.charts.ritual_costs[ritual] else "S5-too-few-tokens"


def can_bargain(t: Seas, seat: i64) -> bool:
    """Whether `seat` can make some Bargain: any two kinds of goods will do (S5)."""
    return t.yin_yang[seat] >= t.charts.bargain_cost and fleet.kinds_aboard(t, seat) > 1


def can_perform(t: Seas, seat: i64) -> bool:
    """Whether `seat` can pay for some ritual (S5)."""
    tokens = t.yin_yang[seat]
    costs = t.charts.ritual_costs
    return tokens >= costs[DOUBLE_HOLD] or tokens >= costs[UNSINKABLE_SHIP] or can_bargain(t, seat)


def lower_good(pair: i64) -> i64:
    """The first of the two goods of a Bargain."""
    return RUM if pair < 2 else COFFEE


def higher_good(pair: i64) -> i64:
    """The second of the two goods of a Bargain."""
    return COFFEE if pair == 0 else FRUIT


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


def bargain(t: Seas, seat: i64, pair: i64) -> None:
    """Two different goods, each at the port's price (S5)."""
    t.yin_yang[seat] -= t.charts.bargain_cost
    chests = hand_over(t, seat, lower_good(pair)) + hand_over(t, seat, higher_good(pair))
    t.chests[seat] += chests
    if t.telling:
        t.tell(GoodsBargained(seat, PAIRS[pair], chests))


def hand_over(t: Seas, seat: i64, good: i64) -> i64:
    """Give up one of a good in a Bargain; what the port pays for it (S5)."""
    t.goods[seat * KINDS + good] -= 1
    t.booty_discards[good] += 1
    return port_now(t).demand[good]


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
