"""A field that came with a later edition does not change what earlier ones have written down."""

from typing import ClassVar

from freebooter.core.facts import digest


class Board:
    """A table's shape, as far as its digest is concerned."""

    since: ClassVar[dict[str, int]] = {}

    def __init__(self, edition: int) -> None:
        self.edition = edition
        self.round = 3


class LaterBoard(Board):
    """The same with one more field."""

    since: ClassVar[dict[str, int]] = {"last_throw": 2}

    def __init__(self, edition: int) -> None:
        super().__init__(edition)
        self.last_throw = 6


# The name of the class is a part of what is fingerprinted.
LaterBoard.__name__ = "Board"


def test_a_new_field_is_left_out_of_the_digests_of_earlier_editions() -> None:
    assert digest(LaterBoard(1)) == digest(Board(1))
    assert digest(LaterBoard(2)) != digest(Board(2))
