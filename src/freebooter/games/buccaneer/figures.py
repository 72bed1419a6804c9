"""The figures of Buccaneer: pirates, booty and ships, and what the rules need of them."""

from typing import Final, Literal

from msgspec import Struct

from freebooter.core.figures import Figure, FigureSet, Unplayable, within
from freebooter.games.buccaneer.meta import META

PIRATES_EACH: Final = 5
MOST_SHIPS: Final = 30
# What all coins are worth at most, and what the stock can come to pay: observations tell of no more.
_MOST_DUCATS: Final = 30_000
TREASURES: Final = ("chest", "rum", "candlestick", "dagger")
Treasure = Literal["chest", "rum", "candlestick", "dagger"]


class Booty(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of booty: how many pieces there are, and what the most of it is worth at the end (B9)."""

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
        raise Unplayable("pirates", "buccaneer-figures-pirates", count=len(figures.pirates.value), each=PIRATES_EACH)
    for wage in figures.pirates.value:
        within("pirates", 0 if wage == "?" else wage, 0 if wage == "?" else 1, 99)
    within("start_ducats", figures.start_ducats.value, 0, 999)
    within("max_stack", figures.max_stack.value, 2, 25)
    for coin, pieces in figures.coins.value.items():
        within(f"coins.{coin}", coin, 1, 999)
        within(f"coins.{coin}", pieces, 0, 999)
    within("coins", sum(coin * pieces for coin, pieces in figures.coins.value.items()), 0, _MOST_DUCATS)
    if [kind.id for kind in figures.booty] != list(TREASURES):
        raise Unplayable("booty", "buccaneer-figures-booty", kinds=", ".join(TREASURES))
    if not 1 <= len(figures.ships) <= MOST_SHIPS:
        raise Unplayable("ships", "buccaneer-figures-ships", count=len(figures.ships), most=MOST_SHIPS)
    if len({ship.id for ship in figures.ships}) != len(figures.ships):
        raise Unplayable("ships", "figures-same-id")
    for ship in figures.ships:
        place = f"ships[{ship.id}]"
        within(f"{place}.ducats", ship.ducats.value, 0, 999)
        within(f"{place}.unknown_pay", ship.unknown_pay.value, 0, 99)
        # B5: nobody boards alone, and no stack is higher than the limit.
        within(f"{place}.min_crew", ship.min_crew.value, 2, min(9, figures.max_stack.value))
        within(f"{place}.how_many", ship.how_many.value, 1, 2)
        if len(ship.treasures.value) != ship.how_many.value:
            listed, pictured = len(ship.treasures.value), ship.how_many.value
            raise Unplayable(f"{place}.treasures", "buccaneer-figures-treasures", listed=listed, pictured=pictured)
    if (paid := _most_paid(figures)) > _MOST_DUCATS:
        raise Unplayable("ships", "buccaneer-figures-paid", paid=paid, most=_MOST_DUCATS)
    for kind in figures.booty:
        within(f"booty[{kind.id}].value", kind.value.value, 0, 999)
        within(f"booty[{kind.id}].pieces", kind.pieces.value, 0, 99)
        pictured = sum(ship.treasures.value.count(kind.id) for ship in figures.ships)
        if pictured > kind.pieces.value:
            place, pieces = f"booty[{kind.id}].pieces", kind.pieces.value
            raise Unplayable(place, "buccaneer-figures-pieces", pieces=pieces, pictured=pictured)


def _most_paid(figures: BuccaneerFigures) -> int:
    """As much as the stock ever pays in a game. A ship costs it no more than its ducats or its wages, whichever come to
    more: a captain pays the crew first, as far as their money goes (B4, B9)."""
    others = META.most_seats - 1
    paid = META.most_seats * figures.start_ducats.value
    for ship in figures.ships:
        wages = [ship.unknown_pay.value if wage == "?" else wage for wage in figures.pirates.value]
        crew = sorted(others * wages, reverse=True)[: figures.max_stack.value - 1]
        paid += max(ship.ducats.value, sum(crew))
    return paid
