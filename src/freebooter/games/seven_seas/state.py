"""The table of Pirates of the 7 Seas: ships, chests, goods, characters and the two decks."""

from typing import Any, Final

from mypy_extensions import i64

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand, empty_hand
from freebooter.core.table import Frame, Static, Table, no_answers, no_drafts
from freebooter.games.seven_seas.figures import (
    BOOTY,
    COUNTRIES,
    MOST_CARAVAN,
    TAVERN,
    PortCard,
    SevenSeasFigures,
)
from freebooter.games.seven_seas.throw import Tray

# Goods and booty
RUM: Final = 0
COFFEE: Final = 1
FRUIT: Final = 2
TALISMAN: Final = 3
KINDS: Final = 3  # of goods

# Characters, in the order in which they are announced
SHIPWRIGHT: Final = 0
GOVERNOR: Final = 1
CAPTAIN: Final = 2
ABORIGINE: Final = 3
SHAMAN: Final = 4
MERCHANT: Final = 5
CARTOGRAPHER: Final = 6
ROLES: Final = 7
ALL_CHARACTERS: Final = 127
NOBODY: Final = -1

# Adventure cards by kind: 16 kinds of caravan, country by country, then curses, then ports
FIRST_CURSE: Final = 16
FIRST_PORT: Final = 24
CARDS: Final = 36

KRAKEN: Final = 0
ICEBERG: Final = 1
SIRENS: Final = 2
RIOT: Final = 3
WHIRLPOOL: Final = 4
IDOL: Final = 5
SALARY: Final = 6

PIRATE_BAY: Final = -1  # the port at the start, which is no card


class Port(Static):
    """A port: `demand[good]` is its price for each of three or more, `favourite` the good it pays 3 for."""

    def __init__(self, card: PortCard) -> None:
        paid = card.demand.value
        self.name = card.name.value
        self.demand = (paid.rum, paid.coffee, paid.fruit)
        self.favourite: i64 = self.demand.index(3)


class Charts(Static):
    """The figures as the rules use them: `cards` are the Adventure cards by kind, `tavern` effects by face."""

    def __init__(self, figures: SevenSeasFigures, seats: int) -> None:
        cards = [0] * CARDS
        for caravan in figures.caravans:
            cards[caravan_card(COUNTRIES.index(caravan.country.value), caravan.ships.value)] += 1
        for number, curse in enumerate(figures.curses):
            cards[FIRST_CURSE + number] = curse.copies.value
        for number in range(len(figures.ports)):
            cards[FIRST_PORT + number] = 1
        self.cards = tuple(cards)
        self.ports = [Port(card) for card in figures.ports]
        self.start_port = Port(figures.start_port)
        self.hand: i64 = figures.hand.value
        self.cards_under: i64 = figures.last_rounds.cards_under.value
        self.rounds_after: i64 = figures.last_rounds.rounds_after_current.value
        booty = figures.booty
        self.booty = (booty.rum.value, booty.coffee.value, booty.fruit.value, booty.talisman.value)
        self.tavern = [TAVERN.index(effect) for effect in figures.tavern.value]
        bonus = figures.limit_bonus
        self.limit_bonus: i64 = [bonus.two_players.value, bonus.three_players.value, bonus.four_players.value][
            seats - 2
        ]
        self.ships: i64 = figures.dice.per_player.value
        self.start_fleet: i64 = figures.dice.start_fleet.value
        self.start_chests: i64 = figures.start_chests.value
        self.bargain_cost: i64 = figures.costs.bargain.value
        self.ritual_costs = (figures.costs.double_hold.value, figures.costs.unsinkable_ship.value)
        self.tray = Tray(figures.throw)


