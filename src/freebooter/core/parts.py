"""The parts that observations are made of, for the fields that tables and frames usually have."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from mypy_extensions import i16, i64, mypyc_attr

from freebooter.core.deck import Deck
from freebooter.core.hand import Hand
from freebooter.core.layout import Span
from freebooter.core.observing import Part, T, measured, numbered, relative, relative_bits
from freebooter.core.rows import Row
from freebooter.core.sheets import Page
from freebooter.core.space import Block
from freebooter.core.table import SPECTATOR

# One number, or one of several things


@final
class Count(Part[T]):
    """A number as it is; yes and no are 1 and 0."""

    def __init__(self, name: str, high: int, low: int = 0) -> None:
        super().__init__(name, ("",), high, low)

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        number: i64 = getattr(held, self.name)
        out.put(number)


@final
class OneOf(Part[T]):
    """Which of several things it is, by its number or by its word; all zeros for none of them."""

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        value = getattr(held, self.name)
        if isinstance(value, str):
            number: i64 = self.labels.index(value) if value in self.labels else -1
        else:
            number = value
        out.one_of(number, self.size)


@final
class Bits(Part[T]):
    """Which things there are, from a number that holds them as bits."""

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        bits: i64 = getattr(held, self.name)
        out.bits(bits, self.size)


# Several numbers


@final
class Counts(Part[T]):
    """A row, list or tuple of numbers; zeros where it is shorter than its labels."""

    is_plural: ClassVar[bool] = True

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        field = getattr(held, self.name)
        # Two classes side by side: compiled code would make the union of them anew at every number.
        if isinstance(field, (list, tuple)):
            end = out.at + self.size
            for number in field:
                if out.at == end:
                    break
                out.put(number)
            out.at = end
        else:
            numbers: Row = field
            out.stretch(numbers, 0, self.size)


@final
class CountsOf(Part[T]):
    """How often each kind is among the numbers of a list or tuple."""

    is_plural: ClassVar[bool] = True

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        start = out.at
        out.skip(self.size)
        cells = out.cells
        for number in getattr(held, self.name):
            kind: i64 = number
            cells[start + kind] += 1


# Seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Part[T]):
    """A number a seat, from the viewer on."""

    def fields(self) -> list[Span]:
        return [Span(self.title(), self.low, self.high, self.seats())]


@final
class SeatOf(Seats[T]):
    """Which seat it is; all zeros for nobody."""

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        seat: i64 = getattr(held, self.name)
        out.one_of(relative(seat, viewer, t.seats), self.most)


@final
class SeatBits(Seats[T]):
    """Which seats they are, from a number that holds them as bits."""

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        seats: i64 = getattr(held, self.name)
        out.bits(relative_bits(seats, viewer, t.seats), self.most)


@final
class SeatsOf(Part[T]):
    """For each of several things the seat it belongs to, from a row of seats; all zeros for nobody."""

    def fields(self) -> list[Span]:
        return [Span(f"{self.name}.{label}", 0, 1, self.seats()) for label in self.labels]

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        owners: Row = getattr(held, self.name)
        count: i64 = len(owners)
        for place in range(self.size // self.most):
            out.one_of(relative(owners[place], viewer, t.seats) if place < count else -1, self.most)


# What each seat has, from the viewer on; zeros for seats that are not at the table


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Part[T]):
    """So many numbers a seat."""

    def __init__(self, name: str, high: int, labels: Sequence[str] = ("",), low: int = 0) -> None:
        super().__init__(name, labels, high, low)

    def fields(self) -> list[Span]:
        if len(self.labels) == 1:
            return [Span(self.title(), self.low, self.high, self.seats())]
        return [Span(f"{self.title()}.{seat}", self.low, self.high, self.labels) for seat in self.seats()]

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        field = getattr(held, self.name)
        seats = t.seats
        each: i64 = self.size // self.most
        for place in range(viewer, viewer + seats):
            self.write_seat(field, place if place < seats else place - seats, viewer, each, out)
        out.skip((self.most - seats) * each)

    def write_seat(self, field: Any, seat: i64, viewer: i64, each: i64, out: Page) -> None:
        """Write the `each` numbers of one seat."""
        raise TypeError(f"{type(self).__name__} does not say how a seat is written")


@final
class BySeat(EachSeat[T]):
    """Those of a row of all of them."""

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        numbers: Row = getattr(held, self.name)
        each: i64 = self.size // self.most
        out.turned(numbers, viewer * each, t.seats * each)
        out.skip((self.most - t.seats) * each)


@final
class OneOfBySeat(EachSeat[T]):
    """Which of several things each seat has, from a row."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name, 1, labels)

    def write_seat(self, field: Any, seat: i64, viewer: i64, each: i64, out: Page) -> None:
        numbers: Row = field
        out.one_of(numbers[seat], each)


