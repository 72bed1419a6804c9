"""Sheets: what observations and masks are written on, in memory that array libraries read without copying it.

A sheet is a `vec` behind one small class, as a row is: `memoryview(sheet.cells)` shares it, and so does NumPy's
`asarray` of that. Whoever reads sees what is written last; only the engine writes.
"""

from typing import TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from freebooter.core.rows import Row

Cells: TypeAlias = "vec[i16]"
Flags: TypeAlias = "vec[u8]"


@final
class Sheet:
    """Whole numbers of 16 bits, written one after another from the place `at` on."""

    def __init__(self, size: i64) -> None:
        self.cells: Cells = vec[i16]([0] * size)
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """One number."""
        cells = self.cells
        cells[self.at] = i16(number)
        self.at += 1

    def blank(self, size: i64) -> None:
        """So many zeros."""
        cells = self.cells
        start = self.at
        for place in range(start, start + size):
            cells[place] = 0
        self.at = start + size

    def one_of(self, number: i64, size: i64) -> None:
        """Which of `size` things it is: a 1 among zeros, zeros alone for a number outside."""
        start = self.at
        self.blank(size)
        if 0 <= number < size:
            cells = self.cells
            cells[start + number] = 1

    def bits(self, held: i64, size: i64) -> None:
        """The lowest `size` bits, one by one."""
        cells = self.cells
        start = self.at
        for place in range(size):
            cells[start + place] = i16((held >> place) & 1)
        self.at = start + size

    def stretch(self, numbers: Row, first: i64, size: i64) -> None:
        """So many numbers of a row, from its place `first` on; zeros where the row has ended."""
        cells = self.cells
        start = self.at
        left: i64 = len(numbers) - first
        count = max(0, min(size, left))
        for place in range(count):
            cells[start + place] = i16(numbers[first + place])
        self.at = start + count
        self.blank(size - count)

    def view(self, *shape: int) -> memoryview:
        """The memory itself, in this shape; for reading."""
        return memoryview(self.cells).cast("B").cast("h", shape)

    def listed(self, start: i64, size: i64) -> list[int]:
        """A list of their own, for callers that keep them."""
        return [int(number) for number in self.cells[start : start + size]]


@final
class Mask:
    """A 1 for each action that may be chosen, a 0 for every other."""

    def __init__(self, size: i64) -> None:
        self.flags: Flags = vec[u8]([0] * size)

    def clear(self, start: i64, size: i64) -> None:
        flags = self.flags
        for place in range(start, start + size):
            flags[place] = 0

    def mark(self, place: i64, flag: i64) -> None:
        flags = self.flags
        flags[place] = u8(flag)

    def view(self, *shape: int) -> memoryview:
        """The memory itself, in this shape; for reading."""
        return memoryview(self.flags).cast("B", shape)

    def listed(self, start: i64, size: i64) -> list[int]:
        """A list of their own, for callers that keep them."""
        return [int(flag) for flag in self.flags[start : start + size]]
