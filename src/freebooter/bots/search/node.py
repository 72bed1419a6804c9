"""The tree of a search: questions as the searching seat can tell them apart, and what answering them brought."""

import math
from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers

# How many answers of a question are tried at first, and how many more as it is visited more often.
_WIDTH: Final = 3.0
_WIDENING: Final = 1.5


class Edge:
    """One answer to a question. `available` counts the worlds in which it could be given."""

    def __init__(self, answer: i64, guess: float, trust: float) -> None:
        """The judge's first guess counts for as many visits as it has `trust`."""
        self.answer: i64 = answer
        self.guess = guess
        self.trust = trust
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        # The questions that may come next, by what the searching seat can tell of them.
        self.next: dict[int, Node] = {}

    def value(self) -> float:
        """What this answer brought whoever gave it, on average, the first guess included."""
        return (self.total + self.trust * self.guess) / (self.trust + float(self.visits))


class Node:
    """A question to one seat. Only this seat chooses here, so only its own share of each outcome is kept."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        # An edge for each answer known so far, in the order in which they were met, and where in that order each is.
        self.edges: list[Edge] = []
        self.places: dict[int, int] = {}
        # The questions that come next after an answer that the searching seat may not see.
        self.unseen: dict[int, Node] = {}

    def has(self, answer: i64) -> bool:
        """Whether this answer has an edge."""
        return int(answer) in self.places

    def grow(self, edge: Edge) -> None:
        """Take on the edge of a new answer."""
        self.places[int(edge.answer)] = len(self.edges)
        self.edges.append(edge)

    def select(self, answers: Numbers, exploration: float) -> Edge:
        """The edge to follow among `answers`, all of which have one: the highest upper bound of those tried, or a
        new one with the best first guess while the question may still grow wider."""
        width = _WIDTH + _WIDENING * math.sqrt(float(self.visits))
        tried = 0.0
        best: Edge | None = None
        bound = -1.0
        fresh: Edge | None = None
        for place in range(answers.count):
            edge = self.edges[self.places[int(answers[place])]]
            edge.available += 1
            if edge.visits == 0:
                if fresh is None or edge.guess > fresh.guess:
                    fresh = edge
                continue
            tried += 1.0
            spread = math.sqrt(math.log(float(edge.available) + 1.0) / float(edge.visits))
            high = edge.value() + exploration * spread
            if best is None or high > bound:
                best = edge
                bound = high
        if best is None or (fresh is not None and tried < width):
            assert fresh is not None
            return fresh
        return best
