"""What can happen in Plunder. Hands are hidden (P18): who draws or steals reads the card, the others a public twin."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term

# Set-up


class TileLaid(Event, frozen=True):
    """A tile was laid in a place of the map, turned clockwise by quarters."""

    place: int
    face: str
    quarters: int


class TokenPlaced(Event, frozen=True):
    """An X came to lie on a cell."""

    token: int
    cell: str


class StormPlaced(Event, frozen=True):
    cell: str


class OrderRolled(Event, frozen=True):
    seat: Seat
    die: int


class PickingOrderFound(Event, frozen=True):
    """`seat` picks first, then the others counter-clockwise; `first` will play first."""

    seat: Seat
    first: Seat


class IslandPicked(Event, frozen=True):
    seat: Seat
    port: str


# Cards


class CardDrawn(Event, frozen=True):
    """A card from the face-down deck, as its drawer reads it."""

    seat: Seat
    resource: Term


class HiddenCardDrawn(Event, frozen=True):
    """The same as everyone else reads it."""

    seat: Seat


class CardsTaken(Event, frozen=True):
    """Cards from an open stack."""

    seat: Seat
    resource: Term
    count: int


class CardsPaid(Event, frozen=True):
    """Cards from a hand onto the open stacks."""

    reveals = True

    seat: Seat
    cards: tuple[Term, ...]
    why: Term


class DeckRestocked(Event, frozen=True):
    """The face-down deck was empty and got what lay above ten on the open stacks."""

    cards: int


class NothingToDraw(Event, frozen=True):
    """No card is left to draw."""

    seat: Seat


# The turn


class TurnBegun(Event, frozen=True):
    seat: Seat
    round: int


class TurnEnded(Event, frozen=True):
    seat: Seat


class SailingDieRolled(Event, frozen=True):
    seat: Seat
    die: int


class StormMoved(Event, frozen=True):
    cell: str


class ShipSailed(Event, frozen=True):
    seat: Seat
    ship: int
    course: Term
    cell: str


class TollDue(Event, frozen=True):
    """A ship is about to cross the storm's border."""

    seat: Seat
    ship: int
    course: Term


class BarterBegun(Event, frozen=True):
    """`seat` will get a card of this resource from a merchant."""

    seat: Seat
    resource: Term


class ShipBuilt(Event, frozen=True):
    """A new ship came into play."""

    seat: Seat
    ship: int
    cell: str


class PegAdded(Event, frozen=True):
    seat: Seat
    ship: int
    peg: Term
    count: int


class PegLost(Event, frozen=True):
    """`why` is "battle" or "card"."""

    seat: Seat
    ship: int
    peg: Term
    count: int
    why: str


class PointCardGained(Event, frozen=True):
    seat: Seat
    why: Term


class PointCardSpent(Event, frozen=True):
    seat: Seat


# Battle


class IslandAttacked(Event, frozen=True):
    """An attack was declared, which binds (P5); `port` names the island."""

    reveals = True

    seat: Seat
    ship: int
    port: str


class ShipAttacked(Event, frozen=True):
    reveals = True

    seat: Seat
    ship: int
    owner: Seat
    target: int
    cell: str


class BattleFought(Event, frozen=True):
    """The dice of both sides and their scores; `roller` rolled for the defence."""

    seat: Seat
    roller: Seat
    attack: int
    defense: int
    score: int
    opposing: int
    won: bool


class IslandConquered(Event, frozen=True):
    seat: Seat
    port: str


class ShipSunk(Event, frozen=True):
    """`why` is "battle" or "card"."""

    seat: Seat
    ship: int
    cell: str
    why: str


# Talk


class BribeOffered(Event, frozen=True):
    """All cards of the bribe as it stands."""

    reveals = True

    seat: Seat
    attacker: Seat
    cards: tuple[Term, ...]


class BribeRefused(Event, frozen=True):
    seat: Seat
    attacker: Seat


class FightChosen(Event, frozen=True):
    """`seat` offers nothing more."""

    seat: Seat
    attacker: Seat


class OfferBegun(Event, frozen=True):
    """`seat` composes an offer to these players."""

    seat: Seat
    asked: tuple[Seat, ...]


class ThreatBegun(Event, frozen=True):
    seat: Seat
    to: Seat


class ThreatMade(Event, frozen=True):
    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class ThreatDefied(Event, frozen=True):
    seat: Seat
    to: Seat


class OfferMade(Event, frozen=True):
    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class OpenOfferMade(Event, frozen=True):
    reveals = True

    seat: Seat
    asked: tuple[Seat, ...]
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class OfferWithdrawn(Event, frozen=True):
    """A draft was dropped unseen."""

    seat: Seat


class OfferAnswered(Event, frozen=True):
    """`seat` has made up his mind about an open offer; how, is shown with the others' answers."""

    seat: Seat


class OfferAccepted(Event, frozen=True):
    """An answer to an open offer, shown with the others'."""

    reveals = True

    seat: Seat
    to: Seat


class OfferDeclined(Event, frozen=True):
    reveals = True

    seat: Seat
    to: Seat


class CounterOffered(Event, frozen=True):
    """`seat` would rather give and take this."""

    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]


class CounterDropped(Event, frozen=True):
    seat: Seat
    to: Seat


