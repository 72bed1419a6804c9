"""Deeds: where a frame offers many kinds of action, each kind says itself once.

A deed knows its block of numbers, one check that gives the reason or nothing, and what it does. A menu is a list of
deeds, and the lists, refusals and answers of the frame that offers it follow from there.
"""

from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from freebooter.core.buffers import Numbers
from freebooter.core.space import Block
from freebooter.core.table import AsksSeat, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[T]):
    """One kind of action. It holds no state: what it needs it finds on the table.

    A subclass for each number of fields decodes them, and a deed of a game gives two methods with those fields:
    `why_not` and `do`. It lists by itself only where asking `why_not` for its whole block would be slow.
    """

    def __init__(self, block: Block) -> None:
        self.block = block

    def options(self, t: T, seat: i64, found: Numbers) -> None:
        """Add what `seat` may do of this kind to `found`."""
        raise TypeError(f"{type(self).__name__} does not say what is possible")

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        """Why `seat` may not do this: a key that begins with a rule number, or "" if it may."""
        raise TypeError(f"{type(self).__name__} does not say why not")

    def carry_out(self, t: T, seat: i64, action: i64) -> None:
        """Do it. The action is known to be legal."""
        raise TypeError(f"{type(self).__name__} does not say what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed0(Deed[T]):
    """A kind of action without fields."""

    def why_not(self, t: T, seat: i64, /) -> str:
        return ""

    def do(self, t: T, seat: i64, /) -> None:
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def options(self, t: T, seat: i64, found: Numbers) -> None:
        if not self.why_not(t, seat):
            found.add(self.block.base)

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        return self.why_not(t, seat)

    def carry_out(self, t: T, seat: i64, action: i64) -> None:
        self.do(t, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed1(Deed[T]):
    """A kind of action with one field."""

    def why_not(self, t: T, seat: i64, first: i64, /) -> str:
        return ""

    def do(self, t: T, seat: i64, first: i64, /) -> None:
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def options(self, t: T, seat: i64, found: Numbers) -> None:
        number = self.block.base
        for first in range(self.block.start_i, self.block.end_i):
            if not self.why_not(t, seat, first):
                found.add(number)
            number += 1

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        return self.why_not(t, seat, self.block.first(action))

    def carry_out(self, t: T, seat: i64, action: i64) -> None:
        self.do(t, seat, self.block.first(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed2(Deed[T]):
    """A kind of action with two fields."""

    def why_not(self, t: T, seat: i64, first: i64, second: i64, /) -> str:
        return ""

    def do(self, t: T, seat: i64, first: i64, second: i64, /) -> None:
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def options(self, t: T, seat: i64, found: Numbers) -> None:
        number = self.block.base
        for first in range(self.block.start_i, self.block.end_i):
            for second in range(self.block.start_j, self.block.end_j):
                if not self.why_not(t, seat, first, second):
                    found.add(number)
                number += 1

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        return self.why_not(t, seat, self.block.first(action), self.block.second(action))

    def carry_out(self, t: T, seat: i64, action: i64) -> None:
        self.do(t, seat, self.block.first(action), self.block.second(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed3(Deed[T]):
    """A kind of action with three fields."""

    def why_not(self, t: T, seat: i64, first: i64, second: i64, third: i64, /) -> str:
        return ""

    def do(self, t: T, seat: i64, first: i64, second: i64, third: i64, /) -> None:
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def options(self, t: T, seat: i64, found: Numbers) -> None:
        number = self.block.base
        for first in range(self.block.start_i, self.block.end_i):
            for second in range(self.block.start_j, self.block.end_j):
                for third in range(self.block.start_k, self.block.end_k):
                    if not self.why_not(t, seat, first, second, third):
                        found.add(number)
                    number += 1

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        block = self.block
        return self.why_not(t, seat, block.first(action), block.second(action), block.third(action))

    def carry_out(self, t: T, seat: i64, action: i64) -> None:
        block = self.block
        self.do(t, seat, block.first(action), block.second(action), block.third(action))


@final
class Menu(Generic[T]):
    """What a frame offers: deeds, listed in this order. `rule` is cited to whoever answers something else."""

    def __init__(self, rule: str, deeds: list[Deed[T]]) -> None:
        self.rule = rule
        self.deeds = deeds

    def legal(self, t: T, seat: i64, found: Numbers) -> None:
        for deed in self.deeds:
            deed.options(t, seat, found)

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        deed = self.deed_of(action)
        return self.rule + "-not-now" if deed is None else deed.refuse(t, seat, action)

    def answer(self, t: T, seat: i64, action: i64) -> None:
        deed = self.deed_of(action)
        if deed is None:
            raise ValueError(f"action {int(action)} is not on the menu of {self.rule}")
        deed.carry_out(t, seat, action)

    def deed_of(self, action: i64) -> Deed[T] | None:
        """The deed that this action is of, if it is on the menu."""
        for deed in self.deeds:
            if deed.block.holds(action):
                return deed
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Offers(AsksSeat[T]):
    """A question to one seat whose answers are the deeds of a menu; what is half done may call for another menu."""

    def menu(self, t: T, seat: i64) -> Menu[T]:
        raise TypeError(f"{type(self).__name__} does not say what it offers")

    def legal(self, t: T, seat: i64, found: Numbers) -> None:
        self.menu(t, seat).legal(t, seat, found)

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        return self.menu(t, seat).refuse(t, seat, action)

    def answer(self, t: T, seat: i64, action: i64) -> None:
        self.menu(t, seat).answer(t, seat, action)
