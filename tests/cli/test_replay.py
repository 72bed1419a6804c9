"""`freebooter replay` tells a journal again."""

import json
from pathlib import Path

from freebooter import forms
from tests.cli.runner import freebooter, lines

DEADLOCK = str(forms.ROOT / "tests" / "golden" / "buccaneer" / "journal-deadlock.json")


def test_a_journal_is_told_row_by_row_to_its_result() -> None:
    ran = freebooter("replay", DEADLOCK)
    assert ran.code == 0
    told = list(lines(ran.out))
    assert told[0] == "Set-up"
    assert "Row 54" in told
    assert any(line.startswith("The game is over: nobody can move or board") for line in told)
    assert told[-1].startswith("3      Player 3")


def test_it_begins_where_it_is_told_to_and_speaks_italian() -> None:
    told = list(lines(freebooter("replay", DEADLOCK, "--from", "53", "--seat", "1", "--lang", "it").out))
    assert told[0] == "Riga 53"
    assert "sale sulla pila di" in told[1]


def test_programs_read_the_result() -> None:
    result = json.loads(freebooter("replay", DEADLOCK, "--json").out)
    assert result["ending"] == "deadlock"


def test_rows_and_seats_that_are_not_there_are_refused() -> None:
    assert "the journal ends with row 54" in freebooter("replay", DEADLOCK, "--from", "200").err
    assert freebooter("replay", DEADLOCK, "--seat", "3").code == 2


def test_of_a_running_game_only_a_spectator_is_told(tmp_path: Path) -> None:
    save = str(tmp_path / "save.json")
    freebooter("play", "buccaneer", "--save", save, typed="1\nq\n")
    assert freebooter("replay", save).code == 0
    assert "only as a spectator reads it" in freebooter("replay", save, "--seat", "0").err
    assert "the game is not finished" in freebooter("replay", save, "--json").err


def test_a_row_that_does_not_fit_is_named(tmp_path: Path) -> None:
    journal = json.loads(Path(DEADLOCK).read_text())
    journal["rows"][9]["digest"] = "0" * 16
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(journal))
    ran = freebooter("replay", str(file))
    assert ran.code == 2
    assert "row 9: the state after it is not the one recorded" in ran.err


def test_the_position_after_a_row_is_text_that_is_read_again(tmp_path: Path) -> None:
    text = freebooter("replay", DEADLOCK, "--position", "20").out.strip()
    assert text.startswith("buccaneer 3; stacks ")
    assert freebooter("position", text).out.strip().endswith(text)
    assert "the journal ends with row 54" in freebooter("replay", DEADLOCK, "--position", "200").err
    save = str(tmp_path / "save.json")
    freebooter("play", "buccaneer", "--save", save, typed="1\nq\n")
    assert "its positions are secret" in freebooter("replay", save, "--position", "0").err
