"""What Buccaneer says about itself."""

from typing import Annotated, Final

from msgspec import Meta as Limits

from freebooter.core.meta import Meta, Options


class BuccaneerOptions(Options, frozen=True):
    """`open_stacks` only tells clients to draw the values under the top disc and to preview wages (B3);
    `first_player` fixes who begins, else the seed decides (B1)."""

    open_stacks: bool = False
    first_player: Annotated[int, Limits(ge=0, le=4)] | None = None


META: Final = Meta(
    id="buccaneer",
    title="Buccaneer",
    designers=("Stefan Dorra",),
    publisher="Queen Games",
    least_seats=3,
    most_seats=5,
    options=BuccaneerOptions,
    edition=1,
    oldest_edition=1,
    rules="B",
    turn_rule="B10",
    endings=("last-ship", "deadlock"),
    # Bots remember every wage that they have seen (B3).
    beside_bots={"open_stacks": True},
    # Each move joins two of at most 25 stacks, so at most 24 moves lie between two boardings or a boarding and a
    # deadlock, and one deadlock is forgiven per boarding; before each at most four mutineers are asked. A figure
    # set has at most 30 ships.
    most_moves=31 * 2 * 24 * 5 + 100,
)
