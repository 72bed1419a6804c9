"""A position as a line of text, as FEN is for chess: the game and its seats, then whatever differs from the start.

    smugglers 3; coins 4 1 2; hands 0 3 | 1 2 | 1*2; frames Round(number=2, dealt=0) Auction(waiting=7)

Clauses are separated by semicolons or line ends. A field of the table is written by the shape of its value, and by the
names that the game gives to its numbers (its `Spelling`), so a new field needs no words of its own. Seats are letters.
A clause that says less than the whole leaves the rest as it was: `coins 3` is about the first seat, `coins C=3` about
the third.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from freebooter.core.deck import Deck, Segment
from freebooter.core.errors import BadPosition
from freebooter.core.facts import attributes, is_row
from freebooter.core.hand import Hand
from freebooter.core.rows import Row, row, row_of
from freebooter.core.table import SPECTATOR, Frame, Static, Table

T = TypeVar("T", bound=Table)

SEATS = "ABCDEF"
Names = Sequence[str]

_NOBODY = "-"
# No numbers at all, where a dash would be one of them that is nobody.
_EMPTY = "[]"
# Said in the first clause, or not part of a position.
_NOT_WRITTEN = frozenset(("seats", "frames"))


@dataclass(frozen=True)
class Field(Generic[T]):
    """Something that is written in a way of its own, instead of the attributes that it `covers`."""

    name: str
    covers: tuple[str, ...]
    write: Callable[[T], str]
    read: Callable[[T, str], None]


@dataclass(frozen=True)
class Spelling(Generic[T]):
    """How a game writes its positions: the names of the numbers in a field, by the field's name, and fields that are
    written in ways of their own."""

    names: Callable[[T], Mapping[str, Names]] = lambda _t: {}
    fields: tuple[Field[T], ...] = field(default=())

    def clauses(self, t: T) -> dict[str, str]:
        """Every field as text."""
        names = self.names(t)
        covered = {attribute for one in self.fields for attribute in one.covers}
        written = {one.name: one.write(t) for one in self.fields}
        for name in attributes(t):
            value = getattr(t, name)
            if name not in covered and name not in _NOT_WRITTEN and not isinstance(value, Static):
                written[name] = _written(value, names.get(name, ()))
        return written

    def read(self, t: T, name: str, text: str) -> None:
        """Put a field back."""
        for one in self.fields:
            if one.name == name:
                one.read(t, text)
                return
        if name in _NOT_WRITTEN or name not in attributes(t):
            raise ValueError(f"there is no such field; there are {', '.join(self.clauses(t))}, frames")
        setattr(t, name, _read(getattr(t, name), text, self.names(t).get(name, ())))


def write_position(head: str, t: T, opening: T, spelling: Spelling[T]) -> str:
    """The text of a table that was set up like `opening`."""
    before = spelling.clauses(opening)
    clauses = [head]
    clauses += [f"{name} {text}" for name, text in spelling.clauses(t).items() if text != before[name]]
    clauses.append(" ".join(["frames", *map(_frame, t.frames)]))
    return "; ".join(clauses)


def read_clauses(text: str) -> Iterator[tuple[str, str]]:
    """The clauses of a position: the first word of each, and the rest."""
    for clause in text.replace("\n", ";").split(";"):
        name, _, rest = clause.strip().partition(" ")
        if name:
            yield name, rest.strip()


def read_head(text: str) -> tuple[int, dict[str, Any]]:
    """Seats and options from what follows the name of the game: `4 open_stacks=true`."""
    seats, *options = text.split()
    return int(seats), {name: _option(value) for name, _, value in (option.partition("=") for option in options)}


def write_head(game: str, seats: int, options: Mapping[str, Any]) -> str:
    """The first clause."""
    return " ".join([game, str(seats), *(f"{name}={msgspec.json.encode(v).decode()}" for name, v in options.items())])


def read_fields(
    game: str, t: T, clauses: Iterator[tuple[str, str]], spelling: Spelling[T], kinds: Sequence[type[Frame[T]]]
) -> None:
    """Put all fields back on a table that is set up; what is not said stays as at the start."""
    by_name = {kind.__name__: kind for kind in kinds}
    for name, text in clauses:
        try:
            if name == "frames":
                t.frames = [_made(call, by_name) for call in _calls(text)]
            else:
                spelling.read(t, name, text)
        except (ValueError, LookupError, TypeError, AttributeError, SyntaxError) as error:
            raise BadPosition(f"{game}: position: {name}: {error}") from None


def letter(seat: int) -> str:
    """A seat as it is written."""
    return SEATS[seat] if seat >= 0 else _NOBODY


def seat_of(text: str) -> int:
    """The seat that a letter stands for."""
    return -1 if text == _NOBODY else SEATS.index(text)


# Values, by their shape


def _written(value: Any, names: Names) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return _name(value, names)
    if isinstance(value, str):
        return value or _NOBODY
    if isinstance(value, Deck):
        return " / ".join(("= " if one.known else "") + _cards(one, names) for one in value.segments) or _NOBODY
    if isinstance(value, Hand):
        return _hand(value, names)
    if is_row(value) or (isinstance(value, list | tuple) and all(isinstance(one, int) for one in value)):
        return " ".join(_name(one, names) for one in value) or (_EMPTY if names else _NOBODY)
    if isinstance(value, list):
        return " | ".join(_written(one, names) for one in value)
    parts = [(name, getattr(value, name)) for name in attributes(value)]
    return " ".join(f"{name}={_written(part, ()).replace(' ', ',')}" for name, part in parts)


def _read(present: Any, text: str, names: Names) -> Any:
    if isinstance(present, bool):
        return {"yes": True, "no": False}[text]
    if isinstance(present, int):
        return _number(text, names)
    if isinstance(present, str):
        return "" if text == _NOBODY else text
    if isinstance(present, Deck):
        segments = [] if text == _NOBODY else [_segment(one.strip(), present, names) for one in text.split("/")]
        return Deck(present.kinds, segments)
    if isinstance(present, Hand):
        return _read_hand(present, text, names)
    if is_row(present):
        return _read_row(present, text, names)
    if isinstance(present, tuple):
        return tuple(_numbers(text, names))
    if isinstance(present, list):
        if not present or isinstance(present[0], int):
            return _numbers(text, names)
        parts = text.split("|")
        if len(parts) > len(present):
            raise ValueError(f"{len(parts)} parts; there are {len(present)}")
        read = [_read(one, part.strip(), names) for one, part in zip(present, parts, strict=False)]
        return [*read, *present[len(parts) :]]
    twin = present.copy()
    for part in text.split():
        name, _, value = part.partition("=")
        setattr(twin, name, _read(getattr(present, name), value.replace(",", " "), ()))
    return twin


def _name(number: int, names: Names) -> str:
    return (names[number] if number >= 0 else _NOBODY) if names else str(number)


def _number(text: str, names: Names) -> int:
    if not names:
        return int(text)
    if text != _NOBODY and text not in names:
        raise ValueError(f"{text!r} is none of {', '.join(names)}")
    return -1 if text == _NOBODY else list(names).index(text)


def _read_row(present: Row, text: str, names: Names) -> Row:
    if "=" in text:
        read = present[:]
        for seat, _, value in (part.partition("=") for part in text.split()):
            read[seat_of(seat)] = _number(value, names)
        return read
    numbers = _numbers(text, names)
    return row_of([*numbers, *present[len(numbers) :]] if numbers else [])


def _numbers(text: str, names: Names) -> list[int]:
    if text == (_EMPTY if names else _NOBODY):
        return []
    return [_number(part, names) for part in text.split()]


# Cards: `storm cache*2` are three


def _cards(segment: Segment, names: Names) -> str:
    if segment.known:
        return " ".join(_name(card, names) for card in segment.cards)
    return counted(segment.cards, names)


def counted(counts: Iterable[int], names: Names) -> str:
    """How many of each kind, as text."""
    held = [(_name(kind, names), count) for kind, count in enumerate(counts) if count]
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in held) or _NOBODY


def counts_of(text: str, kinds: int, names: Names) -> Row:
    """How many of each kind a text says."""
    counts = row(kinds, 0)
    for part in text.split():
        name, _, count = part.partition("*")
        if name != _NOBODY:
            counts[_number(name, names)] += int(count or 1)
    return counts


def _segment(text: str, deck: Deck, names: Names) -> Segment:
    if text.startswith("="):
        return Segment(True, row_of(_numbers(text[1:].strip(), names)))
    return Segment(False, counts_of(text, deck.kinds, names))


def write_hands(hands: list[Hand], names: Names) -> str:
    """Hands seat by seat, for a field of a game's own."""
    return _written(hands, names)


