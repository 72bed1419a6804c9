"""Clocks follow from the times of the rows alone."""

from freebooter.core.journal import Row
from freebooter.server.tables.clocks import Clocks, clocks_for
from freebooter.server.tables.setup import Clock


def row(number: int, seat: int = -1) -> Row:
    return Row(number=number, seat=seat, digest="")


def test_an_answer_in_time_costs_nothing_and_a_late_one_comes_out_of_the_bank() -> None:
    clocks = Clocks(2, per_move=10, bank=60)
    clocks.note(row(0), [0, -1], 100.0)
    assert clocks.deadline(0) == 170.0
    assert clocks.deadline(1) is None
    clocks.note(row(1, 0), [-1, 1], 109.0)
    assert clocks.bank == [60, 60]
    clocks.note(row(2, 1), [2, -1], 149.0)
    assert clocks.bank == [60, 30]
    clocks.note(row(3, 0), [-1, 3], 1000.0)
    assert clocks.bank == [0, 30]


def test_another_seats_sealed_answer_does_not_touch_a_clock() -> None:
    clocks = Clocks(2, per_move=10, bank=60)
    clocks.note(row(0), [0, 0], 100.0)
    clocks.note(row(1, 0), [-1, 0], 105.0)
    assert clocks.deadline(1) == 170.0


def test_presets() -> None:
    assert clocks_for(Clock(), 3) is None
    live = clocks_for(Clock(kind="live"), 3)
    assert live is not None
    assert (live.per_move, live.bank) == (45, [600, 600, 600])
    days = Clock(kind="correspondence", bank=0).limits()
    assert days == (3 * 86_400, 0)
