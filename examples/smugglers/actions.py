"""What a smuggler can answer and what chance can bring, all of it numbered."""

from freebooter.core.actions import Action, Outcome
from freebooter.core.message import Term
from freebooter.core.space import Space

KINDS = ("tea", "silk", "spice", "blade")
HIGHEST_BID = 3


class Bid(Action, frozen=True):
    coins: int


class Pick(Action, frozen=True):
    card: Term


class Agree(Action, frozen=True):
    pass


class Refuse(Action, frozen=True):
    pass


class Discard(Action, frozen=True):
    card: Term


class Draw(Outcome, frozen=True):
    card: Term


ACTIONS: dict[type[Action], str] = {Bid: "X3", Pick: "X4", Agree: "X4", Refuse: "X4", Discard: "X6"}
SPACE = Space("actions")
BID = SPACE.block(Bid, range(HIGHEST_BID + 1))
PICK = SPACE.block(Pick, KINDS)
AGREE = SPACE.block(Agree)
REFUSE = SPACE.block(Refuse)
DISCARD = SPACE.block(Discard, KINDS)
CHANCES = Space("chances")
DRAW = CHANCES.block(Draw, KINDS)
