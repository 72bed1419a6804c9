"""A map in characters, for games that are played on one: the module `text_map` of the game's package."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from freebooter.core.words import Words

# A player is a colour and a letter, the same on the map and beside the name.
_COLOURS = ("cyan", "red", "green", "yellow", "magenta", "blue")


class TextMap(Protocol):
    """A map. `COVERS` are the fields of the view that a brief table need not show beside it."""

    COVERS: frozenset[str]

    def draw(self, view: Any, names: list[str], words: Words) -> RenderableType:
        """The map with its pieces, and what there is to know of each player."""
        ...


def map_of(package: str) -> TextMap | None:
    """The map of the game in this package, if it has one."""
    name = f"{package}.text_map"
    return cast("TextMap", import_module(name)) if find_spec(name) else None


def letter(seat: int) -> str:
    """The letter of a seat's pieces."""
    return chr(ord("A") + seat)


def colour(seat: int) -> str:
    """The colour of a seat's pieces, where there are colours."""
    return f"bold {_COLOURS[seat % len(_COLOURS)]}"
