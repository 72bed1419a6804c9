"""Positions of Buccaneer for tests, by name: everything not said is as at the start."""

from freebooter.core.deck import fresh_deck
from freebooter.core.errors import FreebooterError
from freebooter.core.events import Event
from freebooter.core.rows import row_of
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Board, Move
from freebooter.games.buccaneer.figures import PIRATES_EACH, TREASURES
from freebooter.games.buccaneer.flow import NextTurn
from freebooter.games.buccaneer.state import KINDS, NO_SHIP, Sea, lay_stack

RED, BLUE, YELLOW, BLACK, GREEN = range(5)
WAGES = [2, 3, 4, 5, "?"]

Disc = tuple[int, int | str]


def disc(seat: int, wage: int | str) -> int:
    """A seat's pirate by its wage."""
    return seat * PIRATES_EACH + WAGES.index(wage)


def sea(
    seats: int = 4,
    *,
    stacks: tuple[tuple[Disc, ...], ...] = (),
    offer: tuple[str, ...] = ("S01", "L12", "L15"),
    to_come: tuple[str, ...] | None = None,
    ducats: tuple[int, ...] = (),
    booty: dict[int, dict[str, int]] | None = None,
    turn: int = RED,
    deadlocks: int = 0,
    open_stacks: bool = False,
) -> Sea:
    """A position before `turn`'s turn. Stacks are listed top first; all other pirates stand alone."""
    t = GAME.new(seats, {"first_player": turn, "open_stacks": open_stacks})
    cards = {ship.name: place for place, ship in enumerate(t.waters.ships)}
    for stack in stacks:
        lay_stack(t, [disc(*one) for one in stack])
    t.offer = row_of([cards[name] for name in offer] + [NO_SHIP] * (3 - len(offer)))
    left = [name for name in cards if name not in offer] if to_come is None else list(to_come)
    t.deck = fresh_deck(row_of(int(name in left) for name in cards))
    t.boarded = [cards[name] for name in cards if name not in left and name not in offer]
    for seat, money in enumerate(ducats):
        t.stock += t.ducats[seat] - money
        t.ducats[seat] = money
    for seat, pieces in (booty or {}).items():
        for kind, count in pieces.items():
            t.booty[seat * KINDS + TREASURES.index(kind)] = count
            t.booty_stock[TREASURES.index(kind)] -= count
    t.deadlocks = deadlocks
    t.frames = [NextTurn(turn)]
    t.settle()
    return t


def move(pirate: int | str, seat: int, onto: int | str) -> Move:
    """Put the own stack led by a wage on another seat's."""
    return Move(WAGES.index(pirate), seat, WAGES.index(onto))


def board(pirate: int | str, place: int) -> Board:
    """Board the ship in a place with the own stack led by a wage."""
    return Board(WAGES.index(pirate), place)


def play(t: Sea, *answers: object) -> list[Event]:
    """Play actions of whoever is asked; says everything that was told."""
    told: list[Event] = []
    for action in answers:
        told += [one.event for one in GAME.apply(t, GAME.asks(t)[0], action)]  # type: ignore[arg-type]
    return told


def refusal(t: Sea, action: object) -> str:
    """What the asked seat is told about an action it may not take."""
    try:
        GAME.apply(t.copy(), GAME.asks(t)[0], action)  # type: ignore[arg-type]
    except FreebooterError as error:
        return str(error)
    raise AssertionError(f"{action} is legal")


def height(t: Sea, seat: int, wage: int | str) -> int:
    """How high the stack led by this pirate is; 0 for one that is covered."""
    return t.heights[disc(seat, wage)]


def pieces(t: Sea, seat: int, kind: str) -> int:
    return t.booty[seat * KINDS + TREASURES.index(kind)]
