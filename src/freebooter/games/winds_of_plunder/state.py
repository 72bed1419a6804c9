"""The table of Winds of Plunder: map and wind, ships and their holds, cubes, tiles, cards and markers."""

from typing import Any, Final, final

from mypy_extensions import i64

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand, copied, empty_hands
from freebooter.core.rows import Row, row, row_of, total
from freebooter.core.table import Static, Table
from freebooter.games.winds_of_plunder.figures import (
    AREAS,
    BUYING,
    ITEMS,
    PLAIN_CARDS,
    PORTS,
    TILES,
    WindsFigures,
)
from freebooter.games.winds_of_plunder.meta import WindsOptions

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3

WEAPON: Final[i64] = 0
CREW: Final[i64] = 1
PROVISION: Final[i64] = 2
TREASURE: Final[i64] = 3
KINDS: Final[i64] = 3
MARKERS: Final = ("most-weapons", "largest-crew", "most-provisions")

# Cards by number. The first nine buy an item, three copies of each kind; the next three take one from an opponent.
BUYERS: Final[i64] = 9
MISFIRE: Final[i64] = 9
RATS: Final[i64] = 11
HEAVE: Final[i64] = 12
INTRIGUE: Final[i64] = 13
TEST: Final[i64] = 14
CACHE: Final[i64] = 15
STORM: Final[i64] = 16
SWINDLE: Final[i64] = 17
BRAWL: Final[i64] = 18
TREACHERY: Final[i64] = 19

# How many there are.
PORT_COUNT: Final[i64] = 12
PLACE_COUNT: Final[i64] = 18  # of tiles: the ports, then the rotation bar
CARD_COUNT: Final[i64] = 20
WIND_COUNT: Final[i64] = 4
SOURCE_COUNT: Final[i64] = 6
FULL_COMPASS: Final[i64] = 0b1111
NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NO_TILE: Final[i64] = -1
NO_VOTE: Final[i64] = -1
UNSEEN: Final[i64] = -1  # a card of which nobody but its owner knows what it is

# Where points come from before the end (their names in the result).
SOURCES: Final = ("tiles", "provisions_bonus", "reputation", "booty", "boarding", "cards")
FROM_TILES: Final[i64] = 0
FROM_PROVISIONS: Final[i64] = 1
FROM_REPUTATION: Final[i64] = 2
FROM_BOOTY: Final[i64] = 3
FROM_BOARDING: Final[i64] = 4
FROM_CARDS: Final[i64] = 5

# This turn's sailing: still to be done, done, or given up by a wind-locked ship that took its bonus point (W6).
DUE: Final[i64] = 0
SAILED: Final[i64] = 1
CLOSED: Final[i64] = 2
SAILINGS: Final = ("due", "sailed", "closed")


