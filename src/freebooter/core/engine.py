"""Playing by numbers: who is asked, what they may do, and the loop that simulations and searches run."""

from typing import final

from mypy_extensions import i64

from freebooter.core.buffers import Numbers, Odds
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
    found = Numbers()
    t.frames[-1].legal(t, seat, found)
    return found.listed()


def outcomes(t: Table) -> list[tuple[int, int]]:
    """What chance may bring now, with whole weights, where it is asked and does not throw."""
    odds = Odds()
    t.frames[-1].outcomes(t, odds)
    return odds.listed()


def play(t: Table, seat: i64, action: i64) -> i64:
    """Carry out an action taken from `legal`, unchecked; says who is asked next."""
    t.frames[-1].answer(t, seat, action)
    return t.settle()


def happen(t: Table, outcome: i64) -> i64:
    """Carry out an outcome taken from the open frame's `outcomes`, unchecked; says who is asked next."""
    t.frames[-1].happen(t, outcome)
    return t.settle()


def land(t: Table, throw: list[int]) -> i64:
    """Carry out a throw made by the open frame's `sample`, unchecked; says who is asked next."""
    t.frames[-1].land(t, throw)
    return t.settle()


@final
class Play:
    """Random play, with the buffers that it fills again and again."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found = Numbers()
        self.odds = Odds()

    def answers(self, t: Table, seat: i64) -> Numbers:
        """What `seat`, which is asked, may answer; good until the next question is put to this buffer."""
        found = self.found
        found.count = 0
        t.frames[-1].legal(t, seat, found)
        return found

    def roll(self, t: Table) -> i64:
        """Let chance move; says who is asked next."""
        frame = t.frames[-1]
        if frame.throws(t):
            frame.land(t, frame.sample(t, self.source))
        else:
            odds = self.odds
            odds.clear()
            frame.outcomes(t, odds)
            frame.happen(t, odds.pick(self.source))
        return t.settle()

    def settled(self, t: Table, asked: i64) -> i64:
        """Let chance move for as long as it is asked; the seats that are asked then."""
        while asked == CHANCE_BIT:
            asked = self.roll(t)
        return asked

    def on(self, t: Table, asked: i64) -> i64:
        """One move: chance where it is asked, else a random answer of the lowest seat asked; says who is asked next."""
        if asked == CHANCE_BIT:
            return self.roll(t)
        seat = lowest_seat(asked)
        found = self.answers(t, seat)
        return play(t, seat, found[self.source.below(found.count)])

    def out(self, t: Table, most: i64) -> i64:
        """Play to the end, or for `most` moves; says how many moves were made, chance included."""
        asked = t.waiting()
        moves: i64 = 0
        while moves < most and asked:
            asked = self.on(t, asked)
            moves += 1
        return moves


def roll(t: Table, source: Source) -> i64:
    """Let chance move once; says who is asked next. Loops keep a `Play` instead."""
    return Play(source).roll(t)


def play_on(t: Table, source: Source) -> i64:
    """One move of random play; says who is asked next. Loops keep a `Play` instead."""
    return Play(source).on(t, t.waiting())


def play_out(t: Table, source: Source, most: i64) -> i64:
    """Random play to the end, or for `most` moves; says how many moves were made, chance included."""
    return Play(source).out(t, most)


def sequences(t: Table, length: i64) -> i64:
    """How many sequences of `length` moves there are from here, chance included: a count to pin the rules by.

    A throw counts as one move: its numbers are not listed. A game that ends early is one sequence.
    """
    asked = t.waiting()
    if length == 0 or asked == 0:
        return 1
    count: i64 = 0
    if asked == CHANCE_BIT:
        if t.frames[-1].throws(t):
            return 1
        for outcome, _ in outcomes(t):
            branch = t.copy()
            happen(branch, outcome)
            count += sequences(branch, length - 1)
        return count
    seat: i64 = 0
    while asked >> seat:
        for action in legal(t, seat):
            branch = t.copy()
            play(branch, seat, action)
            count += sequences(branch, length - 1)
        seat += 1
    return count
