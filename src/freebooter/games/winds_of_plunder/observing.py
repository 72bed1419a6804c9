"""What an observation of Winds of Plunder says: the question, the viewer's own cards and what they compose, the wind,
ships and their holds, and the tiles where they lie."""

from typing import Any, Final, final

from mypy_extensions import i16, i64

from freebooter.core.layout import Span
from freebooter.core.observing import Observed, Part, relative
from freebooter.core.parts import (
    BitsBySeat,
    BySeat,
    Count,
    Counts,
    DeckOrder,
    DeckSize,
    HandSizes,
    OneOf,
    OneOfBySeat,
    OwnHand,
    PublicHands,
    Sealed,
    SeatBits,
    SeatOf,
    SeatsOf,
    Within,
)
from freebooter.core.sheets import Page
from freebooter.games.winds_of_plunder.figures import (
    AREAS,
    CARDS,
    DIRECTIONS,
    ITEMS,
    MOST_COPIES,
    MOST_CUBES,
    MOST_ROUNDS,
    MOST_SEATS,
    PORTS,
    TILES,
)
from freebooter.games.winds_of_plunder.flow.cards import Storm
from freebooter.games.winds_of_plunder.space import BID, PLACES, SET_COMPASS
from freebooter.games.winds_of_plunder.state import (
    CARD_COUNT,
    INTRIGUE,
    MARKERS,
    NO_TILE,
    PLACE_COUNT,
    SAILINGS,
    SOURCES,
    SWINDLE,
    Sea,
)

_MANY: Final = 9_999
_STEPS: Final = ("items", "treasure", "scoring", "boarding", "reputation")


@final
class Composed(Part[Sea]):
    """The viewer's own draft: the cards that they throw away in a storm, or the card that they are about to play, with
    the tile or the opponent chosen for it so far."""

    def fields(self) -> list[Span]:
        return [
            Span("draft.thrown_away", 0, MOST_COPIES, CARDS),
            Span("draft.card", 0, 1, CARDS),
            Span("draft.tile", 0, 1, PLACES),
            Span("draft.opponent", 0, 1, self.seats()),
        ]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        draft = t.drafts[viewer]
        start = out.at
        out.skip(self.size)
        if not draft:
            return
        cells = out.cells
        if isinstance(t.frames[-1], Storm):
            for card in draft:
                thrown: i64 = card
                cells[start + thrown] += 1
            return
        played: i64 = draft[0]
        cells[start + CARD_COUNT + played] = 1
        if len(draft) > 1:
            chosen: i64 = draft[1]
            if played == INTRIGUE:
                cells[start + 2 * CARD_COUNT + chosen] = 1
            elif played == SWINDLE:
                cells[start + 2 * CARD_COUNT + PLACE_COUNT + relative(chosen, viewer, t.seats)] = 1


@final
class Tiles(Part[Sea]):
    """The tile at each port and along the rotation bar: whether one lies there, its points and its items."""

    def fields(self) -> list[Span]:
        found: list[Span] = []
        for place in PLACES:
            found.append(Span(f"tile.{place}", 0, 1))
            found.append(Span(f"tile.{place}.vp", 0, 99))
            found.append(Span(f"tile.{place}.items", 0, 9, (*ITEMS, "treasure")))
        return found

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        tiles = t.tiles
        points = t.waters.tile_vp
        items = t.waters.tile_items
        cells = out.cells
        start = out.at
        out.skip(self.size)
        for place in range(PLACE_COUNT):
            tile = tiles[place]
            if tile != NO_TILE:
                cells[start] = 1
                cells[start + 1] = i16(points[tile])
                for item in items[tile]:
                    cells[start + 2 + item] += 1
            start += 6


OBSERVED: Final[Observed[Sea]] = Observed(
    version=2,
    question=[
        SeatOf("seat"),
        SeatOf("target"),
        OneOf("port", PORTS),
        OneOf("step", _STEPS),
        Count("need", MOST_COPIES),
        SeatBits("victims"),
        Count("turns", MOST_SEATS, low=-1),
    ],
    table=[
        Sealed(SET_COMPASS),
        Sealed(BID),
        Composed("draft"),
        OwnHand("hands", CARDS, MOST_COPIES),
        HandSizes("hands", _MANY),
        OwnHand("treasures", PORTS, 1),
        HandSizes("treasures", len(PORTS)),
        PublicHands("treasures", PORTS, 1),
        BitsBySeat("ruled_out", PORTS),
        Count("round", MOST_ROUNDS),
        OneOf("wind", DIRECTIONS),
        SeatOf("blackbeard"),
        SeatOf("first"),
        OneOfBySeat("compasses", DIRECTIONS),
        BySeat("bids", MOST_CUBES, low=-1),
        BySeat("vp", _MANY),
        OneOfBySeat("ports", PORTS),
        BySeat("tally", 99, ITEMS),
        BySeat("booty", _MANY),
        BySeat("wind_cubes", MOST_CUBES),
        BySeat("reserve", MOST_CUBES),
        BitsBySeat("fame", PORTS),
        BySeat("caches", MOST_COPIES),
        BySeat("lent", MOST_COPIES),
        BySeat("brawls", MOST_COPIES),
        BySeat("earned", _MANY, SOURCES, low=-_MANY),
        SeatsOf("markers", MARKERS),
        Counts("completed", [f"area{area}" for area in range(AREAS)], MOST_SEATS),
        Tiles("tiles"),
        DeckSize("bag", TILES),
        DeckSize("deck", _MANY),
        Counts("discards", CARDS, MOST_COPIES),
        DeckSize("treasure_deck", len(PORTS)),
        DeckOrder("treasure_deck", PORTS, len(PORTS)),
        Within(
            "turn",
            [
                Count("points", 99),
                OneOf("sailing", SAILINGS),
                Count("gust", 1),
                Count("heaved", 1),
                Count("tested", 1),
                Count("bonus_taken", 1),
            ],
        ),
        # The variants that change what may be done (W16): without them one observation would have two masks.
        Within("waters", [Count("narrow_winds", 1), Count("no_gust", 1)]),
    ],
)
