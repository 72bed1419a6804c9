"""Decisions of others to learn from before, or between, games against oneself."""

from collections.abc import Iterator

import numpy as np

from freebooter.train.learner import Lessons


def parts_of(lessons: Lessons, size: int, count: int, seed: int) -> Iterator[Lessons]:
    """So many parts of so many decisions each, by lot: none comes again before all others have come as often."""
    source = np.random.default_rng(seed)
    order = np.empty(0, np.int64)
    for _ in range(count):
        while len(order) < size:
            order = np.concatenate([order, source.permutation(len(lessons.answer))])
        places, order = order[:size], order[size:]
        yield Lessons(*(column[places] for column in lessons))
