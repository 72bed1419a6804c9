"""What can happen in Buccaneer. Everyone reads all of it: nothing is hidden but the order of the ships (B3)."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class ShipTurnedUp(Event, frozen=True):
    """A ship card was turned face up in `place`."""

    ship: str
    place: int
    ducats: int
    min_crew: int
    unknown_pay: int
    treasures: tuple[Term, ...]


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


class StackMoved(Event, frozen=True):
    """`seat` put his stack, led by `pirate`, on `owner`'s stack, led by `onto`, and leads `height` pirates now."""

    seat: Seat
    pirate: int
    owner: Seat
    onto: int
    height: int


class CaptainChallenged(Event, frozen=True):
    """`seat` challenged `captain` to board with the stack led by `pirate`."""

    seat: Seat
    captain: Seat
    pirate: int


class StayedLoyal(Event, frozen=True):
    seat: Seat
    captain: Seat


class ShipBoarded(Event, frozen=True):
    """The captain laid the stack led by `pirate` on a ship; its ducats are to be shared out."""

    captain: Seat
    pirate: int
    place: int
    ship: str
    height: int
    ducats: int


class TreasureTaken(Event, frozen=True):
    seat: Seat
    treasure: Term


class CrewPaid(Event, frozen=True):
    """All wages of `seat`'s pirates in the stack, `missing` of them out of the stock."""

    captain: Seat
    seat: Seat
    ducats: int
    missing: int


class CrewDispersed(Event, frozen=True):
    """The discs of the stack went back to their owners as single pirates."""

    captain: Seat


class Skipped(Event, frozen=True):
    """`seat` could neither move nor board."""

    seat: Seat
    why: Term


class Deadlocked(Event, frozen=True):
    """Nobody could move or board: all stacks went back to their owners, unpaid (B7)."""


class GameEnded(Event, frozen=True):
    why: Term


class BootyScored(Event, frozen=True):
    """At the end `seat` got `ducats` for `pieces` of one kind of booty."""

    seat: Seat
    treasure: Term
    pieces: int
    ducats: int


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]
    ducats: int


# Everything that can happen, with the rule it follows.
EVENTS: dict[type[Event], str] = {
    ShipTurnedUp: "B5",
    FirstPlayerNamed: "B1",
    StackMoved: "B2",
    CaptainChallenged: "B6",
    StayedLoyal: "B6",
    ShipBoarded: "B4",
    TreasureTaken: "B4",
    CrewPaid: "B4",
    CrewDispersed: "B5",
    Skipped: "B10",
    Deadlocked: "B7",
    GameEnded: "B5",
    BootyScored: "B8",
    GameWon: "B8",
}
