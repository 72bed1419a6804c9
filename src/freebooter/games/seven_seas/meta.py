"""What Pirates of the 7 Seas says about itself."""

from typing import Annotated, Final

from msgspec import Meta as Limits

from freebooter.core.meta import Meta, Options

MOST_ROUNDS: Final = 500


class SevenSeasOptions(Options, frozen=True):
    """`round_limit` ends a game in which nobody draws the Last Rounds (S14)."""

    round_limit: Annotated[int, Limits(ge=1, le=MOST_ROUNDS)] = 150


META: Final = Meta(
    id="seven_seas",
    title="Pirates of the 7 Seas",
    designers=("Oleksandr Nevskiy", "Oleg Sidorenko"),
    publisher="IGAMES",
    least_seats=2,
    most_seats=4,
    options=SevenSeasOptions,
    edition=1,
    oldest_edition=1,
    rules="S",
    turn_rule="S17",
    endings=("last-rounds", "round-limit"),
    # A round is four choices and four turns. The longest turn is a plunder: a card, four sends, a throw, at most 40
    # draws and 12 decisions on goods; each ship sunk and each card drawn brings a token at most, so that it pays for
    # no more than 80 rituals, then or later.
    most_moves=MOST_ROUNDS * 4 * 150,
)
