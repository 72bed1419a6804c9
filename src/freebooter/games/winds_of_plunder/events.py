"""What can happen in Winds of Plunder. Which card is drawn is whispered to whoever draws it (W14)."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term

# Set-up


class TileLaid(Event, frozen=True):
    """A Victory Point tile was laid at a port or on the rotation bar."""

    follows = "W20"
    place: Term
    tile: str
    vp: int
    items: tuple[Term, ...]


class ShipPlaced(Event, frozen=True):
    follows = "W20"
    seat: Seat
    port: Term


class FirstHolderNamed(Event, frozen=True):
    """`seat` holds Blackbeard's tile from the start."""

    follows = "W2"
    seat: Seat


# Wind


class RoundBegun(Event, frozen=True):
    follows = "W18"
    round: int


class CompassRevealed(Event, frozen=True):
    follows = "W1"
    seat: Seat
    direction: Term
    reveals = True


class BidRevealed(Event, frozen=True):
    follows = "W1"
    seat: Seat
    cubes: int
    reveals = True


class TileAwarded(Event, frozen=True):
    """Blackbeard's tile goes, or stays, to `seat`."""

    follows = "W1"
    seat: Seat


class WindSet(Event, frozen=True):
    follows = "W1"
    direction: Term


class FirstPlayerNamed(Event, frozen=True):
    follows = "W18"
    seat: Seat


# Turn


class TurnBegun(Event, frozen=True):
    follows = "W3"
    seat: Seat
    points: int


class BrawlSuffered(Event, frozen=True):
    follows = "W17"
    seat: Seat
    loss: Term


class BonusPointTaken(Event, frozen=True):
    """`seat` uses the extra point of the Largest Crew."""

    follows = "W6"
    seat: Seat


class CardTaken(Event, frozen=True):
    """`seat` spent a point on an Action card."""

    follows = "W12"
    seat: Seat


class CardDrawn(Event, frozen=True):
    """Which card it was; read by the one who drew it alone."""

    follows = "W12"
    seat: Seat
    card: Term


class DeckReshuffled(Event, frozen=True):
    """The discards became the new deck."""

    follows = "W12"
    cards: int


class CubesTaken(Event, frozen=True):
    follows = "W4"
    seat: Seat
    cubes: int


class GustCalled(Event, frozen=True):
    follows = "W5"
    seat: Seat


class Sailed(Event, frozen=True):
    """`seat` sailed to a port; `gust` says that it took a Gust of Wind."""

    follows = "W19"
    seat: Seat
    port: Term
    gust: bool


class TurnEnded(Event, frozen=True):
    follows = "W3"
    seat: Seat


# Arrival


class ItemGained(Event, frozen=True):
    """From a tile or a bought card: `why` is "arrival" or "card"."""

    follows = "W7"
    seat: Seat
    item: Term
    why: str


class ItemWasted(Event, frozen=True):
    """There was no room for it: `why` is "arrival", "boarding" or "card"."""

    follows = "W7"
    seat: Seat
    item: Term
    why: str


class TreasureDrawn(Event, frozen=True):
    """Read by the one who drew it; by everyone if it was known to lie there."""

    follows = "W7"
    seat: Seat
    port: Term


class TreasureTaken(Event, frozen=True):
    """What everyone else reads of a treasure card drawn."""

    follows = "W7"
    seat: Seat


class NoTreasureLeft(Event, frozen=True):
    follows = "W7"
    seat: Seat


class TileScored(Event, frozen=True):
    """`bonus` is the extra point of the Most Provisions."""

    follows = "W7"
    seat: Seat
    port: Term
    vp: int
    bonus: int


class TileRotated(Event, frozen=True):
    """The tile went to the left end of the bar, the one from its right end to the port."""

    follows = "W7"
    port: Term
    tile: str
    vp: int
    items: tuple[Term, ...]


class TreasureScored(Event, frozen=True):
    follows = "W7"
    seat: Seat
    port: Term
    vp: int
    reveals = True


class MapsDidNotFit(Event, frozen=True):
    """None of the treasure cards that `seat` keeps hidden is for this port: everyone knows that now (W23)."""

    follows = "W23"
    seat: Seat
    port: Term
    reveals = True


class BoardingDeclared(Event, frozen=True):
    follows = "W8"
    seat: Seat
    target: Seat


class BoardingRepelled(Event, frozen=True):
    """The target laid so many Secret Caches out of their hand."""

    follows = "W16"
    seat: Seat
    target: Seat
    caches: int
    reveals = True


class ItemPlundered(Event, frozen=True):
    follows = "W8"
    seat: Seat
    target: Seat
    item: Term


class PointsPlundered(Event, frozen=True):
    follows = "W8"
    seat: Seat
    target: Seat
    vp: int


class ReputationGained(Event, frozen=True):
    follows = "W9"
    seat: Seat
    port: Term


class AreaCompleted(Event, frozen=True):
    """`seat` is known in all ports of the area of `port`, as the `rank`th player."""

    follows = "W9"
    seat: Seat
    port: Term
    rank: int
    vp: int


# Items and their advantages


class MarkerTaken(Event, frozen=True):
    follows = "W10"
    seat: Seat
    marker: Term


class MarkerDiscarded(Event, frozen=True):
    follows = "W10"
    seat: Seat
    marker: Term


# Action cards


class CardPlayed(Event, frozen=True):
    follows = "W12"
    seat: Seat
    card: Term
    reveals = True


class PricePaid(Event, frozen=True):
    """`seat` paid so many Victory Points for an item."""

    follows = "W12"
    seat: Seat
    vp: int


class CrewSpent(Event, frozen=True):
    """`seat` paid one Crew for a card."""

    follows = "W12"
    seat: Seat


class ItemLost(Event, frozen=True):
    """Misfire, Mutiny or Rats: the target lost an item."""

    follows = "W12"
    target: Seat
    item: Term


class TilesSwitched(Event, frozen=True):
    follows = "W12"
    one: Term
    other: Term


class PointsGained(Event, frozen=True):
    """The crew was put to the test."""

    follows = "W12"
    seat: Seat
    points: int


class CacheLaid(Event, frozen=True):
    """`seat` has so many Secret Caches in play now."""

    follows = "W12"
    seat: Seat
    caches: int


class CachesRemoved(Event, frozen=True):
    """So many Secret Caches in front of `seat` were discarded."""

    follows = "W10"
    seat: Seat
    caches: int


class CardsDiscarded(Event, frozen=True):
    """What the Storm took from `seat`."""

    follows = "W12"
    seat: Seat
    cards: tuple[Term, ...]
    reveals = True


class ItemsTraded(Event, frozen=True):
    follows = "W12"
    seat: Seat
    target: Seat
    give: Term
    take: Term


class BrawlBrewed(Event, frozen=True):
    """A Tavern Brawl lies in front of the target until their next turn."""

    follows = "W12"
    target: Seat


class CubesStolen(Event, frozen=True):
    follows = "W12"
    seat: Seat
    target: Seat
    cubes: int


# The end


class GameEnded(Event, frozen=True):
    follows = "W15"
    why: Term


class BonusScored(Event, frozen=True):
    """At the end `seat` got points for what they have left."""

    follows = "W15"
    seat: Seat
    source: Term
    vp: int


class GameWon(Event, frozen=True):
    follows = "W15"
    seats: tuple[Seat, ...]
    vp: int
