"""What a seat, or chance, can do: the base of every game's typed actions and outcomes."""

from typing import Any

import msgspec
from msgspec import Struct


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a seat can answer. Subclasses are imperatives, with whole numbers and names as fields."""


class Outcome(Action, frozen=True):
    """Something chance can bring."""


class Throw(Outcome, frozen=True):
    """A throw that is sampled, not listed: its whole numbers as the game's frame reads them."""

    numbers: tuple[int, ...]


def plain(action: Action) -> dict[str, Any]:
    """An action as plain data, just as it comes back from JSON."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return data
