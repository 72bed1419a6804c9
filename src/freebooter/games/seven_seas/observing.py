"""What an observation of Pirates of the 7 Seas says: the question, the viewer's own hand and choice, the fleets and
what they carry, the port and its prices, and what is left of the decks."""

from typing import Any, Final, final

from mypy_extensions import i64

from freebooter.core.observing import Observed, Part, numbered
from freebooter.core.parts import (
    BitsBySeat,
    BySeat,
    Count,
    Counts,
    CountsOf,
    DeckCounts,
    DeckSize,
    HandSizes,
    OneOf,
    OneOfBySeat,
    OwnHand,
    Sealed,
    SeatOf,
    Seats,
    SeatsOf,
)
from freebooter.core.sheets import Page
from freebooter.games.seven_seas.figures import (
    BOOTY,
    CHARACTERS,
    COUNTRIES,
    CURSES,
    GOODS,
    MOST_CARAVAN,
    MOST_COPIES,
    MOST_OF_A_GOOD,
    MOST_PORTS,
    MOST_SHIPS,
)
from freebooter.games.seven_seas.meta import META
from freebooter.games.seven_seas.space import CHOOSE
from freebooter.games.seven_seas.state import KINDS, Seas, port_now

_MANY: Final = 9_999
_SEATS: Final = numbered(META.most_seats)
_CARAVANS: Final = tuple([f"{country}-{ships + 1}" for country in COUNTRIES for ships in range(MOST_CARAVAN)])
_CARDS: Final = (*_CARAVANS, *CURSES, *[f"port{port}" for port in range(MOST_PORTS)])


@final
class HaveChosen(Seats[Seas]):
    """Which seats have a choice lying face down."""

    def write(self, held: Any, t: Seas, viewer: i64, out: Page) -> None:
        sealed = t.sealed
        for place in range(t.seats):
            out.put(1 if sealed[(viewer + place) % t.seats] >= 0 else 0)
        out.skip(self.most - t.seats)


@final
class Prices(Part[Seas]):
    """What the port pays for each of three or more goods."""

    def write(self, held: Any, t: Seas, viewer: i64, out: Page) -> None:
        out.stretch(port_now(t).demand, 0, KINDS)


OBSERVED: Final[Observed[Seas]] = Observed(
    version=1,
    question=[
        SeatOf("seat"),
        SeatOf("captain"),
        SeatOf("shaman"),
        OneOf("good", GOODS),
        Count("sold", _MANY),
        Count("count", _MANY),
        OneOf("why", ("no-room", "tavern")),
        Count("left", _MANY),
        Count("place", META.most_seats),
        OneOf("caravan", _CARAVANS),
        OneOf("curse", CURSES),
        OneOf("kind", BOOTY),
        Counts("sent", _SEATS, MOST_SHIPS),
        Counts("survivors", _SEATS, MOST_SHIPS),
        Counts("owed", _SEATS, _MANY),
        CountsOf("faces", numbered(7), META.most_seats),
        Counts("dealt", _SEATS, 6),
    ],
    table=[
        Sealed(CHOOSE),
        OwnHand("hands", _CARDS, MOST_COPIES),
        HandSizes("hands", _MANY),
        HaveChosen("have_chosen"),
        Count("rounds", _MANY),
        Count("last_round", _MANY, low=-1),
        SeatOf("first"),
        OneOf("announced", CHARACTERS),
        BySeat("fleet", MOST_SHIPS),
        BySeat("guards", MOST_SHIPS),
        BySeat("reserve", MOST_SHIPS),
        BySeat("chests", _MANY),
        BySeat("yin_yang", _MANY),
        BySeat("black_spots", _MANY),
        BySeat("goods", MOST_OF_A_GOOD, GOODS),
        BySeat("talismans", _MANY),
        BySeat("double_holds", _MANY),
        BySeat("unsinkables", _MANY),
        SeatsOf("corsairs", COUNTRIES),
        BitsBySeat("available", CHARACTERS),
        BitsBySeat("in_front", CHARACTERS),
        OneOfBySeat("shown", CHARACTERS),
        OneOf("port", numbered(MOST_PORTS)),
        Prices("prices", GOODS, _MANY),
        Counts("drawn", GOODS, _MANY),
        DeckSize("deck", _MANY),
        Count("above", _MANY, low=-_MANY),
        CountsOf("played", _CARDS, MOST_COPIES),
        DeckCounts("booty_deck", BOOTY, _MANY),
        Counts("booty_discards", BOOTY, _MANY),
    ],
)
