"""What can happen in Pirates of the 7 Seas. Hidden are only drawn Adventure cards and characters not yet announced."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class FirstPlayerNamed(Event, frozen=True):
    follows = "S16"
    seat: Seat


class CaravanDrawn(Event, frozen=True):
    """`seat` drew this Caravan card; only they read it."""

    follows = "S12"
    reveals = True

    seat: Seat
    country: Term
    ships: int


class CurseDrawn(Event, frozen=True):
    follows = "S12"
    reveals = True

    seat: Seat
    curse: Term


class PortDrawn(Event, frozen=True):
    follows = "S12"
    reveals = True

    seat: Seat
    port: str
    rum: int
    coffee: int
    fruit: int


class CardDrawn(Event, frozen=True):
    """`seat` drew an Adventure card: what everyone else reads."""

    follows = "S12"
    seat: Seat


class LastRoundsDrawn(Event, frozen=True):
    """`seat` drew the Last Rounds: after the present round `rounds` more are played."""

    follows = "S12"
    reveals = True

    seat: Seat
    rounds: int


class RoundBegan(Event, frozen=True):
    """A round began; `first` holds the first player marker."""

    follows = "S17"
    round: int
    first: Seat


class CharacterRevealed(Event, frozen=True):
    """The character was announced, and these seats had chosen it."""

    follows = "S17"
    reveals = True

    character: Term
    seats: tuple[Seat, ...]


class CharactersTakenBack(Event, frozen=True):
    follows = "S17"
    seat: Seat


class MistakeMade(Event, frozen=True):
    """`seat` could not perform their character's action."""

    follows = "S3"
    seat: Seat
    character: Term


class AdventureDeclined(Event, frozen=True):
    """`seat` played no card for their character."""

    follows = "S3"
    seat: Seat
    character: Term


class BlackSpotTaken(Event, frozen=True):
    """`seat` took `count` Black Spots and has `spots` now."""

    follows = "S6"
    seat: Seat
    count: int
    spots: int
    why: Term


class BlackSpotsDiscarded(Event, frozen=True):
    follows = "S4"
    seat: Seat
    count: int


class YinYangTaken(Event, frozen=True):
    follows = "S4"
    seat: Seat
    tokens: int
    why: Term


class GuardsMoved(Event, frozen=True):
    """`seat` has `guards` ships on the island now, and `fleet` at sea."""

    follows = "S2"
    seat: Seat
    guards: int
    fleet: int


class ShipsBought(Event, frozen=True):
    follows = "S3"
    seat: Seat
    ships: int


class NothingDone(Event, frozen=True):
    """`seat` bought or sold nothing, and so has not performed the action."""

    follows = "S3"
    seat: Seat
    character: Term


class CorsairTileTaken(Event, frozen=True):
    """`seat` became a Corsair of `country` and got `ships` from their reserve."""

    follows = "S19"
    seat: Seat
    country: Term
    ships: int


class GiftTaken(Event, frozen=True):
    follows = "S4"
    seat: Seat
    gift: Term


class GiftLeft(Event, frozen=True):
    follows = "S4"
    seat: Seat
    gift: Term


class CaravanSighted(Event, frozen=True):
    """`seat` played a Caravan card."""

    follows = "S6"
    reveals = True

    seat: Seat
    country: Term
    ships: int


class ShipsSent(Event, frozen=True):
    follows = "S6"
    seat: Seat
    ships: int


class DiceThrown(Event, frozen=True):
    """`seat` threw; `dice` are (owner, x, y, face) in order, red ones with owner -1; places in tenths of a mm."""

    follows = "S7"
    seat: Seat
    escapes: int
    dice: tuple[tuple[int, int, int, int], ...]


class ShipsFought(Event, frozen=True):
    """Die `red` of the caravan fought die `pirate` of `seat`; `sunk` says who went down."""

    follows = "S7"
    red: int
    pirate: int
    seat: Seat
    caravan_face: int
    pirate_face: int
    sunk: Term


class LossesCounted(Event, frozen=True):
    """Of `seat`'s ships `sunk` were sunk; `returned` of them are unsinkable, the others gave a token each."""

    follows = "S8"
    seat: Seat
    sunk: int
    returned: int
    tokens: int


class CaravanTaken(Event, frozen=True):
    follows = "S8"
    seat: Seat


class CaravanEscaped(Event, frozen=True):
    follows = "S9"
    seat: Seat


class BootyDrawn(Event, frozen=True):
    follows = "S9"
    seat: Seat
    kind: Term


class BootyReshuffled(Event, frozen=True):
    """The Booty deck was empty; its discards are the new deck."""

    follows = "S9"
    cards: int


class GoodsLoaded(Event, frozen=True):
    follows = "S9"
    seat: Seat
    good: Term
    count: int


class BootyLeft(Event, frozen=True):
    """`seat` did not load goods that they had drawn."""

    follows = "S9"
    seat: Seat
    good: Term
    count: int


class GoodsDiscarded(Event, frozen=True):
    """`seat` gave up goods from their ships."""

    follows = "S2"
    seat: Seat
    good: Term
    count: int
    why: Term


class PortChanged(Event, frozen=True):
    """`seat` played a Port card; these are the prices of three or more."""

    follows = "S18"
    reveals = True

    seat: Seat
    port: str
    rum: int
    coffee: int
    fruit: int


class CurseCast(Event, frozen=True):
    follows = "S20"
    reveals = True

    seat: Seat
    curse: Term


class ShipsProtected(Event, frozen=True):
    """So many ships of `seat` are safe from the curse they cast."""

    follows = "S10"
    seat: Seat
    ships: int


class IdolNamed(Event, frozen=True):
    follows = "S10"
    seat: Seat
    good: Term


class CurseStruck(Event, frozen=True):
    """The curse cost `seat` this many cards of a kind and this many ships."""

    follows = "S10"
    seat: Seat
    kind: Term
    cards: int
    ships: int


class SalaryPaid(Event, frozen=True):
    follows = "S11"
    seat: Seat
    chests: int


class DieDealt(Event, frozen=True):
    """The Shaman player gave `seat` a Tavern die."""

    follows = "S10"
    seat: Seat
    face: int
    effect: Term


class ChestGained(Event, frozen=True):
    follows = "S10"
    seat: Seat


class ChestLost(Event, frozen=True):
    follows = "S10"
    seat: Seat


class GoodsSold(Event, frozen=True):
    """`seat` sold goods of one kind for `chests`."""

    follows = "S18"
    seat: Seat
    good: Term
    count: int
    chests: int


class GoodsBargained(Event, frozen=True):
    follows = "S5"
    seat: Seat
    goods: Term
    chests: int


class RitualPerformed(Event, frozen=True):
    """`seat` performed a lasting ritual, now for the `times`-th time."""

    follows = "S5"
    seat: Seat
    ritual: Term
    times: int


class GameEnded(Event, frozen=True):
    follows = "S12"
    why: Term


class PointsCounted(Event, frozen=True):
    """The final reckoning of one seat."""

    follows = "S13"
    seat: Seat
    chests: int
    talismans: int
    tokens: int
    spots: int
    points: int


class GameWon(Event, frozen=True):
    follows = "S13"
    seats: tuple[Seat, ...]
    points: int
