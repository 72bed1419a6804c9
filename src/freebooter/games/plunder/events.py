"""What can happen in Plunder. Hands are hidden (P18): who draws or steals reads the card, the others a public twin."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term

# Set-up


class TileLaid(Event, frozen=True):
    """A tile was laid in a place of the map, turned clockwise by quarters."""

    follows = "P1"
    place: int
    face: str
    quarters: int


class TokenPlaced(Event, frozen=True):
    """An X came to lie on a cell; `why` is "set-up" or "collected"."""

    follows = "P10"
    token: int
    cell: str
    why: str


class StormPlaced(Event, frozen=True):
    follows = "P1"
    cell: str


class OrderRolled(Event, frozen=True):
    follows = "P1"
    seat: Seat
    die: int


class PickingOrderFound(Event, frozen=True):
    """`seat` picks first, then the others counter-clockwise; `first` will play first."""

    follows = "P1"
    seat: Seat
    first: Seat


class IslandPicked(Event, frozen=True):
    follows = "P1"
    seat: Seat
    port: str


# Cards


class CardDrawn(Event, frozen=True):
    """A card from the face-down deck, as its drawer reads it; `why` is "set-up" or "island"."""

    follows = "P2"
    seat: Seat
    resource: Term
    why: str


class HiddenCardDrawn(Event, frozen=True):
    """The same as everyone else reads it."""

    follows = "P2"
    seat: Seat
    why: str


class CardsTaken(Event, frozen=True):
    """Cards from an open stack."""

    follows = "P9"
    seat: Seat
    resource: Term
    count: int


class CardsPaid(Event, frozen=True):
    """Cards from a hand onto the open stacks."""

    follows = "P9"
    reveals = True

    seat: Seat
    cards: tuple[Term, ...]
    why: Term


class DeckRestocked(Event, frozen=True):
    """The face-down deck was empty and got what lay above ten on the open stacks."""

    follows = "P9"
    cards: int


class NothingToDraw(Event, frozen=True):
    """No card is left to draw."""

    follows = "P9"
    seat: Seat


# The turn


class TurnBegun(Event, frozen=True):
    follows = "P2"
    seat: Seat
    round: int


class TurnEnded(Event, frozen=True):
    follows = "P2"
    seat: Seat


class SailingDieRolled(Event, frozen=True):
    follows = "P2"
    seat: Seat
    die: int


class StormMoved(Event, frozen=True):
    follows = "P2"
    cell: str


class ShipSailed(Event, frozen=True):
    follows = "P3"
    seat: Seat
    ship: int
    course: Term
    cell: str


class TollDue(Event, frozen=True):
    """A ship is about to cross the storm's border."""

    follows = "P3"
    seat: Seat
    ship: int
    course: Term


class BarterBegun(Event, frozen=True):
    """`seat` will get a card of this resource from a merchant."""

    follows = "P8"
    seat: Seat
    resource: Term


class ShipBuilt(Event, frozen=True):
    """A new ship came into play; `why` is "set-up", "building" or "castaway"."""

    follows = "P12"
    seat: Seat
    ship: int
    cell: str
    why: str


class PegAdded(Event, frozen=True):
    """`why` is "building" or "card"."""

    follows = "P12"
    seat: Seat
    ship: int
    peg: Term
    count: int
    why: str


class PegLost(Event, frozen=True):
    """`why` is "battle" or "card"."""

    follows = "P4"
    seat: Seat
    ship: int
    peg: Term
    count: int
    why: str


class PointCardGained(Event, frozen=True):
    follows = "P14"
    seat: Seat
    why: Term


class PointCardSpent(Event, frozen=True):
    follows = "P13"
    seat: Seat


# Battle


class IslandAttacked(Event, frozen=True):
    """An attack was declared, which binds (P5); `port` names the island."""

    follows = "P4"
    reveals = True

    seat: Seat
    ship: int
    port: str


class ShipAttacked(Event, frozen=True):
    follows = "P4"
    reveals = True

    seat: Seat
    ship: int
    owner: Seat
    target: int
    cell: str


class BattleFought(Event, frozen=True):
    """The dice of both sides and their scores; `roller` rolled for the defence."""

    follows = "P4"
    seat: Seat
    roller: Seat
    attack: int
    defense: int
    score: int
    opposing: int
    won: bool


class IslandConquered(Event, frozen=True):
    follows = "P4"
    seat: Seat
    port: str


class ShipSunk(Event, frozen=True):
    """`why` is "battle" or "card"."""

    follows = "P4"
    seat: Seat
    ship: int
    cell: str
    why: str


# Talk


class BribeOffered(Event, frozen=True):
    """All cards of the bribe as it stands."""

    follows = "P5"
    reveals = True

    seat: Seat
    attacker: Seat
    cards: tuple[Term, ...]


class BribeRefused(Event, frozen=True):
    follows = "P5"
    seat: Seat
    attacker: Seat


class FightChosen(Event, frozen=True):
    """`seat` offers nothing more."""

    follows = "P5"
    seat: Seat
    attacker: Seat


