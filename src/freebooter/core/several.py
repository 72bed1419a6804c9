"""The frame that asks several seats at once: sealed votes, discards, answers to an open offer."""

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from freebooter.core.buffers import Numbers
from freebooter.core.source import Source
from freebooter.core.table import Frame, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Frame[T]):
    """Asks the seats in `waiting` together and keeps each one's progress apart.

    What a seat answers goes into `t.sealed` or `t.drafts`, never into the frame: that a seat has answered is public,
    what is not, and the order of arrival never matters. When the last answer is in, `reveal` shows them together.
    """

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting

    def waits_for(self, t: T) -> i64:
        return self.waiting

    def again(self, waiting: i64) -> "Several[T]":
        """This same question, with `waiting` seats still to answer it; a frame that holds more says how."""
        return type(self)(waiting)

    def take(self, t: T, seat: i64, action: i64) -> bool:
        """Put away what `seat` answers; true once that seat has nothing more to say."""
        t.sealed[seat] = action
        return True

    def answer_anew(self, t: T, seat: i64, source: Source) -> None:
        """Let a seat that has answered do so again, from nothing, in any way that its hand allows."""
        found = Numbers()
        is_done = False
        while not is_done:
            found.clear()
            self.legal(t, seat, found)
            is_done = found.count == 0 or self.take(t, seat, found[source.below(found.count)])

    def reveal(self, t: T) -> None:
        """All answers are in: clear them away, show them, and replace or pop this frame."""
        raise TypeError(f"{type(self).__name__} does not say what its answers do")

    def answer(self, t: T, seat: i64, action: i64) -> None:
        if self.take(t, seat, action):
            t.replace(self.again(self.waiting & ~(1 << seat)))

    def advance(self, t: T) -> None:
        self.reveal(t)


def answer_for_others(t: Table, viewer: i64, source: Source) -> None:
    """Choose anew what others than `viewer` have sealed or drafted, for a world in which they hold other cards."""
    top = t.frames[-1] if t.frames else None
    for seat in range(t.seats):
        if seat != viewer:
            t.sealed[seat] = -1
            t.drafts[seat] = ()
            if isinstance(top, Several) and not (top.waiting >> seat) & 1:
                top.answer_anew(t, seat, source)
