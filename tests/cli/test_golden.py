"""`freebooter golden` makes the golden files, and sees what is wrong with them."""

from pathlib import Path

from smugglers import GAME as SMUGGLERS

from freebooter.workshop.golden.kept import differences, rewrite
from tests.cli.runner import freebooter


def test_what_was_written_is_found_right() -> None:
    assert freebooter("golden", "--check").code == 0


def test_every_kind_of_fault_is_named_and_mended(tmp_path: Path) -> None:
    folder = tmp_path / "smugglers"
    assert "smugglers/actions.txt is missing" in differences(SMUGGLERS, folder)
    assert rewrite(SMUGGLERS, folder) == []
    assert differences(SMUGGLERS, folder) == []
    (folder / "counts.txt").write_text("2 seats: 7\n")
    (folder / "journal-all-rounds.json").unlink()
    (folder / "transcript-9.txt").touch()
    (folder / "notes.md").touch()
    assert differences(SMUGGLERS, folder) == [
        "smugglers/counts.txt is not what the game makes now",
        "smugglers/journal-all-rounds.json is missing",
        "smugglers/transcript-9.txt belongs to nothing",
    ]
    rewrite(SMUGGLERS, folder)
    assert differences(SMUGGLERS, folder) == []
    assert (folder / "notes.md").exists()
