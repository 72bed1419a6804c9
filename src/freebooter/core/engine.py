"""Playing by numbers: who is asked, what they may do, and the loop that simulations and searches run."""

from mypy_extensions import i64

from freebooter.core.source import Source
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat


def is_over(t: Table) -> bool:
    """Whether the game has ended: nothing is left on the stack."""
    return not t.frames


def is_asked(t: Table, seat: i64) -> bool:
    """Whether this seat is asked now."""
    return seat >= 0 and (t.waiting() >> seat) & 1 == 1


def legal(t: Table, seat: i64) -> list[int]:
    """Everything `seat` may answer now: complete, and empty for a seat that is not asked."""
    if not is_asked(t, seat):
        return []
    return t.frames[-1].legal(t, seat)


def play(t: Table, seat: i64, action: i64) -> None:
    """Carry out an action taken from `legal`, unchecked."""
    t.frames[-1].answer(t, seat, action)
    t.settle()


def happen(t: Table, outcome: i64) -> None:
    """Carry out an outcome taken from the open frame's `outcomes`, unchecked."""
    t.frames[-1].happen(t, outcome)
    t.settle()


def land(t: Table, throw: list[int]) -> None:
    """Carry out a throw made by the open frame's `sample`, unchecked."""
    t.frames[-1].land(t, throw)
    t.settle()


def pick(outcomes: list[tuple[int, int]], source: Source) -> int:
    """Choose an outcome by weight: the one algorithm for all games, a single draw below the sum of the weights."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    left = source.below(total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance has no outcome to pick from")


def roll(t: Table, source: Source) -> None:
    """Let chance move."""
    frame = t.frames[-1]
    if frame.throws(t):
        frame.land(t, frame.sample(t, source))
    else:
        frame.happen(t, pick(frame.outcomes(t), source))
    t.settle()


def play_on(t: Table, source: Source) -> None:
    """One move of random play: chance where it is asked, else a random answer of the lowest seat asked."""
    asked = t.waiting()
    if asked == CHANCE_BIT:
        roll(t, source)
    else:
        seat = lowest_seat(asked)
        answers = t.frames[-1].legal(t, seat)
        play(t, seat, answers[source.below(len(answers))])


def play_out(t: Table, source: Source, most: i64) -> i64:
    """Random play to the end, or for `most` moves; says how many moves were made, chance included."""
    moves: i64 = 0
    while moves < most and t.frames:
        play_on(t, source)
        moves += 1
    return moves


def sequences(t: Table, length: i64) -> i64:
    """How many sequences of `length` moves there are from here, chance included: a count to pin the rules by.

    A throw counts as one move: its numbers are not listed. A game that ends early is one sequence.
    """
    asked = t.waiting()
    if length == 0 or asked == 0:
        return 1
    frame = t.frames[-1]
    count: i64 = 0
    if asked == CHANCE_BIT:
        if frame.throws(t):
            return 1
        for outcome, _ in frame.outcomes(t):
            branch = t.copy()
            happen(branch, outcome)
            count += sequences(branch, length - 1)
        return count
    seat: i64 = 0
    while asked >> seat:
        if (asked >> seat) & 1:
            for action in frame.legal(t, seat):
                branch = t.copy()
                play(branch, seat, action)
                count += sequences(branch, length - 1)
        seat += 1
    return count
