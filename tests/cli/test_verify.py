"""`freebooter verify` accepts an honest journal and names the first bad move of any other."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from freebooter import forms
from tests.cli.runner import freebooter

HONEST = forms.ROOT / "tests" / "golden" / "buccaneer" / "journal-last-ship.json"


def die_changed(journal: dict[str, Any]) -> None:
    journal["rows"][0]["steps"][1]["action"]["ship"] = 0


def moves_reordered(journal: dict[str, Any]) -> None:
    rows = journal["rows"]
    rows[3]["steps"], rows[6]["steps"] = rows[6]["steps"], rows[3]["steps"]


def tail_cut(journal: dict[str, Any]) -> None:
    del journal["rows"][-2:]


def seed_wrong(journal: dict[str, Any]) -> None:
    journal["seed"] = "00" * 32


def result_changed(journal: dict[str, Any]) -> None:
    journal["result"]["scores"][0] += 1


def test_an_honest_journal_holds() -> None:
    ran = freebooter("verify", str(HONEST))
    assert ran.code == 0
    assert "journal-last-ship.json holds: a game of buccaneer" in ran.out
    report = json.loads(freebooter("verify", str(HONEST), "--json").out)
    assert report["holds"] is True
    assert report["draws"] == 16


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (die_changed, "row 0, move 1: draw ship-cards#1 gives"),
        (moves_reordered, "row 3: the state after it is not the one recorded"),
        (tail_cut, "it is missing; the game is not over after the last row"),
        (seed_wrong, "row 0, move 1: draw ship-cards#1 gives"),
        (result_changed, "result: it is not the one the moves lead to"),
    ],
)
def test_a_journal_that_was_changed_does_not(
    change: Callable[[dict[str, Any]], None], said: str, tmp_path: Path
) -> None:
    journal = json.loads(HONEST.read_text())
    change(journal)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(journal))
    ran = freebooter("verify", str(file))
    assert ran.code == 1
    assert said in ran.err
    assert ran.err.count("\n") == 1
    report = json.loads(freebooter("verify", str(file), "--json").out)
    assert report["holds"] is False
    assert said in report["error"]
