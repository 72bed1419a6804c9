"""What a seat can answer in Winds of Plunder, and what chance can bring."""

from freebooter.core.actions import Action, Outcome
from freebooter.core.message import Seat, Term


class SetCompass(Action, frozen=True):
    """Secretly vote for a wind (W1)."""

    direction: Term


class Bid(Action, frozen=True):
    """Secretly bid so many Wind Cubes, for Blackbeard's tile and for the direction on your compass (W1)."""

    cubes: int


class AwardTile(Action, frozen=True):
    """As the old holder, settle the tie for Blackbeard's tile in favour of `seat` (W1)."""

    seat: Seat


class ChooseWind(Action, frozen=True):
    """As the new holder of Blackbeard's tile, settle the tie for the wind (W1)."""

    direction: Term


class NameFirst(Action, frozen=True):
    """As the holder of Blackbeard's tile, say who plunders first (W18)."""

    seat: Seat


class Lose(Action, frozen=True):
    """After a Tavern Brawl, lose two Action Points or two Victory Points (W17)."""

    loss: Term


class DrawCard(Action, frozen=True):
    """Spend a point: take an Action card (W12)."""


class PlayCard(Action, frozen=True):
    """Spend a point: play an Action card (W12). Whatever it asks for is chosen next."""

    card: Term


class TakeCubes(Action, frozen=True):
    """Spend so many points on 2, 5 or 9 Wind Cubes from your reserve (W4)."""

    points: int


class CallGust(Action, frozen=True):
    """Spend three points on a Gust of Wind (W5)."""


class Sail(Action, frozen=True):
    """Sail to a port with the wind, or with a Gust you hold (W3, W5)."""

    port: Term


class EndTurn(Action, frozen=True):
    """End your turn; what you did not spend is lost (W3)."""


class Aim(Action, frozen=True):
    """Choose the opponent a card is played on (W12)."""

    seat: Seat


class Trade(Action, frozen=True):
    """Swindle: give one of your items for one of the opponent's (W12)."""

    give: Term
    take: Term


class ChooseTile(Action, frozen=True):
    """Intrigue: choose one of the two tiles to switch, by the place it lies in (W12)."""

    place: Term


class Discard(Action, frozen=True):
    """Storm: throw this card away (W12)."""

    card: Term


class Board(Action, frozen=True):
    """On arrival, board the ship of `seat` (W8)."""

    seat: Seat


class BoardNobody(Action, frozen=True):
    """On arrival, leave all ships in peace (W8)."""


class TakeLoot(Action, frozen=True):
    """Take an item or Victory Points from the ship you boarded (W8)."""

    loot: Term


class LayCaches(Action, frozen=True):
    """Lay so many Secret Caches against a boarding (W16, variant a)."""

    caches: int


class LetBoard(Action, frozen=True):
    """Lay no Secret Cache against a boarding (W16, variant a)."""


class LayTile(Outcome, frozen=True):
    """The tile with this place in the figure set is laid next."""

    tile: int


class StartAt(Outcome, frozen=True):
    """The next ship starts at this port."""

    port: Term


class GiveTile(Outcome, frozen=True):
    """This seat holds Blackbeard's tile first (W2)."""

    seat: Seat


class TurnUpCard(Outcome, frozen=True):
    """This Action card is drawn."""

    card: Term


class TurnUpTreasure(Outcome, frozen=True):
    """The Buried Treasure card of this port is drawn."""

    port: Term
