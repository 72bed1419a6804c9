"""What can happen in Pirates of the 7 Seas. Hidden are only drawn Adventure cards and characters not yet announced."""

from freebooter.core.events import Event
from freebooter.core.message import Seat, Term


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


class CaravanDrawn(Event, frozen=True):
    """`seat` drew this Caravan card; only he reads it."""

    reveals = True

    seat: Seat
    country: Term
    ships: int


class CurseDrawn(Event, frozen=True):
    reveals = True

    seat: Seat
    curse: Term


class PortDrawn(Event, frozen=True):
    reveals = True

    seat: Seat
    port: str
    rum: int
    coffee: int
    fruit: int


class CardDrawn(Event, frozen=True):
    """`seat` drew an Adventure card: what everyone else reads."""

    seat: Seat


class LastRoundsDrawn(Event, frozen=True):
    """`seat` drew the Last Rounds: after the present round `rounds` more are played."""

    reveals = True

    seat: Seat
    rounds: int


class RoundBegan(Event, frozen=True):
    """A round began; `first` holds the first player marker."""

    round: int
    first: Seat


class CharacterRevealed(Event, frozen=True):
    """The character was announced, and these seats had chosen it."""

    reveals = True

    character: Term
    seats: tuple[Seat, ...]


class CharactersTakenBack(Event, frozen=True):
    seat: Seat


class MistakeMade(Event, frozen=True):
    """`seat` could not perform his character's action."""

    seat: Seat
    character: Term


class AdventureDeclined(Event, frozen=True):
    """`seat` played no card for his character."""

    seat: Seat
    character: Term


class BlackSpotTaken(Event, frozen=True):
    """`seat` took `count` Black Spots and has `spots` now."""

    seat: Seat
    count: int
    spots: int
    why: Term


class BlackSpotsDiscarded(Event, frozen=True):
    seat: Seat
    count: int


class YinYangTaken(Event, frozen=True):
    seat: Seat
    tokens: int
    why: Term


class GuardsMoved(Event, frozen=True):
    """`seat` has `guards` ships on the island now, and `fleet` at sea."""

    seat: Seat
    guards: int
    fleet: int


class ShipsBought(Event, frozen=True):
    seat: Seat
    ships: int


class NothingDone(Event, frozen=True):
    """`seat` bought or sold nothing, and so has not performed the action."""

    seat: Seat
    character: Term


class CorsairTileTaken(Event, frozen=True):
    """`seat` became a Corsair of `country` and got `ships` from his reserve."""

    seat: Seat
    country: Term
    ships: int


class GiftTaken(Event, frozen=True):
    seat: Seat
    gift: Term


class GiftLeft(Event, frozen=True):
    seat: Seat
    gift: Term


class CaravanSighted(Event, frozen=True):
    """`seat` played a Caravan card."""

    reveals = True

    seat: Seat
    country: Term
    ships: int


class ShipsSent(Event, frozen=True):
    seat: Seat
    ships: int


class DiceThrown(Event, frozen=True):
    """`seat` threw; `dice` are (owner, x, y, face) in order, red ones with owner -1; places in tenths of a mm."""

    seat: Seat
    escapes: int
    dice: tuple[tuple[int, int, int, int], ...]


class ShipsFought(Event, frozen=True):
    """Die `red` of the caravan fought die `pirate` of `seat`; `sunk` says who went down."""

    red: int
    pirate: int
    seat: Seat
    caravan_face: int
    pirate_face: int
    sunk: Term


class LossesCounted(Event, frozen=True):
    """Of `seat`'s ships `sunk` were sunk; `returned` of them are unsinkable, the others gave a token each."""

    seat: Seat
    sunk: int
    returned: int
    tokens: int


class CaravanTaken(Event, frozen=True):
    seat: Seat


class CaravanEscaped(Event, frozen=True):
    seat: Seat


class BootyDrawn(Event, frozen=True):
    seat: Seat
    kind: Term


class BootyReshuffled(Event, frozen=True):
    """The Booty deck was empty; its discards are the new deck."""

    cards: int


