"""Positions of Plunder for tests: texts on one fixed map, and small questions about a table.

The map is the first face of every tile, unturned, in order; for two players the four without merchants:

          1  2  3  4  5  6   7  8  9 10 11 12  13 14 15 16 17 18
    A     ~  ~  ~  ~  c  ~ | ~  ~  ~  ~  ~  ~ | ~  ~  ~  ~  ~  ~
    B     ~  a  A  ~  C  ~ | ~  c  c  C  ~  ~ | ~  c  c  ~  A  a
    C     ~  a  ~  ~  ~  ~ | ~  C  c  ~  ~  ~ | ~  C  ~  ~  ~  ~
    D     ~  ~  ~  ~  b  ~ | ~  ~  ~  ~  ~  ~ | ~  ~  ~  n  ~  ~
    E     ~  n  ~  B  b  ~ | ~  b  b  ~  A  a | ~  B  ~  n  ~  ~
    F     ~  n  ~  ~  ~  ~ | ~  B  ~  ~  ~  a | b  b  ~  ~  ~  ~
          ---------------------------------------------------------
    G     ~  ~  ~  ~  b  b | ~  a  ~  ~  ~  b | b  b  ~  ~  ~  ~
    H     ~  ~  ~  ~  B  ~ | ~  A  ~  ~  B  b | ~  B  ~  ~  m  M
    I     ~  ~  c  ~  ~  ~ | ~  ~  ~  ~  ~  ~ | ~  ~  ~  M  m  ~
    J     ~  C  c  c  ~  ~ | ~  ~  m  M  ~  ~ | ~  C  c  ~  ~  ~
    K     ~  ~  c  C  ~  ~ | ~  M  m  ~  C  ~ | ~  c  c  C  ~  A
    L     a  A  ~  ~  ~  ~ | ~  ~  ~  ~  c  c | ~  ~  ~  ~  ~  a

Barriers lie between C3/D3, C4/D4, C10/C11, D11/D12, C17/D17, E17/E18, H2/I2, K5/K6, H9/I9, J7/J8, H15/H16.
Ports, their open sides and the skulls of their islands: B3 NE 1, E4 SW 2, B5 S 1; E11 NW 1, F8 EW 2, B10 NE and
C8 SW 3; B17 W 1, E14 N 1, C14 SW 2; L2 NE 1, H5 SW 2, J2 NW and K4 ES 3; H8 S 1, H11 SW 1, K11 NE 2,
merchant J10 NE and K8 SW; K18 NW 1, H14 ES 2, J14 NW and K16 ES 3, merchant H18 NS and I16 SW.
"""

from typing import Any

from msgspec import Struct

from freebooter.core.errors import FreebooterError
from freebooter.core.events import Event
from freebooter.core.position import write_head
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import LayTile
from freebooter.games.plunder.figures import CELLS, RESOURCES, SHIPS_EACH
from freebooter.games.plunder.rules.chart import NOWHERE
from freebooter.games.plunder.state import Sea

RED, BLUE, GREEN, BLACK, WHITE, GOLDEN = range(6)


class Boat(Struct):
    """A ship as it is now."""

    cell: str
    lives: int = 3
    cannons: int = 0
    masts: int = 0


def sea(text: str = "", *, seats: int = 3, turn: int = RED, **options: Any) -> Sea:
    """The position of this text on the fixed map, in `turn`'s turn: the X tokens and the storm lie out of the way,
    nothing is rolled, attacked, offered or agreed."""
    map_laid = "T1A T2A T3A T4A" if seats == 2 else "T1A T2A T3A T4A T5A T6A"
    tokens = " ".join(["G13"] * int(GAME.new(seats).atlas.tokens))
    return GAME.position(
        f"{write_head('plunder', seats, options)}; map {map_laid}; tokens {tokens}; storm L1; first A;"
        f" turn active={turn}; frames Rounds(seat={turn}, begun=True) Turn(seat={turn}); {text}"
    )


def mapped(seats: int = 3) -> Sea:
    """A table with the fixed map laid, before anything is placed on it."""
    t = GAME.new(seats)
    for face in range(0, 2 * int(t.atlas.places), 2):
        GAME.apply_chance(t, LayTile(face, 0))
    return t


def cell(name: str) -> int:
    return CELLS.index(name)


def island(t: Sea, port: str) -> int:
    """The number of the island with this port."""
    return t.chart.island_at[cell(port)]


def owner(t: Sea, port: str) -> int:
    return t.owners[island(t, port)]


def boat(t: Sea, seat: int, place: int = 0) -> Boat | None:
    """A ship, or nothing."""
    ship = seat * SHIPS_EACH + place
    if t.ship_at[ship] == NOWHERE:
        return None
    return Boat(CELLS[t.ship_at[ship]], t.lives[ship], t.cannons[ship], t.masts[ship])


def hand(t: Sea, seat: int) -> str:
    """The cards of a hand, by name, in the order of the resources."""
    return " ".join(name for kind, name in enumerate(RESOURCES) for _ in range(t.hands[seat].cards[kind]))


def play(t: Sea, *moves: object) -> list[Event]:
    """Play actions of whoever is asked, and what chance brings; says everything that was told."""
    told: list[Event] = []
    for move in moves:
        asked = GAME.asks(t)
        if asked == (-1,):
            told += [one.event for one in GAME.apply_chance(t, move)]  # type: ignore[arg-type]
        else:
            told += [one.event for one in GAME.apply(t, asked[0], move)]  # type: ignore[arg-type]
    return told


def answer(t: Sea, seat: int, *moves: object) -> None:
    """Answers of one of several who are asked together."""
    for move in moves:
        GAME.apply(t, seat, move)  # type: ignore[arg-type]


def refusal(t: Sea, action: object, seat: int | None = None) -> str:
    """What the asked seat is told about an action it may not take."""
    try:
        GAME.apply(t.copy(), GAME.asks(t)[0] if seat is None else seat, action)  # type: ignore[arg-type]
    except FreebooterError as error:
        return str(error)
    raise AssertionError(f"{action} is legal")


def legal(t: Sea, kind: type[Any] | None = None) -> list[Any]:
    """What the asked seat may do, of one kind or all."""
    return [action for action in GAME.legal(t, GAME.asks(t)[0]) if kind is None or isinstance(action, kind)]


def is_legal(t: Sea, action: object) -> bool:
    return action in legal(t)


def heard(told: list[Event], kind: type[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in told if isinstance(event, kind)]
