"""The trees of a search: questions as whoever is asked can tell them apart, and what answering them brought."""

import math
from typing import Final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers
from freebooter.core.source import Source

# How many answers of a question are tried at first, and how many more as it is visited more often.
_WIDTH: Final = 3.0
_WIDENING: Final = 1.5
# Where answers are mixed, so much of the mix goes to all that were tried, so that none is forgotten.
CURIOSITY: Final = 0.05
# How strongly a mix leans towards what is better, for a game whose exploration is 1.
_LEANING: Final = 8.0
# Where a judge leads, so much of the chance that an answer is tried is the same for all: it may be wrong about one.
_OPEN: Final = 0.1
# Lots are drawn from so many.
LOTS: Final = 1 << 24


class Edge:
    """One answer to a question. `available` counts the worlds in which it could be given."""

    def __init__(self, answer: i64, guess: float, trust: float, likely: float) -> None:
        """The judge's first guess counts for as many visits as it has `trust`; beside the other answers, this one is so
        `likely` by it."""
        self.answer: i64 = answer
        self.guess = guess
        self.trust = trust
        self.likely = likely
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        # In a mix: how much better than the mix this answer would have been, over all visits; how much weight it has
        # by that; and how much of the mix it was, over all visits.
        self.gain = 0.0
        self.weight = 0.0
        self.mixed = 0.0
        # Where a secret is kept: what it brought in all and how often, by what everybody holds.
        self.dealt: dict[int, tuple[float, float]] | None = None

    def value(self) -> float:
        """What this answer brought whoever gave it, on average, the first guess included."""
        return (self.total + self.trust * self.guess) / (self.trust + float(self.visits))

    def value_in(self, deal: i64) -> float:
        """The same in worlds where everybody holds this, where that is kept; elsewhere in all worlds."""
        value = self.value()
        if self.dealt is None:
            return value
        total, visits = self.dealt.get(int(deal), (0.0, 0.0))
        return (total + self.trust * value) / (self.trust + visits)

    def take_in(self, share: float, deal: i64) -> None:
        """Remember what this answer brought where everybody holds this."""
        if self.dealt is None:
            self.dealt = {}
        total, visits = self.dealt.get(int(deal), (0.0, 0.0))
        self.dealt[int(deal)] = (total + share, visits + 1.0)


