"""A net at play: what a seat would do, and how likely each seat is to win, from an observation alone."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from freebooter.bots.nets.net_file import BadNet, NetFile, Weights
from freebooter.core.game import AnyGame
from freebooter.core.sheets import Sheet
from freebooter.core.table import Table

Numbers32: TypeAlias = npt.NDArray[np.float32]

# The arrays of a net. An observation is counted from `mean` in units of `scale`, goes through one layer and a second
# that adds to the first, and is read off twice: by action, and by seat from the viewer on.
NAMES: Final = ("mean", "scale", "first", "first_bias", "second", "second_bias", "policy", "policy_bias", "value")

# So many tables are looked at by one call at most.
TOGETHER: Final = 4
# Larger products than this are shared out among threads by NumPy's library, which takes longer than it saves.
_LARGEST: Final = 1 << 18


class Ground(NamedTuple):
    """What was seen at some table by each seat, and what the first layer of a net made of it."""

    seen: npt.NDArray[np.int16]
    sums: Numbers32


class Net:
    """A net of one game. It looks at tables, which are always imagined ones, with the eyes of one seat."""

    def __init__(self, game: AnyGame, file: NetFile) -> None:
        held = arrays_of(file)
        self.game = game
        self.card = file.card
        # Whether it learned from searches.
        self.is_searching = file.card.get("plan", {}).get("expert", 0) > 0
        # Most numbers of an observation are 0, or those of the table that a search began with. With mean and scale in
        # the weights, only the others are reckoned with.
        self._first = held["first"] / held["scale"][:, None]
        self._first_bias = held["first_bias"] - held["mean"] @ self._first
        self._second = held["second"]
        self._second_bias = held["second_bias"]
        self._policy = np.ascontiguousarray(held["policy"].T)
        self._policy_bias = held["policy_bias"]
        self._value = held["value"]
        self._sheet = Sheet(TOGETHER * game.layout.size)
        self._seen = np.asarray(self._sheet.view(TOGETHER, game.layout.size))
        seats = game.meta.most_seats
        # Where nothing was looked at before.
        self.bare: Final = Ground(
            np.zeros((seats, game.layout.size), np.int16), np.tile(self._first_bias, (seats, 1)).astype(np.float32)
        )

    def look(self, t: Table, seat: int) -> Numbers32:
        """What the net makes of what this seat sees."""
        found: Numbers32 = self.look_at([t], [seat], self.bare)[0]
        return found

    def look_at(self, tables: Sequence[Table], seats: Sequence[int], ground: Ground) -> Numbers32:
        """What the net makes of a few tables at once, a row for each, through the eyes of one seat each. It is quick
        where they differ little from the `ground`."""
        first = self._first_layer(tables, seats, ground)
        np.maximum(first, 0.0, out=first)
        found = _product(first, self._second)
        found += self._second_bias
        np.maximum(found, 0.0, out=found)
        found += first
        return found

    def ground_of(self, t: Table) -> Ground:
        """What every seat sees at this table, to look at others like it."""
        seen, sums = self.bare.seen.copy(), self.bare.sums.copy()
        for seat in range(t.seats):
            sums[seat] = self._first_layer([t], [seat], self.bare)[0]
            seen[seat] = self._seen[0]
        return Ground(seen, sums)

    def _first_layer(self, tables: Sequence[Table], seats: Sequence[int], ground: Ground) -> Numbers32:
        size = self.game.layout.size
        for place, (t, seat) in enumerate(zip(tables, seats, strict=True)):
            self.game.observe(t, seat, self._sheet, place * size)
        differences = self._seen[: len(tables)] - ground.seen[seats]
        places = np.flatnonzero(differences.any(0))
        found = _product(differences[:, places].astype(np.float32), self._first.take(places, 0))
        found += ground.sums[seats]
        return found

    def shares(self, looked: Numbers32, seats: int) -> Numbers32:
        """The chance of each seat to win, from the one that looked on; they sum to 1. Of several looks, a row each."""
        return _shares(looked @ self._value[:, :seats])

    def policy(self, looked: Numbers32, answers: npt.NDArray[np.int64]) -> Numbers32:
        """How likely the seat that looked is to give each of these answers, in numbers turned to it; they sum to 1."""
        return _shares(self._policy[answers] @ looked + self._policy_bias[answers])


def weights_of(arrays: dict[str, Any]) -> dict[str, Weights]:
    """Arrays as a file keeps them."""
    halves = {name: np.asarray(array).astype("<f2") for name, array in arrays.items()}
    return {name: Weights(half.shape, half.tobytes()) for name, half in halves.items()}


def arrays_of(file: NetFile) -> dict[str, Numbers32]:
    """The arrays of a net in a file, by name."""
    held = {name: _array(weights) for name, weights in file.weights.items()}
    if set(held) != set(NAMES):
        raise BadNet(f"a net has the arrays {', '.join(NAMES)}, not {', '.join(held)}")
    return held


def _array(weights: Weights) -> Numbers32:
    return np.frombuffer(weights.numbers, dtype="<f2").reshape(weights.shape).astype(np.float32)


def _product(rows: Numbers32, weights: Numbers32) -> Numbers32:
    """The rows times the weights, all at once or one by one."""
    if len(rows) * weights.size <= _LARGEST:
        found: Numbers32 = rows @ weights
        return found
    return np.stack([row @ weights for row in rows])


def _shares(heights: Numbers32) -> Numbers32:
    weights = np.exp(heights - heights.max(-1, keepdims=True))
    shares: Numbers32 = weights / weights.sum(-1, keepdims=True)
    return shares
