"""Positions of Pirates of the 7 Seas for tests: texts before everyone chooses, and small questions about a table."""

from typing import TypeVar

from freebooter.core.actions import Action, Outcome, Throw
from freebooter.core.errors import FreebooterError
from freebooter.core.events import Event, Told
from freebooter.core.position import write_head
from freebooter.core.table import CHANCE
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Choose, DrawBooty
from freebooter.games.seven_seas.figures import CURSES, GOODS
from freebooter.games.seven_seas.flow.rounds import NextRound
from freebooter.games.seven_seas.rules import fleet
from freebooter.games.seven_seas.state import FIRST_CURSE, KINDS, Seas

OLGA, GARIK, LORA, OLEK = range(4)

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


def seas(text: str = "", *, seats: int = 3, deck: int | None = None, round_limit: int = 150) -> Seas:
    """The position of this text before everyone chooses. Ships not in reserve guard their chests or are at sea; of the
    Adventure deck only so many cards are left as `deck` says, the others have been played."""
    head = write_head("seven_seas", seats, {"round_limit": round_limit})
    t = GAME.position(f"{head}; first A; frames; {text}")
    while deck is not None and t.deck.size() > deck:
        card = t.deck.kinds_left()[0]
        t.deck.draw(card)
        t.played.append(card)
    for seat in range(seats):
        fleet.muster(t, seat)
    t.frames = [NextRound()]
    t.settle()
    return t


def curse_card(name: str) -> int:
    """The number of an Adventure card with a curse."""
    return int(FIRST_CURSE) + CURSES.index(name)


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
