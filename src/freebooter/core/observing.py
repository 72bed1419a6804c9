"""Observations: what a seat knows as a fixed sequence of small whole numbers, written straight from the table.

A game lists the parts of its observations, and from that one list come the numbers, their names and their bounds. A
part of core reads the field of the table, or of an open frame, that has its name; a part of a game's own reads what it
likes. Seats are always counted from the viewer on, so that a player who has learnt one seat has learnt them all.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, final

from mypy_extensions import i16, i64, mypyc_attr

from freebooter.core.buffers import Numbers
from freebooter.core.deck import Deck
from freebooter.core.hand import Hand
from freebooter.core.layout import Layout, Span
from freebooter.core.rows import Row
from freebooter.core.sheets import Mask, Sheet
from freebooter.core.space import Block
from freebooter.core.table import CHANCE_BIT, SPECTATOR, Frame, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[T]):
    """Some numbers of an observation. `most` is the greatest number of seats of the game, `size` how many there are."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.most: i64 = 0
        self.size: i64 = 0
        # Whether the field holds several numbers: frames give the same name to one and to several.
        self.is_plural = False

    def fields(self) -> list[Span]:
        """What the numbers mean, in the order in which they are written."""
        raise TypeError(f"{type(self).__name__} does not say what it writes")

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        """Write exactly the numbers of `fields` as `viewer` knows them; `held` is the table, frame or object that has
        the field of this name."""
        raise TypeError(f"{type(self).__name__} does not say how it is written")

    def seats(self) -> tuple[str, ...]:
        """Labels for a number a seat."""
        return tuple([f"seat{seat}" for seat in range(self.most)])


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """How many places to the left of the viewer a seat is; what is no seat stays what it is."""
    if seat < 0 or seat >= seats:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + seats


def relative_bits(held: i64, viewer: i64, seats: i64) -> i64:
    """A set of seats, held as bits, turned to the viewer."""
    return ((held >> viewer) | (held << (seats - viewer))) & ((1 << seats) - 1)


def numbered(size: int) -> tuple[str, ...]:
    """Labels where things have no names."""
    return tuple([str(place) for place in range(size)])


# One number, or one of several things


@final
class Count(Part[T]):
    """A number as it is; yes and no are 1 and 0."""

    def __init__(self, name: str, high: int, low: int = 0) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(self.name, self.low, self.high)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        out.put(int(getattr(held, self.name)))


@final
class OneOf(Part[T]):
    """Which of several things it is, by its number or by its word; all zeros for none of them."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name)
        self.labels = list(labels)

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, 1, tuple(self.labels))]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        value = getattr(held, self.name)
        if isinstance(value, str):
            number: i64 = self.labels.index(value) if value in self.labels else -1
        else:
            number = value
        out.one_of(number, self.size)


@final
class SeatOf(Part[T]):
    """Which seat it is; all zeros for nobody."""

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, 1, self.seats())]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        seat: i64 = getattr(held, self.name)
        out.one_of(relative(seat, viewer, t.seats), self.most)


@final
class SeatBits(Part[T]):
    """Which seats they are, from a number that holds them as bits."""

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, 1, self.seats())]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        seats: i64 = getattr(held, self.name)
        out.bits(relative_bits(seats, viewer, t.seats), self.most)


@final
class Bits(Part[T]):
    """Which things there are, from a number that holds them as bits."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name)
        self.labels = tuple(labels)

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, 1, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        bits: i64 = getattr(held, self.name)
        out.bits(bits, self.size)


# Several numbers