@final
class BitsBySeat(EachSeat[T]):
    """Which things each seat has, from a row of numbers that hold them as bits."""

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        super().__init__(name, 1, labels)

    def write_seat(self, field: Any, seat: i64, viewer: i64, each: i64, out: Page) -> None:
        numbers: Row = field
        out.bits(numbers[seat], each)


# Hidden hands


@final
class HandSizes(EachSeat[T]):
    """How many cards each seat holds."""

    aspect: ClassVar[str] = "size"

    def write_seat(self, field: Any, seat: i64, viewer: i64, each: i64, out: Page) -> None:
        hands: list[Hand] = field
        out.put(hands[seat].size())


@final
class OwnHand(Part[T]):
    """The viewer's own cards by kind."""

    aspect: ClassVar[str] = "own"

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        hands: list[Hand] = getattr(held, self.name)
        out.stretch(hands[viewer].cards, 0, self.size)


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownHands(EachSeat[T]):
    """What the viewer knows of each hand by kind; their own they know."""

    aspect: ClassVar[str] = "known"

    def __init__(self, name: str, labels: Sequence[str], high: int) -> None:
        super().__init__(name, high, labels)

    def write_seat(self, field: Any, seat: i64, viewer: i64, each: i64, out: Page) -> None:
        hands: list[Hand] = field
        hand = hands[seat]
        if viewer == hand.owner:
            out.stretch(hand.cards, 0, each)
        else:
            out.stretch(hand.known, hand.start(viewer), each)


@final
class PublicHands(KnownHands[T]):
    """What everyone knows of each hand by kind."""

    aspect: ClassVar[str] = "public"

    def write_seat(self, field: Any, seat: i64, viewer: i64, each: i64, out: Page) -> None:
        super().write_seat(field, seat, SPECTATOR, each, out)


# Decks


@final
class DeckSize(Part[T]):
    """How many cards are left in a deck."""

    aspect: ClassVar[str] = "size"

    def __init__(self, name: str, high: int) -> None:
        super().__init__(name, ("",), high)

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        deck: Deck = getattr(held, self.name)
        out.put(deck.size())


@final
class DeckCounts(Part[T]):
    """How many cards of each kind are left in a deck whose cards everyone can count."""

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        deck: Deck = getattr(held, self.name)
        start = out.at
        out.skip(self.size)
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

    aspect: ClassVar[str] = "known"

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        deck: Deck = getattr(held, self.name)
        start = out.at
        out.skip(self.size)
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


# What the viewer keeps to themselves, and what lies deeper


@final
class Sealed(Part[T]):
    """The viewer's own sealed answer: one of the actions of a block."""

    def __init__(self, block: Block) -> None:
        super().__init__(f"answer.{block.kind.__name__}", numbered(int(block.size)))
        self.block = block

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        sealed = t.sealed
        out.one_of(sealed[viewer] - self.block.base, self.size)


@final
class OwnDraft(Part[T]):
    """The viewer's own draft, number by number, each one more than it is; 0 where it has ended."""

    def __init__(self, places: int, high: int) -> None:
        super().__init__("draft", numbered(places), high + 1)

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        draft = t.drafts[viewer]
        for number in draft:
            out.put(number + 1)
        out.skip(self.size - len(draft))


@final
class Within(Part[T]):
    """Parts of an object on the table, such as the facts of the present turn."""

    def __init__(self, name: str, parts: "list[Part[T]]") -> None:
        super().__init__(name)
        self.parts = parts

    def fields(self) -> list[Span]:
        return [field._replace(name=f"{self.name}.{field.name}") for field in measured(self.parts, self.most)]

    def write(self, held: Any, t: T, viewer: i64, out: Page) -> None:
        inner = getattr(held, self.name)
        for part in self.parts:
            part.write(inner, t, viewer, out)