class GoodsLoaded(Event, frozen=True):
    seat: Seat
    good: Term
    count: int


class BootyLeft(Event, frozen=True):
    """`seat` did not load goods that he had drawn."""

    seat: Seat
    good: Term
    count: int


class GoodsDiscarded(Event, frozen=True):
    """`seat` gave up goods from his ships."""

    seat: Seat
    good: Term
    count: int
    why: Term


class PortChanged(Event, frozen=True):
    """`seat` played a Port card; these are the prices of three or more."""

    reveals = True

    seat: Seat
    port: str
    rum: int
    coffee: int
    fruit: int


class CurseCast(Event, frozen=True):
    reveals = True

    seat: Seat
    curse: Term


class ShipsProtected(Event, frozen=True):
    """So many ships of `seat` are safe from the curse he cast."""

    seat: Seat
    ships: int


class IdolNamed(Event, frozen=True):
    seat: Seat
    good: Term


class CurseStruck(Event, frozen=True):
    """The curse cost `seat` this many cards of a kind and this many ships."""

    seat: Seat
    kind: Term
    cards: int
    ships: int


class SalaryPaid(Event, frozen=True):
    seat: Seat
    chests: int


class DieDealt(Event, frozen=True):
    """The Shaman player gave `seat` a Tavern die."""

    seat: Seat
    face: int
    effect: Term


class ChestGained(Event, frozen=True):
    seat: Seat


class ChestLost(Event, frozen=True):
    seat: Seat


class GoodsSold(Event, frozen=True):
    """`seat` sold goods of one kind for `chests`."""

    seat: Seat
    good: Term
    count: int
    chests: int


class GoodsBargained(Event, frozen=True):
    seat: Seat
    goods: Term
    chests: int


class RitualPerformed(Event, frozen=True):
    """`seat` performed a lasting ritual, now for the `times`-th time."""

    seat: Seat
    ritual: Term
    times: int


class GameEnded(Event, frozen=True):
    why: Term


class PointsCounted(Event, frozen=True):
    """The final reckoning of one seat."""

    seat: Seat
    chests: int
    talismans: int
    tokens: int
    spots: int
    points: int


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]
    points: int


# Everything that can happen, with the rule it follows. Some follow another one by why they happen.
EVENTS: dict[type[Event], str] = {
    FirstPlayerNamed: "S16",
    CaravanDrawn: "S12",
    CurseDrawn: "S12",
    PortDrawn: "S12",
    CardDrawn: "S12",
    LastRoundsDrawn: "S12",
    RoundBegan: "S17",
    CharacterRevealed: "S17",
    CharactersTakenBack: "S17",
    MistakeMade: "S3",
    AdventureDeclined: "S3",
    BlackSpotTaken: "S6",
    BlackSpotsDiscarded: "S4",
    YinYangTaken: "S4",
    GuardsMoved: "S2",
    ShipsBought: "S3",
    NothingDone: "S3",
    CorsairTileTaken: "S19",
    GiftTaken: "S4",
    GiftLeft: "S4",
    CaravanSighted: "S6",
    ShipsSent: "S6",
    DiceThrown: "S7",
    ShipsFought: "S7",
    LossesCounted: "S8",
    CaravanTaken: "S8",
    CaravanEscaped: "S9",
    BootyDrawn: "S9",
    BootyReshuffled: "S9",
    GoodsLoaded: "S9",
    BootyLeft: "S9",
    GoodsDiscarded: "S2",
    PortChanged: "S18",
    CurseCast: "S20",
    ShipsProtected: "S10",
    IdolNamed: "S10",
    CurseStruck: "S10",
    SalaryPaid: "S11",
    DieDealt: "S10",
    ChestGained: "S10",
    ChestLost: "S10",
    GoodsSold: "S18",
    GoodsBargained: "S5",
    RitualPerformed: "S5",
    GameEnded: "S12",
    PointsCounted: "S13",
    GameWon: "S13",
}
