"""The turns of characters that need no card: rituals as one likes, then the character's action, once (S3, S5)."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.deeds import Deed0, Deed1, Deed2, Menu, Offers
from freebooter.core.table import Frame
from freebooter.games.seven_seas.flow.cargo import CardDraw, settle_fleet
from freebooter.games.seven_seas.flow.gifts import Gift
from freebooter.games.seven_seas.flow.rituals import BARGAINING, PERFORMING, Rituals
from freebooter.games.seven_seas.rules import characters, fleet, rounds, trade
from freebooter.games.seven_seas.space import BECOME_CORSAIR, BUY, DRAW, SELL
from freebooter.games.seven_seas.state import GOVERNOR, KINDS, MERCHANT, NOBODY, SHIPWRIGHT, Seas


def turn_ashore(seat: i64, character: i64) -> Frame[Seas]:
    """The question for this character's action."""
    if character == SHIPWRIGHT:
        return Shipyard(seat)
    if character == GOVERNOR:
        return Residence(seat)
    if character == MERCHANT:
        return Market(seat)
    return ChartRoom(seat)


# The Shipwright


@final
class Buying(Deed1[Seas]):
    """Buy so many ships from the reserve; none is not performing."""

    def why_not(self, t: Seas, seat: i64, ships: i64, /) -> str:
        if ships > t.reserve[seat]:
            return "S3-reserve-too-small"
        if ships > t.chests[seat]:
            return "S3-too-few-chests"
        return ""

    def options(self, t: Seas, seat: i64, found: Numbers) -> None:
        for ships in range(min(t.reserve[seat], t.chests[seat]) + 1):
            found.add(BUY.at(ships))

    def do(self, t: Seas, seat: i64, ships: i64, /) -> None:
        t.replace(Rituals(seat))
        if ships == 0:
            characters.abstain(t, seat, SHIPWRIGHT)
            return
        characters.buy_ships(t, seat, ships)
        t.push(Gift(seat, rounds.gifts_due(t, seat)))
        settle_fleet(t, seat)


SHIPYARD: Final[Menu[Seas]] = Menu("S3", [Buying(BUY), BARGAINING, PERFORMING])


class Shipyard(Offers[Seas]):
    """The Shipwright's turn (S3)."""

    follows = "S3"

    def menu(self, t: Seas, seat: i64) -> Menu[Seas]:
        return SHIPYARD


# The Governor


@final
class BecomingCorsair(Deed1[Seas]):
    """Take the tile of a country that has no Corsair yet."""

    def why_not(self, t: Seas, seat: i64, country: i64, /) -> str:
        return "" if t.corsairs[country] == NOBODY else "S19-tile-taken"

    def do(self, t: Seas, seat: i64, country: i64, /) -> None:
        t.replace(Rituals(seat))
        characters.become_corsair(t, seat, country)
        fleet.discard_spots(t, seat, rounds.gifts_due(t, seat))
        settle_fleet(t, seat)


RESIDENCE: Final[Menu[Seas]] = Menu("S19", [BecomingCorsair(BECOME_CORSAIR), BARGAINING, PERFORMING])


class Residence(Offers[Seas]):
    """The Governor's turn (S19)."""

    follows = "S19"

    def menu(self, t: Seas, seat: i64) -> Menu[Seas]:
        return RESIDENCE


# The Cartographer


@final
class Drawing(Deed0[Seas]):
    """Draw an Adventure card."""

    def do(self, t: Seas, seat: i64, /) -> None:
        t.replace(Rituals(seat))
        t.push(Gift(seat, rounds.gifts_due(t, seat)))
        t.push(CardDraw(seat))


CHART_ROOM: Final[Menu[Seas]] = Menu("S3", [Drawing(DRAW), BARGAINING, PERFORMING])


class ChartRoom(Offers[Seas]):
    """The Cartographer's turn (S3)."""

    follows = "S3"

    def menu(self, t: Seas, seat: i64) -> Menu[Seas]:
        return CHART_ROOM


# The Merchant


@final
class Selling(Deed2[Seas]):
    """Say how many of the first good one has are sold; the other goods are asked for after that."""

    def why_not(self, t: Seas, seat: i64, good: i64, count: i64, /) -> str:
        if good != next_good(t, seat, 0):
            return "S3-not-now"
        return trade.why_not_sell(t, seat, good, count)

    def options(self, t: Seas, seat: i64, found: Numbers) -> None:
        list_sales(t, seat, next_good(t, seat, 0), found)

    def do(self, t: Seas, seat: i64, good: i64, count: i64, /) -> None:
        sell_next(t, seat, good, count, 0)


MARKET: Final[Menu[Seas]] = Menu("S3", [Selling(SELL), BARGAINING, PERFORMING])


class Market(Offers[Seas]):
    """The Merchant's turn until the sale begins; who has bargained all goods away has nothing to sell (S3)."""

    follows = "S3"

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if fleet.cargo(t, self.seat) else 0

    def advance(self, t: Seas) -> None:
        t.replace(Rituals(self.seat))
        characters.abstain(t, self.seat, MERCHANT)

    def menu(self, t: Seas, seat: i64) -> Menu[Seas]:
        return MARKET


class Sale(Frame[Seas]):
    """The Merchant's sale, good by good: `sold` cards so far, `good` is asked next (S3)."""

    follows = "S3"

    def __init__(self, seat: i64, good: i64, sold: i64) -> None:
        self.seat: i64 = seat
        self.good: i64 = good
        self.sold: i64 = sold

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if self.good < KINDS else 0

    def advance(self, t: Seas) -> None:
        t.replace(Rituals(self.seat))
        if self.sold == 0:
            characters.abstain(t, self.seat, MERCHANT)
            return
        t.push(Gift(self.seat, rounds.gifts_due(t, self.seat)))
        settle_fleet(t, self.seat)

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        list_sales(t, seat, self.good, found)

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not SELL.holds(action) or SELL.first(action) != self.good:
            return self.rule() + "-not-now"
        return trade.why_not_sell(t, seat, self.good, SELL.second(action))

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        sell_next(t, seat, self.good, SELL.second(action), self.sold)


def next_good(t: Seas, seat: i64, good: i64) -> i64:
    """The first good from `good` on that a seat has; KINDS if there is none."""
    while good < KINDS and t.goods[seat * KINDS + good] == 0:
        good += 1
    return good


def list_sales(t: Seas, seat: i64, good: i64, found: Numbers) -> None:
    """Add how much of a good can be sold."""
    for count in range(t.goods[seat * KINDS + good] + 1):
        found.add(SELL.at(good, count))


def sell_next(t: Seas, seat: i64, good: i64, count: i64, sold: i64) -> None:
    """Sell so many of a good after `sold` others, and go on to the next."""
    trade.sell(t, seat, good, count)
    t.replace(Sale(seat, next_good(t, seat, good + 1), sold + count))
