"""Observations: what a seat knows as a fixed sequence of small whole numbers, written straight from the table.

A game lists the parts of its observations, and from that one list come the numbers, their names and their bounds. A
part of core (`core/parts.py`) reads the field of the table, or of an open frame, that has its name; a part of a game's
own reads what it likes. Seats are always counted from the viewer on, so that a player who has learnt one seat has
learnt them all.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from freebooter.core.buffers import Numbers
from freebooter.core.layout import Layout, Span
from freebooter.core.rows import Row
from freebooter.core.sheets import Cells, Flags, Page, Sheet, blank_cells, blank_flags
from freebooter.core.table import CHANCE_BIT, Frame, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[T]):
    """Some numbers of an observation, from `low` to `high`, with a label each; `most` is the greatest number of seats
    of the game, `size` how many numbers there are."""

    # What is said of the field, where it is not the field itself.
    aspect: ClassVar[str] = ""
    # Whether the field holds several numbers: frames give the same name to one and to several.
    is_plural: ClassVar[bool] = False
    # Whether some of it stays the same as long as a match lasts, and so is laid out once, by `ground`. One part may.
    has_ground: ClassVar[bool] = False

    def __init__(self, name: str, labels: Sequence[str] = ("",), high: int = 1, low: int = 0) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.high = high
        self.low = low
        self.most: i64 = 0
        self.size: i64 = 0

    def fields(self) -> list[Span]:
        """What the numbers mean, in the order in which they are written."""
        return [Span(self.title(), self.low, self.high, self.labels)]

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        """Write, or skip as zeros, exactly the numbers of `fields` as `viewer` knows them; `held` is the table, frame
        or object that has the field of this name."""
        raise TypeError(f"{type(self).__name__} does not say how it is written")

    def ground(self, t: T, blank: Cells, at: i64) -> Cells:
        """What pages of this table begin with: `blank` with what stays the same, from the place `at` of this part on.
        It is asked for again and again, and is to be kept with what it is made of."""
        raise TypeError(f"{type(self).__name__} has no ground")

    def title(self) -> str:
        return f"{self.name}.{self.aspect}" if self.aspect else self.name

    def seats(self) -> tuple[str, ...]:
        """Labels for a number a seat."""
        return seat_labels(self.most)


def seat_labels(most: i64) -> tuple[str, ...]:
    """Seats as the viewer counts them: `seat0` is the viewer."""
    return tuple([f"seat{seat}" for seat in range(most)])


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
    """What is observed of a game: of the open frames each of the `question` parts, from the uppermost frame that has a
    field of that name, with zeros where none has; and the parts of the table. What no part says is not in an
    observation. `version` is raised whenever a number changes its meaning."""

    def __init__(self, version: int, question: list[Part[T]], table: list[Part[T]]) -> None:
        self.version = version
        self.question = question
        self.table = table


@final
class Observer(Generic[T]):
    """Writes observations of a game: how many sit there, who is asked, the kinds of the open frames, and its parts."""

    def __init__(self, observed: Observed[T], frames: Sequence[type[Frame[Any]]], most_seats: int) -> None:
        self.most: i64 = most_seats
        self.kinds: dict[type[Frame[Any]], int] = {kind: place for place, kind in enumerate(frames)}
        self.frame_count: i64 = len(frames)
        self.question = observed.question
        self.table = observed.table
        # Of the frames met so far, the question parts that they have, with the place where each is written.
        self.has: dict[type[Frame[Any]], list[tuple[Part[T], int]]] = {}
        names = tuple([kind.__name__ for kind in frames])
        fields = [
            Span("seats", 0, most_seats),
            Span("asked", 0, 1, seat_labels(most_seats)),
            Span("chance_is_asked", 0, 1),
            Span("frame", 0, 1, names),
            Span("frames_below", 0, 1, names),
        ]
        fields += [field._replace(name=f"frame.{field.name}") for field in measured(self.question, most_seats)]
        self.question_size: i64 = sum([int(part.size) for part in self.question])
        self.ground_at: i64 = sum([field.size for field in fields])
        fields += measured(self.table, most_seats)
        self.layout = Layout(observed.version, tuple(fields))
        self.size: i64 = self.layout.size
        self.blank: Cells = blank_cells(self.size)
        self.grounded: Part[T] | None = None
        for part in self.table:
            if part.has_ground:
                self.grounded = part
                break
            self.ground_at += part.size

    def write(self, t: T, viewer: i64, out: Sheet, at: i64) -> None:
        """Write what this seat knows, from the place `at` of the sheet on."""
        out.lay(self.page(t, viewer), at)

    def page(self, t: T, viewer: i64) -> Page:
        """What this seat knows."""
        grounded = self.grounded
        out = Page(self.blank if grounded is None else grounded.ground(t, self.blank, self.ground_at))
        asked = t.waiting()
        out.put(t.seats)
        out.bits(relative_bits(asked, viewer, t.seats) if asked != CHANCE_BIT else 0, self.most)
        out.put(1 if asked == CHANCE_BIT else 0)
        self.write_frames(t, viewer, out)
        for part in self.table:
            part.write(t, t, viewer, out)
        return out

    def write_frames(self, t: T, viewer: i64, out: Page) -> None:
        """The kinds of the open frames, and what they say."""
        frames = t.frames
        count: i64 = len(frames)
        out.one_of(self.kinds[type(frames[count - 1])] if count else -1, self.frame_count)
        start = out.at
        cells = out.cells
        for depth in range(count - 1):
            below: i64 = self.kinds[type(frames[depth])]
            cells[start + below] = 1
        start += self.frame_count
        # What frames below say is written over by those above.
        for frame in frames:
            for part, place in self.parts_of(frame):
                out.at = start + place
                out.wipe(part.size)
                part.write(frame, t, viewer, out)
        out.at = start + self.question_size

    def parts_of(self, frame: Frame[Any]) -> list[tuple[Part[T], int]]:
        """The question parts that this frame has, with the place where each is written."""
        kind = type(frame)
        found = self.has.get(kind)
        if found is None:
            found = []
            place = 0
            for part in self.question:
                value = getattr(frame, part.name, None)
                if value is not None and isinstance(value, tuple) == part.is_plural:
                    found.append((part, place))
                place += int(part.size)
            self.has[kind] = found
        return found


def flags_of(t: Table, seat: i64, turn: Row) -> Flags:
    """What `seat` may answer, each action by the number that `turn` gives it."""
    found = Numbers()
    if seat >= 0 and (t.waiting() >> seat) & 1:
        t.frames[-1].legal(t, seat, found)
    return marked(found, turn)


@final
class Marks:
    """What a seat that is asked may answer, as flags that are used again and again: arrays that share their memory see
    those of the last question. `turns` are, by seat, the numbers of actions turned to it."""

    def __init__(self, turns: list[Row]) -> None:
        self.turns = turns
        self.found = Numbers()
        self.flags: Flags = blank_flags(len(turns[0]))
        self.seat: i64 = 0

    def mark(self, t: Table, seat: i64) -> None:
        """Mark what this seat may answer, and nothing else."""
        found = self.found
        flags = self.flags
        turn = self.turns[self.seat]
        numbers = found.row
        for place in range(found.count):
            flags[turn[numbers[place]]] = 0
        found.clear()
        t.frames[-1].legal(t, seat, found)
        self.seat = seat
        turn = self.turns[seat]
        numbers = found.row
        for place in range(found.count):
            flags[turn[numbers[place]]] = 1


def marked(found: Numbers, turn: Row) -> Flags:
    """A flag for each action, by the number that `turn` gives it: whether it is among those that were found."""
    flags = blank_flags(len(turn))
    numbers = found.row
    for place in range(found.count):
        flags[turn[numbers[place]]] = 1
    return flags
