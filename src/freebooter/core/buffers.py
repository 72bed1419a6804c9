"""Buffers that questions are answered into: what a seat may do, and what chance may bring; and cards to be dealt.

They belong to whoever runs the loop and are used again and again, so that listing a hundred choices allocates nothing.
"""

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from freebooter.core.rows import Row, row
from freebooter.core.source import Source

# A buffer grows when it must; most questions have fewer answers than this.
_ROOM: Final = 64


@final
class Numbers:
    """Whole numbers in the order in which they were added: actions to choose from, or cards to be dealt by kind."""

    def __init__(self) -> None:
        self.row: Row = row(_ROOM, 0)
        self.room: i64 = _ROOM
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, number: i64) -> None:
        if self.count == self.room:
            self.grow()
        held = self.row
        held[self.count] = number
        self.count += 1

    def add_all(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.add(number)

    def add_copies(self, number: i64, copies: i64) -> None:
        while copies > 0:
            self.add(number)
            copies -= 1

    def pop(self) -> i64:
        """Take the last number away."""
        self.count -= 1
        held = self.row
        return held[self.count]

    def shuffle(self, source: Source) -> None:
        """Put the numbers in random order."""
        held = self.row
        last = self.count - 1
        while last > 0:
            place = source.below(last + 1)
            kept = held[last]
            held[last] = held[place]
            held[place] = kept
            last -= 1

    def grow(self) -> None:
        self.row = grown(self.row)
        self.room = len(self.row)

    def __getitem__(self, place: i64) -> i64:
        held = self.row
        return held[place]

    def holds(self, number: i64) -> bool:
        held = self.row
        for place in range(self.count):
            if held[place] == number:
                return True
        return False

    def taken(self) -> Row:
        """A row of their own, for callers that use the buffer again meanwhile."""
        return self.row[: self.count]

    def listed(self) -> list[int]:
        """A list of their own, for callers outside the engine."""
        return [int(number) for number in self.row[: self.count]]


@final
class Odds:
    """Outcomes of chance with whole weights above 0, in the order in which they were added."""

    def __init__(self) -> None:
        self.outcomes: Row = row(_ROOM, 0)
        self.weights: Row = row(_ROOM, 0)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, outcome: i64, weight: i64) -> None:
        outcomes = self.outcomes
        weights = self.weights
        count = self.count
        if count == len(outcomes):
            outcomes = grown(outcomes)
            weights = grown(weights)
            self.outcomes = outcomes
            self.weights = weights
        outcomes[count] = outcome
        weights[count] = weight
        self.count = count + 1
        self.total += weight

    def pick(self, source: Source) -> i64:
        """Choose an outcome by weight: the one algorithm for all games, a single draw below the sum of the weights."""
        if self.total < 1:
            raise ValueError("chance has no outcome to pick from")
        left = source.below(self.total)
        weights = self.weights
        place: i64 = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        outcomes = self.outcomes
        return outcomes[place]

    def listed(self) -> list[tuple[int, int]]:
        """Pairs of their own, for callers that keep them."""
        pairs: list[tuple[int, int]] = []
        for place in range(self.count):
            pairs.append((int(self.outcomes[place]), int(self.weights[place])))
        return pairs


def grown(held: Row) -> Row:
    """A copy with twice the room."""
    larger = row(2 * len(held), 0)
    place: i64 = 0
    for number in held:
        larger[place] = number
        place += 1
    return larger
