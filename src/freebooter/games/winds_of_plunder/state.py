"""The table of Winds of Plunder: map and wind, ships and their holds, cubes, tiles, cards and markers."""

from typing import Any, Final

from mypy_extensions import i64

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand, empty_hand
from freebooter.core.table import Frame, Static, Table, no_answers, no_drafts
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

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

WEAPON: Final = 0
CREW: Final = 1
PROVISION: Final = 2
TREASURE: Final = 3
KINDS: Final = 3
MARKERS: Final = ("most-weapons", "largest-crew", "most-provisions")

# Cards by number. The first nine buy an item, three copies of each kind; the next three take one from an opponent.
BUYERS: Final = 9
MISFIRE: Final = 9
RATS: Final = 11
HEAVE: Final = 12
INTRIGUE: Final = 13
TEST: Final = 14
CACHE: Final = 15
STORM: Final = 16
SWINDLE: Final = 17
BRAWL: Final = 18
TREACHERY: Final = 19

# How many there are, as plain numbers: hot loops count with them.
PORT_COUNT: Final = 12
CARD_COUNT: Final = 20
WIND_COUNT: Final = 4
SOURCE_COUNT: Final = 6
FULL_COMPASS: Final = 0b1111
NOBODY: Final = -1

# Where points come from before the end (their names in the result).
SOURCES: Final = ("tiles", "provisions_bonus", "reputation", "booty", "boarding", "cards")
FROM_TILES: Final = 0
FROM_PROVISIONS: Final = 1
FROM_REPUTATION: Final = 2
FROM_BOOTY: Final = 3
FROM_BOARDING: Final = 4
FROM_CARDS: Final = 5

# This turn's sailing: still to be done, done, or given up by a wind-locked ship that took its bonus point (W6).
DUE: Final = 0
SAILED: Final = 1
CLOSED: Final = 2
SAILINGS: Final = ("due", "sailed", "closed")


class Waters(Static):
    """Figures and options as the rules use them. Sets of ports are bits.

    `reach[direction * 12 + port]` is where a ship sails with that wind, `gust_reach` what a Gust adds to it.
    """

    def __init__(self, figures: WindsFigures, options: WindsOptions) -> None:
        self.reactive_caches = options.reactive_caches
        self.fragile_markers = options.fragile_markers
        self.no_gust = options.no_gust
        self.narrow_winds = options.narrow_winds
        self.reputation_any = options.reputation_any
        self.tournament = options.tournament
        self.area = [0] * PORT_COUNT
        self.area_ports = [0] * AREAS
        for area, members in enumerate(figures.areas_west_to_east):
            for name in members.value:
                self.area[PORTS.index(name)] = area
                self.area_ports[area] |= 1 << PORTS.index(name)
        north_to_south: list[str] = list(figures.north_to_south.value)
        self.latitude = [north_to_south.index(name) for name in PORTS]
        self.reach: list[int] = []
        self.gust_reach: list[int] = []
        self.chart_winds()
        self.start_ports = [PORTS.index(name) for name in figures.start_ports.value]
        self.tile_names = [tile.id for tile in figures.tiles]
        self.tile_vp = [tile.vp.value for tile in figures.tiles]
        self.tile_items = [
            tuple([TREASURE if item == "treasure" else ITEMS.index(item) for item in tile.items.value])
            for tile in figures.tiles
        ]
        self.ladder = [rung.value for rung in figures.booty_ladder]
        self.tally_max: i64 = figures.tally_max.value
        self.free_ports: list[int] = []
        for kind in BUYING:
            for printed in figures.free_ports[kind]:
                self.free_ports.append(sum([1 << PORTS.index(name) for name in printed.value]))
        self.cards = [1] * BUYERS + [figures.action_cards[kind].value for kind in PLAIN_CARDS]
        self.wind_cubes = figures.wind_cubes.value
        self.reserve_cubes = figures.reserve_cubes.value
        self.rounds: i64 = figures.rounds.value
        self.area_bonus = figures.area_bonus.value

    def chart_winds(self) -> None:
        """Where each wind carries a ship from each port, without and with a Gust (W5, W19)."""
        for direction in range(WIND_COUNT):
            for port in range(PORT_COUNT):
                self.reach.append(self.ports_downwind(port, direction, 1, 2))
        for direction in range(WIND_COUNT):
            for port in range(PORT_COUNT):
                extra = self.ports_downwind(port, direction, 3, 3) if direction in (EAST, WEST) else 0
                for other in range(WIND_COUNT):
                    extra |= self.reach[other * PORT_COUNT + port]
                self.gust_reach.append(extra & ~self.reach[direction * PORT_COUNT + port])

    def ports_downwind(self, port: int, direction: int, nearest: int, farthest: int) -> int:
        """East and West winds carry `nearest` to `farthest` areas on, North and South winds up to one area aside."""
        found = 0
        for other in range(PORT_COUNT):
            east = self.area[other] - self.area[port]
            south = self.latitude[other] - self.latitude[port]
            if direction == EAST:
                within = nearest <= east <= farthest
            elif direction == WEST:
                within = nearest <= -east <= farthest
            else:
                # Variant d keeps North and South winds inside the area (W16).
                aside = abs(east) <= (0 if self.narrow_winds else 1)
                within = aside and (south > 0 if direction == SOUTH else south < 0)
            if within:
                found |= 1 << other
        return found


