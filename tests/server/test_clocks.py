"""Clocks follow from the times of the rows alone, and nobody gains time by taking something back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freebooter.core.journal import Row
from freebooter.server.tables.clocks import Clocks, clocks_for
from freebooter.server.tables.setup import Clock
from tests.server.client import LOCAL, ME, Player, new_key
from tests.server.glass_house import GlassHouse


def row(number: int, seat: int = -1, undone: tuple[int, ...] = ()) -> Row:
    return Row(number=number, seat=seat, undone=list(undone), digest="")


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


def test_an_undo_gives_no_new_time() -> None:
    clocks = Clocks(2, per_move=10, bank=60)
    clocks.note(row(0), [0, -1], 100.0)
    clocks.note(row(1, 0), [-1, 1], 130.0)
    assert clocks.bank == [40, 60]
    clocks.note(row(2, 0, (1,)), [2, -1], 135.0)
    assert clocks.bank == [60, 60]
    assert clocks.deadline(0) == 170.0
    clocks.note(row(3, 0), [-1, 3], 140.0)
    assert clocks.bank == [30, 60], "it took from 100 to 140, and ten of these are free"


def test_several_undos_in_a_row_lead_back_to_the_first_start() -> None:
    clocks = Clocks(2, per_move=10, bank=60)
    clocks.note(row(0), [0, -1], 100.0)
    clocks.note(row(1, 0), [1, -1], 115.0)
    clocks.note(row(2, 0), [2, -1], 145.0)
    assert clocks.bank == [35, 60]
    clocks.note(row(3, 0, (2,)), [3, -1], 150.0)
    assert (clocks.bank, clocks.deadline(0)) == ([55, 60], 180.0)
    clocks.note(row(4, 0, (1,)), [4, -1], 155.0)
    assert (clocks.bank, clocks.deadline(0)) == ([60, 60], 170.0)
    clocks.note(row(5, 0), [5, -1], 156.0)
    clocks.note(row(6, 0, (5,)), [6, -1], 157.0)
    assert (clocks.bank, clocks.deadline(0)) == ([60, 60], 170.0)


def test_a_sealed_answer_that_is_replaced_took_all_the_time_until_then() -> None:
    clocks = Clocks(2, per_move=10, bank=60)
    clocks.note(row(0), [0, 0], 100.0)
    clocks.note(row(1, 0), [-1, 0], 101.0)
    clocks.note(row(2, 0, (1,)), [2, 0], 150.0)
    assert clocks.deadline(1) == 170.0
    clocks.note(row(3, 0), [-1, 0], 150.0)
    assert clocks.bank == [20, 60]


def test_an_undo_that_all_agree_to_gives_back_what_was_left() -> None:
    clocks = Clocks(2, per_move=10, bank=60)
    clocks.note(row(0), [0, -1], 100.0)
    clocks.note(row(1, 0), [-1, 1], 125.0)
    clocks.note(row(2, 1), [2, -1], 1035.0)
    assert clocks.bank == [45, 0]
    clocks.note(row(3, 0, (1, 2)), [3, -1], 1040.0)
    assert clocks.bank == [60, 60]
    assert clocks.deadline(0) == 1040.0 + 10 + 60 - 25
    assert clocks.deadline(1) is None


@pytest.fixture
def glass(tmp_path: Path) -> Iterator[GlassHouse]:
    house = GlassHouse(tmp_path / "house")
    yield house
    house.close()


def clocked_table(anne: Player) -> str:
    clock = {"kind": "live", "per_move": 100, "bank": 1000}
    table: str = anne.create("buccaneer", [ME, LOCAL, LOCAL], setup={"clock": clock})["table"]
    return table


def answer(anne: Player, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Somebody who is asked answers; what they saw before and see afterwards."""
    seat = anne.get(f"/api/tables/{table}")["asks"][0]
    before = anne.sight(table, seat)
    after = anne.move(table, before)
    assert after.status_code == 200, after.text
    return before, anne.sight(table, seat)


def is_same_after_a_reload(glass: GlassHouse, anne: Player, table: str) -> bool:
    seen = anne.sight(table, 0)
    glass.house.memory.forget(table)
    return anne.sight(table, 0) == seen


def test_a_seat_that_takes_its_moves_back_has_the_deadline_it_had(glass: GlassHouse) -> None:
    anne = Player(glass.url)
    table = clocked_table(anne)
    undone = 0
    while undone < 3:
        before, after = answer(anne, table)
        if after["undo"] is None or after["undo"]["refusal"] is not None:
            continue
        seat = before["viewer"]
        wish = {"seat": seat, "row": after["undo"]["row"], "key": new_key()}
        anne.post(f"/api/tables/{table}/undo", wish)
        assert anne.sight(table, seat)["clocks"] == before["clocks"]
        assert is_same_after_a_reload(glass, anne, table)
        undone += 1
        assert anne.move(table, anne.sight(table, seat)).status_code == 200


def test_an_undo_by_consent_gives_each_seat_the_time_it_had_left(glass: GlassHouse) -> None:
    anne = Player(glass.url)
    table = clocked_table(anne)
    first, after = answer(anne, table)
    while after["asks"] == [first["viewer"]]:
        first, after = answer(anne, table)
    answer(anne, table)
    running = glass.house.memory.peek(table)
    assert running is not None
    moved = after["number"]
    left = first["clocks"][first["viewer"]]["deadline"] - running.times[moved]
    for voter in (first["viewer"], *(seat for seat in range(3) if seat != first["viewer"])):
        anne.post(f"/api/tables/{table}/votes", {"seat": voter, "kind": "undo"})
    now = anne.sight(table, first["viewer"])
    clock = now["clocks"][first["viewer"]]
    assert now["asks"] == [first["viewer"]]
    assert clock["bank"] == 1000
    assert clock["deadline"] == pytest.approx(running.times[now["number"]] + left, abs=0.01)
    assert is_same_after_a_reload(glass, anne, table)
