"""What Winds of Plunder says about itself."""

from typing import Annotated, Final

from msgspec import Meta as Limits

from freebooter.core.meta import Meta, Options


class WindsOptions(Options, frozen=True):
    """The rulebook's four variants (W16), and what a table may settle for itself.

    Variant a is `reactive_caches`, b `fragile_markers`, c `no_gust`, d `narrow_winds`. `reputation_any` reads W9 the
    other way, `tournament` breaks the last tie (W15), `blackbeard` fixes the first holder of the tile (W2).
    """

    reactive_caches: bool = False
    fragile_markers: bool = False
    no_gust: bool = False
    narrow_winds: bool = False
    reputation_any: bool = False
    tournament: bool = False
    blackbeard: Annotated[int, Limits(ge=0, le=4)] | None = None


META: Final = Meta(
    id="winds_of_plunder",
    title="Winds of Plunder",
    designers=("Alan Newman",),
    publisher="GMT Games",
    least_seats=3,
    most_seats=5,
    options=WindsOptions,
    edition=1,
    oldest_edition=1,
    rules="W",
    turn_rule="W3",
    endings=("last-round",),
    # Set-up: 18 tiles, 5 ships, 1 tile of Blackbeard. A round: two votes each and three decisions on them. A turn:
    # the choice of a brawl, at most 7 points of up to 3 moves, two sailings of up to 4 moves after them, and the end.
    # A Storm takes no more cards than were ever drawn: one a point.
    most_moves=24 + 9 * (2 * 5 + 3 + 5 * (1 + 7 * 3 + 2 * 5 + 1)) + 9 * 5 * 7,
)
