"""Looking one answer ahead: what each answer leads to if everybody goes on as seems best at once."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.core import engine
from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat

# A gesture of more answers than this (a draft that only grows) is judged as it stands.
_LONGEST_GESTURE: Final = 12


def afterwards(judge: Judge, t: Table, seat: i64, answers: list[int]) -> list[float]:
    """What each answer is worth to `seat` as soon as it is given, chance and all others apart."""
    found: list[float] = []
    for answer in answers:
        world = t.copy()
        engine.play(world, seat, answer)
        found.append(judge.shares(world)[seat])
    return found


def best_answer(judge: Judge, t: Table, seat: i64) -> int:
    """The answer that is worth most to `seat` at once; of equal ones the first."""
    answers = t.frames[-1].legal(t, seat)
    if len(answers) == 1:
        return answers[0]
    found = afterwards(judge, t, seat, answers)
    return answers[found.index(max(found))]


def play_quietly(judge: Judge, t: Table, seat: i64, source: Source) -> None:
    """Play on until things are quiet: `seat` ends its gesture, and others give as many replies as the judge wants."""
    replies: i64 = 0
    steps: i64 = 0
    while t.frames and steps < _LONGEST_GESTURE:
        asked = t.waiting()
        if asked == CHANCE_BIT:
            engine.roll(t, source)
            continue
        mover = seat if (asked >> seat) & 1 else lowest_seat(asked)
        if mover != seat:
            if replies == judge.replies:
                return
            replies += 1
        engine.play(t, mover, best_answer(judge, t, mover))
        steps += 1


def look_ahead(judge: Judge, worlds: list[Table], seat: i64, answers: list[int], source: Source) -> list[float]:
    """What each answer is worth to `seat`, the mean over the worlds, each played on until it is quiet."""
    found: list[float] = []
    for answer in answers:
        total = 0.0
        for world in worlds:
            branch = world.copy()
            engine.play(branch, seat, answer)
            play_quietly(judge, branch, seat, source)
            total += judge.shares(branch)[seat]
        found.append(total / len(worlds))
    return found
