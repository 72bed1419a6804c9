"""Work on many games, a stretch at a time, spread over whoever plays them."""

from collections.abc import Callable
from contextlib import closing
from typing import Final, TypeVar

from freebooter.bots.arena.crews import crew_of

R = TypeVar("R")

# Each worker gets its share in at least so many stretches, so that a slow one does not leave the others idle, and
# none is longer than this, so that something is heard of it now and then.
_STRETCHES: Final = 16
_LONGEST: Final = 250


def map_games(
    play: Callable[[range], R],
    games: int,
    jobs: int,
    done: Callable[[int], None] | None = None,
    *,
    ray: str = "",
    size: int | None = None,
    enough: Callable[[list[R]], bool] | None = None,
) -> list[R]:
    """What `play` makes of the games 0 to `games` - 1, a stretch at a time, in the order of the games.

    `play` must not depend on where the stretches are cut, unless `size` fixes it. With more than one job it is sent
    to other processes, with `ray` to the cluster at that address, so it and its answers are pickled. `done` is told how
    many games each finished stretch had. The games end early as soon as the answers so far, in order and without a
    gap, are `enough`.
    """
    answers: list[R] = []
    early: dict[int, R] = {}
    with crew_of(jobs, ray) as crew:
        size = size or max(1, min(_LONGEST, games // (crew.hands() * _STRETCHES)))
        stretches = [range(first, min(first + size, games)) for first in range(0, games, size)]
        with closing(crew.play(play, stretches)) as playing:
            for place, answer in playing:
                early[place] = answer
                if done:
                    done(len(stretches[place]))
                while len(answers) in early:
                    answers.append(early.pop(len(answers)))
                    if enough and enough(answers):
                        return answers
    return answers
