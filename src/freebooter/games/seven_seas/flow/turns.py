"""The turns of the seven characters, with their gifts and rituals (S3, S4, S5)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.table import AsksSeat, Frame
from freebooter.games.seven_seas.events import GiftLeft, GiftTaken
from freebooter.games.seven_seas.figures import COUNTRIES
from freebooter.games.seven_seas.flow.cargo import NO_GOODS, BootyDraw, CardDraw, settle_fleet
from freebooter.games.seven_seas.flow.curses import cast
from freebooter.games.seven_seas.flow.plunder import Sending
from freebooter.games.seven_seas.rules import characters, fleet, trade
from freebooter.games.seven_seas.space import (
    BECOME_CORSAIR,
    BUY,
    DECLINE,
    DRAW,
    FINISH,
    LEAVE_GIFT,
    PLAY_CARAVAN,
    SELL,
    TAKE_GIFT,
)
from freebooter.games.seven_seas.state import (
    ABORIGINE,
    CAPTAIN,
    CARDS,
    CARTOGRAPHER,
    FIRST_CURSE,
    FIRST_PORT,
    GOVERNOR,
    KINDS,
    MERCHANT,
    SHAMAN,
    SHIPWRIGHT,
    Seas,
    needs_card,
)

# What a character offers, as a term; the others' gifts are simply taken (S4).
GIFTS: Final = ("gift-ship", "", "", "gift-booty", "", "gift-chest", "gift-card")


def begin_turn(t: Seas, seat: i64, character: i64, gifts: i64) -> None:
    """Judge whether the action can be performed, and ask for it; `gifts` are due if it is (S3)."""
    if needs_card(character):
        t.push(Adventure(seat, character, gifts))
    elif characters.is_mistaken(t, seat, character):
        characters.mistake(t, seat, character)
        t.push(Rituals(seat))
    elif character == SHIPWRIGHT:
        t.push(Shipyard(seat, gifts))
    elif character == GOVERNOR:
        t.push(Residence(seat, gifts))
    elif character == MERCHANT:
        t.push(Market(seat, gifts))
    else:
        t.push(ChartRoom(seat, gifts))


class Rituals(Frame[Seas]):
    """`seat` may perform rituals; he is asked only while he can pay for one (S5)."""

    follows = "S5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if trade.rituals(t, self.seat) else 0

    def advance(self, t: Seas) -> None:
        t.pop()

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [*trade.rituals(t, seat), FINISH.at()]

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if trade.is_ritual(action):
            return trade.why_not_ritual(t, seat, action)
        return "" if FINISH.holds(action) else self.rule() + "-not-now"

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        if trade.is_ritual(action):
            trade.perform_ritual(t, seat, action)
            settle_fleet(t, seat)
        else:
            t.pop()


class Ashore(AsksSeat[Seas]):
    """A turn that needs no card: rituals as `seat` likes, then the character's action (S5)."""

    follows = "S3"

    def __init__(self, seat: i64, gifts: i64) -> None:
        super().__init__(seat)
        self.gifts: i64 = gifts

    def deeds(self, t: Seas, seat: i64) -> list[int]:
        """The numbers of all ways to perform the action."""
        raise TypeError(f"{type(self).__name__} does not list its deeds")

    def why_not(self, t: Seas, seat: i64, action: i64) -> str:
        """Why the action may not be performed so; "" if it may."""
        raise TypeError(f"{type(self).__name__} does not judge its deeds")

    def perform(self, t: Seas, seat: i64, action: i64) -> None:
        """Perform the action, and give what it brings."""
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [*self.deeds(t, seat), *trade.rituals(t, seat)]

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if trade.is_ritual(action):
            return trade.why_not_ritual(t, seat, action)
        return self.why_not(t, seat, action)

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        if trade.is_ritual(action):
            trade.perform_ritual(t, seat, action)
            settle_fleet(t, seat)
        else:
            self.perform(t, seat, action)


