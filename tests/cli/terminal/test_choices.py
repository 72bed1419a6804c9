"""Many choices are gathered so that they can be read."""

from freebooter.cli.terminal.choices import LETTERS, MOST_LINES, Choices
from freebooter.core.actions import Action
from freebooter.games.buccaneer.actions import Board, Move


def choices(actions: list[Action]) -> Choices:
    return Choices(actions, [f"{type(action).__name__} {action}" for action in actions])


def test_few_choices_are_not_gathered() -> None:
    assert choices([Move(0, 1, onto) for onto in range(5)]).groups == []


def test_many_are_gathered_by_what_they_begin_with() -> None:
    actions: list[Action] = [Move(pirate, 1, onto) for pirate in range(5) for onto in range(5)]
    found = choices([*actions, Board(0, 1)])
    assert [len(group) for group in found.groups] == [5, 5, 5, 5, 5, 1]
    assert found.with_letter(LETTERS[1]) == [6, 7, 8, 9, 10]
    assert found.with_letter("z") == []


def test_a_letter_never_means_a_command() -> None:
    assert not {"l", "u", "q"} & set(LETTERS)


def test_what_cannot_be_gathered_is_listed_whole() -> None:
    assert choices([Board(0, ship) for ship in range(MOST_LINES + 1)]).groups == []


def test_choices_are_found_by_their_words() -> None:
    found = Choices([Board(0, 0), Board(0, 1)], ["Board ship S01", "Board ship L07"])
    assert found.with_text("l07") == [2]
    assert found.beginning([1, 2]) == "Board ship"
