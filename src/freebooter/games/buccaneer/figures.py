"""The figures of Buccaneer: pirates, booty and ships, and what the rules need of them."""

from typing import Final, Literal

from msgspec import Struct

from freebooter.core.errors import BadFigures
from freebooter.core.figures import Figure, FigureSet

PIRATES_EACH: Final = 5
MOST_SHIPS: Final = 30
TREASURES: Final = ("chest", "rum", "candlestick", "dagger")
Treasure = Literal["chest", "rum", "candlestick", "dagger"]


class Booty(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of booty: how many pieces there are, and what the most of it is worth at the end."""

    id: Treasure
    pieces: Figure[int]
    value: Figure[int]


class ShipCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One ship card; `unknown_pay` is the wage of a "?" pirate, `how_many` the number of treasures pictured."""

    id: str
    ducats: Figure[int]
    min_crew: Figure[int]
    unknown_pay: Figure[int]
    how_many: Figure[int]
    treasures: Figure[list[Treasure]]


class BuccaneerFigures(FigureSet, frozen=True):
    """A whole set. A pirate's wage is a number, or "?" for what the ship says."""

    pirates: Figure[list[int | Literal["?"]]]
    start_ducats: Figure[int]
    max_stack: Figure[int]
    coins: Figure[dict[int, int]]
    booty: list[Booty]
    ships: list[ShipCard]


def check_figures(figures: BuccaneerFigures) -> None:
    """Refuse a set that the rules cannot be played with, naming the field."""
    if len(figures.pirates.value) != PIRATES_EACH:
        _fail("pirates", f"{len(figures.pirates.value)} of them; each player has {PIRATES_EACH} (B2)")
    for wage in figures.pirates.value:
        _within("pirates", 0 if wage == "?" else wage, 0 if wage == "?" else 1, 99)
    _within("start_ducats", figures.start_ducats.value, 0, 999)
    _within("max_stack", figures.max_stack.value, 2, 25)
    for coin, pieces in figures.coins.value.items():
        _within(f"coins.{coin}", pieces, 0, 999)
    if [kind.id for kind in figures.booty] != list(TREASURES):
        _fail("booty", f"the kinds are {', '.join(TREASURES)}, in this order (B8)")
    if not 1 <= len(figures.ships) <= MOST_SHIPS:
        _fail("ships", f"{len(figures.ships)} of them; a set has 1 to {MOST_SHIPS} (B5)")
    if len({ship.id for ship in figures.ships}) != len(figures.ships):
        _fail("ships", "two ships have the same id")
    for ship in figures.ships:
        place = f"ships[{ship.id}]"
        _within(f"{place}.ducats", ship.ducats.value, 0, 999)
        _within(f"{place}.unknown_pay", ship.unknown_pay.value, 0, 99)
        # B5: nobody boards alone, and no stack is higher than the limit.
        _within(f"{place}.min_crew", ship.min_crew.value, 2, min(9, figures.max_stack.value))
        _within(f"{place}.how_many", ship.how_many.value, 1, 2)
        if len(ship.treasures.value) != ship.how_many.value:
            _fail(f"{place}.treasures", f"{len(ship.treasures.value)} are listed, how_many says {ship.how_many.value}")
    for kind in figures.booty:
        _within(f"booty[{kind.id}].value", kind.value.value, 0, 999)
        pictured = sum(ship.treasures.value.count(kind.id) for ship in figures.ships)
        if pictured > kind.pieces.value:
            _fail(f"booty[{kind.id}].pieces", f"{kind.pieces.value}, but the ships picture {pictured} (B9)")


def _within(place: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        _fail(place, f"{number} is not within {low}-{high}")


def _fail(place: str, what: str) -> None:
    raise BadFigures(f"buccaneer figures, {place}: {what}")
