"""A table as bytes, and the table that bytes describe, without playing it again.

Fields are written by the shape of their values, so a new one needs no words of its own. What never changes during a
match is left out: it is taken from a table that was set up alike.
"""

import sys
from typing import Any, Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from freebooter.core.deck import Deck, Segment
from freebooter.core.facts import attributes
from freebooter.core.hand import Hand
from freebooter.core.rows import Row, row
from freebooter.core.table import Frame, Static, Table

# What comes next.
_NO: Final[i64] = 0
_YES: Final[i64] = 1
_NUMBER: Final[i64] = 2
_WORD: Final[i64] = 3
_ROW: Final[i64] = 4
_TUPLE: Final[i64] = 5
_LIST: Final[i64] = 6
_HAND: Final[i64] = 7
_DECK: Final[i64] = 8
_FRAME: Final[i64] = 9
_PIECE: Final[i64] = 10

# A number is written in so many bytes.
_STEP: Final[i64] = 8


@final
class Packing:
    """Packs and unpacks the tables of one game, whose frames are of these kinds."""

    def __init__(self, frames: "list[type[Frame[Any]]]") -> None:
        self.frames = frames
        self.numbers: dict[type[Any], int] = {kind: number for number, kind in enumerate(frames)}
        # The fields of the kinds of objects met so far, without what never changes.
        self.fields: dict[type[Any], list[str]] = {}
        empty: Any = row(0, 0)
        self.row_type: type[Any] = type(empty)

    def fields_of(self, thing: Any) -> list[str]:
        kind = type(thing)
        if kind not in self.fields:
            names = attributes(thing)
            self.fields[kind] = [name for name in names if not isinstance(getattr(thing, name), Static)]
        return self.fields[kind]

    # Writing

    def pack(self, t: Table) -> bytes:
        """The state of a table."""
        out = BytesWriter()
        for name in self.fields_of(t):
            self.write(getattr(t, name), out)
        return out.getvalue()

    def write(self, value: Any, out: BytesWriter) -> None:
        kind = type(value)
        if kind is self.row_type:
            write_i64_le(out, _ROW)
            write_row(value, out)
        elif isinstance(value, bool):
            write_i64_le(out, _YES if value else _NO)
        elif isinstance(value, int):
            write_i64_le(out, _NUMBER)
            write_i64_le(out, value)
        elif isinstance(value, str):
            write_i64_le(out, _WORD)
            write_word(value, out)
        elif isinstance(value, tuple):
            write_i64_le(out, _TUPLE)
            write_i64_le(out, len(value))
            for item in value:
                self.write(item, out)
        elif isinstance(value, list):
            write_i64_le(out, _LIST)
            write_i64_le(out, len(value))
            for item in value:
                self.write(item, out)
        elif isinstance(value, Hand):
            write_i64_le(out, _HAND)
            write_i64_le(out, value.owner)
            write_row(value.cards, out)
            write_row(value.known, out)
        elif isinstance(value, Deck):
            write_i64_le(out, _DECK)
            write_deck(value, out)
        elif isinstance(value, Frame):
            write_i64_le(out, _FRAME)
            write_i64_le(out, self.numbers[kind])
            self.write_fields(value, out)
        else:
            write_i64_le(out, _PIECE)
            write_word(kind.__name__, out)
            self.write_fields(value, out)

    def write_fields(self, value: Any, out: BytesWriter) -> None:
        names = self.fields_of(value)
        write_i64_le(out, len(names))
        for name in names:
            write_word(name, out)
            self.write(getattr(value, name), out)

    # Reading

    def unpack(self, data: bytes, start: i64, alike: Table) -> Table:
        """The table whose state lies in `data` from `start` on; `alike` is one that was set up in the same way."""
        t = alike.copy()
        reading = Reading(self, data, start, t)
        for name in self.fields_of(t):
            setattr(t, name, reading.value(getattr(t, name)))
        if reading.at != len(data):
            raise ValueError("there is more after its end")
        return t


@final
class Reading:
    """Reads values one after another."""

    def __init__(self, packing: Packing, data: bytes, at: i64, t: Table) -> None:
        self.packing = packing
        self.data = data
        self.at: i64 = at
        # Where the classes of the table's own pieces are found.
        self.home = sys.modules[type(t).__module__]

    def number(self) -> i64:
        at = self.at
        self.at = at + _STEP
        return read_i64_le(self.data, at)

    def value(self, present: Any) -> Any:
        """The next value; `present` is what the table that was set up alike has in its place."""
        tag = self.number()
        if tag == _ROW:
            return self.row()
        if tag == _NUMBER:
            return int(self.number())
        if tag == _YES:
            return True
        if tag == _NO:
            return False
        if tag == _WORD:
            return self.word()
        if tag == _TUPLE:
            return tuple(self.items(()))
        if tag == _LIST:
            return self.items(present)
        if tag == _HAND:
            owner = self.number()
            cards = self.row()
            return Hand(owner, cards, self.row())
        if tag == _DECK:
            return self.deck()
        if tag == _FRAME:
            return self.frame()
        if tag == _PIECE:
            return self.piece(present)
        raise ValueError(f"nothing is written as {int(tag)}")

    def row(self) -> Row:
        size = self.number()
        data = self.data
        at = self.at
        if size < 0 or at + size * _STEP > len(data):
            raise ValueError("it is cut off")
        numbers = row(size, 0)
        for place in range(size):
            numbers[place] = read_i64_le(data, at)
            at += _STEP
        self.at = at
        return numbers

    def word(self) -> str:
        size = self.number()
        at = self.at
        if size < 0 or at + size > len(self.data):
            raise ValueError("it is cut off")
        self.at = at + size
        return self.data[at : at + size].decode()

    def items(self, present: Any) -> list[Any]:
        size = self.number()
        count: i64 = len(present)
        found: list[Any] = []
        for place in range(size):
            found.append(self.value(present[place] if place < count else ()))
        return found

    def deck(self) -> Deck:
        kinds = self.number()
        segments: list[Segment] = []
        for _ in range(self.number()):
            known = self.number() == _YES
            segments.append(Segment(known, self.row()))
        return Deck(kinds, segments)

    def frame(self) -> Frame[Any]:
        number = self.number()
        if number < 0 or number >= len(self.packing.frames):
            raise ValueError(f"there is no frame {int(number)}")
        kind = self.packing.frames[number]
        made: Frame[Any] = kind(**self.named(None))
        return made

    def piece(self, present: Any) -> Any:
        """An object of the table's own: a twin of the present one, with other values, or one made of them."""
        kind = getattr(self.home, self.word())
        if type(present) is not kind:
            return kind(**self.named(None))
        twin = present.copy()
        for name, value in self.named(present).items():
            setattr(twin, name, value)
        return twin

    def named(self, present: Any) -> dict[str, Any]:
        """Fields with their names."""
        held: dict[str, Any] = {}
        for _ in range(self.number()):
            name = self.word()
            held[name] = self.value(getattr(present, name, ()))
        return held


def write_row(numbers: Row, out: BytesWriter) -> None:
    write_i64_le(out, len(numbers))
    for number in numbers:
        write_i64_le(out, number)


def write_word(word: str, out: BytesWriter) -> None:
    # As bytes, not letter by letter: most of what is read are the names of fields.
    letters = word.encode()
    write_i64_le(out, len(letters))
    out.write(letters)


def write_deck(deck: Deck, out: BytesWriter) -> None:
    write_i64_le(out, deck.kinds)
    write_i64_le(out, len(deck.segments))
    for segment in deck.segments:
        write_i64_le(out, _YES if segment.known else _NO)
        write_row(segment.cards, out)