class Sea(Table):
    """The state. Ports, tiles, items and cards are numbers; lists without another word are by seat.

    `tally[seat * 3 + item]` is what lies in a hold, `fame` the ports where a seat is known, as bits; `caches` counts
    the Secret Caches in play, `lent` those of them laid against a boarding (W16). `tiles[place]` is the tile at a
    port, or from place 12 on along the rotation bar; `completed[area]` how many players are known all over an area.
    `ruled_out` are the ports, as bits, for which everyone knows that no hidden treasure card of a seat is (W23).
    `points` to `bonus_taken` belong to the turn being played.
    """

    def __init__(
        self,
        seats: int,
        edition: int,
        frames: list[Frame[Any]],
        sealed: list[int],
        drafts: list[tuple[int, ...]],
        waters: Waters,
        round: int,  # noqa: A002 -- the rulebook's word
        wind: int,
        blackbeard: int,
        first: int,
        compasses: list[int],
        bids: list[int],
        vp: list[int],
        ports: list[int],
        tally: list[int],
        booty: list[int],
        wind_cubes: list[int],
        reserve: list[int],
        fame: list[int],
        completed: list[int],
        markers: list[int],
        caches: list[int],
        lent: list[int],
        brawls: list[int],
        bag: Deck,
        tiles: list[int],
        deck: Deck,
        discards: list[int],
        hands: list[Hand],
        treasure_deck: Deck,
        treasures: list[Hand],
        ruled_out: list[int],
        earned: list[int],
        points: int,
        sailing: int,
        gust: bool,
        heaved: bool,
        tested: bool,
        bonus_taken: bool,
        ending: str,
    ) -> None:
        super().__init__(seats, edition, frames, sealed, drafts)
        self.waters = waters
        self.round: i64 = round
        self.wind: i64 = wind
        self.blackbeard: i64 = blackbeard
        self.first: i64 = first
        self.compasses = compasses
        self.bids = bids
        self.vp = vp
        self.ports = ports
        self.tally = tally
        self.booty = booty
        self.wind_cubes = wind_cubes
        self.reserve = reserve
        self.fame = fame
        self.completed = completed
        self.markers = markers
        self.caches = caches
        self.lent = lent
        self.brawls = brawls
        self.bag = bag
        self.tiles = tiles
        self.deck = deck
        self.discards = discards
        self.hands = hands
        self.treasure_deck = treasure_deck
        self.treasures = treasures
        self.ruled_out = ruled_out
        self.earned = earned
        self.points: i64 = points
        self.sailing: i64 = sailing
        self.gust = gust
        self.heaved = heaved
        self.tested = tested
        self.bonus_taken = bonus_taken
        self.ending = ending

    def copy(self) -> "Sea":
        return Sea(
            self.seats,
            self.edition,
            self.frames[:],
            self.sealed[:],
            self.drafts[:],
            self.waters,
            self.round,
            self.wind,
            self.blackbeard,
            self.first,
            self.compasses[:],
            self.bids[:],
            self.vp[:],
            self.ports[:],
            self.tally[:],
            self.booty[:],
            self.wind_cubes[:],
            self.reserve[:],
            self.fame[:],
            self.completed[:],
            self.markers[:],
            self.caches[:],
            self.lent[:],
            self.brawls[:],
            self.bag.copy(),
            self.tiles[:],
            self.deck.copy(),
            self.discards[:],
            [hand.copy() for hand in self.hands],
            self.treasure_deck.copy(),
            [hand.copy() for hand in self.treasures],
            self.ruled_out[:],
            self.earned[:],
            self.points,
            self.sailing,
            self.gust,
            self.heaved,
            self.tested,
            self.bonus_taken,
            self.ending,
        )


def new_sea(seats: int, edition: int, options: WindsOptions, figures: WindsFigures) -> Sea:
    """The table before its first tile is laid; the flow is put on it by the set-up."""
    waters = Waters(figures, options)
    return Sea(
        seats,
        edition,
        [],
        no_answers(seats),
        no_drafts(seats),
        waters,
        1,
        NORTH,
        NOBODY,
        NOBODY,
        [-1] * seats,
        [-1] * seats,
        [0] * seats,
        [-1] * seats,
        [0] * (seats * KINDS),
        [0] * seats,
        [waters.wind_cubes] * seats,
        [waters.reserve_cubes] * seats,
        [0] * seats,
        [0] * AREAS,
        [NOBODY] * KINDS,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        fresh_deck((1,) * TILES),
        [-1] * TILES,
        fresh_deck(tuple(waters.cards)),
        [0] * CARD_COUNT,
        [empty_hand(seat, CARD_COUNT, seats) for seat in range(seats)],
        fresh_deck((1,) * PORT_COUNT),
        [empty_hand(seat, PORT_COUNT, seats) for seat in range(seats)],
        [0] * seats,
        [0] * (seats * SOURCE_COUNT),
        0,
        DUE,
        False,
        False,
        False,
        False,
        "",
    )


def action_cards(t: Sea) -> list[int]:
    """How many copies of each Action card there are, wherever they lie."""
    copies = t.discards[:]
    copies[CACHE] += sum(t.caches)
    copies[BRAWL] += sum(t.brawls)
    for card in range(len(copies)):
        copies[card] += t.deck.count(card)
        for hand in t.hands:
            copies[card] += hand.cards[card]
    return copies


def treasure_cards(t: Sea) -> list[int]:
    """How many treasure cards of each port there are, wherever they lie."""
    copies = [0] * PORT_COUNT
    for port in range(PORT_COUNT):
        copies[port] += t.treasure_deck.count(port)
        for hand in t.treasures:
            copies[port] += hand.cards[port]
    return copies
