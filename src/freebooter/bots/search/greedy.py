"""Looking one answer ahead: what each answer leads to if everybody goes on as seems best at once."""

from typing import Final

from mypy_extensions import i64

from freebooter.bots.search.judge import Judge
from freebooter.core import engine
from freebooter.core.engine import Play
from freebooter.core.rows import row_of
from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat

# A gesture of more answers than this (a draft that only grows) is judged as it stands.
_LONGEST_GESTURE: Final = 12
# So many answers are looked at closely.
_FEW: Final = 8
# Many answers lead to the same in the end, as a detour through an idle offer does; the first sight tells them apart.
_FIRST_SIGHT: Final = 0.01


def best_answer(judge: Judge, t: Table, seat: i64, play: Play) -> i64:
    """The answer that is worth most to `seat` at once; of equal ones any."""
    found = play.answers(t, seat)
    judge.sensible(t, seat, found)
    answers = found.taken()
    if len(answers) == 1:
        return answers[0]
    worth = judge.afterwards(t, seat, answers)
    best = worth[0]
    for one in worth:
        best = max(best, one)
    found.clear()
    place: i64 = 0
    for answer in answers:
        if worth[place] == best:
            found.add(answer)
        place += 1
    return found[play.source.below(found.count)]


def advice(judge: Judge, t: Table, seat: i64, play: Play) -> i64:
    """What somebody who knows the game would do at first sight: a guess, where the judge has one, or what is worth most
    at once. It may look at the whole table, as a teacher does who looks on."""
    if judge.guesses(t):
        return judge.pick(t, seat, play.answers(t, seat), play.source)
    return best_answer(judge, t, seat, play)


def play_quietly(judge: Judge, t: Table, seat: i64, turn: i64, play: Play) -> None:
    """Play on until things are quiet: `seat` ends its gesture or the turn is over, and others give as many replies as
    the judge wants."""
    replies: i64 = 0
    steps: i64 = 0
    asked = t.waiting()
    while asked and steps < _LONGEST_GESTURE and judge.turn(t) == turn:
        if asked == CHANCE_BIT:
            if not judge.rolls:
                return
            asked = play.roll(t)
            continue
        mover = seat if (asked >> seat) & 1 else lowest_seat(asked)
        if mover != seat:
            if replies == judge.replies:
                return
            replies += 1
        asked = engine.play(t, mover, best_answer(judge, t, mover, play))
        steps += 1


def first_sight(judge: Judge, worlds: list[Table], seat: i64, answers: list[int]) -> list[float]:
    """What each answer seems worth to `seat` as soon as it is given, the mean over the worlds."""
    return _glances(judge, worlds, seat, answers, float(len(worlds)))


def look_ahead(judge: Judge, worlds: list[Table], seat: i64, answers: list[int], source: Source) -> list[float]:
    """What each answer is worth to `seat`, the mean over the worlds, each played on until it is quiet; and a little
    of what it looks like at first sight.

    Answers that look worse at once than the best few are not played on, and worth nothing.
    """
    play = Play(source)
    glances = _glances(judge, worlds, seat, answers, 1.0)
    least = _few_best(glances)
    found: list[float] = []
    place: i64 = 0
    for answer in answers:
        total = 0.0
        if glances[place] >= least:
            for world in worlds:
                branch = world.copy()
                engine.play(branch, seat, answer)
                play_quietly(judge, branch, seat, judge.turn(world), play)
                shares = judge.shares(branch)
                total += shares[seat]
            total += _FIRST_SIGHT * glances[place]
        found.append(total / float(len(worlds)))
        place += 1
    return found


def _glances(judge: Judge, worlds: list[Table], seat: i64, answers: list[int], parts: float) -> list[float]:
    """What each answer seems worth at once, one of so many parts of it from each world. The parts are added up and not
    the whole divided: the last digit may decide between answers."""
    found = [0.0] * len(answers)
    for world in worlds:
        place: i64 = 0
        for share in judge.afterwards(world, seat, row_of(answers)):
            found[place] += share / parts
            place += 1
    return found


def _few_best(glances: list[float]) -> float:
    """What the last of the best few has."""
    ordered = glances[:]
    ordered.sort()
    return ordered[max(0, len(ordered) - _FEW)]