def read_hands(present: list[Hand], text: str, names: Names) -> list[Hand]:
    """Hands in place of the present ones."""
    read: list[Hand] = _read(present, text, names)
    return read


def _hand(hand: Hand, names: Names) -> str:
    """The cards, then what is known of them: `storm cache*2, B: storm, all: storm`."""
    kinds = len(hand.cards)
    known = list(hand.known)
    viewers = [*SEATS[: len(known) // kinds - 1], "all"]
    # Most know nothing of most hands.
    sure = [(viewer, known[place * kinds : (place + 1) * kinds]) for place, viewer in enumerate(viewers)]
    told = [f"{viewer}: {counted(cards, names)}" for viewer, cards in sure if any(cards)]
    return ", ".join([counted(hand.cards, names), *told])


def _read_hand(present: Hand, text: str, names: Names) -> Hand:
    kinds = len(present.cards)
    cards, *told = text.split(",")
    hand = Hand(present.owner, counts_of(cards, kinds, names), row(len(present.known), 0))
    for part in told:
        viewer, _, sure = part.strip().partition(":")
        start = hand.start(SPECTATOR if viewer == "all" else seat_of(viewer))
        for kind, count in enumerate(counts_of(sure, kinds, names)):
            hand.known[start + kind] = count
    return hand


# Frames, as calls of their constructors


def _frame(frame: Frame[Any]) -> str:
    held = ", ".join(f"{name}={getattr(frame, name)!r}" for name in attributes(frame))
    return f"{type(frame).__name__}({held})"


def _calls(text: str) -> list[ast.Call]:
    """The calls in `Round(number=1) Turn(seat=0)`."""
    calls = []
    while text:
        end = text.index(")")
        while text.count("(", 0, end) > text.count(")", 0, end + 1):
            end = text.index(")", end + 1)
        call = ast.parse(text[: end + 1].strip(), mode="eval").body
        if not isinstance(call, ast.Call):
            raise ValueError(f"{text!r} is no frame")
        calls.append(call)
        text = text[end + 1 :].strip()
    return calls


def _made(call: ast.Call, by_name: Mapping[str, type[Frame[T]]]) -> Frame[T]:
    name = ast.unparse(call.func)
    if name not in by_name:
        raise ValueError(f"{name!r} is none of {', '.join(by_name)}")
    values = [ast.literal_eval(value) for value in call.args]
    return by_name[name](*values, **{str(one.arg): ast.literal_eval(one.value) for one in call.keywords})


def _option(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
