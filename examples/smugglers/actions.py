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
    """The leader opens their offer, or the neighbour lets them have their way."""


class Refuse(Action, frozen=True):
    """The neighbour shows a blade."""


class Discard(Action, frozen=True):
    card: Term


class Draw(Outcome, frozen=True):
    card: Term


SPACE, CHANCES = Space("actions"), Space("chances")
BID = SPACE.block(Bid, range(HIGHEST_BID + 1), rule="X3")
PICK = SPACE.block(Pick, KINDS, rule="X4")
AGREE = SPACE.block(Agree, rule="X4")
REFUSE = SPACE.block(Refuse, rule="X4")
DISCARD = SPACE.block(Discard, KINDS, rule="X6")
DRAW = CHANCES.block(Draw, KINDS)
