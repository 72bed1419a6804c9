"""The gift that a character offers to whoever performs its action alone (S4)."""

from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.table import Frame
from freebooter.games.seven_seas.events import GiftLeft, GiftTaken
from freebooter.games.seven_seas.flow.cargo import BootyDraw, CardDraw, settle_fleet
from freebooter.games.seven_seas.rules import characters, fleet
from freebooter.games.seven_seas.space import LEAVE_GIFT, TAKE_GIFT
from freebooter.games.seven_seas.state import ABORIGINE, CARTOGRAPHER, SHIPWRIGHT, Seas

# What a character offers, as a term; the others' gifts are simply taken (S4).
GIFTS: Final = ("gift-ship", "", "", "gift-booty", "", "gift-chest", "gift-card")


class Gift(Frame[Seas]):
    """The announced character's gift is offered `left` times more if there is one; each may be declined (S4, S22)."""

    follows = "S4"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def waits_for(self, t: Seas) -> i64:
        return 1 << self.seat if self.left and self.is_there(t) else 0

    def advance(self, t: Seas) -> None:
        t.pop()

    def is_there(self, t: Seas) -> bool:
        """Whether the gift can be given."""
        if t.announced == SHIPWRIGHT:
            return t.reserve[self.seat] > 0
        if t.announced == ABORIGINE:
            return fleet.booty_is_left(t)
        return t.announced != CARTOGRAPHER or not t.deck.is_empty()

    def legal(self, t: Seas, seat: i64, found: Numbers) -> None:
        found.add(TAKE_GIFT.at())
        found.add(LEAVE_GIFT.at())

    def answer(self, t: Seas, seat: i64, action: i64) -> None:
        t.replace(Gift(seat, self.left - 1))
        if TAKE_GIFT.holds(action):
            self.give(t, seat)
        elif t.telling:
            t.tell(GiftLeft(seat, GIFTS[t.announced]))

    def give(self, t: Seas, seat: i64) -> None:
        """A gift is taken: a card to draw, a ship or a chest."""
        is_drawn = t.announced == ABORIGINE or t.announced == CARTOGRAPHER
        if not is_drawn:
            characters.give(t, seat, t.announced)
        if t.telling:
            t.tell(GiftTaken(seat, GIFTS[t.announced]))
        if not is_drawn:
            settle_fleet(t, seat)
        elif t.announced == ABORIGINE:
            t.push(BootyDraw(seat, 1))
        else:
            t.push(CardDraw(seat))
