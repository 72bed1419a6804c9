"""The table of Pirates of the 7 Seas: ships, chests, goods, characters and the two decks."""

from typing import Any, Final, final

from mypy_extensions import i64

from freebooter.core import revival
from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.hand import Hand, copied, empty_hands
from freebooter.core.rows import Row, row, row_of
from freebooter.core.table import Static, Table
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
RUM: Final[i64] = 0
COFFEE: Final[i64] = 1
FRUIT: Final[i64] = 2
TALISMAN: Final[i64] = 3
KINDS: Final[i64] = 3  # of goods

# Characters, in the order in which they are announced
SHIPWRIGHT: Final[i64] = 0
GOVERNOR: Final[i64] = 1
CAPTAIN: Final[i64] = 2
ABORIGINE: Final[i64] = 3
SHAMAN: Final[i64] = 4
MERCHANT: Final[i64] = 5
CARTOGRAPHER: Final[i64] = 6
ROLES: Final[i64] = 7
ALL_CHARACTERS: Final[i64] = 127
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
CHEST: Final[i64] = 4  # beside the kinds of booty, as something to lose

# Adventure cards by kind: 16 kinds of caravan, country by country, then curses, then ports
FIRST_CURSE: Final[i64] = 16
FIRST_PORT: Final[i64] = 24
CARDS: Final[i64] = 36

KRAKEN: Final[i64] = 0
ICEBERG: Final[i64] = 1
SIRENS: Final[i64] = 2
RIOT: Final[i64] = 3
WHIRLPOOL: Final[i64] = 4
IDOL: Final[i64] = 5
SALARY: Final[i64] = 6
TAVERN_CURSE: Final[i64] = 7

PIRATE_BAY: Final[i64] = -1  # the port at the start, which is no card
NOT_YET: Final[i64] = -1  # instead of the last round, while the Last Rounds is not drawn

_CARAVAN: Final[i64] = MOST_CARAVAN


class Port(Static):
    """A port: `demand[good]` is its price for each of three or more, `favourite` the good it pays 3 for."""

    def __init__(self, card: PortCard) -> None:
        paid = card.demand.value
        demand = [paid.rum, paid.coffee, paid.fruit]
        self.name = card.name.value
        self.demand: Row = row_of(demand)
        self.favourite: i64 = demand.index(3)


class Charts(Static):
    """Figures and options as the rules use them: `cards` are the Adventure cards by kind, of which at the start so
    many lie `above` the Last Rounds; `tavern` are the effects by face."""

    def __init__(self, figures: SevenSeasFigures, seats: int, round_limit: int) -> None:
        self.figures = figures
        self.seats = seats
        cards = [0] * CARDS
        for caravan in figures.caravans:
            cards[caravan_card(COUNTRIES.index(caravan.country.value), caravan.ships.value)] += 1
        for number, curse in enumerate(figures.curses):
            cards[FIRST_CURSE + number] = curse.copies.value
        for number in range(len(figures.ports)):
            cards[FIRST_PORT + number] = 1
        self.round_limit: i64 = round_limit
        self.cards: Row = row_of(cards)
        self.ports = [Port(card) for card in figures.ports]
        self.start_port = Port(figures.start_port)
        self.hand: i64 = figures.hand.value
        self.above: i64 = sum(cards) - figures.last_rounds.cards_under.value
        self.rounds_after: i64 = figures.last_rounds.rounds_after_current.value
        booty = figures.booty
        self.booty: Row = row_of([booty.rum.value, booty.coffee.value, booty.fruit.value, booty.talisman.value])
        self.tavern: Row = row_of([TAVERN.index(effect) for effect in figures.tavern.value])
        bonus = figures.limit_bonus
        self.limit_bonus: i64 = [bonus.two_players.value, bonus.three_players.value, bonus.four_players.value][
            seats - 2
        ]
        self.ships: i64 = figures.dice.per_player.value
        self.start_fleet: i64 = figures.dice.start_fleet.value
        self.start_chests: i64 = figures.start_chests.value
        self.bargain_cost: i64 = figures.costs.bargain.value
        self.ritual_costs: Row = row_of([figures.costs.double_hold.value, figures.costs.unsinkable_ship.value])
        self.tray = Tray(figures.throw)

    def made_of(self) -> tuple[Any, ...]:
        return self.figures, self.seats, int(self.round_limit)