class Seas(Table):
    """The state. Lists are by seat, `goods` by seat * 3 + good, `corsairs` by country.

    A player's ships are in the `fleet`, on the island as `guards`, or in the `reserve` (S1). `available` and
    `in_front` are a seat's characters as bits; a chosen one stays available, and sealed, until it is announced.
    `rounds` have begun; `shown` is the character a seat has revealed in this one, `announced` the last one called.
    Of the Adventure deck only its unseen cards exist, in no order, and how many of them lie `above` the Last Rounds;
    once that is drawn, `last_round` says when the game ends (S12). `played` are the Adventure cards in the order in
    which they were played, `port` is the one whose prices hold, by its place in the figure set.
    """

    def __init__(
        self,
        seats: int,
        edition: int,
        frames: list[Frame[Any]],
        sealed: list[int],
        drafts: list[tuple[int, ...]],
        charts: Charts,
        round_limit: int,
        rounds: int,
        last_round: int,
        first: int,
        announced: int,
        fleet: list[int],
        guards: list[int],
        reserve: list[int],
        chests: list[int],
        yin_yang: list[int],
        black_spots: list[int],
        goods: list[int],
        talismans: list[int],
        double_holds: list[int],
        unsinkables: list[int],
        corsairs: list[int],
        available: list[int],
        in_front: list[int],
        shown: list[int],
        hands: list[Hand],
        deck: Deck,
        above: int,
        played: list[int],
        port: int,
        booty_deck: Deck,
        booty_discards: list[int],
        ending: str,
    ) -> None:
        super().__init__(seats, edition, frames, sealed, drafts)
        self.charts = charts
        self.round_limit: i64 = round_limit
        self.rounds: i64 = rounds
        self.last_round: i64 = last_round
        self.first: i64 = first
        self.announced: i64 = announced
        self.fleet = fleet
        self.guards = guards
        self.reserve = reserve
        self.chests = chests
        self.yin_yang = yin_yang
        self.black_spots = black_spots
        self.goods = goods
        self.talismans = talismans
        self.double_holds = double_holds
        self.unsinkables = unsinkables
        self.corsairs = corsairs
        self.available = available
        self.in_front = in_front
        self.shown = shown
        self.hands = hands
        self.deck = deck
        self.above: i64 = above
        self.played = played
        self.port: i64 = port
        self.booty_deck = booty_deck
        self.booty_discards = booty_discards
        self.ending = ending

    def copy(self) -> "Seas":
        return Seas(
            self.seats,
            self.edition,
            self.frames[:],
            self.sealed[:],
            self.drafts[:],
            self.charts,
            self.round_limit,
            self.rounds,
            self.last_round,
            self.first,
            self.announced,
            self.fleet[:],
            self.guards[:],
            self.reserve[:],
            self.chests[:],
            self.yin_yang[:],
            self.black_spots[:],
            self.goods[:],
            self.talismans[:],
            self.double_holds[:],
            self.unsinkables[:],
            self.corsairs[:],
            self.available[:],
            self.in_front[:],
            self.shown[:],
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
            self.above,
            self.played[:],
            self.port,
            self.booty_deck.copy(),
            self.booty_discards[:],
            self.ending,
        )


def new_seas(seats: int, edition: int, round_limit: int, figures: SevenSeasFigures) -> Seas:
    """The table before any card is dealt; the flow is put on it by the set-up."""
    charts = Charts(figures, seats)
    return Seas(
        seats,
        edition,
        [],
        no_answers(seats),
        no_drafts(seats),
        charts,
        round_limit,
        0,
        0,
        NOBODY,
        NOBODY,
        [charts.start_fleet] * seats,
        [0] * seats,
        [charts.ships - charts.start_fleet] * seats,
        [charts.start_chests] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (seats * KINDS),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [NOBODY] * len(COUNTRIES),
        [ALL_CHARACTERS] * seats,
        [0] * seats,
        [NOBODY] * seats,
        [empty_hand(seat, CARDS, seats) for seat in range(seats)],
        fresh_deck(charts.cards),
        sum(charts.cards) - charts.cards_under,
        [],
        PIRATE_BAY,
        fresh_deck(charts.booty),
        [0] * len(BOOTY),
        "",
    )


def caravan_card(country: i64, ships: i64) -> i64:
    """The kind of an Adventure card: a caravan of this country with so many ships."""
    return country * MOST_CARAVAN + ships - 1


def caravan_country(card: i64) -> i64:
    return card // MOST_CARAVAN


def caravan_ships(card: i64) -> i64:
    return card % MOST_CARAVAN + 1


def clockwise(t: Seas, start: i64, place: i64) -> i64:
    """The seat so many places clockwise of `start`."""
    return (start + place) % t.seats


def port_now(t: Seas) -> Port:
    """The port whose prices hold."""
    return t.charts.start_port if t.port == PIRATE_BAY else t.charts.ports[t.port]


def needs_card(character: i64) -> bool:
    """Whether this is Captain, Aborigine or Shaman: who plays a card, and brings all characters back (S3)."""
    return CAPTAIN <= character <= SHAMAN
