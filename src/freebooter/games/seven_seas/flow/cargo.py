"""What several occasions share: drawing cards, stowing booty, and goods for which there is no room."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.table import CHANCE_BIT, Frame
from freebooter.games.seven_seas.rules import cards, fleet
from freebooter.games.seven_seas.space import DISCARD, DRAW_BOOTY, DRAW_CARD, KEEP
from freebooter.games.seven_seas.state import KINDS, Seas


def settle_fleet(t: Seas, seat: i64) -> None:
    """A step that changed chests or ships is complete: guards move, and goods left without room go (S2)."""
    fleet.muster(t, seat)
    excess = -fleet.room(t, seat)
    if excess > 0:
        t.push(Discarding(seat, excess, "no-room"))


class Discarding(Frame[Seas]):
    """`seat` gives up `count` goods of their choice; they are asked only while there is one (S2, S10).

    `why` is "no-room" or "tavern".
    """

    def __init__(self, seat: i64, count: i64, why: str) -> None:
        self.seat: i64 = seat
        self.count: i64 = count
        self.why = why

    def waits_for(self, t: Seas) -> i64:
        has_choice = 0 < self.count < fleet.cargo(t, self.seat) and fleet.kinds_aboard(t, self.seat) > 1
        return 1 << self.seat if has_choice else 0

    def advance(self, t: Seas) -> None:
        for good in range(KINDS):
            count = min(self.count, t.goods[self.seat * KINDS + good])
            if count:
                fleet.discard_goods(t, self.seat, good, count, self.why)
        t.pop()

    def rule(self) -> str:
        return "S10" if self.why == "tavern" else "S2"

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        for good in range(KINDS):
            if t.goods[seat * KINDS + good]:
                found.add(DISCARD.at(good))

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        if not DISCARD.holds(action):
            return self.rule() + "-not-now"
        return "" if t.goods[seat * KINDS + DISCARD.first(action)] else self.rule() + "-none-aboard"

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        fleet.discard_goods(t, seat, DISCARD.first(action), 1, self.why)
        t.replace(Discarding(seat, self.count - 1, self.why))


class BootyDraw(Frame[Seas]):
    """`seat` draws `left` more Booty cards, then decides on the goods among those drawn (S9)."""

    luck = "booty-cards"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def waits_for(self, t: Seas) -> i64:
        return CHANCE_BIT if self.left and not t.booty_deck.is_empty() else 0

    def advance(self, t: Seas) -> None:
        if self.left and fleet.booty_is_left(t):
            fleet.reshuffle_booty(t)
        else:
            t.replace(Stowing(self.seat))

    def outcomes(self, t: Seas, odds: Odds) -> None:
        t.booty_deck.odds(odds, DRAW_BOOTY)

    def happen(self, t: Seas, outcome: i64) -> None:
        fleet.draw_booty(t, self.seat, DRAW_BOOTY.first(outcome))
        t.replace(BootyDraw(self.seat, self.left - 1))


class Stowing(Frame[Seas]):
    """`seat` decides, good by good, how much they load of what they have drawn, while there is room (S9)."""

    follows = "S9"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if fleet.first_drawn(t) < KINDS and fleet.room(t, self.seat) > 0 else 0

    def advance(self, t: Seas) -> None:
        for good in range(KINDS):
            fleet.leave_goods(t, self.seat, good)
        t.pop()

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        good = fleet.first_drawn(t)
        for count in range(min(t.drawn[good], fleet.room(t, seat)) + 1):
            found.add(KEEP.at(good, count))

    def refuse(self, t: Seas, seat: i64, action: i64) -> str:
        good = fleet.first_drawn(t)
        if not KEEP.holds(action) or KEEP.first(action) != good:
            return self.rule() + "-not-now"
        return fleet.why_not_keep(t, seat, good, KEEP.second(action))

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        good = KEEP.first(action)
        fleet.load_goods(t, seat, good, KEEP.second(action))
        fleet.leave_goods(t, seat, good)


class CardDraw(Frame[Seas]):
    """`seat` draws an Adventure card, of which there is one; for the Last Rounds they draw another (S12)."""

    luck = "adventure-cards"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waits_for(self, t: Seas) -> i64:
        return 0 if cards.is_last_rounds_next(t) else CHANCE_BIT

    def advance(self, t: Seas) -> None:
        cards.show_last_rounds(t, self.seat)

    def outcomes(self, t: Seas, odds: Odds) -> None:
        t.deck.odds(odds, DRAW_CARD)

    def shown_to(self, t: Seas) -> i64:
        return 1 << self.seat

    def happen(self, t: Seas, outcome: i64) -> None:
        cards.draw_card(t, self.seat, DRAW_CARD.first(outcome))
        t.pop()
