"""The table of Buccaneer: discs in stacks, ships on offer, money and booty."""

from typing import Any, Final

from mypy_extensions import i64

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.rows import Row, row, row_of
from freebooter.core.table import Static, Table
from freebooter.games.buccaneer.figures import PIRATES_EACH, TREASURES, BuccaneerFigures

PIRATES: Final[i64] = PIRATES_EACH  # of each seat
PLACES: Final[i64] = 3  # ships lie face up three at a time (B5)
KINDS: Final[i64] = 4  # of booty: TREASURES
NO_SHIP: Final[i64] = -1
NO_DISC: Final[i64] = -1


class Ship(Static):
    """One ship card."""

    def __init__(self, name: str, ducats: int, min_crew: int, unknown_pay: int, treasures: list[int]) -> None:
        self.name = name
        self.ducats: i64 = ducats
        self.min_crew: i64 = min_crew
        self.unknown_pay: i64 = unknown_pay
        self.treasures: Row = row_of(treasures)


class Waters(Static):
    """Figures and options as the rules use them: `wages` by pirate, 0 for "?"; booty by kind.

    `open_stacks` changes no rule: it tells clients to draw covered wages too (B3).
    """

    def __init__(self, figures: BuccaneerFigures, open_stacks: bool) -> None:
        self.figures = figures
        self.open_stacks = open_stacks
        self.wages: Row = row_of([wage if isinstance(wage, int) else 0 for wage in figures.pirates.value])
        self.start_ducats: i64 = figures.start_ducats.value
        self.max_stack: i64 = figures.max_stack.value
        self.money: i64 = sum([coin * pieces for coin, pieces in figures.coins.value.items()])
        self.pieces: Row = row_of([kind.pieces.value for kind in figures.booty])
        self.values: Row = row_of([kind.value.value for kind in figures.booty])
        self.ships = [
            Ship(
                card.id,
                card.ducats.value,
                card.min_crew.value,
                card.unknown_pay.value,
                [TREASURES.index(treasure) for treasure in card.treasures.value],
            )
            for card in figures.ships
        ]

    def made_of(self) -> tuple[Any, ...]:
        return self.figures, self.open_stacks


class Sea(Table):
    """The state. A disc is a number: seat * 5 + pirate.

    `heights[disc]` is how many discs are in the stack that this disc leads, 0 for a covered disc; `below[disc]` the
    disc that it lies on. `offer[place]` is the ship lying there, `booty[seat * 4 + kind]` the pieces a seat holds.
    `boardings[place]` is the last one there, until the next ship comes: captain, ship, and by turns who was paid and
    how much.
    """

    def __init__(self, seats: i64, edition: i64, waters: Waters, like: "Sea | None" = None) -> None:
        super().__init__(seats, edition, like)
        discs = seats * PIRATES
        cards: i64 = len(waters.ships)
        self.waters = waters
        self.heights: Row = row(discs, 1) if like is None else like.heights[:]
        self.below: Row = row(discs, NO_DISC) if like is None else like.below[:]
        self.ducats: Row = row(seats, waters.start_ducats) if like is None else like.ducats[:]
        self.stock: i64 = waters.money - waters.start_ducats * seats if like is None else like.stock
        self.booty: Row = row(seats * KINDS, 0) if like is None else like.booty[:]
        self.booty_stock: Row = waters.pieces[:] if like is None else like.booty_stock[:]
        self.offer: Row = row(PLACES, NO_SHIP) if like is None else like.offer[:]
        self.deck: Deck = fresh_deck(row(cards, 1)) if like is None else like.deck.copy()
        self.boarded: list[int] = [] if like is None else like.boarded[:]
        self.boardings: list[tuple[int, ...]] = [()] * int(PLACES) if like is None else like.boardings[:]
        self.deadlocks: i64 = 0 if like is None else like.deadlocks
        self.ending: str = "" if like is None else like.ending

    def copy(self) -> "Sea":
        return Sea(self.seats, self.edition, self.waters, self)


def owner(disc: i64) -> i64:
    """The seat a disc belongs to."""
    return disc // PIRATES


def pirate_of(disc: i64) -> i64:
    """Which pirate of its seat a disc is."""
    return disc % PIRATES


def disc_of(seat: i64, pirate: i64) -> i64:
    """The disc of a seat's pirate."""
    return seat * PIRATES + pirate


def stack_of(t: Sea, lead: i64) -> list[int]:
    """The discs of the stack that a disc leads, top first; none for a covered disc."""
    discs: list[int] = []
    disc = lead if t.heights[lead] else NO_DISC
    while disc != NO_DISC:
        discs.append(int(disc))
        disc = t.below[disc]
    return discs


def lay_stack(t: Sea, discs: list[int]) -> None:
    """Make a stack of these discs, top first, wherever they lay."""
    for place in range(len(discs)):
        t.heights[discs[place]] = 0
        t.below[discs[place]] = discs[place + 1] if place + 1 < len(discs) else NO_DISC
    t.heights[discs[0]] = len(discs)