class Node:
    """A question to one seat, in all worlds that look alike to it. Only this seat chooses here, so only its own share
    of each outcome is kept.

    Where others who choose cannot see the answer but could foresee it, the seat `mixes` its answers by exponential
    weights, whose average nobody can exploit in the long run. Else it follows upper confidence bounds. It also mixes
    where it `hides` a secret that its answers may give away.
    """

    def __init__(self, seat: i64, mixes: bool, hides: bool = False) -> None:
        self.seat: i64 = seat
        self.mixes = mixes
        self.hides = hides
        self.visits: i64 = 0
        # How likely the answer was that was selected last; 0 if it was not drawn by lot.
        self.chance = 0.0
        # Of the answers that could be given then, the one that had brought most; none if it was drawn, or led to.
        self.best: Edge | None = None
        # An edge for each answer known so far, in the order in which they were met, and where in that order each is.
        self.edges: list[Edge] = []
        self.places: dict[int, int] = {}
        # How likely all of them are together, by any measure.
        self.likely = 0.0
        # What the judge remembers of a table at which this was asked.
        self.memory: object | None = None

    def has(self, answer: i64) -> bool:
        """Whether this answer has an edge."""
        return int(answer) in self.places

    def grow(self, edge: Edge) -> None:
        """Take on the edge of a new answer."""
        self.places[int(edge.answer)] = len(self.edges)
        self.edges.append(edge)
        self.likely += edge.likely

    def width(self) -> float:
        """How many answers may be tried by now."""
        return _WIDTH + _WIDENING * math.sqrt(float(self.visits))

    def select(self, answers: Numbers, exploration: float) -> Edge:
        """The edge to follow among `answers`, all of which have one: the highest upper bound of those tried, or a
        new one with the best first guess while the question may still grow wider."""
        tried = 0.0
        highest: Edge | None = None
        bound = -1.0
        most = -1.0
        fresh: Edge | None = None
        self.chance = 0.0
        self.best = None
        for place in range(answers.count):
            edge = self.edges[self.places[int(answers[place])]]
            edge.available += 1
            if edge.visits == 0:
                if fresh is None or edge.guess > fresh.guess:
                    fresh = edge
                continue
            tried += 1.0
            value = edge.value()
            if value > most:
                self.best = edge
                most = value
            spread = math.sqrt(math.log(float(edge.available) + 1.0) / float(edge.visits))
            high = value + exploration * spread
            if highest is None or high > bound:
                highest = edge
                bound = high
        if highest is None or (fresh is not None and tried < self.width()):
            assert fresh is not None
            return fresh
        return highest

    def follow(self, answers: Numbers, leading: float) -> Edge:
        """The edge to follow among `answers`, all of which have one, where the judge's first guesses lead: the highest
        bound, which is the higher the more likely an answer is (predictor and upper confidence bounds)."""
        best: Edge | None = None
        bound = -1.0
        self.chance = 0.0
        equal = _OPEN / float(len(self.edges))
        for place in range(answers.count):
            edge = self.edges[self.places[int(answers[place])]]
            edge.available += 1
            likely = equal + (1.0 - _OPEN) * edge.likely / self.likely
            high = edge.value() + leading * likely * math.sqrt(float(edge.available)) / (1.0 + float(edge.visits))
            if best is None or high > bound:
                best = edge
                bound = high
        assert best is not None
        return best

    def draw(self, answers: Numbers, curiosity: float, source: Source) -> Edge:
        """The edge to follow among `answers`, all of which have one, by lot and weight, with so much of the mix for
        all alike; or a new one, as `select` does."""
        tried = 0.0
        weights = 0.0
        fresh: Edge | None = None
        self.chance = 0.0
        for place in range(answers.count):
            edge = self.edges[self.places[int(answers[place])]]
            edge.available += 1
            if edge.visits == 0:
                if fresh is None or edge.guess > fresh.guess:
                    fresh = edge
                continue
            tried += 1.0
            weights += edge.weight
        if fresh is not None and tried < self.width():
            return fresh
        lot = float(source.below(LOTS)) / float(LOTS)
        drawn: Edge | None = None
        for place in range(answers.count):
            edge = self.edges[self.places[int(answers[place])]]
            if edge.visits:
                drawn = edge
                self.chance = curiosity / tried + (1.0 - curiosity) * edge.weight / weights
                lot -= self.chance
                if lot < 0.0:
                    break
        assert drawn is not None
        return drawn

    def learn(self, edge: Edge, chance: float, share: float, deal: i64, exploration: float, patience: float) -> float:
        """This answer brought so much where everybody holds this; it was drawn with this `chance`, if by lot. Says what
        the mix would have brought, for all that is known."""
        expected = share
        if self.mixes and chance > 0.0:
            # One surprise is mostly luck: it counts in full only after many more visits than the patience.
            count = float(self.visits)
            expected = self._compare(edge, count / (count + patience) * (share - edge.value_in(deal)) / chance, deal)
        self.visits += 1
        edge.visits += 1
        edge.total += share
        if self.hides:
            edge.take_in(share, deal)
        if self.mixes:
            self._weigh(exploration)
        return expected

    def keep(self) -> float:
        """Count the present mix without learning from what it leads to; says how much weight all answers have."""
        weights = 0.0
        for edge in self.edges:
            if edge.visits:
                weights += edge.weight
        for edge in self.edges:
            if edge.visits:
                # Later mixes count for more: the first ones know nothing.
                edge.mixed += float(self.visits) * edge.weight / weights
        return weights

    def _compare(self, taken: Edge, surprise: float, deal: i64) -> float:
        """Compare every answer with the mix, and say what that brings: each by what it brings on average, the one taken
        also by how much it surprised, which counts for more the rarer it is drawn."""
        weights = self.keep()
        mean = taken.weight / weights * surprise
        for edge in self.edges:
            if edge.visits:
                mean += edge.weight / weights * edge.value_in(deal)
        for edge in self.edges:
            if edge.visits:
                edge.gain += edge.value_in(deal) - mean
        taken.gain += surprise
        return mean

    def _weigh(self, exploration: float) -> None:
        """Give every answer its weight anew: the best has 1, the others the less the longer they were worse."""
        best = -math.inf
        for edge in self.edges:
            if edge.visits:
                best = max(best, edge.gain)
        leaning = _LEANING / (exploration * math.sqrt(float(self.visits)))
        for edge in self.edges:
            if edge.visits:
                # No smaller than this, so that their sum is never 0 where only a few can be given.
                edge.weight = max(math.exp((edge.gain - best) * leaning), 1e-9)
