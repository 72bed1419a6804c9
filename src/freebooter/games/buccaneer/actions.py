"""What a seat can answer in Buccaneer, and what chance can bring."""

from freebooter.core.actions import Action, Outcome
from freebooter.core.message import Seat, Term


class Move(Action, frozen=True):
    """Put your own stack, led by `pirate`, on the stack of another `seat`, led by its pirate `onto` (B2)."""

    pirate: int
    seat: Seat
    onto: int


class Board(Action, frozen=True):
    """Board the face-up ship in place `ship` with your stack led by `pirate` (B4)."""

    pirate: int
    ship: int


class Take(Action, frozen=True):
    """As captain, choose one of the two treasures pictured (B4)."""

    treasure: Term


class Challenge(Action, frozen=True):
    """Mutiny: force the captain to board this turn (B6)."""


class StayLoyal(Action, frozen=True):
    """Let the captain choose freely (B6)."""


class TurnUp(Outcome, frozen=True):
    """The ship with this place in the figure set is turned up."""

    ship: int


class Begin(Outcome, frozen=True):
    """This seat begins (B1)."""

    seat: Seat