@final
class Counts(Part[T]):
    """A row, list or tuple of numbers; zeros where it is shorter than its labels."""

    def __init__(self, name: str, labels: Sequence[str], high: int, low: int = 0) -> None:
        super().__init__(name)
        self.is_plural = True
        self.labels = tuple(labels)
        self.low = low
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(self.name, self.low, self.high, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        numbers = getattr(held, self.name)
        count: i64 = len(numbers)
        for place in range(self.size):
            if place < count:
                out.put(numbers[place])
            else:
                out.put(0)


@final
class CountsOf(Part[T]):
    """How often each kind is among the numbers of a list or tuple."""

    def __init__(self, name: str, labels: Sequence[str], high: int) -> None:
        super().__init__(name)
        self.is_plural = True
        self.labels = tuple(labels)
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, self.high, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        start = out.at
        out.blank(self.size)
        cells = out.cells
        for number in getattr(held, self.name):
            kind: i64 = number
            cells[start + kind] += 1


@final
class SeatsOf(Part[T]):
    """For each of several things the seat it belongs to, from a row of seats; all zeros for nobody."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name)
        self.labels = tuple(labels)

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.{label}", 0, 1, self.seats()) for label in self.labels]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        owners: Row = getattr(held, self.name)
        count: i64 = len(owners)
        for place in range(self.size // self.most):
            out.one_of(relative(owners[place], viewer, t.seats) if place < count else -1, self.most)


# What each seat has, from the viewer on; zeros for seats that are not at the table


@final
class BySeat(Part[T]):
    """So many numbers a seat, from a row of all of them."""

    def __init__(self, name: str, high: int, labels: Sequence[str] = ("",), low: int = 0) -> None:
        super().__init__(name)
        self.labels = tuple(labels)
        self.low = low
        self.high = high

    def fields(self) -> list[Span]:
        if len(self.labels) == 1:
            return [Span(self.name, self.low, self.high, self.seats())]
        return [Span(f"{self.name}.{seat}", self.low, self.high, self.labels) for seat in self.seats()]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        numbers: Row = getattr(held, self.name)
        seats = t.seats
        each: i64 = self.size // self.most
        for place in range(seats):
            out.stretch(numbers, (viewer + place) % seats * each, each)
        out.blank((self.most - seats) * each)


@final
class OneOfBySeat(Part[T]):
    """Which of several things each seat has, from a row."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name)
        self.labels = tuple(labels)

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.{seat}", 0, 1, self.labels) for seat in self.seats()]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        numbers: Row = getattr(held, self.name)
        seats = t.seats
        each: i64 = self.size // self.most
        for place in range(seats):
            out.one_of(numbers[(viewer + place) % seats], each)
        out.blank((self.most - seats) * each)


@final
class BitsBySeat(Part[T]):
    """Which things each seat has, from a row of numbers that hold them as bits."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name)
        self.labels = tuple(labels)

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.{seat}", 0, 1, self.labels) for seat in self.seats()]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        numbers: Row = getattr(held, self.name)
        seats = t.seats
        each: i64 = self.size // self.most
        for place in range(seats):
            out.bits(numbers[(viewer + place) % seats], each)
        out.blank((self.most - seats) * each)


# Decks and hidden hands


@final
class DeckSize(Part[T]):
    """How many cards are left in a deck."""

    def __init__(self, name: str, high: int) -> None:
        super().__init__(name)
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.size", 0, self.high)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        deck: Deck = getattr(held, self.name)
        out.put(deck.size())


@final
class DeckCounts(Part[T]):
    """How many cards of each kind are left in a deck whose cards everyone can count."""

    def __init__(self, name: str, labels: Sequence[str], high: int) -> None:
        super().__init__(name)
        self.labels = tuple(labels)
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, self.high, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        deck: Deck = getattr(held, self.name)
        start = out.at
        out.blank(self.size)
        cells = out.cells
        for segment in deck.segments:
            place = start
            if segment.known:
                for card in segment.cards:
                    cells[start + card] += 1
            else:
                for count in segment.cards:
                    cells[place] += i16(count)
                    place += 1


@final
class DeckOrder(Part[T]):
    """For each kind the place, from 1 on, of the uppermost card that everyone knows to lie in a deck; 0 for none."""

    def __init__(self, name: str, labels: Sequence[str], high: int) -> None:
        super().__init__(name)
        self.labels = tuple(labels)
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.known", 0, self.high, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        deck: Deck = getattr(held, self.name)
        start = out.at
        out.blank(self.size)
        cells = out.cells
        place: i64 = 1
        for segment in deck.segments:
            if segment.known:
                for card in segment.cards:
                    if cells[start + card] == 0:
                        cells[start + card] = i16(place)
                    place += 1
            else:
                place += segment.size


@final
class HandSizes(Part[T]):
    """How many cards each seat holds."""

    def __init__(self, name: str, high: int) -> None:
        super().__init__(name)
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.size", 0, self.high, self.seats())]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        hands: list[Hand] = getattr(held, self.name)
        for place in range(t.seats):
            out.put(hands[(viewer + place) % t.seats].size())
        out.blank(self.most - t.seats)


@final
class OwnHand(Part[T]):
    """The viewer's own cards by kind."""

    def __init__(self, name: str, labels: Sequence[str], high: int) -> None:
        super().__init__(name)
        self.labels = tuple(labels)
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.own", 0, self.high, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        hands: list[Hand] = getattr(held, self.name)
        out.stretch(hands[viewer].cards, 0, self.size)


@final
class KnownHands(Part[T]):
    """What is known of each hand by kind: by everyone, or by the viewer, who knows their own."""

    def __init__(self, name: str, labels: Sequence[str], high: int, *, publicly: bool) -> None:
        super().__init__(name)
        self.labels = tuple(labels)
        self.high = high
        self.publicly = publicly

    def fields(self) -> list[Span]:
        name = f"{self.name}.{'public' if self.publicly else 'known'}"
        return [Span(f"{name}.{seat}", 0, self.high, self.labels) for seat in self.seats()]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        hands: list[Hand] = getattr(held, self.name)
        seats = t.seats
        each: i64 = self.size // self.most
        knower: i64 = SPECTATOR if self.publicly else viewer
        for place in range(seats):
            hand = hands[(viewer + place) % seats]
            if knower == hand.owner:
                out.stretch(hand.cards, 0, each)
            else:
                out.stretch(hand.known, hand.start(knower), each)
        out.blank((self.most - seats) * each)


# The question, and what the viewer keeps to themselves


@final
class Sealed(Part[T]):
    """The viewer's own sealed answer: one of the actions of a block."""

    def __init__(self, block: Block) -> None:
        super().__init__(f"answer.{block.kind.__name__}")
        self.block = block

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, 1, numbered(int(self.block.size)))]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        sealed = t.sealed
        out.one_of(sealed[viewer] - self.block.base, self.size)