class Shipyard(Ashore):
    """The Shipwright's turn: buy ships (S3)."""

    def deeds(self, t: Seas, seat: i64) -> list[int]:
        return [BUY.at(ships) for ships in range(min(t.reserve[seat], t.chests[seat]) + 1)]

    def why_not(self, t: Seas, seat: i64, action: i64) -> str:
        if not BUY.holds(action):
            return self.rule() + "-not-now"
        return characters.why_not_buy(t, seat, action - BUY.base)

    def perform(self, t: Seas, seat: i64, action: i64) -> None:
        ships = action - BUY.base
        t.replace(Rituals(seat))
        if ships == 0:
            characters.abstain(t, seat, SHIPWRIGHT)
            return
        characters.buy_ships(t, seat, ships)
        t.push(Gift(seat, SHIPWRIGHT, self.gifts))
        settle_fleet(t, seat)


class Residence(Ashore):
    """The Governor's turn: become a Corsair (S19)."""

    follows = "S19"

    def deeds(self, t: Seas, seat: i64) -> list[int]:
        return [
            BECOME_CORSAIR.at(country)
            for country in range(len(COUNTRIES))
            if not characters.why_not_become_corsair(t, country)
        ]

    def why_not(self, t: Seas, seat: i64, action: i64) -> str:
        if not BECOME_CORSAIR.holds(action):
            return self.rule() + "-not-now"
        return characters.why_not_become_corsair(t, action - BECOME_CORSAIR.base)

    def perform(self, t: Seas, seat: i64, action: i64) -> None:
        t.replace(Rituals(seat))
        characters.become_corsair(t, seat, action - BECOME_CORSAIR.base)
        fleet.discard_spots(t, seat, self.gifts)
        settle_fleet(t, seat)


class ChartRoom(Ashore):
    """The Cartographer's turn: draw an Adventure card (S3)."""

    def deeds(self, t: Seas, seat: i64) -> list[int]:
        return [DRAW.at()]

    def why_not(self, t: Seas, seat: i64, action: i64) -> str:
        return "" if DRAW.holds(action) else self.rule() + "-not-now"

    def perform(self, t: Seas, seat: i64, action: i64) -> None:
        t.replace(Rituals(seat))
        t.push(Gift(seat, CARTOGRAPHER, self.gifts))
        t.push(CardDraw(seat))


class Market(Ashore):
    """The Merchant's turn, up to the first word of his sale; without goods, bargained away, there is none (S3)."""

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if fleet.cargo(t, self.seat) else 0

    def advance(self, t: Seas) -> None:
        t.replace(Rituals(self.seat))
        characters.abstain(t, self.seat, MERCHANT)

    def deeds(self, t: Seas, seat: i64) -> list[int]:
        return offers(t, seat, next_good(t, seat, 0))

    def why_not(self, t: Seas, seat: i64, action: i64) -> str:
        return why_not_offer(t, seat, next_good(t, seat, 0), action)

    def perform(self, t: Seas, seat: i64, action: i64) -> None:
        sell_next(t, seat, self.gifts, next_good(t, seat, 0), 0, action)


class Sale(Frame[Seas]):
    """The Merchant's sale, good by good: `sold` cards so far, `good` is asked next (S3)."""

    follows = "S3"

    def __init__(self, seat: i64, gifts: i64, good: i64, sold: i64) -> None:
        self.seat: i64 = seat
        self.gifts: i64 = gifts
        self.good: i64 = good
        self.sold: i64 = sold

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if self.good < KINDS else 0

    def advance(self, t: Seas) -> None:
        t.replace(Rituals(self.seat))
        if self.sold == 0:
            characters.abstain(t, self.seat, MERCHANT)
            return
        t.push(Gift(self.seat, MERCHANT, self.gifts))
        settle_fleet(t, self.seat)

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return offers(t, seat, self.good)

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        return why_not_offer(t, seat, self.good, action)

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        sell_next(t, seat, self.gifts, self.good, self.sold, action)


def sell_next(t: Seas, seat: i64, gifts: i64, good: i64, sold: i64, action: i64) -> None:
    """Sell so much of a good as the action says, and go on to the next."""
    count = action - SELL.at(good, 0)
    trade.sell(t, seat, good, count)
    t.replace(Sale(seat, gifts, next_good(t, seat, good + 1), sold + count))


