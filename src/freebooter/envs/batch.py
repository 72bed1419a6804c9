"""Many games stepped by one call, in this process or in several, with everything a learner reads in shared memory.

    batch = Batch(find_game("buccaneer"), 256, seats=4, seed=1)
    observations, masks = numpy.asarray(batch.observations), numpy.asarray(batch.masks)
    while True:
        batch.step(choose(observations, masks))

The arrays are memory views that NumPy's `asarray` takes over without copying. They are allocated once, each step
writes into them, and nobody else may.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from freebooter.bots.judges import judge_of
from freebooter.bots.players.catalogue import make_bot
from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.source import Rng
from freebooter.envs.rewards import Reward, win_share
from freebooter.envs.stepping import House, Stepper

# Seeds of neighbouring batches lie so far apart, more than a batch has games.
_APART: Final = 1 << 32


class BadBatch(FreebooterError):
    """A batch that cannot be, or a state that is not one of this batch."""


class BatchState(Struct, frozen=True):
    """All games of a batch as they stand: their tables as bytes, and where their chance stands."""

    tables: tuple[bytes, ...]
    sources: tuple[tuple[int, int, int, int], ...]


class Batch:
    """`size` games of one kind. Each has a chance of its own, by the seed and its place from `first` on, so that it
    goes the same way in a batch of any size. Of several seats that are asked at once the lowest answers first.

    With the name of a bot as `house`, a step may leave seats to it (`HOUSE` in place of a number).

    If it is `taught`, `advice` is what the judge of the game would have each do at first sight, with the whole table in
    sight: nothing to be shown to a player, but something to learn from.

    By game: `seats` is who is asked, `observations` what they know, `masks` what they may do, in numbers turned to
    them. Of the last step: `ends` says which games ended in it, `rewards` what that was worth to each seat, and
    `final_observations` what each knew at last; in their places new games have begun.
    """

    def __init__(
        self,
        game: AnyGame,
        size: int,
        seats: int,
        *,
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        seed: int = 0,
        first: int = 0,
        reward: Reward = win_share,
        house: str = "",
        taught: bool = False,
    ) -> None:
        if size < 1:
            raise BadBatch(f"a batch has at least one game, not {size}")
        self.game = game
        self.size = size
        self.options = game.unattended(options)
        self._figures = figures
        self._stepper = Stepper(
            game.new(seats, self.options, figures),
            game.observer,
            [game.turned_to(seat, seats) for seat in range(seats)],
            [game.turned_back(seat, seats) for seat in range(seats)],
            lambda t: reward(game.result(t)),
            size,
            [seed * _APART + first + place for place in range(size)],
            _house(game, house, seats, self.options, figures) if house else None,
            judge_of(game, far_sighted=True) if taught else None,
        )
        cells, actions = game.layout.size, len(game.space)
        self.observations: memoryview[Any] = self._stepper.observations.view(size, cells)
        self.masks: memoryview[Any] = self._stepper.masks.view(size, actions)
        self.seats: memoryview[Any] = memoryview(self._stepper.seats)
        self.advice: memoryview[Any] = memoryview(self._stepper.advice)
        self.rewards: memoryview[Any] = memoryview(self._stepper.rewards).cast("B").cast("d", (size, seats))
        self.ends: memoryview[Any] = memoryview(self._stepper.ends)
        self.final_observations: memoryview[Any] = self._stepper.finals.view(size, seats, cells)

    def step(self, actions: Any) -> None:
        """Let the seat that is asked in each game do what its number says: a list, or an array of whole numbers. What
        is not in the masks raises, and nothing is done."""
        numbers: list[int] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        self._stepper.step(numbers)

    def send(self, actions: Any) -> None:
        """Begin a step that `wait` ends; here it is done at once."""
        self.step(actions)

    def wait(self) -> None:
        """The step that was begun has been done."""

    def table(self, place: int) -> Any:
        """A copy of one of the tables, to look at."""
        return self._stepper.tables[place].copy()

    def state(self) -> bytes:
        """All games as they stand, to go on from with `restore`."""
        stepper = self._stepper
        tables = tuple(self.game.serialize(t, self.options) for t in stepper.tables)
        return msgspec.msgpack.encode(BatchState(tables, tuple(source.state() for source in stepper.sources)))

    def restore(self, state: bytes) -> None:
        """Go on from a state of a batch like this one; of the step before it nothing is kept."""
        try:
            kept = msgspec.msgpack.decode(state, type=BatchState)
        except msgspec.DecodeError as error:
            raise BadBatch(f"these bytes are no state of a batch: {error}") from None
        if len(kept.tables) != self.size:
            raise BadBatch(f"a state of {len(kept.tables)} games, for a batch of {self.size}")
        tables = [self.game.deserialize(table, self._figures) for table in kept.tables]
        for place, (t, source) in enumerate(zip(tables, kept.sources, strict=True)):
            self._stepper.sources[place].restore(source)
            self._stepper.put(place, t)

    def play_randomly(self, steps: int, source: Rng) -> int:
        """So many steps of random choices; how many decisions that were. It is what `freebooter bench` measures."""
        return self._stepper.play_randomly(steps, source)


def _house(game: AnyGame, name: str, seats: int, options: dict[str, Any], figures: FigureSet | None) -> House:
    """A bot of this name in every seat, which is shown worlds that look to its seat like the table."""
    bots = []
    for seat in range(seats):
        bot = make_bot(name, game.meta.id, seat)
        if not isinstance(bot, ThinkingBot):
            raise BadBatch(f"{name} cannot be the house: it does not think on imagined worlds")
        bot.start(game, seat, game.options(options), figures or game.figures())
        bots.append(bot)
    return lambda t, seat, answers, source: bots[seat].answer(t, answers, source)
