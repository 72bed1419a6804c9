"""Plain data as text, and what changed in it."""

from freebooter.workshop.plain_text import changes, text_of


def test_data_is_written_with_few_marks() -> None:
    assert text_of({"a": [1, None, True], "b": {"c": "two words"}}) == "{a: [1, -, yes], b: {c: 'two words'}}"
    assert text_of([{"": "Turn", "seat": 2}]) == "[Turn {seat: 2}]"


def test_only_what_changed_is_told() -> None:
    assert list(changes({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, "x")) == ["x.b: [1, 3]"]
    assert list(changes([], [], "x")) == []


def test_what_leaves_and_enters_a_list_is_told_by_its_place() -> None:
    old = [{"id": 1}, {"id": 2}, {"id": 3}]
    assert list(changes(old, [{"id": 1}, {"id": 3}], "x")) == ["x -[1]: {id: 2}"]
    assert list(changes(old, [*old, {"id": 4}], "x")) == ["x +[3]: {id: 4}"]
    assert list(changes(old, [{"id": 1}, {"id": 5}, {"id": 3}], "x")) == ["x[1].id: 5"]
