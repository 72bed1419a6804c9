"""What Plunder says about itself."""

from typing import Annotated, Final, Literal

from msgspec import Meta as Limits

from freebooter.core.meta import Meta, Options

# For each choice of `teams`, how many there are and how many play in each; without teams everyone plays alone (P15).
TEAMS: Final[dict[str, tuple[int, int]]] = {"none": (0, 1), "2x2": (2, 2), "2x3": (2, 3), "3x2": (3, 2)}


class PlunderOptions(Options, frozen=True):
    """`target` Plunder Points win, else what the rulebook says for these teams (P14); `round_limit` ends the game
    after so many rounds (P17); `teams` are two teams of two, two of three or three of two (P15)."""

    target: Annotated[int, Limits(ge=3, le=99)] | None = None
    round_limit: Annotated[int, Limits(ge=1, le=999)] | None = None
    teams: Literal["none", "2x2", "2x3", "3x2"] = "none"


META: Final = Meta(
    id="plunder",
    title="Plunder: A Pirate's Life",
    designers=("K.C. Schrimpl",),
    publisher="Lost Boy Entertainment",
    least_seats=2,
    most_seats=6,
    options=PlunderOptions,
    edition=1,
    oldest_edition=1,
    rules="P",
    turn_rule="P2",
    endings=("target", "round-limit"),
    # For games under a limit of 60 rounds. A turn has at most 8 offers of a few dozen cards each, and is otherwise
    # bounded by cards, steps and targets; only re-spun X tokens may go on by luck.
    most_moves=60 * 6 * 1000,
    unattended={"round_limit": 60},
)
