"""The table of Buccaneer: discs in stacks, ships on offer, money and booty."""

from typing import Any, Final

from mypy_extensions import i64

from freebooter.core.deck import Deck, fresh_deck
from freebooter.core.table import Frame, Static, Table, no_answers, no_drafts
from freebooter.games.buccaneer.figures import PIRATES_EACH, TREASURES, BuccaneerFigures

PLACES: Final = 3  # ships lie face up three at a time (B5)
KINDS: Final = 4  # of booty: TREASURES
NO_SHIP: Final = -1


class Ship(Static):
    """One ship card."""

    def __init__(self, name: str, ducats: int, min_crew: int, unknown_pay: int, treasures: tuple[int, ...]) -> None:
        self.name = name
        self.ducats: i64 = ducats
        self.min_crew: i64 = min_crew
        self.unknown_pay: i64 = unknown_pay
        self.treasures = treasures


class Waters(Static):
    """The figures as the rules use them: `wages` by pirate, 0 for "?"; booty by kind."""

    def __init__(self, figures: BuccaneerFigures) -> None:
        self.wages = [wage if isinstance(wage, int) else 0 for wage in figures.pirates.value]
        self.start_ducats = figures.start_ducats.value
        self.max_stack: i64 = figures.max_stack.value
        self.money = sum([coin * pieces for coin, pieces in figures.coins.value.items()])
        self.pieces = [kind.pieces.value for kind in figures.booty]
        self.values = [kind.value.value for kind in figures.booty]
        self.ships = [
            Ship(
                card.id,
                card.ducats.value,
                card.min_crew.value,
                card.unknown_pay.value,
                tuple([TREASURES.index(treasure) for treasure in card.treasures.value]),
            )
            for card in figures.ships
        ]


class Sea(Table):
    """The state. A disc is a number: seat * 5 + pirate.

    `stacks[disc]` is the stack that this disc leads, its discs top first; a covered disc leads the empty tuple.
    `offer[place]` is the ship lying there, `booty[seat * 4 + kind]` the pieces a seat holds. `open_stacks` changes no
    rule: it tells clients to draw covered wages too (B3).
    """

    def __init__(
        self,
        seats: int,
        edition: int,
        frames: list[Frame[Any]],
        sealed: list[int],
        drafts: list[tuple[int, ...]],
        waters: Waters,
        stacks: list[tuple[int, ...]],
        ducats: list[int],
        stock: int,
        booty: list[int],
        booty_stock: list[int],
        offer: list[int],
        deck: Deck,
        boarded: list[int],
        deadlocks: int,
        ending: str,
        open_stacks: bool,
    ) -> None:
        super().__init__(seats, edition, frames, sealed, drafts)
        self.waters = waters
        self.stacks = stacks
        self.ducats = ducats
        self.stock = stock
        self.booty = booty
        self.booty_stock = booty_stock
        self.offer = offer
        self.deck = deck
        self.boarded = boarded
        self.deadlocks: i64 = deadlocks
        self.ending = ending
        self.open_stacks = open_stacks

    def copy(self) -> "Sea":
        return Sea(
            self.seats,
            self.edition,
            self.frames[:],
            self.sealed[:],
            self.drafts[:],
            self.waters,
            self.stacks[:],
            self.ducats[:],
            self.stock,
            self.booty[:],
            self.booty_stock[:],
            self.offer[:],
            self.deck.copy(),
            self.boarded[:],
            self.deadlocks,
            self.ending,
            self.open_stacks,
        )


def lone_pirates(seats: int) -> list[tuple[int, ...]]:
    """Every disc on its own."""
    return [(disc,) for disc in range(seats * PIRATES_EACH)]


def new_sea(seats: int, edition: int, open_stacks: bool, figures: BuccaneerFigures) -> Sea:
    """The table before its first ship is turned up; the flow is put on it by the set-up."""
    waters = Waters(figures)
    return Sea(
        seats,
        edition,
        [],
        no_answers(seats),
        no_drafts(seats),
        waters,
        lone_pirates(seats),
        [waters.start_ducats] * seats,
        waters.money - waters.start_ducats * seats,
        [0] * (seats * KINDS),
        waters.pieces[:],
        [NO_SHIP] * PLACES,
        fresh_deck((1,) * len(waters.ships)),
        [],
        0,
        "",
        open_stacks,
    )


def owner(disc: i64) -> i64:
    """The seat a disc belongs to."""
    return disc // PIRATES_EACH


def disc_of(seat: i64, pirate: i64) -> i64:
    """The disc of a seat's pirate."""
    return seat * PIRATES_EACH + pirate