class CardsExchanged(Event, frozen=True):
    """`seat` gave `give` to `to` and took `take`; `why` is "trade", "threat" or "bribe"."""

    reveals = True

    seat: Seat
    to: Seat
    give: tuple[Term, ...]
    take: tuple[Term, ...]
    why: str


class TreatyMade(Event, frozen=True):
    """Peace between the active player and these seats until the turn ends."""

    seat: Seat
    partners: tuple[Seat, ...]


class TokenReached(Event, frozen=True):
    """A ship collects an X."""

    seat: Seat
    ship: int
    cell: str


# Treasure


class TreasureFound(Event, frozen=True):
    seat: Seat
    ship: int
    card: Term


class StepSkipped(Event, frozen=True):
    """Part of the card could not be carried out."""

    seat: Seat


class ShipRelocated(Event, frozen=True):
    seat: Seat
    ship: int
    cell: str


class ShipStayed(Event, frozen=True):
    """A captain left his ship where it was."""

    seat: Seat
    ship: int


class CompassSpun(Event, frozen=True):
    """`why` is "card" for a ship to be moved, "castaway" for a new one."""

    cell: str
    why: str


class TargetChosen(Event, frozen=True):
    seat: Seat
    owner: Seat
    ship: int


class VictimChosen(Event, frozen=True):
    seat: Seat
    victim: Seat
    count: int


class BlindStealChosen(Event, frozen=True):
    """A thief asks for nothing in particular."""

    seat: Seat
    victim: Seat


class CardsRequested(Event, frozen=True):
    """A thief named the cards he would rather have."""

    reveals = True

    seat: Seat
    victim: Seat
    cards: tuple[Term, ...]


class RequestGranted(Event, frozen=True):
    reveals = True

    seat: Seat
    victim: Seat
    cards: tuple[Term, ...]


class RequestRefused(Event, frozen=True):
    seat: Seat
    victim: Seat


class CardStolen(Event, frozen=True):
    """A blind steal, as thief and victim read it."""

    seat: Seat
    victim: Seat
    resource: Term


class HiddenCardStolen(Event, frozen=True):
    """The same as everyone else reads it."""

    seat: Seat
    victim: Seat


# A captain without a ship, and allies


class DoublesTried(Event, frozen=True):
    """Two dice for a ship."""

    seat: Seat
    first: int
    second: int


class IslandDisowned(Event, frozen=True):
    seat: Seat
    port: str


class IslandAsked(Event, frozen=True):
    """`seat` asked his ally for an island, which counts whatever he answers (P23)."""

    reveals = True

    seat: Seat
    owner: Seat
    port: str


class GiftRefused(Event, frozen=True):
    seat: Seat
    owner: Seat


class IslandGifted(Event, frozen=True):
    seat: Seat
    to: Seat
    port: str


# The end


class GameEnded(Event, frozen=True):
    why: Term


class PointsCounted(Event, frozen=True):
    seat: Seat
    ships: int
    islands: int
    cards: int
    points: int


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]
    points: int


# Everything that can happen, with the rule it follows.
EVENTS: dict[type[Event], str] = {
    TileLaid: "P1",
    TokenPlaced: "P10",
    StormPlaced: "P1",
    OrderRolled: "P1",
    PickingOrderFound: "P1",
    IslandPicked: "P1",
    CardDrawn: "P2",
    HiddenCardDrawn: "P2",
    CardsTaken: "P9",
    CardsPaid: "P9",
    DeckRestocked: "P9",
    NothingToDraw: "P9",
    TurnBegun: "P2",
    TurnEnded: "P2",
    SailingDieRolled: "P2",
    StormMoved: "P2",
    ShipSailed: "P3",
    TollDue: "P3",
    BarterBegun: "P8",
    ShipBuilt: "P12",
    PegAdded: "P12",
    PegLost: "P4",
    PointCardGained: "P14",
    PointCardSpent: "P13",
    IslandAttacked: "P4",
    ShipAttacked: "P4",
    BattleFought: "P4",
    IslandConquered: "P4",
    ShipSunk: "P4",
    BribeOffered: "P5",
    BribeRefused: "P5",
    FightChosen: "P5",
    OfferBegun: "P7",
    ThreatBegun: "P6",
    ThreatMade: "P6",
    ThreatDefied: "P6",
    OfferMade: "P7",
    OpenOfferMade: "P7",
    OfferWithdrawn: "P7",
    OfferAnswered: "P7",
    OfferAccepted: "P7",
    OfferDeclined: "P7",
    CounterOffered: "P7",
    CounterDropped: "P7",
    CardsExchanged: "P7",
    TreatyMade: "P7",
    TokenReached: "P10",
    TreasureFound: "P11",
    StepSkipped: "P11",
    ShipRelocated: "P11",
    ShipStayed: "P11",
    CompassSpun: "P11",
    TargetChosen: "P11",
    VictimChosen: "P11",
    BlindStealChosen: "P11",
    CardsRequested: "P11",
    RequestGranted: "P11",
    RequestRefused: "P11",
    CardStolen: "P18",
    HiddenCardStolen: "P18",
    DoublesTried: "P13",
    IslandDisowned: "P13",
    IslandAsked: "P15",
    GiftRefused: "P15",
    IslandGifted: "P15",
    GameEnded: "P14",
    PointsCounted: "P14",
    GameWon: "P14",
}
