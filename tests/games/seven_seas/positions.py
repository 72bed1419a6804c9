"""Positions of Pirates of the 7 Seas for tests, by name: everything not said is as at the start."""

from dataclasses import dataclass, field
from typing import TypeVar

from freebooter.core.actions import Action, Outcome, Throw
from freebooter.core.deck import fresh_deck
from freebooter.core.errors import FreebooterError
from freebooter.core.events import Event, Told
from freebooter.core.hand import empty_hands
from freebooter.core.rows import row_of
from freebooter.core.table import CHANCE
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Choose, DrawBooty
from freebooter.games.seven_seas.figures import BOOTY, CHARACTERS, COUNTRIES, CURSES, GOODS
from freebooter.games.seven_seas.flow.rounds import NextRound
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.state import CARDS, FIRST_CURSE, FIRST_PORT, KINDS, NOT_YET, Seas, caravan_card

OLGA, GARIK, LORA, OLEK = range(4)

Card = tuple[str, int] | str
E = TypeVar("E", bound=Event)

LANTERN_QUAY, WIDOW_ROCK, KETTLE_HARBOUR, MISSION_WHARF, MANGO_LANDING, GARDEN_ROADS = (
    "Lantern Quay",
    "Widow Rock",
    "Kettle Harbour",
    "Mission Wharf",
    "Mango Landing",
    "Garden Roads",
)
PORTS = (LANTERN_QUAY, WIDOW_ROCK, KETTLE_HARBOUR, MISSION_WHARF, MANGO_LANDING, GARDEN_ROADS)


@dataclass
class Pirate:
    """One player: ships not in reserve guard their chests or are at sea."""

    chests: int = 7
    reserve: int = 3
    yin_yang: int = 0
    spots: int = 0
    rum: int = 0
    coffee: int = 0
    fruit: int = 0
    talismans: int = 0
    double_holds: int = 0
    unsinkables: int = 0
    corsair: tuple[str, ...] = ()
    in_front: tuple[str, ...] = ()
    hand: tuple[Card, ...] = field(default=())


def card_number(card: Card) -> int:
    """An Adventure card by what it shows: ("spain", 3), "kraken", "Mango Landing"."""
    if isinstance(card, tuple):
        return caravan_card(COUNTRIES.index(card[0]), card[1])
    return FIRST_CURSE + CURSES.index(card) if card in CURSES else FIRST_PORT + PORTS.index(card)


def seas(
    *players: Pirate,
    first: int = OLGA,
    port: str = "",
    above: int | None = None,
    deck: int | None = None,
    booty: dict[str, int] | None = None,
    rounds: int = 0,
    last_round: int = NOT_YET,
    round_limit: int = 150,
) -> Seas:
    """A position before everyone chooses. `above` cards lie on the Last Rounds; `deck` keeps only so many cards, the
    rest counts as played; `booty` is the Booty deck, the rest of it is discarded."""
    t = GAME.new(len(players), {"round_limit": round_limit})
    left = list(t.charts.cards)
    t.hands = empty_hands(CARDS, len(players))
    drawn = [0] * len(BOOTY)
    for seat, pirate in enumerate(players):
        _place(t, seat, pirate, left)
        for kind, count in enumerate((pirate.rum, pirate.coffee, pirate.fruit, pirate.talismans)):
            drawn[kind] += count
    if port:
        t.port = PORTS.index(port)
        left[card_number(port)] -= 1
        t.played.append(card_number(port))
    for card in range(CARDS):
        while deck is not None and sum(left) > deck and left[card]:
            left[card] -= 1
            t.played.append(card)
    t.deck = fresh_deck(row_of(left))
    t.above = max(sum(left) - 4, 0) if above is None else above
    rest = [whole - gone for whole, gone in zip(t.charts.booty, drawn, strict=True)]
    stays = rest if booty is None else [booty.get(kind, 0) for kind in BOOTY]
    t.booty_deck = fresh_deck(row_of(stays))
    t.booty_discards = row_of(whole - kept for whole, kept in zip(rest, stays, strict=True))
    t.first = first
    t.rounds = rounds
    t.last_round = last_round
    t.frames = [NextRound()]
    if rounds:
        t.first = (first - 1) % len(players)
        t.rounds -= 1
    t.settle()
    return t


