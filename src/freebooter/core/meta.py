"""What a game says about itself before it is played."""

from typing import Any

import msgspec
from msgspec import Struct, field

from freebooter.core.errors import BadOption


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options, typed: each game subclasses this; every field has a default."""


class Meta(Struct, frozen=True, kw_only=True):
    """Title, credits, seats, options and limits of a game."""

    id: str
    title: str
    least_seats: int
    most_seats: int
    # Letter of the rule numbers (B1, W7) and the rule that says whose turn it is.
    rules: str
    turn_rule: str
    # The ways a game can end, as message terms; a finished journal of each is kept as a fixture.
    endings: tuple[str, ...]
    # No game takes more moves than this, chance included.
    most_moves: int
    designers: tuple[str, ...] = ()
    publisher: str = ""
    options: type[Options] = Options
    # Raised when the same moves would give a different game; `oldest_edition` is still played.
    edition: int = 1
    oldest_edition: int = 1
    # Options for games that nobody watches, unless others are given: what keeps random play from going on and on.
    unattended: dict[str, Any] = field(default_factory=dict)
    # Options for tables where people play with bots, unless others are given: what makes up for a bot's memory.
    beside_bots: dict[str, Any] = field(default_factory=dict)
    stage: str = "complete"


def read_options(meta: Meta, given: dict[str, Any]) -> Options:
    """Options from plain data, checked: an unknown name or a wrong value is named."""
    names = meta.options.__struct_fields__
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            raise BadOption(f"{meta.id} has no option {name!r}; its options: {known}")
    try:
        return msgspec.convert(given, meta.options)
    except msgspec.ValidationError as error:
        raise BadOption(f"{meta.id}: {_said(error)}") from None


def _said(error: msgspec.ValidationError) -> str:
    """msgspec's sentence with the option's name in front: `Expected `bool`, got `int` - at `$.open_stacks``."""
    what, _, place = str(error).partition(" - at `$.")
    return f"option {place.rstrip('`')!r}: {what}" if place else what