class OfferBegun(Event, frozen=True):
    """`seat` composes an offer to these players."""

    follows = "P7"
    seat: Seat
    asked: tuple[Seat, ...]


class ThreatBegun(Event, frozen=True):
    follows = "P6"
    seat: Seat
    to: Seat


class ThreatMade(Event, frozen=True):
    follows = "P6"
    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class ThreatDefied(Event, frozen=True):
    follows = "P6"
    seat: Seat
    to: Seat


class OfferMade(Event, frozen=True):
    follows = "P7"
    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class OpenOfferMade(Event, frozen=True):
    follows = "P7"
    reveals = True

    seat: Seat
    asked: tuple[Seat, ...]
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class OfferWithdrawn(Event, frozen=True):
    """A draft was dropped unseen, or all answers to an open offer were; `why` is "trade" or "threat"."""

    follows = "P7"
    seat: Seat
    why: str


class OfferAnswered(Event, frozen=True):
    """`seat` has answered an open offer; the answer is shown with the others' answers."""

    follows = "P7"
    seat: Seat


class OfferAccepted(Event, frozen=True):
    """An answer to an open offer, shown with the others'."""

    follows = "P7"
    reveals = True

    seat: Seat
    to: Seat


class OfferDeclined(Event, frozen=True):
    follows = "P7"
    reveals = True

    seat: Seat
    to: Seat


class CounterOffered(Event, frozen=True):
    """`seat` would rather give and take this."""

    follows = "P7"
    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class CounterDropped(Event, frozen=True):
    follows = "P7"
    seat: Seat
    to: Seat


class CardsExchanged(Event, frozen=True):
    """`seat` gave `give` to `to` and took `take`; `why` is "trade", "threat" or "bribe"."""

    follows = "P7"
    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]
    why: str


class TreatyMade(Event, frozen=True):
    """Peace between the active player and these seats until the turn ends; `why` is as for the exchange."""

    follows = "P7"
    seat: Seat
    partners: tuple[Seat, ...]
    why: str


class TokenReached(Event, frozen=True):
    """A ship collects an X."""

    follows = "P10"
    seat: Seat
    ship: int
    cell: str


# Treasure


class TreasureFound(Event, frozen=True):
    follows = "P11"
    seat: Seat
    ship: int
    card: Term


class StepSkipped(Event, frozen=True):
    """Part of the card could not be carried out."""

    follows = "P11"
    seat: Seat


class ShipRelocated(Event, frozen=True):
    follows = "P11"
    seat: Seat
    ship: int
    cell: str


class ShipStayed(Event, frozen=True):
    """A captain left their ship where it was."""

    follows = "P11"
    seat: Seat
    ship: int


class CompassSpun(Event, frozen=True):
    """`why` is "card" for a ship to be moved, "castaway" for a new one."""

    follows = "P11"
    cell: str
    why: str


class TargetChosen(Event, frozen=True):
    follows = "P11"
    seat: Seat
    owner: Seat
    ship: int


class VictimChosen(Event, frozen=True):
    follows = "P11"
    seat: Seat
    victim: Seat
    count: int


class BlindStealChosen(Event, frozen=True):
    """A thief asks for nothing in particular."""

    follows = "P11"
    seat: Seat
    victim: Seat


class CardsRequested(Event, frozen=True):
    """A thief named the cards they would rather have."""

    follows = "P11"
    reveals = True

    seat: Seat
    victim: Seat
    cards: tuple[Term, ...]


class RequestGranted(Event, frozen=True):
    follows = "P11"
    reveals = True

    seat: Seat
    victim: Seat
    cards: tuple[Term, ...]


class RequestRefused(Event, frozen=True):
    follows = "P11"
    seat: Seat
    victim: Seat


class CardStolen(Event, frozen=True):
    """A blind steal, as thief and victim read it."""

    follows = "P18"
    seat: Seat
    victim: Seat
    resource: Term


class HiddenCardStolen(Event, frozen=True):
    """The same as everyone else reads it."""

    follows = "P18"
    seat: Seat
    victim: Seat


# A captain without a ship, and allies


class DoublesTried(Event, frozen=True):
    """Two dice for a ship."""

    follows = "P13"
    seat: Seat
    first: int
    second: int


class IslandDisowned(Event, frozen=True):
    follows = "P13"
    seat: Seat
    port: str


class IslandAsked(Event, frozen=True):
    """`seat` asked their ally for an island, which counts whatever the ally answers (P23)."""

    follows = "P15"
    reveals = True

    seat: Seat
    owner: Seat
    port: str


class GiftRefused(Event, frozen=True):
    follows = "P15"
    seat: Seat
    owner: Seat


class IslandGifted(Event, frozen=True):
    follows = "P15"
    seat: Seat
    to: Seat
    port: str


# The end


class GameEnded(Event, frozen=True):
    follows = "P14"
    why: Term


class PointsCounted(Event, frozen=True):
    follows = "P14"
    seat: Seat
    ships: int
    islands: int
    cards: int
    points: int


class GameWon(Event, frozen=True):
    follows = "P14"
    seats: tuple[Seat, ...]
    points: int
