"""What a seat can answer in Pirates of the 7 Seas, and what chance can bring."""

from freebooter.core.actions import Action, Outcome
from freebooter.core.message import Seat, Term


class Choose(Action, frozen=True):
    """Choose this character for the round, face down (S17)."""

    character: Term


class Buy(Action, frozen=True):
    """As Shipwright, buy so many ships from your reserve; none is not performing (S3)."""

    ships: int


class BecomeCorsair(Action, frozen=True):
    """As Governor, take this country's tile, a Black Spot and all ships of your reserve (S19)."""

    country: Term


class PlayCaravan(Action, frozen=True):
    """As Captain, play a Caravan card of your hand (S3)."""

    country: Term
    ships: int


class PlayCurse(Action, frozen=True):
    """As Shaman, play a Curse card of your hand (S3)."""

    curse: Term


class PlayPort(Action, frozen=True):
    """As Aborigine, play a Port card of your hand, by its place in the figure set (S3)."""

    port: int


class Decline(Action, frozen=True):
    """Play no card, and take a Black Spot (S3)."""


class Send(Action, frozen=True):
    """Send so many empty ships to plunder (S6)."""

    ships: int


class Keep(Action, frozen=True):
    """Of the goods of this kind just drawn, load so many and discard the rest (S9)."""

    good: Term
    count: int


class Discard(Action, frozen=True):
    """Give up one of your goods (S2, S10)."""

    good: Term


class Sell(Action, frozen=True):
    """As Merchant, sell so many of this good in your sale (S3)."""

    good: Term
    count: int


class Draw(Action, frozen=True):
    """As Cartographer, draw an Adventure card (S3)."""


class TakeGift(Action, frozen=True):
    """Take what the character offers (S4)."""


class LeaveGift(Action, frozen=True):
    """Decline what the character offers (S4)."""


class Bargain(Action, frozen=True):
    """Ritual: sell these two different goods, each at the port's best price for it (S5)."""

    goods: Term


class Perform(Action, frozen=True):
    """Ritual: add a Double Hold or an Unsinkable Ship (S5)."""

    ritual: Term


class Finish(Action, frozen=True):
    """No more rituals (S5)."""


class NameGood(Action, frozen=True):
    """As Shaman, name the good that the Idol wants (S10)."""

    good: Term


class DealDie(Action, frozen=True):
    """As Shaman, give the next player a Tavern die with this face (S10)."""

    face: int


class Begin(Outcome, frozen=True):
    """This seat is the first player (S16)."""

    seat: Seat


class DrawCaravan(Outcome, frozen=True):
    """The next Adventure card is this Caravan."""

    country: Term
    ships: int


class DrawCurse(Outcome, frozen=True):
    """The next Adventure card is this Curse."""

    curse: Term


class DrawPort(Outcome, frozen=True):
    """The next Adventure card is this Port."""

    port: int


class DrawBooty(Outcome, frozen=True):
    """The next Booty card is of this kind."""

    kind: Term