class Waters(Static):
    """Figures and options as the rules use them. Sets of ports are bits.

    `reach[direction * 12 + port]` is where a ship sails with that wind, `gust_reach` what a Gust adds to it.
    """

    def __init__(self, figures: WindsFigures, options: WindsOptions) -> None:
        self.figures = figures
        self.options = options
        self.reactive_caches = options.reactive_caches
        self.fragile_markers = options.fragile_markers
        self.no_gust = options.no_gust
        self.narrow_winds = options.narrow_winds
        self.reputation_any = options.reputation_any
        self.tournament = options.tournament
        areas = [area.value for area in figures.areas_west_to_east]
        self.area: Row = row_of([area for port in PORTS for area in range(AREAS) if port in areas[area]])
        self.area_ports: Row = row_of([sum([1 << PORTS.index(port) for port in area]) for area in areas])
        north_to_south: list[str] = list(figures.north_to_south.value)
        self.latitude: Row = row_of([north_to_south.index(name) for name in PORTS])
        self.reach: Row = row(WIND_COUNT * PORT_COUNT, 0)
        self.gust_reach: Row = row(WIND_COUNT * PORT_COUNT, 0)
        self.chart_winds()
        self.start_ports: Row = row_of([PORTS.index(name) for name in figures.start_ports.value])
        self.tile_names = [tile.id for tile in figures.tiles]
        self.tile_vp: Row = row_of([tile.vp.value for tile in figures.tiles])
        self.tile_items: list[Row] = [
            row_of([int(TREASURE) if item == "treasure" else ITEMS.index(item) for item in tile.items.value])
            for tile in figures.tiles
        ]
        self.ladder: Row = row_of([rung.value for rung in figures.booty_ladder])
        self.tally_max: i64 = figures.tally_max.value
        self.free_ports: Row = row_of(
            [
                sum([1 << PORTS.index(name) for name in printed.value])
                for kind in BUYING
                for printed in figures.free_ports[kind]
            ]
        )
        self.cards: Row = row_of([1] * int(BUYERS) + [figures.action_cards[kind].value for kind in PLAIN_CARDS])
        self.wind_cubes: i64 = figures.wind_cubes.value
        self.reserve_cubes: i64 = figures.reserve_cubes.value
        self.rounds: i64 = figures.rounds.value
        self.area_bonus: Row = row_of(figures.area_bonus.value)

    def made_of(self) -> tuple[Any, ...]:
        return self.figures, self.options

    def chart_winds(self) -> None:
        """Where each wind carries a ship from each port, without and with a Gust (W5, W19)."""
        for direction in range(WIND_COUNT):
            for port in range(PORT_COUNT):
                self.reach[direction * PORT_COUNT + port] = self.ports_downwind(port, direction, 1, 2)
        for direction in range(WIND_COUNT):
            for port in range(PORT_COUNT):
                extra: i64 = 0
                if direction in (EAST, WEST):
                    extra = self.ports_downwind(port, direction, 3, 3)
                for other in range(WIND_COUNT):
                    extra |= self.reach[other * PORT_COUNT + port]
                place = direction * PORT_COUNT + port
                self.gust_reach[place] = extra & ~self.reach[place]

    def ports_downwind(self, port: i64, direction: i64, nearest: i64, farthest: i64) -> i64:
        """East and West winds carry `nearest` to `farthest` areas on, North and South winds up to one area aside."""
        # Variant d keeps North and South winds inside the area (W16).
        most_aside = 0 if self.narrow_winds else 1
        found: i64 = 0
        for other in range(PORT_COUNT):
            east = self.area[other] - self.area[port]
            south = self.latitude[other] - self.latitude[port]
            if direction == EAST:
                within = nearest <= east <= farthest
            elif direction == WEST:
                within = nearest <= -east <= farthest
            elif direction == SOUTH:
                within = south > 0 and -most_aside <= east <= most_aside
            else:
                within = south < 0 and -most_aside <= east <= most_aside
            if within:
                found |= 1 << other
        return found


@final
class TurnFacts:
    """The turn being played: the points left, the sailing, and what was had or done in it."""

    def __init__(
        self,
        points: i64,
        sailing: i64 = DUE,
        gust: bool = False,
        heaved: bool = False,
        tested: bool = False,
        bonus_taken: bool = False,
    ) -> None:
        self.points: i64 = points
        self.sailing: i64 = sailing
        self.gust = gust
        self.heaved = heaved
        self.tested = tested
        self.bonus_taken = bonus_taken

    def copy(self) -> "TurnFacts":
        return TurnFacts(self.points, self.sailing, self.gust, self.heaved, self.tested, self.bonus_taken)

    def __reduce__(self) -> tuple[Any, ...]:
        return TurnFacts, (self.points, self.sailing, self.gust, self.heaved, self.tested, self.bonus_taken)


