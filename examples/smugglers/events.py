"""What can happen among smugglers. A `card` is "hidden" from whoever may not read it, and "parried" by a blade."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class CardDrawn(Event, frozen=True):
    follows = "X2"
    seat: Seat
    card: Term


class BidsRevealed(Event, frozen=True):
    follows = "X3"
    reveals = True
    bids: tuple[int, ...]
    seat: Seat


class Offered(Event, frozen=True):
    follows = "X4"
    reveals = True
    seat: Seat
    to: Seat
    cards: tuple[Term, ...]


class CardStolen(Event, frozen=True):
    follows = "X4"
    reveals = True
    seat: Seat
    victim: Seat
    card: Term


class DiceThrown(Event, frozen=True):
    follows = "X5"
    seat: Seat
    dice: tuple[int, ...]
    coins: int


class CardsDiscarded(Event, frozen=True):
    follows = "X6"
    reveals = True
    seat: Seat
    cards: tuple[Term, ...]
