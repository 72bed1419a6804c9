"""The golden files are what the games make now. When a change is meant, one command rewrites them."""

from pathlib import Path

import pytest

from freebooter import forms
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.journal import read_journal
from freebooter.core.verify import verify
from freebooter.workshop.golden.kept import differences

GOLDEN = forms.ROOT / "tests" / "golden"
JOURNALS = sorted(GOLDEN.glob("*/journal-*.json"))


@pytest.mark.both_forms
@pytest.mark.parametrize("game_id", game_ids())
def test_golden_files_are_what_the_game_makes(game_id: str) -> None:
    wrong = differences(find_game(game_id), GOLDEN / game_id)
    assert wrong == [], "if this is meant: ./freebooter golden, and read the diff"


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_journals_hold_and_end_as_their_name_says(file: Path) -> None:
    journal = read_journal(file.read_bytes())
    verify(find_game(journal.game), journal)
    assert journal.game == file.parent.name
    assert journal.result is not None
    assert journal.result.ending == file.stem.removeprefix("journal-")


def test_no_golden_file_is_large() -> None:
    assert [file.name for file in GOLDEN.glob("*/*") if file.stat().st_size > 160_000] == []
