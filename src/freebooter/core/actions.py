"""What a seat, or chance, can do: the base of every game's typed actions and outcomes."""

from msgspec import Struct


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a seat can answer. Subclasses are imperatives, with whole numbers and names as fields."""


class Outcome(Action, frozen=True):
    """Something chance can bring."""


class Throw(Outcome, frozen=True):
    """A throw that is sampled, not listed: its whole numbers as the game's frame reads them."""

    numbers: tuple[int, ...]
