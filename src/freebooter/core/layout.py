"""What the numbers of an observation mean, as data: their names, their bounds, and the version of the whole."""

from functools import cached_property
from typing import NamedTuple


class Span(NamedTuple):
    """Numbers side by side that mean the same, each with a label of its own; one number has an empty label."""

    name: str
    low: int
    high: int
    labels: tuple[str, ...] = ("",)

    @property
    def size(self) -> int:
        return len(self.labels)


class Layout:
    """All fields of a game's observations, in order. `version` is raised whenever a number changes its meaning."""

    def __init__(self, version: int, fields: tuple[Span, ...]) -> None:
        self.version = version
        self.fields = fields
        self.size = sum(field.size for field in fields)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each number: `ducats.seat1`."""
        return tuple(
            f"{field.name}.{label}" if label else field.name for field in self.fields for label in field.labels
        )

    @cached_property
    def lows(self) -> tuple[int, ...]:
        """The least that each number can be."""
        return tuple(field.low for field in self.fields for _ in field.labels)

    @cached_property
    def highs(self) -> tuple[int, ...]:
        """The most that each number can be."""
        return tuple(field.high for field in self.fields for _ in field.labels)
