"""Cards that are paid one by one, kept in a draft until the last: tolls, losses, the merchant's price."""

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
from freebooter.core.rows import Row, row_of, total
from freebooter.core.table import CHANCE_BIT, AsksSeat, Frame
from freebooter.games.plunder.events import NothingToDraw
from freebooter.games.plunder.figures import GOLD, KINDS
from freebooter.games.plunder.rules.cards import any_open_card, draw, pay, restock, surplus, take
from freebooter.games.plunder.rules.sailing import sail
from freebooter.games.plunder.rules.talk import add_given, clear_draft, count_given, given, is_free_to_give
from freebooter.games.plunder.space import DISCARD, DRAW_CARD, TAKE_CARD
from freebooter.games.plunder.state import Sea


class Payment(AsksSeat[Sea]):
    """`seat` chooses `count` cards to pay; with the last one they are paid. It cannot be withdrawn (P7)."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for kind in range(KINDS):
            if is_free_to_give(t, seat, kind, 0):
                found.add(DISCARD.at(kind))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not DISCARD.holds(action):
            return self.rule() + "-not-now"
        return "" if is_free_to_give(t, seat, DISCARD.first(action), 0) else self.rule() + "-not-held"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        add_given(t, seat, DISCARD.first(action))
        if count_given(t, seat) == self.count:
            cards = row_of(given(t, seat))
            clear_draft(t, seat)
            t.pop()
            self.settle(t, cards)

    def settle(self, t: Sea, cards: Row) -> None:
        """Pay, and do what was paid for."""
        raise TypeError(f"{type(self).__name__} does not say what is paid for")


class Toll(Payment):
    """Two cards for crossing the storm's border, then the step is made (P3)."""

    follows = "P3"

    def __init__(self, seat: i64, count: i64, ship: i64, course: i64) -> None:
        super().__init__(seat, count)
        self.ship: i64 = ship
        self.course: i64 = course

    def settle(self, t: Sea, cards: Row) -> None:
        pay(t, self.seat, cards, "for-the-storm")
        sail(t, self.ship, self.course)


class Bartering(Payment):
    """Two cards for one of the merchant's (P8)."""

    follows = "P8"

    def __init__(self, seat: i64, count: i64, kind: i64) -> None:
        super().__init__(seat, count)
        self.kind: i64 = kind

    def settle(self, t: Sea, cards: Row) -> None:
        pay(t, self.seat, cards, "for-the-merchant")
        take(t, self.seat, self.kind, 1)


class Loss(Payment):
    """Cards that a treasure card takes, of the drawer's choice (P11)."""

    follows = "P11"

    def settle(self, t: Sea, cards: Row) -> None:
        pay(t, self.seat, cards, "for-the-card")


class TakingCards(Frame[Sea]):
    """`seat` takes cards of their choice from the open stacks, as far as they go (P11, P13)."""

    def __init__(self, seat: i64, left: i64, but_gold: bool, cites: str) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.but_gold = but_gold
        self.cites = cites

    def waits_for(self, t: Sea) -> i64:
        return 1 << self.seat if self.left and any_open_card(t, self.but_gold) else 0

    def advance(self, t: Sea) -> None:
        t.pop()

    def rule(self) -> str:
        return self.cites

    def legal(self, t: Sea, seat: i64, found: Numbers) -> None:
        for kind in range(KINDS):
            if not self.why_not_take(t, kind):
                found.add(TAKE_CARD.at(kind))

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not TAKE_CARD.holds(action):
            return self.rule() + "-not-now"
        return self.why_not_take(t, TAKE_CARD.first(action))

    def why_not_take(self, t: Sea, kind: i64) -> str:
        """Why a card of this kind may not be taken; "" if it may."""
        if self.but_gold and kind == GOLD:
            return "P11-not-gold"
        return "" if t.stacks[kind] else "P9-stack-empty"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        take(t, seat, TAKE_CARD.first(action), 1)
        t.replace(TakingCards(seat, self.left - 1, self.but_gold, self.cites))


class Drawing(Frame[Sea]):
    """`seat` draws cards from the face-down deck, which is restocked when it is empty (P2, P9)."""

    luck = "resource-cards"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if self.left and not t.deck.is_empty() else 0

    def advance(self, t: Sea) -> None:
        if self.left and total(surplus(t)):
            restock(t)
            return
        if self.left and t.telling:
            t.tell(NothingToDraw(self.seat))
        t.pop()

    def outcomes(self, t: Sea, odds: Odds) -> None:
        t.deck.odds(odds, DRAW_CARD)

    def shown_to(self, t: Sea) -> i64:
        return 1 << self.seat

    def happen(self, t: Sea, outcome: i64) -> None:
        draw(t, self.seat, DRAW_CARD.first(outcome))
        t.replace(Drawing(self.seat, self.left - 1))
