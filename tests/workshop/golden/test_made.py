"""Golden files can be made of any game, the example among them."""

from dataclasses import replace

import msgspec
import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.core.journal import read_journal
from freebooter.core.verify import verify
from freebooter.workshop.golden.made import golden_files, missing_endings

pytestmark = pytest.mark.both_forms


def test_the_example_game_has_all_golden_files() -> None:
    files = golden_files(SMUGGLERS)
    assert missing_endings(SMUGGLERS, files) == []
    assert set(files) == {
        "actions.txt",
        "counts.txt",
        "observations.txt",
        "transcript-1.txt",
        "transcript-2.txt",
        "journal-all-rounds.json",
    }
    assert files == golden_files(SMUGGLERS)
    verify(SMUGGLERS, read_journal(files["journal-all-rounds.json"]))


def test_a_transcript_shows_each_viewer_only_what_they_may_see() -> None:
    text = golden_files(SMUGGLERS)["transcript-1.txt"].decode()
    drawn = [line for line in text.splitlines() if "reads CardDrawn" in line]
    assert drawn
    # The card is read by its owner alone, and by nobody else.
    assert any(line.startswith(("  0 reads", "  1 reads")) for line in drawn)


def test_an_ending_that_is_not_reached_keeps_its_journal() -> None:
    rare = msgspec.structs.replace(SMUGGLERS.meta, endings=("all-rounds", "shipwreck"))
    game = replace(SMUGGLERS, meta=rare)
    assert missing_endings(game, golden_files(game)) == ["shipwreck"]
    kept = golden_files(game, {"journal-shipwreck.json": b"kept"}.get)
    assert kept["journal-shipwreck.json"] == b"kept"
    assert kept["journal-all-rounds.json"] != b"kept"
