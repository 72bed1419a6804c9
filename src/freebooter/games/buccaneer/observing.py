"""What an observation of Buccaneer says: the question, money and booty, stacks disc by disc, and the ships on offer."""

from typing import Any, Final, final

from mypy_extensions import i64

from freebooter.core.layout import Span
from freebooter.core.observing import Observed, Part, numbered
from freebooter.core.parts import BySeat, Count, Counts, CountsOf, DeckCounts, OneOf, SeatOf
from freebooter.core.sheets import Page
from freebooter.games.buccaneer.figures import MOST_SHIPS, PIRATES_EACH, TREASURES
from freebooter.games.buccaneer.meta import META
from freebooter.games.buccaneer.state import KINDS, NO_DISC, NO_SHIP, PIRATES, PLACES, Sea, owner

# More than any figure set that can be played with brings.
_MUCH: Final = 32_000
_DISCS: Final = META.most_seats * PIRATES_EACH


@final
class Stacks(Part[Sea]):
    """For each disc, from the viewer's first pirate on: how many discs are in the stack that it leads (0 while it is
    covered), its wage (0 for "?"), and the disc that it lies on, counted from 1 (0 for none)."""

    def fields(self) -> list[Span]:
        labels = tuple([f"seat{disc // PIRATES_EACH}.{disc % PIRATES_EACH}" for disc in range(_DISCS)])
        return [
            Span("heights", 0, _DISCS, labels),
            Span("wages", 0, 99, labels),
            Span("below", 0, _DISCS, labels),
        ]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        discs: i64 = t.seats * PIRATES
        absent: i64 = _DISCS - discs
        first = viewer * PIRATES
        heights = t.heights
        wages = t.waters.wages
        below = t.below
        for place in range(discs):
            out.put(heights[(first + place) % discs])
        out.skip(absent)
        for place in range(discs):
            out.put(wages[place % PIRATES])
        out.skip(absent)
        for place in range(discs):
            under = below[(first + place) % discs]
            out.put(0 if under == NO_DISC else (under - first + discs) % discs + 1)
        out.skip(absent)


@final
class Crews(Part[Sea]):
    """How many discs of each seat are in the stacks that each seat leads."""

    def fields(self) -> list[Span]:
        return [Span(f"crews.{seat}", 0, PIRATES_EACH, self.seats()) for seat in self.seats()]

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        start = out.at
        out.skip(self.size)
        cells = out.cells
        seats = t.seats
        heights = t.heights
        below = t.below
        for lead in range(seats * PIRATES):
            if heights[lead]:
                captain = (owner(lead) - viewer + seats) % seats
                disc = lead
                while disc != NO_DISC:
                    cells[start + captain * self.most + (owner(disc) - viewer + seats) % seats] += 1
                    disc = below[disc]


@final
class Offer(Part[Sea]):
    """The ships that lie face up: what each brings and needs; zeros for an empty place."""

    def fields(self) -> list[Span]:
        found: list[Span] = []
        for place in range(PLACES):
            found += [
                Span(f"ship{place}.lies_here", 0, 1),
                Span(f"ship{place}.ducats", 0, 999),
                Span(f"ship{place}.min_crew", 0, 9),
                Span(f"ship{place}.unknown_pay", 0, 99),
                Span(f"ship{place}.treasures", 0, 2, TREASURES),
            ]
        return found

    def write(self, held: Any, t: Sea, viewer: i64, out: Page) -> None:
        each: i64 = self.size // PLACES
        offer = t.offer
        for place in range(PLACES):
            if offer[place] == NO_SHIP:
                out.skip(each)
                continue
            ship = t.waters.ships[offer[place]]
            out.put(1)
            out.put(ship.ducats)
            out.put(ship.min_crew)
            out.put(ship.unknown_pay)
            start = out.at
            out.skip(KINDS)
            cells = out.cells
            for kind in ship.treasures:
                cells[start + kind] += 1


OBSERVED: Final[Observed[Sea]] = Observed(
    version=1,
    question=[
        SeatOf("captain"),
        SeatOf("seat"),
        CountsOf("challenged", numbered(PIRATES_EACH), 1),
        OneOf("pirate", numbered(PIRATES_EACH)),
        OneOf("ship", numbered(3)),
    ],
    table=[
        BySeat("ducats", _MUCH),
        BySeat("booty", _MUCH, TREASURES),
        # It goes on paying when the coins are spent (B9).
        Count("stock", _MUCH, low=-_MUCH),
        Counts("booty_stock", TREASURES, _MUCH),
        Count("deadlocks", 1),
        Offer("offer"),
        DeckCounts("deck", numbered(MOST_SHIPS), 1),
        Stacks("stacks"),
        Crews("crews"),
    ],
)
