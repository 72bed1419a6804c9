"""What can happen in Buccaneer. Everyone reads all of it: nothing is hidden but the order of the ships (B3)."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class ShipTurnedUp(Event, frozen=True):
    """A ship card was turned face up in `place`."""

    follows = "B5"
    ship: str
    place: int
    ducats: int
    min_crew: int
    unknown_pay: int
    treasures: tuple[Term, ...]


class FirstPlayerNamed(Event, frozen=True):
    follows = "B1"
    seat: Seat


class StackMoved(Event, frozen=True):
    """`seat` put their stack, led by `pirate`, on `owner`'s stack, led by `onto`, and leads `height` pirates now."""

    follows = "B2"
    seat: Seat
    pirate: int
    owner: Seat
    onto: int
    height: int


class CaptainChallenged(Event, frozen=True):
    """`seat` challenged `captain` to board with the stack led by `pirate`."""

    follows = "B6"
    seat: Seat
    captain: Seat
    pirate: int


class StayedLoyal(Event, frozen=True):
    follows = "B6"
    seat: Seat
    captain: Seat


class ShipBoarded(Event, frozen=True):
    """The captain laid the stack led by `pirate` on a ship; its ducats are to be shared out."""

    follows = "B4"
    captain: Seat
    pirate: int
    place: int
    ship: str
    height: int
    ducats: int


class TreasureTaken(Event, frozen=True):
    follows = "B4"
    seat: Seat
    treasure: Term


class CrewPaid(Event, frozen=True):
    """All wages of `seat`'s pirates in the stack, `missing` of them out of the stock."""

    follows = "B4"
    captain: Seat
    seat: Seat
    ducats: int
    missing: int


class CrewDispersed(Event, frozen=True):
    """The discs of the stack went back to their owners as single pirates."""

    follows = "B5"
    captain: Seat


class Skipped(Event, frozen=True):
    """`seat` could neither move nor board."""

    follows = "B10"
    seat: Seat
    why: Term


class Deadlocked(Event, frozen=True):
    """Nobody could move or board: all stacks went back to their owners, unpaid (B7)."""

    follows = "B7"


class GameEnded(Event, frozen=True):
    follows = "B5"
    why: Term


class BootyScored(Event, frozen=True):
    """At the end `seat` got `ducats` for `pieces` of one kind of booty."""

    follows = "B8"
    seat: Seat
    treasure: Term
    pieces: int
    ducats: int


class GameWon(Event, frozen=True):
    follows = "B8"
    seats: tuple[Seat, ...]
    ducats: int
