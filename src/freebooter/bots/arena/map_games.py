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


def map_games(
    play: Callable[[range], R],
    games: int,
    jobs: int,
    done: Callable[[int], None] | None = None,
    *,
    size: int | None = None,
    enough: Callable[[list[R]], bool] | None = None,
) -> list[R]:
    """What `play` makes of the games 0 to `games` - 1, a stretch at a time, in the order of the games.

    `play` must not depend on where the stretches are cut, unless `size` fixes it. With more than one job it is sent
    to other processes, so it and its answers are pickled. `done` is told how many games each finished stretch had.
    The games end early as soon as the answers so far, in order and without a gap, are `enough`.
    """
    size = size or max(1, min(_LONGEST, games // (max(1, jobs) * _STRETCHES)))
    stretches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    answers: list[R] = []
    if jobs <= 1:
        for stretch in stretches:
            answers.append(play(stretch))
            if done:
                done(len(stretch))
            if enough and enough(answers):
                break
        return answers
    # Not forked: a fork copies locks that other threads hold, and compiled modules need no warm start.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts) as pool:
        futures = {pool.submit(play, stretch): stretch for stretch in stretches}
        waiting = list(futures)
        try:
            for future in as_completed(futures):
                future.result()
                if done:
                    done(len(futures[future]))
                while waiting and waiting[0].done():
                    answers.append(waiting.pop(0).result())
                    if enough and enough(answers):
                        pool.shutdown(cancel_futures=True)
                        return answers
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        return answers


def leave_interrupts() -> None:
    """An interrupt from the keyboard reaches every process; the first one ends the work, the others follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
