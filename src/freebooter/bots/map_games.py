"""Work on many games, spread over processes: the one place where a cluster could take over."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

R = TypeVar("R")

# Each worker gets its share in so many pieces, so that a slow piece does not leave the others idle.
_PIECES = 16


def map_games(play: Callable[[range], R], games: int, jobs: int, done: Callable[[int], None] | None = None) -> list[R]:
    """What `play` makes of the games 0 to `games` - 1, a stretch at a time, in the order of the games.

    `play` must not depend on where the stretches are cut. With more than one job it is sent to other processes, so
    it and its answers are pickled. `done` is told how many games each finished stretch had.
    """
    size = max(1, games // (max(1, jobs) * _PIECES))
    stretches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs <= 1:
        answers = []
        for stretch in stretches:
            answers.append(play(stretch))
            if done:
                done(len(stretch))
        return answers
    # Not forked: a fork copies locks that other threads hold, and compiled modules need no warm start.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(play, stretch): stretch for stretch in stretches}
        for future in as_completed(futures):
            future.result()
            if done:
                done(len(futures[future]))
        return [future.result() for future in futures]
