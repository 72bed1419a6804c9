"""`freebooter position` shows a position, plays on from it and writes it down again."""

from pathlib import Path

from tests.cli.runner import freebooter, lines

TEXT = "buccaneer 4 open_stacks=true; stacks A2/B3/B?; offer S01 L12 -; ducats 3 9 10 10; frames NextTurn(seat=0)"


def test_a_position_is_shown_with_its_choices_and_its_text(tmp_path: Path) -> None:
    told = list(lines(freebooter("position", TEXT).out))
    assert any("Put your 3 on B" in line for line in told)
    assert told[-1] == TEXT.replace("NextTurn(seat=0)", "Turn(captain=0, challenged=())")
    file = tmp_path / "position.txt"
    file.write_text(TEXT.replace("; ", "\n"), encoding="utf-8")
    assert list(lines(freebooter("position", str(file)).out)) == told


def test_it_plays_on_by_number_and_by_name() -> None:
    action = '{"type": "Move", "pirate": 1, "seat": 1, "onto": 0}'
    ran = freebooter("position", TEXT, "--do", action, "--do", "1", "--lang", "it")
    assert ran.code == 0
    assert next(lines(ran.out)).startswith("A sale")
    assert "stacks A3/B2 B4/A2/B3/B?" in ran.out


def test_chance_is_shown_and_taken_the_same_way() -> None:
    start = "plunder 2; map T1A T2A T3A T4A; storm L1; tokens G1 G1; first A; ships A1 | A2; turn active=0"
    text = f"{start}; frames Rounds(seat=0, begun=True) Turn(seat=0)"
    ran = freebooter("position", text, "--do", '{"type": "Roll"}')
    assert 'Chance decides.\n 1  {"type":"RollDie","die":1}' in ran.out
    ran = freebooter("position", text, "--do", '{"type": "Roll"}', "--do", "3")
    assert "turn active=0 rolled=3 die_left=3" in ran.out


def test_what_cannot_be_done_is_said() -> None:
    assert "chess" in freebooter("position", "chess 2").err
    assert "the choices are 1 to" in freebooter("position", TEXT, "--do", "999").complaint
    assert "is neither a number nor JSON" in freebooter("position", TEXT, "--do", "sail").complaint
    assert freebooter("position", TEXT, "--do", '{"type": "Roll"}').code == 2
