"""Numbers for actions: every action a seat can take exists once, in a frozen table action <-> integer."""

from typing import Final, final

from mypy_extensions import i64

from freebooter.core.actions import Action

_MOST_AXES: Final = 3


@final
class Block:
    """One kind of action over up to three axes: a stretch of consecutive numbers.

    A range axis is addressed by its value, a tuple of names by position. `at` gives the number of fields, `first`,
    `second` and `third` give the fields of a number, so that nobody else has to know how they are laid out.
    """

    def __init__(self, kind: type[Action], base: int, axes: "list[range | tuple[str, ...]]") -> None:
        self.kind = kind
        sizes = [len(axis) for axis in axes] + [1] * (_MOST_AXES - len(axes))
        starts = [axis.start if isinstance(axis, range) else 0 for axis in axes] + [0] * (_MOST_AXES - len(axes))
        self.base: i64 = base
        self.size: i64 = sizes[0] * sizes[1] * sizes[2]
        # Each axis runs from its start up to, not including, its end; a step of it is so many numbers.
        self.start_i: i64 = starts[0]
        self.start_j: i64 = starts[1]
        self.start_k: i64 = starts[2]
        self.end_i: i64 = starts[0] + sizes[0]
        self.end_j: i64 = starts[1] + sizes[1]
        self.end_k: i64 = starts[2] + sizes[2]
        self.step_i: i64 = sizes[1] * sizes[2]
        self.step_j: i64 = sizes[2]
        # What `at` would give for zeros.
        self.origin: i64 = base - starts[0] * self.step_i - starts[1] * self.step_j - starts[2]

    def at(self, i: i64 = 0, j: i64 = 0, k: i64 = 0) -> i64:
        """The number of the action with these fields."""
        if (
            i < self.start_i
            or i >= self.end_i
            or j < self.start_j
            or j >= self.end_j
            or k < self.start_k
            or k >= self.end_k
        ):
            self.lacks(i, j, k)
        return self.origin + i * self.step_i + j * self.step_j + k

    def lacks(self, i: i64, j: i64, k: i64) -> None:
        """Refuse fields that are out of range; a block of fewer axes leaves the others at 0."""
        raise IndexError(f"{self.kind.__name__} has no action at {int(i)}, {int(j)}, {int(k)}")

    def holds(self, number: i64) -> bool:
        """Whether `number` lies in this block."""
        return self.base <= number < self.base + self.size

    def first(self, number: i64) -> i64:
        """The first field of the action with this number, which lies in this block."""
        return self.start_i + (number - self.base) // self.step_i

    def second(self, number: i64) -> i64:
        """Its second field."""
        return self.start_j + (number - self.base) % self.step_i // self.step_j

    def third(self, number: i64) -> i64:
        """Its third field."""
        return self.start_k + (number - self.base) % self.step_j


class Space:
    """All numbers of one game's seats, or of its chance. Append-only: a golden file pins it."""

    def __init__(self, kinds: str) -> None:
        self.kinds = kinds
        # Every kind of action, with the rule it follows.
        self.rules: dict[type[Action], str] = {}
        self.actions: list[Action] = []
        self.numbers: dict[Action, int] = {}

    def block(self, kind: type[Action], *axes: "range | tuple[str, ...]", rule: str = "") -> Block:
        """Append a kind of action over the product of its axes, the last axis running fastest. What a seat can do
        follows a rule; what chance can bring does not."""
        if len(axes) > _MOST_AXES:
            raise ValueError(f"{kind.__name__}: a block has at most {_MOST_AXES} axes")
        self.rules[kind] = rule
        block = Block(kind, len(self.actions), list(axes))
        rows: list[list[int | str]] = [[]]
        for axis in axes:
            rows = [[*row, value] for row in rows for value in axis]
        for row in rows:
            action = kind(*row)
            if action in self.numbers:
                raise ValueError(f"{action} is numbered twice among the {self.kinds}")
            self.numbers[action] = len(self.actions)
            self.actions.append(action)
        return block

    def __getitem__(self, number: i64) -> Action:
        return self.actions[number]

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        """The number of a typed action; -1 if there is no such action in this game."""
        return self.numbers.get(action, -1)
