"""What a smuggler can answer, and what chance can bring."""

from freebooter.core.actions import Action, Outcome
from freebooter.core.message import Seat, Term


class Bid(Action, frozen=True):
    coins: int


class Steal(Action, frozen=True):
    seat: Seat


class Offer(Action, frozen=True):
    seat: Seat


class ThrowDice(Action, frozen=True):
    pass


class Add(Action, frozen=True):
    card: Term


class Propose(Action, frozen=True):
    pass


class Withdraw(Action, frozen=True):
    pass


class Accept(Action, frozen=True):
    pass


class Decline(Action, frozen=True):
    pass


class Parry(Action, frozen=True):
    pass


class Yield(Action, frozen=True):
    pass


class Discard(Action, frozen=True):
    card: Term


class Draw(Outcome, frozen=True):
    card: Term


class Pluck(Outcome, frozen=True):
    card: Term
