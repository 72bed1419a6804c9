"""Why an answer is good: what of the judge's terms it betters most, beside the other answers."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.core import engine
from freebooter.core.table import Table

# So many reasons are enough.
_MOST: Final = 3
# What weighs less than this part of the first reason is none.
_LEAST: Final = 0.25
# What an answer takes from all others together, by this name.
RIVALS: Final = "rivals"


def reasons(judge: Judge, worlds: list[Table], seat: i64, answer: i64, others: list[int]) -> list[str]:
    """The names of the two or three terms in which `answer` is most ahead of the mean of the `others`, as soon as it is
    given; none where there is nothing to compare, or the game is over."""
    gained: dict[str, float] = {}
    for world in worlds:
        for name, worth in after(judge, world, seat, answer):
            gained[name] = gained.get(name, 0.0) + worth
        for other in others:
            for name, worth in after(judge, world, seat, other):
                gained[name] = gained.get(name, 0.0) - worth / float(len(others))
    ordered: list[tuple[float, str]] = []
    for name, worth in gained.items():
        ordered.append((-worth, name))
    ordered.sort()
    found: list[str] = []
    for less, name in ordered[:_MOST]:
        if less < -0.001 and less <= _LEAST * ordered[0][0]:
            found.append(name)
    return found


def after(judge: Judge, world: Table, seat: i64, answer: i64) -> list[tuple[str, float]]:
    """The terms of a seat once it has given an answer, and with them how the others are worse off, on average."""
    branch = world.copy()
    engine.play(branch, seat, answer)
    if not branch.frames:
        return []
    terms = judge.terms(branch, seat)
    whole = 0.0
    for worth in judge.worth(branch):
        whole += worth
    own = 0.0
    for _, worth in terms:
        own += worth
    return [*terms, (RIVALS, (own - whole) / float(max(branch.seats - 1, 1)))]
