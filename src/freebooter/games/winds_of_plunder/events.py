"""What can happen in Winds of Plunder. Which card is drawn is whispered to whoever draws it (W14)."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term

# Set-up


class TileLaid(Event, frozen=True):
    """A Victory Point tile was laid at a port or on the rotation bar."""

    place: Term
    tile: str
    vp: int
    items: tuple[Term, ...]


class ShipPlaced(Event, frozen=True):
    seat: Seat
    port: Term


class FirstHolderNamed(Event, frozen=True):
    """`seat` holds Blackbeard's tile from the start."""

    seat: Seat


# Wind


class RoundBegun(Event, frozen=True):
    round: int


class CompassRevealed(Event, frozen=True):
    seat: Seat
    direction: Term
    reveals = True


class BidRevealed(Event, frozen=True):
    seat: Seat
    cubes: int
    reveals = True


class TileAwarded(Event, frozen=True):
    """Blackbeard's tile goes, or stays, to `seat`."""

    seat: Seat


class WindSet(Event, frozen=True):
    direction: Term


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


# Turn


class TurnBegun(Event, frozen=True):
    seat: Seat
    points: int


class BrawlSuffered(Event, frozen=True):
    seat: Seat
    loss: Term


class BonusPointTaken(Event, frozen=True):
    """`seat` uses the extra point of the Largest Crew."""

    seat: Seat


class CardTaken(Event, frozen=True):
    """`seat` spent a point on an Action card."""

    seat: Seat


class CardDrawn(Event, frozen=True):
    """Which card it was; read by the one who drew it alone."""

    seat: Seat
    card: Term


class DeckReshuffled(Event, frozen=True):
    """The discards became the new deck."""

    cards: int


class CubesTaken(Event, frozen=True):
    seat: Seat
    cubes: int


class GustCalled(Event, frozen=True):
    seat: Seat


class Sailed(Event, frozen=True):
    """`seat` sailed to a port; `gust` says that it took a Gust of Wind."""

    seat: Seat
    port: Term
    gust: bool


class TurnEnded(Event, frozen=True):
    seat: Seat


# Arrival


class ItemGained(Event, frozen=True):
    """From a tile or a bought card: `why` is "arrival" or "card"."""

    seat: Seat
    item: Term
    why: str


class ItemWasted(Event, frozen=True):
    """There was no room for it: `why` is "arrival", "boarding" or "card"."""

    seat: Seat
    item: Term
    why: str


class TreasureDrawn(Event, frozen=True):
    """Read by the one who drew it; by everyone if it was known to lie there."""

    seat: Seat
    port: Term


class TreasureTaken(Event, frozen=True):
    """What everyone else reads of a treasure card drawn."""

    seat: Seat


class NoTreasureLeft(Event, frozen=True):
    seat: Seat


class TileScored(Event, frozen=True):
    """`bonus` is the extra point of the Most Provisions."""

    seat: Seat
    port: Term
    vp: int
    bonus: int


class TileRotated(Event, frozen=True):
    """The tile went to the left end of the bar, the one from its right end to the port."""

    port: Term
    tile: str
    vp: int
    items: tuple[Term, ...]


class TreasureScored(Event, frozen=True):
    seat: Seat
    port: Term
    vp: int
    reveals = True


class MapsDidNotFit(Event, frozen=True):
    """None of the treasure cards that `seat` keeps hidden is for this port: everyone knows that now (W23)."""

    seat: Seat
    port: Term
    reveals = True


class BoardingDeclared(Event, frozen=True):
    seat: Seat
    target: Seat


class BoardingRepelled(Event, frozen=True):
    """The target laid so many Secret Caches out of his hand."""

    seat: Seat
    target: Seat
    caches: int
    reveals = True


class ItemPlundered(Event, frozen=True):
    seat: Seat
    target: Seat
    item: Term


class PointsPlundered(Event, frozen=True):
    seat: Seat
    target: Seat
    vp: int


