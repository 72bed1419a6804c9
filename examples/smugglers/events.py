"""What can happen among smugglers. A `card` is "hidden" from whoever may not read it, and "parried" by a blade."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Term


class BidsRevealed(Event, frozen=True):
    reveals = True
    bids: tuple[int, ...]
    seat: Seat


class Offered(Event, frozen=True):
    reveals = True
    seat: Seat
    to: Seat
    cards: tuple[Term, ...]


class CardStolen(Event, frozen=True):
    reveals = True
    seat: Seat
    victim: Seat
    card: Term


class DiceThrown(Event, frozen=True):
    seat: Seat
    dice: tuple[int, ...]
    coins: int


class CardsDiscarded(Event, frozen=True):
    reveals = True
    seat: Seat
    cards: tuple[Term, ...]


EVENTS: dict[type[Event], str] = {
    CardDrawn: "X2",
    BidsRevealed: "X3",
    Offered: "X4",
    CardStolen: "X4",
    DiceThrown: "X5",
    CardsDiscarded: "X6",
}
