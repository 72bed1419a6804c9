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


class OfferMade(Event, frozen=True):
    seat: Seat
    to: Seat
    count: int
    cards: tuple[Term, ...]


class OfferEnded(Event, frozen=True):
    seat: Seat
    to: Seat
    answer: Term


class TheftParried(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat


class CardStolen(Event, frozen=True):
    seat: Seat
    victim: Seat
    card: Term


class DiceThrown(Event, frozen=True):
    seat: Seat
    dice: tuple[int, ...]
    coins: int


class CardsDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Term, ...]


RULES: dict[type[Event], str] = {
    CardDrawn: "X2",
    BidsRevealed: "X3",
    OfferMade: "X4",
    OfferEnded: "X4",
    TheftParried: "X5",
    CardStolen: "X5",
    DiceThrown: "X6",
    CardsDiscarded: "X7",
}
