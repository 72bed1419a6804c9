"""What a viewer of Buccaneer sees, and the table it comes from: nothing is hidden but the order of the ships (B3)."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from freebooter.core.deck import fresh_deck
from freebooter.core.message import Seat, Term
from freebooter.core.rows import Row, row_of
from freebooter.core.source import Source
from freebooter.core.view import View, private, public
from freebooter.games.buccaneer.figures import PIRATES_EACH, TREASURES, BuccaneerFigures
from freebooter.games.buccaneer.meta import BuccaneerOptions
from freebooter.games.buccaneer.space import SPACE
from freebooter.games.buccaneer.state import KINDS, NO_SHIP, Sea, Waters, lay_stack, stack_of


class ShipView(Struct, frozen=True):
    """A ship card, by its place in the figure set."""

    card: int
    id: str
    ducats: int
    min_crew: int
    unknown_pay: int
    treasures: tuple[Term, ...]


class DiscView(Struct, frozen=True):
    """One disc: whose it is, which of their pirates, and its wage (0 for "?"); clients draw a wage that is `shown`."""

    seat: Seat
    pirate: int
    wage: int
    shown: bool


class PaidView(Struct, frozen=True):
    """What a player was paid."""

    seat: Seat
    ducats: int


class BoardingView(Struct, frozen=True):
    """A ship that was boarded, and who was paid what for it."""

    captain: Seat
    ship: ShipView
    paid: tuple[PaidView, ...]


class BuccaneerView(View, frozen=True):
    """The whole table. `stacks` are listed by the disc that leads them, their discs top first; `boardings` by place of
    the offer, until the next ship lies there."""

    stacks: tuple[tuple[DiscView, ...], ...]
    ducats: tuple[int, ...]
    stock: int
    booty: tuple[dict[str, int], ...]
    booty_stock: dict[str, int]
    offer: tuple[ShipView | None, ...]
    to_come: tuple[ShipView, ...]
    boarded: tuple[ShipView, ...]
    boardings: tuple[BoardingView | None, ...]
    deadlocks: int
    ending: str


def share(t: Sea) -> dict[str, Any]:
    """What everyone sees: all there is."""
    ships = _ships(t.waters)
    return {
        **public(t),
        "stacks": tuple(_stack(t, lead) for lead, height in enumerate(t.heights) if height),
        "ducats": tuple(t.ducats),
        "stock": t.stock,
        "booty": tuple(_by_kind(t.booty[seat * KINDS : (seat + 1) * KINDS]) for seat in range(t.seats)),
        "booty_stock": _by_kind(t.booty_stock),
        "offer": tuple(None if card == NO_SHIP else ships[card] for card in t.offer),
        "to_come": tuple(ships[card] for card in t.deck.kinds_left()),
        "boarded": tuple(ships[card] for card in t.boarded),
        "boardings": tuple(_boarding(t.waters, boarding) for boarding in t.boardings),
        "deadlocks": t.deadlocks,
        "ending": t.ending,
    }


def see(t: Sea, viewer: int, shared: dict[str, Any]) -> BuccaneerView:
    """The same for every seat and for spectators, whose own seat apart."""
    return BuccaneerView(**shared, **private(t, viewer, SPACE))


def rebuild(seen: BuccaneerView, options: BuccaneerOptions, figures: BuccaneerFigures) -> Sea:
    """The table that looks like this: there is only one, since a deck has no hidden order."""
    t = Sea(seen.seats, seen.edition, Waters(figures, options.open_stacks))
    for stack in seen.stacks:
        lay_stack(t, [disc.seat * PIRATES_EACH + disc.pirate for disc in stack])
    t.ducats = row_of(seen.ducats)
    t.stock = seen.stock
    t.booty = row_of(held[kind] for held in seen.booty for kind in TREASURES)
    t.booty_stock = row_of(seen.booty_stock[kind] for kind in TREASURES)
    t.offer = row_of(NO_SHIP if ship is None else ship.card for ship in seen.offer)
    left = {ship.card for ship in seen.to_come}
    t.deck = fresh_deck(row_of(int(card in left) for card in range(len(t.waters.ships))))
    t.boarded = [ship.card for ship in seen.boarded]
    t.boardings = [_numbers(boarding) for boarding in seen.boardings]
    t.deadlocks = seen.deadlocks
    t.ending = seen.ending
    return t


def deal(t: Sea, viewer: int, source: Source) -> None:
    """Nothing that a seat does not know could lie otherwise."""


@lru_cache(256)
def _boarding(waters: Waters, boarding: tuple[int, ...]) -> BoardingView | None:
    if not boarding:
        return None
    captain, card, *paid = boarding
    return BoardingView(captain, _ships(waters)[card], tuple(map(PaidView, paid[0::2], paid[1::2])))


def _numbers(boarding: BoardingView | None) -> tuple[int, ...]:
    if boarding is None:
        return ()
    return (boarding.captain, boarding.ship.card, *(n for paid in boarding.paid for n in (paid.seat, paid.ducats)))


def _stack(t: Sea, lead: int) -> tuple[DiscView, ...]:
    waters = t.waters
    return tuple(_disc(waters, disc, waters.open_stacks or disc == lead) for disc in stack_of(t, lead))


# Ships and discs look the same all through a match.


@lru_cache(1024)
def _disc(waters: Waters, disc: int, shown: bool) -> DiscView:
    seat, pirate = divmod(disc, PIRATES_EACH)
    return DiscView(seat, pirate, waters.wages[pirate], shown)


@lru_cache
def _ships(waters: Waters) -> tuple[ShipView, ...]:
    return tuple(
        ShipView(
            card,
            ship.name,
            ship.ducats,
            ship.min_crew,
            ship.unknown_pay,
            tuple(TREASURES[kind] for kind in ship.treasures),
        )
        for card, ship in enumerate(waters.ships)
    )


def _by_kind(pieces: Row) -> dict[str, int]:
    return dict(zip(TREASURES, pieces, strict=True))
