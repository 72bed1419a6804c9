"""What a seat can answer in Plunder, and what chance can bring. Cells are called A1 to L18."""

from freebooter.core.actions import Action, Outcome
from freebooter.core.message import Seat, Term

# The turn


class PickIsland(Action, frozen=True):
    """Start from the one-skull island with this port (P1)."""

    port: str


class Roll(Action, frozen=True):
    """Roll the sailing die (P2)."""


class Sail(Action, frozen=True):
    """Sail one space with one of your ships (P3)."""

    ship: int
    course: Term


class Discard(Action, frozen=True):
    """Add a card to what you pay: a toll, a loss, or two cards for the merchant (P3, P8, P11)."""

    resource: Term


class EndTurn(Action, frozen=True):
    """You are through (P2)."""


# Building


class BuildShip(Action, frozen=True):
    """Pay for a new ship; where it goes is asked next (P12)."""


class Build(Action, frozen=True):
    """Pay for a peg and add it to a ship (P12)."""

    peg: Term
    ship: int


class Place(Action, frozen=True):
    """Put the ship there (P11, P12, P13)."""

    cell: str


class BuryTreasure(Action, frozen=True):
    """Exchange gold for a Plunder Point card (P2)."""


class Barter(Action, frozen=True):
    """At a merchant: get a card of this resource for two cards, which are asked next (P8)."""

    resource: Term


# Battle


class AttackShip(Action, frozen=True):
    """Attack ship `target` of `seat` with your `ship` (P4)."""

    ship: int
    seat: Seat
    target: int


class AttackIsland(Action, frozen=True):
    """Attack the island in whose port your `ship` lies (P4)."""

    ship: int


class Fight(Action, frozen=True):
    """Offer nothing more: let the dice decide (P5)."""


# Talk


class OfferTrade(Action, frozen=True):
    """Begin an offer to one player (P7)."""

    seat: Seat


class OfferToAll(Action, frozen=True):
    """Begin an offer to everyone who may trade with you (P7)."""


class Threaten(Action, frozen=True):
    """Begin a demand: cards, or else an attack (P6)."""

    seat: Seat


class Give(Action, frozen=True):
    """Add a card of yours to the draft."""

    resource: Term


class Ask(Action, frozen=True):
    """Add a card of the other's to the draft."""

    resource: Term


class Propose(Action, frozen=True):
    """Show the draft: it is an offer now."""


class Withdraw(Action, frozen=True):
    """Drop the draft."""


class Accept(Action, frozen=True):
    """Agree."""


class Decline(Action, frozen=True):
    """Do not agree."""


class DealWith(Action, frozen=True):
    """Choose this player's answer to your open offer (P7)."""

    seat: Seat


# Treasure


class Collect(Action, frozen=True):
    """Collect an X with your ship (P10)."""

    ship: int
    token: int


class TakeCard(Action, frozen=True):
    """Take a card from an open stack (P11, P13)."""

    resource: Term


class ChooseShip(Action, frozen=True):
    """Choose one of your ships for what the card gives (P11)."""

    ship: int


class ChooseTarget(Action, frozen=True):
    """Choose an opponent's ship for what the card does (P11)."""

    seat: Seat
    ship: int


class Strip(Action, frozen=True):
    """Lose this peg (P11)."""

    peg: Term


class StealFrom(Action, frozen=True):
    """Choose whom to steal from (P11)."""

    seat: Seat


class StealBlind(Action, frozen=True):
    """Steal without a request (P11)."""


class Stay(Action, frozen=True):
    """Leave the ship where it is (P11)."""


# A captain without a ship, and allies


class SwapPoint(Action, frozen=True):
    """Exchange a Plunder Point card for a ship (P13)."""


class SwapGold(Action, frozen=True):
    """Exchange gold for a ship (P13)."""


class Disown(Action, frozen=True):
    """Give up the island with this port for a ship (P13)."""

    port: str


class GiftIsland(Action, frozen=True):
    """Give the island with this port to the ally whose ship lies there (P15)."""

    port: str


class AskIsland(Action, frozen=True):
    """Ask the ally in whose port your ship lies for the island (P15)."""

    ship: int


# Chance


class LayTile(Outcome, frozen=True):
    """The next tile of the map: its face, by its place in the figure set, turned clockwise by quarters."""

    face: int
    quarters: int


class Spin(Outcome, frozen=True):
    """The compasses show this cell."""

    cell: str


class RollDie(Outcome, frozen=True):
    """One die."""

    die: int


class RollDice(Outcome, frozen=True):
    """Two dice: attack and defense, or those of a captain without a ship."""

    first: int
    second: int


class DrawCard(Outcome, frozen=True):
    """The top card of the face-down deck."""

    resource: Term


class StealCard(Outcome, frozen=True):
    """The card that a thief picks blindly."""

    resource: Term


class DrawTreasure(Outcome, frozen=True):
    """The top treasure card, by its place in the figure set."""

    card: int
