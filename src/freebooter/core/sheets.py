"""Sheets and masks: what observations and masks are laid on, in memory that array libraries read without copying it.

Whoever reads sees what was laid there last; only the engine writes. It does so page by page: number by number into a
`vec`, as fast as compiled code can, and then the whole page at once, for zeros and maps are copied far quicker in one
piece than they are written.
"""

from typing import TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from freebooter.core.rows import Row

Cells: TypeAlias = "vec[i16]"
Flags: TypeAlias = "vec[u8]"


def blank_cells(size: i64) -> Cells:
    """So many zeros."""
    return vec[i16]([0] * size)


def blank_flags(size: i64) -> Flags:
    """So many actions, none of which may be chosen."""
    return vec[u8]([0] * size)


@final
class Page:
    """One observation while it is written, number by number from the place `at` on. It lies on a ground of zeros, where
    a part of it has no other: what is zero need not be written, and is skipped."""

    def __init__(self, ground: Cells) -> None:
        self.cells: Cells = ground[:]
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """One number."""
        cells = self.cells
        cells[self.at] = i16(number)
        self.at += 1

    def skip(self, size: i64) -> None:
        """Leave so many numbers as they are."""
        self.at += size

    def wipe(self, size: i64) -> None:
        """Make the next numbers zeros again, and stay before them."""
        cells = self.cells
        for place in range(self.at, self.at + size):
            cells[place] = 0

    def one_of(self, number: i64, size: i64) -> None:
        """Which of `size` things it is: a 1 among zeros, zeros alone for a number outside."""
        if 0 <= number < size:
            cells = self.cells
            cells[self.at + number] = 1
        self.at += size

    def bits(self, held: i64, size: i64) -> None:
        """The lowest `size` bits, one by one."""
        cells = self.cells
        place = self.at
        self.at = place + size
        while held and place < self.at:
            cells[place] = i16(held & 1)
            held >>= 1
            place += 1

    def stretch(self, numbers: Row, first: i64, size: i64) -> None:
        """So many numbers of a row, from its place `first` on; zeros where the row has ended."""
        cells = self.cells
        start = self.at
        left: i64 = len(numbers) - first
        for place in range(min(size, left)):
            number = numbers[first + place]
            if number:
                cells[start + place] = i16(number)
        self.at = start + size

    def turned(self, numbers: Row, first: i64, size: i64) -> None:
        """The `size` numbers of a row, from its place `first` on and then those before it."""
        self.stretch(numbers, first, size - first)
        self.stretch(numbers, 0, first)


@final
class Sheet:
    """Whole numbers of 16 bits, with room for one page or for many."""

    def __init__(self, size: i64) -> None:
        self.memory = memoryview(bytearray(2 * int(size))).cast("h")

    def lay(self, page: Page, at: i64) -> None:
        """Copy a page to the place `at`."""
        cells = page.cells
        self.memory[int(at) : int(at) + len(cells)] = cells

    def view(self, *shape: int) -> memoryview:
        """The memory itself, in this shape; for reading."""
        return self.memory.cast("B").cast("h", shape).toreadonly()

    def listed(self, start: i64, size: i64) -> list[int]:
        """A list of their own, for callers that keep them."""
        return self.memory[int(start) : int(start) + int(size)].tolist()


@final
class Mask:
    """A 1 for each action that may be chosen, a 0 for every other."""

    def __init__(self, size: i64) -> None:
        self.memory = memoryview(bytearray(int(size)))

    def lay(self, flags: Flags, at: i64) -> None:
        """Copy the flags of all actions to the place `at`."""
        self.memory[int(at) : int(at) + len(flags)] = flags

    def view(self, *shape: int) -> memoryview:
        """The memory itself, in this shape; for reading."""
        return self.memory.cast("B", shape).toreadonly()

    def listed(self, start: i64, size: i64) -> list[int]:
        """A list of their own, for callers that keep them."""
        return self.memory[int(start) : int(start) + int(size)].tolist()
