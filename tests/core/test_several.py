"""Several seats asked at once: each answers for itself, and in a world with other cards anew."""

import pytest

from freebooter.core.buffers import Numbers
from freebooter.core.several import Several, answer_for_others
from freebooter.core.source import Rng
from freebooter.core.table import AsksSeat, Frame, Table

pytestmark = pytest.mark.both_forms

SEATS = 3


class Votes(Several[Table]):
    """Two numbers from 0 to 4 each, the second one above the first; seat 2 has none to give."""

    def legal(self, t: Table, seat: int, found: Numbers) -> None:
        least = t.drafts[seat][0] + 1 if t.drafts[seat] else 0
        found.add_all(() if seat == SEATS - 1 else range(least, 4 + len(t.drafts[seat])))

    def take(self, t: Table, seat: int, action: int) -> bool:
        t.drafts[seat] = (*t.drafts[seat], action)
        return len(t.drafts[seat]) == 2


def voting(waiting: int) -> Table:
    return asking(Votes(waiting))


def asking(frame: Frame[Table]) -> Table:
    t = Table(SEATS, 1)
    t.push(frame)
    return t


def test_whoever_has_answered_answers_anew_in_every_way_they_may() -> None:
    t = voting(waiting=0b010)
    source, seen = Rng(1), set()
    for _ in range(200):
        t.drafts[0] = (9, 9)
        answer_for_others(t, 1, source)
        seen.add(t.drafts[0])
    assert seen == {(first, second) for first in range(4) for second in range(first + 1, 5)}


def test_whoever_is_still_asked_has_answered_nothing() -> None:
    t = voting(waiting=0b010)
    t.drafts[1], t.sealed[1] = (3,), 7
    answer_for_others(t, 0, Rng(1))
    assert (t.drafts[1], t.sealed[1]) == ((), -1)


def test_whoever_has_nothing_to_give_gives_nothing() -> None:
    t = voting(waiting=0b010)
    answer_for_others(t, 0, Rng(1))
    assert t.drafts[2] == ()


def test_ones_own_answer_stays_as_it_is() -> None:
    t = voting(waiting=0b010)
    t.drafts[0], t.sealed[0] = (1, 2), 7
    answer_for_others(t, 0, Rng(1))
    assert (t.drafts[0], t.sealed[0]) == ((1, 2), 7)


def test_what_others_draft_is_forgotten_whoever_is_asked() -> None:
    t = asking(AsksSeat(1))
    t.drafts[1] = (3,)
    answer_for_others(t, 0, Rng(1))
    assert t.drafts[1] == ()
