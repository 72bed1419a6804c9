"""What can happen among smugglers. `card` "hidden" is the public twin of a card that only some may read."""

from typing import ClassVar

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Term


class BidsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    seat: Seat


class OfferOpened(Event, frozen=True):
    seat: Seat
    to: Seat


class OfferMade(Event, frozen=True):
    seat: Seat
    to: Seat
    count: int
    cards: tuple[Term, ...]


class OfferEnded(Event, frozen=True):
    seat: Seat
    to: Seat
    why: Term


class TheftAttempted(Event, frozen=True):
    seat: Seat
    victim: Seat


class TheftParried(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat


class CardStolen(Event, frozen=True):
    seat: Seat
    victim: Seat
    card: Term


class DiceCalled(Event, frozen=True):
    seat: Seat


class DiceThrown(Event, frozen=True):
    """`dice` are x, y, face of each die; the one nearer the middle pays its face."""

    seat: Seat
    dice: tuple[int, ...]
    coins: int


class CardsDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Term, ...]


class GameEnded(Event, frozen=True):
    seats: tuple[Seat, ...]


EVENTS = (
    CardDrawn,
    BidsRevealed,
    OfferOpened,
    OfferMade,
    OfferEnded,
    TheftAttempted,
    TheftParried,
    CardStolen,
    DiceCalled,
    DiceThrown,
    CardsDiscarded,
    GameEnded,
)