def next_good(t: Seas, seat: i64, good: i64) -> i64:
    """The first good from `good` on that a seat has; KINDS if there is none."""
    while good < KINDS and t.goods[seat * KINDS + good] == 0:
        good += 1
    return good


def offers(t: Seas, seat: i64, good: i64) -> list[int]:
    """How much of a good can be sold."""
    return [SELL.at(good, count) for count in range(t.goods[seat * KINDS + good] + 1)]


def why_not_offer(t: Seas, seat: i64, good: i64, action: i64) -> str:
    """Why a sale may not say this about a good; "" if it may."""
    count = action - SELL.at(good, 0)
    if not SELL.holds(action) or not 0 <= count < SELL.size_j:
        return "S3-not-now"
    return trade.why_not_sell(t, seat, good, count)


class Adventure(AsksSeat[Seas]):
    """A Captain, Aborigine or Shaman player plays a fitting card or declines; he is asked in any case (S3)."""

    follows = "S3"

    def __init__(self, seat: i64, character: i64, gifts: i64) -> None:
        super().__init__(seat)
        self.character: i64 = character
        self.gifts: i64 = gifts

    def lowest(self) -> i64:
        """The first kind of card that fits the character."""
        return 0 if self.character == CAPTAIN else FIRST_PORT if self.character == ABORIGINE else FIRST_CURSE

    def highest(self) -> i64:
        """The kind after the last that fits the character."""
        return FIRST_CURSE if self.character == CAPTAIN else CARDS if self.character == ABORIGINE else FIRST_PORT

    def legal(self, t: Seas, seat: i64) -> list[int]:
        found: list[int] = []
        card = self.lowest()
        while card < self.highest():
            if not characters.why_not_play(t, seat, card):
                found.append(PLAY_CARAVAN.base + card)
            card += 1
        found.append(DECLINE.at())
        return found

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if DECLINE.holds(action):
            return ""
        card = action - PLAY_CARAVAN.base
        if not 0 <= card < CARDS:
            return self.rule() + "-not-now"
        if not self.lowest() <= card < self.highest():
            return "S3-wrong-card"
        return characters.why_not_play(t, seat, card)

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        if DECLINE.holds(action):
            characters.decline(t, seat, self.character)
            t.pop()
            return
        card = action - PLAY_CARAVAN.base
        characters.play_card(t, seat, card)
        if self.character == CAPTAIN:
            t.replace(Sending(seat, self.gifts, card, ()))
        elif self.character == SHAMAN:
            t.pop()
            cast(t, seat, card - FIRST_CURSE, self.gifts)
        else:
            t.replace(Gift(seat, ABORIGINE, self.gifts))


class Gift(Frame[Seas]):
    """`left` gifts are offered one by one, each may be declined; a gift gives what there is (S4)."""

    follows = "S4"

    def __init__(self, seat: i64, character: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.character: i64 = character
        self.left: i64 = left

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if self.left and self.is_there(t) else 0

    def advance(self, t: Seas) -> None:
        t.pop()

    def is_there(self, t: Seas) -> bool:
        """Whether the gift can be given."""
        if self.character == SHIPWRIGHT:
            return t.reserve[self.seat] > 0
        if self.character == ABORIGINE:
            return fleet.booty_is_left(t)
        if self.character == CARTOGRAPHER:
            return t.deck.size() > 0
        return True

    def legal(self, t: Seas, seat: i64) -> list[int]:
        return [TAKE_GIFT.at(), LEAVE_GIFT.at()]

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        t.replace(Gift(seat, self.character, self.left - 1))
        gift = GIFTS[self.character]
        if LEAVE_GIFT.holds(action):
            if t.telling:
                t.tell(GiftLeft(seat, gift))
            return
        if t.telling:
            t.tell(GiftTaken(seat, gift))
        if self.character == ABORIGINE:
            t.push(BootyDraw(seat, 1, NO_GOODS))
        elif self.character == CARTOGRAPHER:
            t.push(CardDraw(seat))
        else:
            characters.give(t, seat, self.character)
            settle_fleet(t, seat)