@final
class OwnDraft(Part[T]):
    """The viewer's own draft, number by number, each one more than it is; 0 where it has ended."""

    def __init__(self, places: int, high: int) -> None:
        super().__init__("draft")
        self.places = places
        self.high = high

    def fields(self) -> list[Span]:
        return [Span(self.name, 0, self.high + 1, numbered(self.places))]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        draft = t.drafts[viewer]
        for number in draft:
            out.put(number + 1)
        out.blank(self.size - len(draft))


@final
class Within(Part[T]):
    """Parts of an object on the table, such as the facts of the present turn."""

    def __init__(self, name: str, parts: "list[Part[T]]") -> None:
        super().__init__(name)
        self.parts = parts

    def fields(self) -> list[Span]:
        return [field._replace(name=f"{self.name}.{field.name}") for field in measured(self.parts, self.most)]

    def write(self, held: Any, t: T, viewer: i64, out: Sheet) -> None:
        inner = getattr(held, self.name)
        for part in self.parts:
            part.write(inner, t, viewer, out)


def measured(parts: list[Part[T]], most: i64) -> list[Span]:
    """Let parts know how many seats there can be, and list their fields."""
    found: list[Span] = []
    for part in parts:
        part.most = most
        fields = part.fields()
        size = 0
        for field in fields:
            size += field.size
        part.size = size
        found += fields
    return found


@final
class Observed(Generic[T]):
    """What is observed of a game: its version, who is asked what, and the parts of the table.

    Of the open frames come their kinds, and each of the `question` parts from the uppermost frame that has a field of
    that name; zeros where none has. What no `table` part says is not in an observation.
    """

    def __init__(
        self,
        version: int,
        most_seats: int,
        frames: Sequence[type[Frame[Any]]],
        question: list[Part[T]],
        table: list[Part[T]],
    ) -> None:
        self.most: i64 = most_seats
        self.kinds: dict[type[Frame[Any]], int] = {kind: place for place, kind in enumerate(frames)}
        self.frame_count: i64 = len(frames)
        self.question = question
        self.table = table
        # Of the frames met so far, which of the question parts they have.
        self.has: dict[type[Frame[Any]], list[bool]] = {}
        seats = tuple([f"seat{seat}" for seat in range(most_seats)])
        names = tuple([kind.__name__ for kind in frames])
        fields = [
            Span("seats", 0, most_seats),
            Span("asked", 0, 1, seats),
            Span("chance_is_asked", 0, 1),
            Span("frame", 0, 1, names),
            Span("frames_below", 0, 1, names),
        ]
        fields += [field._replace(name=f"frame.{field.name}") for field in measured(question, most_seats)]
        fields += measured(table, most_seats)
        self.layout = Layout(version, tuple(fields))
        self.size: i64 = self.layout.size

    def write(self, t: T, viewer: i64, out: Sheet, at: i64) -> None:
        """Write what this seat knows, from the place `at` of the sheet on."""
        out.at = at
        asked = t.waiting()
        out.put(t.seats)
        out.bits(relative_bits(asked, viewer, t.seats) if asked != CHANCE_BIT else 0, self.most)
        out.put(1 if asked == CHANCE_BIT else 0)
        self.write_frames(t, viewer, out)
        for part in self.table:
            part.write(t, t, viewer, out)

    def write_frames(self, t: T, viewer: i64, out: Sheet) -> None:
        """The kinds of the open frames, and what they say."""
        frames = t.frames
        count: i64 = len(frames)
        out.one_of(self.kinds[type(frames[count - 1])] if count else -1, self.frame_count)
        start = out.at
        out.blank(self.frame_count)
        cells = out.cells
        for depth in range(count - 1):
            below: i64 = self.kinds[type(frames[depth])]
            cells[start + below] = 1
        place: i64 = 0
        for part in self.question:
            depth = count - 1
            while depth >= 0 and not self.parts_of(frames[depth])[place]:
                depth -= 1
            if depth >= 0:
                part.write(frames[depth], t, viewer, out)
            else:
                out.blank(part.size)
            place += 1

    def parts_of(self, frame: Frame[Any]) -> list[bool]:
        """Which of the question parts this frame has."""
        kind = type(frame)
        if kind not in self.has:
            held = [getattr(frame, part.name, None) for part in self.question]
            self.has[kind] = [
                value is not None and isinstance(value, tuple) == part.is_plural
                for value, part in zip(held, self.question, strict=True)
            ]
        return self.has[kind]


def write_mask(t: Table, seat: i64, found: Numbers, turn: Row, out: Mask, at: i64) -> None:
    """Mark what `seat` may answer, each action by the number that `turn` gives it; `found` is a buffer to list with."""
    out.clear(at, len(turn))
    if seat < 0 or (t.waiting() >> seat) & 1 == 0:
        return
    found.clear()
    t.frames[-1].legal(t, seat, found)
    flags = out.flags
    numbers = found.row
    for place in range(found.count):
        flags[at + turn[numbers[place]]] = 1