def _place(t: Seas, seat: int, pirate: Pirate, left: list[int]) -> None:
    t.chests[seat] = pirate.chests
    t.reserve[seat] = pirate.reserve
    t.yin_yang[seat] = pirate.yin_yang
    t.black_spots[seat] = pirate.spots
    for good, count in enumerate((pirate.rum, pirate.coffee, pirate.fruit)):
        t.goods[seat * KINDS + good] = count
    t.talismans[seat] = pirate.talismans
    t.double_holds[seat] = pirate.double_holds
    t.unsinkables[seat] = pirate.unsinkables
    for country in pirate.corsair:
        t.corsairs[COUNTRIES.index(country)] = seat
    for name in pirate.in_front:
        bit = 1 << CHARACTERS.index(name)
        t.available[seat] &= ~bit
        t.in_front[seat] |= bit
    for card in pirate.hand:
        t.hands[seat].cards[card_number(card)] += 1
        left[card_number(card)] -= 1
    fleet.muster(t, seat)


def choose(t: Seas, *characters: str) -> list[Event]:
    """Everyone chooses, seat by seat, and the announcements begin."""
    told: list[Event] = []
    for seat, character in enumerate(characters):
        told += said(GAME.apply(t, seat, Choose(character)))
    return told


def play(t: Seas, *moves: Action) -> list[Event]:
    """Play actions of whoever is asked, and outcomes of chance; says everything that was told."""
    told: list[Event] = []
    for move in moves:
        if isinstance(move, Outcome):
            told += said(GAME.apply_chance(t, move))
        else:
            told += said(GAME.apply(t, asked(t), move))
    return told


def asked(t: Seas) -> int:
    """The one seat that is asked."""
    (seat,) = GAME.asks(t)
    assert seat != CHANCE, f"chance is asked: {t.frames[-1]}"
    return seat


def chance_is_asked(t: Seas) -> bool:
    return GAME.asks(t) == (CHANCE,)


def all_choose(t: Seas) -> bool:
    """Whether a new round has begun."""
    return GAME.asks(t) == tuple(range(t.seats))


def legal(t: Seas) -> list[Action]:
    return GAME.legal(t, asked(t))


def refusal(t: Seas, action: Action) -> str:
    """What the asked seat is told about an action it may not take."""
    try:
        GAME.apply(t.copy(), GAME.asks(t)[0], action)
    except FreebooterError as error:
        return str(error)
    raise AssertionError(f"{action} is legal")


def said(told: list[Told]) -> list[Event]:
    return [one.event for one in told]


def of(kind: type[E], told: list[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in told if isinstance(event, kind)]


def faces(*shown: int, escapes: int = 0) -> Throw:
    """A throw of dice that lie in rows, two centimetres apart, in order from the upper left."""
    return dice(*((100 + 200 * (n % 13), 100 + 200 * (n // 13), face) for n, face in enumerate(shown)), escapes=escapes)


def dice(*lying: tuple[int, int, int], escapes: int = 0) -> Throw:
    """A throw of dice at these places in tenths of a millimetre: (x, y, face)."""
    return Throw((escapes, *(number for die in lying for number in die)))


def booty(*kinds: str) -> list[DrawBooty]:
    """Booty cards drawn one after the other."""
    return [DrawBooty(kind) for kind in kinds]


def goods(t: Seas, seat: int) -> dict[str, int]:
    """What a seat has on board."""
    return {good: t.goods[seat * KINDS + kind] for kind, good in enumerate(GOODS) if t.goods[seat * KINDS + kind]}
