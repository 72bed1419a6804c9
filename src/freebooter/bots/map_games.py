"""Work on many games, spread over processes: the one place where a cluster could take over."""

import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

R = TypeVar("R")

# Each worker gets its share in at least so many stretches, so that a slow one does not leave the others idle, and
# none is longer than this, so that something is heard of it now and then.
_STRETCHES = 16
_LONGEST = 250


def map_games(play: Callable[[range], R], games: int, jobs: int, done: Callable[[int], None] | None = None) -> list[R]:
    """What `play` makes of the games 0 to `games` - 1, a stretch at a time, in the order of the games.

    `play` must not depend on where the stretches are cut. With more than one job it is sent to other processes, so
    it and its answers are pickled. `done` is told how many games each finished stretch had.
    """
    size = max(1, min(_LONGEST, games // (max(1, jobs) * _STRETCHES)))
    stretches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs <= 1:
        answers = []
        for stretch in stretches:
            answers.append(play(stretch))
            if done:
                done(len(stretch))
        return answers
    # Not forked: a fork copies locks that other threads hold, and compiled modules need no warm start.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
        futures = {pool.submit(play, stretch): stretch for stretch in stretches}
        try:
            for future in as_completed(futures):
                future.result()
                if done:
                    done(len(futures[future]))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        return [future.result() for future in futures]


def _leave_interrupts() -> None:
    """An interrupt from the keyboard reaches every process; the first one ends the work, the others follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
