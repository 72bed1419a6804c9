"""Positions of Winds of Plunder for tests: texts from a usual start, and small questions about a table."""

from typing import Any

from freebooter.core.actions import Action
from freebooter.core.errors import FreebooterError
from freebooter.core.events import Event
from freebooter.core.hand import everyone
from freebooter.core.position import letter, write_head
from freebooter.core.rows import row_of
from freebooter.core.table import CHANCE
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import Bid, BoardNobody, Sail, SetCompass
from freebooter.games.winds_of_plunder.figures import CARDS, ITEMS, PORTS
from freebooter.games.winds_of_plunder.flow.arrival import PortArrival
from freebooter.games.winds_of_plunder.flow.round import TO_VOTE, Round
from freebooter.games.winds_of_plunder.flow.turn import TurnStart
from freebooter.games.winds_of_plunder.rules.holds import settle_markers
from freebooter.games.winds_of_plunder.state import KINDS, MARKERS, Sea

BONNET, JACK, BART, SAM, HORNIGOLD = range(5)

# Tiles by what they show, as the standard figures have them.
PLAIN_CREW_3 = "T08"
PLAIN_CREW_4 = "T12"
PLAIN_PROVISION_3 = "T09"
PLAIN_PROVISION_5 = "T17"
PLAIN_WEAPON_3 = "T07"
PLAIN_TREASURE_3 = "T10"

STARTS = ["san-salvadore", "puerto-rico", "turks-and-caicos", "santo-domingo", "jamaica"]


def sea(text: str = "", *, seats: int = 5, turn: int = BONNET, turns: int = 1, **options: Any) -> Sea:
    """The position of this text at the start of `turn`'s turn, the `turns`th of the round: an east wind, ships in these
    ports, tiles in order. Markers lie where the holds put them, unless the text says otherwise."""
    head = write_head("winds_of_plunder", seats, {"blackbeard": BONNET, **options})
    first = letter((turn - turns + 1) % seats)
    start = f"tiles; wind east; round 1; first {first}; ports {' '.join(STARTS[:seats])}"
    t = GAME.position(f"{head}; {start}; frames; {text}")
    if "markers" not in text:
        settle_markers(t)
    t.frames = [Round(turns), TurnStart(turn)]
    t.settle()
    return t


def vote(text: str = "", *, seats: int = 4, **options: Any) -> Sea:
    """The position of this text before the vote of a round."""
    t = sea(text, seats=seats, **options)
    t.frames = [Round(TO_VOTE)]
    t.settle()
    return t


def cast(t: Sea, *votes: tuple[str, int]) -> list[Event]:
    """All seats set their compasses, then bid; says everything that was told."""
    told = [event for seat, (wind, _) in enumerate(votes) for event in answer(t, seat, SetCompass(wind))]
    return told + [event for seat, (_, cubes) in enumerate(votes) for event in answer(t, seat, Bid(cubes))]


# Playing


def play(t: Sea, *actions: Action) -> list[Event]:
    """Play actions of whoever is asked; says everything that was told."""
    told: list[Event] = []
    for action in actions:
        told += answer(t, GAME.asks(t)[0], action)
    return told


def answer(t: Sea, seat: int, action: Action) -> list[Event]:
    """One seat's answer; says everything that was told."""
    return [one.event for one in GAME.apply(t, seat, action)]


def happen(t: Sea, outcome: Action) -> list[Event]:
    """What chance brings; says everything that was told."""
    return [one.event for one in GAME.apply_chance(t, outcome)]  # type: ignore[arg-type]


def arrive(t: Sea, port: str) -> list[Event]:
    """Sail there, board nobody, and let chance bring the first treasure card it may."""
    told = play(t, Sail(port))
    while t.frames and isinstance(t.frames[-1], PortArrival):
        if GAME.asks(t) == (CHANCE,):
            told += happen(t, GAME.outcomes(t)[0][0])
        else:
            told += play(t, BoardNobody())
    return told


def refusal(t: Sea, action: Action, seat: int | None = None) -> str:
    """What a seat, or the one that is asked, is told about an action it may not take."""
    try:
        GAME.apply(t.copy(), GAME.asks(t)[0] if seat is None else seat, action)
    except FreebooterError as error:
        return str(error)
    raise AssertionError(f"{action} is legal here")


def may(t: Sea, kind: type[Action]) -> list[Action]:
    """What whoever is asked may do of this kind."""
    return [action for action in GAME.legal(t, GAME.asks(t)[0]) if isinstance(action, kind)]


# Looking


def tally(t: Sea, seat: int, item: str) -> int:
    return t.tally[seat * KINDS + ITEMS.index(item)]


def holder(t: Sea, marker: str) -> int:
    """Who holds an Advantage marker; -1 if it lies beside the board."""
    return t.markers[MARKERS.index(marker)]


def port_of(t: Sea, seat: int) -> str:
    return PORTS[t.ports[seat]]


def hand_of(t: Sea, seat: int) -> list[str]:
    return [CARDS[card] for card, copies in enumerate(t.hands[seat].cards) for _ in range(copies)]


def know(t: Sea, seat: int, port: str) -> None:
    """Let everyone know of a treasure card that this seat holds."""
    cards = row_of(int(name == port) for name in PORTS)
    t.treasures[seat].show(cards, everyone(t.seats))
