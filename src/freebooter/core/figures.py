"""Component figures: numbers of cards, tiles, boards and dice, each with a mark that says where it comes from."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from freebooter.core.beside import folder_of
from freebooter.core.errors import BadFigures
from freebooter.core.fingerprint import fingerprint
from freebooter.core.message import Message

F = TypeVar("F")
S = TypeVar("S", bound="FigureSet")


class Mark(Enum):
    """How we know a figure. Assumed ones are shown as such, so that an owner of the game can correct them; what owners
    read off their own copy is printed."""

    RULEBOOK = "rulebook"
    SOURCE = "source"
    INFERRED = "inferred"
    ASSUMED = "assumed"
    PRINTED = "printed"


class Figure(Struct, Generic[F], frozen=True, array_like=True):
    """A value and its mark, written `[22, "rulebook"]`."""

    value: F
    mark: Mark


class FigureSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All figures of a game; each game subclasses this and checks what its rules need of them."""

    name: str


class Unplayable(Exception):
    """What a game's check finds in a set: the field, and the sentence that says why the rules cannot be played so."""

    def __init__(self, place: str, key: str, **args: int | str) -> None:
        super().__init__(place, key)
        self.place = place
        self.message = Message(key, args=args)


def within(place: str, number: int, low: int, high: int) -> None:
    """A field that is a number of this range."""
    if not low <= number <= high:
        # As text: words for numbers end where a file need not.
        raise Unplayable(place, "figures-within", number=str(number), low=low, high=high)


def read_figures(kind: type[S], text: bytes | str, game: str) -> S:
    """A figure set from JSON; a broken one is refused with the place of the fault."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        where = place.rstrip("`").lstrip(".") or "top level"
        raise BadFigures(f"{game} figures, {where}: {what}", where, Message("figures-unread")) from None
    except msgspec.DecodeError as error:
        raise BadFigures(f"{game} figures: not JSON: {error}", "", Message("figures-not-json")) from None


@cache
def standard_figures(kind: type[S], package: str) -> S:
    """The figure set that comes with a game: `figures/standard.json` in its package."""
    text = folder_of(package).joinpath("figures", "standard.json").read_bytes()
    return read_figures(kind, text, package.rpartition(".")[2])


def write_figures(figures: FigureSet) -> bytes:
    """The set as canonical JSON."""
    return msgspec.json.encode(msgspec.to_builtins(figures, str_keys=True), order="sorted")


def figures_digest(figures: FigureSet) -> str:
    """A short fingerprint of a set: two sets with the same one play the same game."""
    return fingerprint(write_figures(figures))


def marks(thing: object, place: str = "") -> Iterator[tuple[str, object, Mark]]:
    """Every figure in a set: its place, its value, its mark."""
    if isinstance(thing, Figure):
        yield place, thing.value, thing.mark
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from marks(getattr(thing, name), f"{place}.{name}" if place else name)
    elif isinstance(thing, list | tuple):
        for index, item in enumerate(thing):
            label = getattr(item, "id", index)
            yield from marks(item, f"{place}[{label}]")
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield from marks(item, f"{place}.{key}" if place else str(key))
