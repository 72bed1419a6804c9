"""Rows: short arrays of whole numbers that are read or written at every move.

A row is a `vec` of mypyc's run-time library: machine integers side by side, where a list would hold boxed ones. The
type is young, so the engine knows it by this module alone. In loops a row is indexed by a local name (`ducats =
t.ducats`): compiled code then borrows it instead of counting references.
"""

import copyreg
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

# In quotes: compiled, `i64` is an ordinary int outside of types, and there is no `vec` of those.
Row: TypeAlias = "vec[i64]"
# The same with fractions, which bots reckon with; the rules know whole numbers only.
Reals: TypeAlias = "vec[float]"


def row(size: i64, value: i64) -> Row:
    """A row of so many equal numbers."""
    return vec[i64]([value] * size)


def row_of(values: Iterable[int]) -> Row:
    """A row of these numbers."""
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


def total(numbers: Row) -> i64:
    """The sum of a row."""
    whole: i64 = 0
    for number in numbers:
        whole += number
    return whole


def reals(size: i64, value: float) -> Reals:
    """So many equal numbers with fractions."""
    return vec[float]([value] * size)


def reals_of(values: Iterable[float]) -> Reals:
    """These numbers with fractions."""
    made = vec[float]()
    for value in values:
        made = append(made, value)
    return made


def _reduced(numbers: Row) -> tuple[Callable[[Iterable[int]], Row], tuple[list[int]]]:
    """How a row is pickled, which the library does not say itself."""
    return row_of, ([int(number) for number in numbers],)


_EMPTY: Any = row(0, 0)
copyreg.pickle(type(_EMPTY), _reduced)