@final
class Era:
    """The time of one deck of Action cards: what it was made of, and who drew or played a card before the next one.

    `moves` are seat and card, in order; `UNSEEN` stands for a draw.
    """

    def __init__(self, cards: Row, moves: list[tuple[int, int]]) -> None:
        self.cards: Row = cards
        self.moves = moves

    def copy(self) -> "Era":
        return Era(self.cards, self.moves[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Era, (self.cards, self.moves)


class Sea(Table):
    """The state. Ports, tiles, items and cards are numbers; rows without another word are by seat.

    `tally[seat * 3 + item]` is what lies in a hold, `fame` the ports where a seat is known, as bits; `caches` counts
    the Secret Caches in play, `lent` those of them laid against a boarding (W16). `tiles[place]` is the tile at a
    port, or from place 12 on along the rotation bar; `completed[area]` how many players are known all over an area.
    `ruled_out` are the ports, as bits, for which everyone knows that no hidden treasure card of a seat is (W23).
    `eras` are all public: none until the deck is shuffled anew for the first time, when what all hands hold together
    counts as the first of them.
    `earned[seat * 6 + source]` are the points by where they came from.
    """

    def __init__(self, seats: i64, edition: i64, waters: Waters, like: "Sea | None" = None) -> None:
        super().__init__(seats, edition, like)
        self.waters = waters
        self.round: i64 = 1 if like is None else like.round
        self.wind: i64 = NORTH if like is None else like.wind
        self.blackbeard: i64 = NOBODY if like is None else like.blackbeard
        self.first: i64 = NOBODY if like is None else like.first
        self.compasses: Row = row(seats, NO_VOTE) if like is None else like.compasses[:]
        self.bids: Row = row(seats, NO_VOTE) if like is None else like.bids[:]
        self.vp: Row = row(seats, 0) if like is None else like.vp[:]
        self.ports: Row = row(seats, NOWHERE) if like is None else like.ports[:]
        self.tally: Row = row(seats * KINDS, 0) if like is None else like.tally[:]
        self.booty: Row = row(seats, 0) if like is None else like.booty[:]
        self.wind_cubes: Row = row(seats, waters.wind_cubes) if like is None else like.wind_cubes[:]
        self.reserve: Row = row(seats, waters.reserve_cubes) if like is None else like.reserve[:]
        self.fame: Row = row(seats, 0) if like is None else like.fame[:]
        self.completed: Row = row(AREAS, 0) if like is None else like.completed[:]
        self.markers: Row = row(KINDS, NOBODY) if like is None else like.markers[:]
        self.caches: Row = row(seats, 0) if like is None else like.caches[:]
        self.lent: Row = row(seats, 0) if like is None else like.lent[:]
        self.brawls: Row = row(seats, 0) if like is None else like.brawls[:]
        self.bag: Deck = fresh_deck(row(TILES, 1)) if like is None else like.bag.copy()
        self.tiles: Row = row(TILES, NO_TILE) if like is None else like.tiles[:]
        self.deck: Deck = fresh_deck(waters.cards) if like is None else like.deck.copy()
        self.discards: Row = row(CARD_COUNT, 0) if like is None else like.discards[:]
        self.eras: list[Era] = [] if like is None else [era.copy() for era in like.eras]
        self.hands: list[Hand] = empty_hands(CARD_COUNT, seats) if like is None else copied(like.hands)
        self.treasure_deck: Deck = fresh_deck(row(PORT_COUNT, 1)) if like is None else like.treasure_deck.copy()
        self.treasures: list[Hand] = empty_hands(PORT_COUNT, seats) if like is None else copied(like.treasures)
        self.ruled_out: Row = row(seats, 0) if like is None else like.ruled_out[:]
        self.earned: Row = row(seats * SOURCE_COUNT, 0) if like is None else like.earned[:]
        self.turn: TurnFacts = TurnFacts(0) if like is None else like.turn.copy()
        self.ending: str = "" if like is None else like.ending

    def copy(self) -> "Sea":
        return Sea(self.seats, self.edition, self.waters, self)


def action_cards(t: Sea) -> Row:
    """How many copies of each Action card there are, wherever they lie."""
    copies = t.discards[:]
    copies[CACHE] += total(t.caches)
    copies[BRAWL] += total(t.brawls)
    for card in range(CARD_COUNT):
        copies[card] += t.deck.count(card)
        for hand in t.hands:
            copies[card] += hand.cards[card]
    return copies


def treasure_cards(t: Sea) -> Row:
    """How many treasure cards of each port there are, wherever they lie."""
    copies = row(PORT_COUNT, 0)
    for port in range(PORT_COUNT):
        copies[port] += t.treasure_deck.count(port)
        for hand in t.treasures:
            copies[port] += hand.cards[port]
    return copies
