"""Whatever is given wrongly is answered with one clear line and exit code 2."""

from pathlib import Path

import pytest

from tests.cli.runner import freebooter


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "bucaneer"], "Did you mean 'buccaneer'?"),
        (["simulate", "buccaneer", "--seats", "7"], "buccaneer is for 3 to 5 seats, not 7"),
        (["simulate", "buccaneer", "--option", "speed=9"], "buccaneer has no option 'speed'"),
        (["simulate", "buccaneer", "--option", "open_stacks=9"], "option 'open_stacks': Expected `bool`, got `int`"),
        (["simulate", "buccaneer", "--option", "open_stacks"], "it is written NAME=VALUE"),
        (["simulate", "buccaneer", "--bots", "clever"], "there is no bot 'clever' for buccaneer; there is random"),
        (["simulate", "buccaneer", "--bots", "random,random"], "2 bots are named for 3 seats"),
        (["play", "buccaneer", "--you", "5"], "the seats of a table of 3 are 0 to 2"),
        (["play", "buccaneer", "--you", "me"], "'me' is no list of seats"),
        (["play", "buccaneer", "--lang", "fr"], "no wording in 'fr'; there is en, it"),
        (["play", "bucaneer"], "Did you mean 'buccaneer'?"),
        (["arena", "buccaneer", "--bots", "net:nowhere,random,random"], "nowhere: No such file or directory"),
        (["train", "buccaneer", "--out", "nowhere", "--device", "tpu"], "there is cpu and gpu, not 'tpu'"),
        (["transcript", "chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_arguments(arguments: list[str], said: str) -> None:
    ran = freebooter(*arguments)
    assert ran.code == 2
    assert said in ran.complaint
    assert "Traceback" not in ran.err
    assert ran.out == ""


def test_a_broken_figure_file_is_named_with_its_field(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"name": "mine", "pirates": 5}')
    ran = freebooter("play", "buccaneer", "--figures", str(file))
    assert ran.code == 2
    assert ran.err.startswith("freebooter: buccaneer figures, pirates: ")
    assert ran.err.count("\n") == 1


def test_a_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "not.json"
    file.write_text('{"rows": ')
    for command in ("replay", "verify"):
        ran = freebooter(command, str(file))
        assert ran.code == (1 if command == "verify" else 2)
        assert "journal, line 1" in ran.err


def test_a_file_that_is_not_there_is_refused() -> None:
    assert freebooter("verify", "nowhere.json").code == 2
