"""Cards that are paid one by one, kept in a draft until the last: tolls, losses, the merchant's price."""

from mypy_extensions import i64

from freebooter.core.table import CHANCE_BIT, AsksSeat, Frame
from freebooter.games.plunder.events import NothingToDraw
from freebooter.games.plunder.figures import KINDS
from freebooter.games.plunder.rules.cards import any_open_card, draw, pay, restock, surplus, take, total
from freebooter.games.plunder.rules.sailing import sail
from freebooter.games.plunder.rules.talk import add_given, clear_draft, given
from freebooter.games.plunder.space import DISCARD, DRAW_CARD, TAKE_CARD
from freebooter.games.plunder.state import Sea


class Payment(AsksSeat[Sea]):
    """`seat` chooses `count` cards to pay; with the last one they are paid. It cannot be withdrawn (P7)."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if self.is_held(t, kind):
                found.append(DISCARD.at(kind))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not DISCARD.holds(action):
            return self.rule() + "-not-now"
        return "" if self.is_held(t, action - DISCARD.base) else self.rule() + "-not-held"

    def is_held(self, t: Sea, kind: i64) -> bool:
        """Whether the payer has another card of this kind."""
        return t.hands[self.seat].cards[kind] > given(t, self.seat)[kind]

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        add_given(t, seat, action - DISCARD.base)
        cards = given(t, seat)
        if total(cards) == self.count:
            clear_draft(t, seat)
            t.pop()
            self.settle(t, cards)

    def settle(self, t: Sea, cards: tuple[int, ...]) -> None:
        """Pay, and do what was paid for."""
        raise TypeError(f"{type(self).__name__} does not say what is paid for")


class Toll(Payment):
    """Two cards for crossing the storm's border, then the step is made (P3)."""

    follows = "P3"

    def __init__(self, seat: i64, count: i64, ship: i64, course: i64) -> None:
        super().__init__(seat, count)
        self.ship: i64 = ship
        self.course: i64 = course

    def settle(self, t: Sea, cards: tuple[int, ...]) -> None:
        pay(t, self.seat, cards, "for-the-storm")
        sail(t, self.ship, self.course)


class Bartering(Payment):
    """Two cards for one of the merchant's (P8)."""

    follows = "P8"

    def __init__(self, seat: i64, count: i64, kind: i64) -> None:
        super().__init__(seat, count)
        self.kind: i64 = kind

    def settle(self, t: Sea, cards: tuple[int, ...]) -> None:
        pay(t, self.seat, cards, "for-the-merchant")
        take(t, self.seat, self.kind, 1)


class Loss(Payment):
    """Cards that a treasure card takes, of the drawer's choice (P11)."""

    follows = "P11"

    def settle(self, t: Sea, cards: tuple[int, ...]) -> None:
        pay(t, self.seat, cards, "for-the-card")


class TakingCards(Frame[Sea]):
    """`seat` takes cards of his choice from the open stacks, as far as they go (P11, P13)."""

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

    def legal(self, t: Sea, seat: i64) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if not self.why_not_take(t, kind):
                found.append(TAKE_CARD.at(kind))
        return found

    def refuse(self, t: Sea, seat: i64, action: i64) -> str:
        if not TAKE_CARD.holds(action):
            return self.rule() + "-not-now"
        return self.why_not_take(t, action - TAKE_CARD.base)

    def why_not_take(self, t: Sea, kind: i64) -> str:
        """Why a card of this kind may not be taken; "" if it may."""
        if self.but_gold and kind == KINDS - 1:
            return "P11-not-gold"
        return "" if t.stacks[kind] else "P9-stack-empty"

    def answer(self, t: Sea, seat: i64, action: i64) -> None:
        take(t, seat, action - TAKE_CARD.base, 1)
        t.replace(TakingCards(seat, self.left - 1, self.but_gold, self.cites))


class Drawing(Frame[Sea]):
    """`seat` draws cards from the face-down deck, which is restocked when it is empty (P2, P9)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def waits_for(self, t: Sea) -> i64:
        return CHANCE_BIT if self.left and t.deck.size() else 0

    def advance(self, t: Sea) -> None:
        if self.left and total(surplus(t)):
            restock(t)
            return
        if self.left and t.telling:
            t.tell(NothingToDraw(self.seat))
        t.pop()

    def outcomes(self, t: Sea) -> list[tuple[int, int]]:
        return t.deck.odds(DRAW_CARD.base)

    def happen(self, t: Sea, outcome: i64) -> None:
        draw(t, self.seat, outcome - DRAW_CARD.base)
        t.replace(Drawing(self.seat, self.left - 1))
