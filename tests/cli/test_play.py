"""A whole game at the terminal, driven through a pipe."""

import json
from pathlib import Path

import pytest

from freebooter.core.words import LANGUAGES
from tests.cli.runner import freebooter

# More answers than any game asks for: always the first choice.
FIRST = "1\n" * 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_and_can_be_verified(language: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    ran = freebooter(
        "play", "buccaneer", "--seed", "3", "--lang", language, "--name", "Ada", "--save", str(save), typed=FIRST
    )
    assert ran.code == 0, ran.err
    assert {"en": "The game is over.", "it": "La partita è finita."}[language] in ran.out
    assert {"en": "Ada: Your turn: put one of your stacks", "it": "Ada: Tocca a te: metti una tua pila"}[
        language
    ] in ran.out
    assert freebooter("verify", str(save)).code == 0
    journal = json.loads(save.read_text())
    assert journal["seats"][0]["name"] == "Ada"
    assert "secret" not in journal


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    games = [freebooter("play", "buccaneer", "--seed", "8", typed=FIRST).out for _ in range(2)]
    assert games[0] == games[1]


def test_everything_that_can_be_typed_is_answered() -> None:
    ran = freebooter(
        "play",
        "buccaneer",
        "--bots",
        "random",
        "--seed",
        "3",
        typed="99\n-1\n0\nfish\nyour 5\n\n? b7\n? fish\n?\nl\nu\nq\n",
    )
    assert ran.code == 0
    assert "There is no choice 99: the choices now are 1 to 45." in ran.out
    assert "There is no choice -1" in ran.out
    assert "There is no choice 0" in ran.out
    assert "No choice has “fish” in it." in ran.out
    assert ran.out.count("Put your 5 on") > 4
    assert ran.out.count("B7 Deadlock") == 2
    assert "The rules know neither a number nor a thing “fish”." in ran.out
    assert "Ships to come" in ran.out
    assert "there is nothing of yours to take back" in ran.out
    assert "The game stops here." in ran.out
    assert "It is not saved" in ran.out


def test_the_end_of_the_input_is_no_fault() -> None:
    ran = freebooter("play", "buccaneer", typed="1\n")
    assert ran.code == 0
    assert "The input has ended, and the game stops here." in ran.out


def test_a_running_game_is_kept_with_its_secret_and_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    freebooter("play", "buccaneer", "--seed", "3", "--save", str(save), typed="1\n1\nq\n")
    kept = json.loads(save.read_text())
    assert kept["warning"].startswith("private")
    assert len(kept["secret"]) == 64
    assert kept["journal"]["seed"] is None
    rows = len(kept["journal"]["rows"])
    ran = freebooter("play", "--resume", str(save), typed=FIRST)
    assert "The game is over." in ran.out
    journal = json.loads(save.read_text())
    assert len(journal["rows"]) > rows
    assert freebooter("verify", str(save)).code == 0
    again = freebooter("play", "--resume", str(save))
    assert again.code == 2
    assert "that game is over" in again.err


def test_a_game_is_not_begun_where_it_could_not_be_kept(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.touch()
    for file, said in ((there, "is there already"), (tmp_path / "no" / "game.json", "nothing can be written")):
        ran = freebooter("play", "buccaneer", "--save", str(file), typed="q\n")
        assert ran.code == 2
        assert said in ran.complaint
        assert ran.out == ""


def test_the_save_of_a_running_game_is_for_its_owner_alone(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    freebooter("play", "buccaneer", "--save", str(save), typed="q\n")
    assert save.stat().st_mode & 0o077 == 0


def test_a_running_journal_without_its_secret_cannot_go_on(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    freebooter("play", "buccaneer", "--save", str(save), typed="q\n")
    save.write_text(json.dumps(json.loads(save.read_text())["journal"]))
    assert "without its secret" in freebooter("play", "--resume", str(save)).err


def test_people_pass_the_keyboard_and_may_take_back_the_last_move() -> None:
    typed = "\n1\n\nu\n\n2\n\nq\n"
    ran = freebooter(
        "play",
        "buccaneer",
        "--seed",
        "3",
        "--you",
        "0,1,2",
        "--name",
        "Ada,Bea,Cleo",
        "--option",
        "first_player=0",
        typed=typed,
    )
    assert ran.code == 0
    assert ran.out.count("Pass the keyboard to Ada.") == 2
    assert ran.out.count("Pass the keyboard to Bea.") == 2
    assert "Ada takes the last move back." in ran.out
    assert "Cleo" not in ran.out.split("Pass the keyboard")[-1].splitlines()[0]


def test_the_front_door_says_what_it_would_do_where_nobody_can_type() -> None:
    ran = freebooter("play")
    assert ran.code == 0
    assert "begins a game against bots; there is Buccaneer" in ran.out
    assert "Usage: " in ran.out
    assert "[GAME]" in ran.out
