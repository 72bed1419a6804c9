"""Decisions of others to learn from before, or between, games against oneself."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from freebooter.train.learner import Lessons


def lessons_of(observations: Any, masks: Any, actions: Any, returns: Any) -> Lessons:
    """Decisions as a data set has them: of each the one answer that was given."""
    answers = actions[:, None]
    return Lessons(observations, masks, answers, np.ones(answers.shape, np.float32), returns)


def parts_of(lessons: Lessons, size: int, count: int, seed: int) -> Iterator[Lessons]:
    """So many parts of so many decisions each, by lot: none comes again before all others have come as often."""
    source = np.random.default_rng(seed)
    order = np.empty(0, np.int64)
    for _ in range(count):
        while len(order) < size:
            order = np.concatenate([order, source.permutation(len(lessons.answers))])
        places, order = order[:size], order[size:]
        yield Lessons(*(column[places] for column in lessons))