class ReputationGained(Event, frozen=True):
    seat: Seat
    port: Term


class AreaCompleted(Event, frozen=True):
    """`seat` is known in all ports of the area of `port`, as the `rank`th player."""

    seat: Seat
    port: Term
    rank: int
    vp: int


# Items and their advantages


class MarkerTaken(Event, frozen=True):
    seat: Seat
    marker: Term


class MarkerDiscarded(Event, frozen=True):
    seat: Seat
    marker: Term


# Action cards


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: Term
    reveals = True


class PricePaid(Event, frozen=True):
    """`seat` paid so many Victory Points for an item."""

    seat: Seat
    vp: int


class CrewSpent(Event, frozen=True):
    """`seat` paid one Crew for a card."""

    seat: Seat


class ItemLost(Event, frozen=True):
    """Misfire, Mutiny or Rats: the target lost an item."""

    target: Seat
    item: Term


class TilesSwitched(Event, frozen=True):
    one: Term
    other: Term


class PointsGained(Event, frozen=True):
    """The crew was put to the test."""

    seat: Seat
    points: int


class CacheLaid(Event, frozen=True):
    """`seat` has so many Secret Caches in play now."""

    seat: Seat
    caches: int


class CachesRemoved(Event, frozen=True):
    """So many Secret Caches in front of `seat` were discarded."""

    seat: Seat
    caches: int


class CardsDiscarded(Event, frozen=True):
    """What the Storm took from `seat`."""

    seat: Seat
    cards: tuple[Term, ...]
    reveals = True


class ItemsTraded(Event, frozen=True):
    seat: Seat
    target: Seat
    give: Term
    take: Term


class BrawlBrewed(Event, frozen=True):
    """A Tavern Brawl lies in front of the target until his next turn."""

    target: Seat


class CubesStolen(Event, frozen=True):
    seat: Seat
    target: Seat
    cubes: int


# The end


class GameEnded(Event, frozen=True):
    why: Term


class BonusScored(Event, frozen=True):
    """At the end `seat` got points for what he has left."""

    seat: Seat
    source: Term
    vp: int


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]
    vp: int


# Everything that can happen, with the rule it follows.
EVENTS: dict[type[Event], str] = {
    TileLaid: "W20",
    ShipPlaced: "W20",
    FirstHolderNamed: "W2",
    RoundBegun: "W18",
    CompassRevealed: "W1",
    BidRevealed: "W1",
    TileAwarded: "W1",
    WindSet: "W1",
    FirstPlayerNamed: "W18",
    TurnBegun: "W3",
    BrawlSuffered: "W17",
    BonusPointTaken: "W6",
    CardTaken: "W12",
    CardDrawn: "W12",
    DeckReshuffled: "W12",
    CubesTaken: "W4",
    GustCalled: "W5",
    Sailed: "W19",
    TurnEnded: "W3",
    ItemGained: "W7",
    ItemWasted: "W7",
    TreasureDrawn: "W7",
    TreasureTaken: "W7",
    NoTreasureLeft: "W7",
    TileScored: "W7",
    TileRotated: "W7",
    TreasureScored: "W7",
    MapsDidNotFit: "W23",
    BoardingDeclared: "W8",
    BoardingRepelled: "W16",
    ItemPlundered: "W8",
    PointsPlundered: "W8",
    ReputationGained: "W9",
    AreaCompleted: "W9",
    MarkerTaken: "W10",
    MarkerDiscarded: "W10",
    CardPlayed: "W12",
    PricePaid: "W12",
    CrewSpent: "W12",
    ItemLost: "W12",
    TilesSwitched: "W12",
    PointsGained: "W12",
    CacheLaid: "W12",
    CachesRemoved: "W10",
    CardsDiscarded: "W12",
    ItemsTraded: "W12",
    BrawlBrewed: "W12",
    CubesStolen: "W12",
    GameEnded: "W15",
    BonusScored: "W15",
    GameWon: "W15",
}