@final
class Thrown:
    """What lies in the tray, and why: the caravan or curse that was played as a `card` (-1 before the first), the ships
    `sent` against a caravan (seat and ships by turns), the `dice` as they fell (owner, x, y and face by turns), the
    `duels` fought so far (a red die and a pirate's by turns), what a curse has cost as `losses` (seat, kind, cards and
    ships by turns), and the Tavern's dice as they were `dealt` (seat and face by turns)."""

    def __init__(self, card: i64, like: "Thrown | None" = None) -> None:
        self.card: i64 = card
        self.sent: tuple[int, ...] = () if like is None else like.sent
        self.dice: tuple[int, ...] = () if like is None else like.dice
        self.duels: tuple[int, ...] = () if like is None else like.duels
        self.losses: tuple[int, ...] = () if like is None else like.losses
        self.dealt: tuple[int, ...] = () if like is None else like.dealt

    def copy(self) -> "Thrown":
        return Thrown(self.card, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return revival.piece, (Thrown, (self.card,), revival.held_by(self))


class Seas(Table):
    """The state. Rows are by seat, `goods` by seat * 3 + good, `corsairs` by country.

    A player's ships are in the `fleet`, on the island as `guards`, or in the `reserve` (S1). `available` and
    `in_front` are a seat's characters as bits; a chosen one stays available, and sealed, until it is announced.
    `rounds` have begun; `shown` is the character a seat has revealed in this one, `announced` the last one called.
    Of the Adventure deck only its unseen cards exist, in no order, and how many of them lie `above` the Last Rounds;
    once that is drawn, `last_round` is the round after which the game ends (S12), and `cut_short` says that only the
    limit of rounds makes it so (S14). `played` are the Adventure cards in the order in which they were played, `port`
    is the one whose prices hold, by its place in the figure set. `drawn` are the goods that somebody has drawn as booty
    and not yet loaded or left (S9).
    """

    def __init__(self, seats: i64, edition: i64, charts: Charts, like: "Seas | None" = None) -> None:
        super().__init__(seats, edition, like)
        reserve = charts.ships - charts.start_fleet
        self.charts = charts
        self.rounds: i64 = 0 if like is None else like.rounds
        self.last_round: i64 = NOT_YET if like is None else like.last_round
        self.cut_short: bool = False if like is None else like.cut_short
        self.first: i64 = NOBODY if like is None else like.first
        self.announced: i64 = NOBODY if like is None else like.announced
        self.fleet: Row = row(seats, charts.start_fleet) if like is None else like.fleet[:]
        self.guards: Row = row(seats, 0) if like is None else like.guards[:]
        self.reserve: Row = row(seats, reserve) if like is None else like.reserve[:]
        self.chests: Row = row(seats, charts.start_chests) if like is None else like.chests[:]
        self.yin_yang: Row = row(seats, 0) if like is None else like.yin_yang[:]
        self.black_spots: Row = row(seats, 0) if like is None else like.black_spots[:]
        self.goods: Row = row(seats * KINDS, 0) if like is None else like.goods[:]
        self.talismans: Row = row(seats, 0) if like is None else like.talismans[:]
        self.double_holds: Row = row(seats, 0) if like is None else like.double_holds[:]
        self.unsinkables: Row = row(seats, 0) if like is None else like.unsinkables[:]
        self.corsairs: Row = row(len(COUNTRIES), NOBODY) if like is None else like.corsairs[:]
        self.available: Row = row(seats, ALL_CHARACTERS) if like is None else like.available[:]
        self.in_front: Row = row(seats, 0) if like is None else like.in_front[:]
        self.shown: Row = row(seats, NOBODY) if like is None else like.shown[:]
        self.hands: list[Hand] = empty_hands(CARDS, seats) if like is None else copied(like.hands)
        self.deck: Deck = fresh_deck(charts.cards) if like is None else like.deck.copy()
        self.above: i64 = charts.above if like is None else like.above
        self.played: list[int] = [] if like is None else like.played[:]
        self.drawn: Row = row(KINDS, 0) if like is None else like.drawn[:]
        self.port: i64 = PIRATE_BAY if like is None else like.port
        self.booty_deck: Deck = fresh_deck(charts.booty) if like is None else like.booty_deck.copy()
        self.booty_discards: Row = row(len(BOOTY), 0) if like is None else like.booty_discards[:]
        self.thrown: Thrown = Thrown(NO_CARD) if like is None else like.thrown.copy()
        self.ending: str = "" if like is None else like.ending

    def copy(self) -> "Seas":
        return Seas(self.seats, self.edition, self.charts, self)


def caravan_card(country: i64, ships: i64) -> i64:
    """The kind of an Adventure card: a caravan of this country with so many ships."""
    return country * _CARAVAN + ships - 1


def caravan_country(card: i64) -> i64:
    return card // _CARAVAN


def caravan_ships(card: i64) -> i64:
    return card % _CARAVAN + 1


def clockwise(t: Seas, start: i64, place: i64) -> i64:
    """The seat so many places clockwise of `start`."""
    return (start + place) % t.seats


def port_now(t: Seas) -> Port:
    """The port whose prices hold."""
    return t.charts.start_port if t.port == PIRATE_BAY else t.charts.ports[t.port]


def needs_card(character: i64) -> bool:
    """Whether this is Captain, Aborigine or Shaman: who plays a card, and brings all characters back (S3)."""
    return CAPTAIN <= character <= SHAMAN
