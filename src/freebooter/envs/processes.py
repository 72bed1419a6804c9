"""A batch in several processes: each steps its share of the games and leaves what it wrote in memory that all share."""

import multiprocessing
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, Literal, Self

from freebooter.bots.arena.crews import leave_interrupts
from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet
from freebooter.envs.batch import BadBatch, Batch
from freebooter.envs.rewards import reward_by

# The arrays of a batch, with the format of their numbers.
_ARRAYS: Final[dict[str, Literal["h", "B", "d"]]] = {
    "observations": "h",
    "masks": "B",
    "seats": "h",
    "advice": "h",
    "rewards": "d",
    "ends": "B",
    "final_observations": "h",
}
_BYTES: Final = {"h": 2, "B": 1, "d": 8}


class SharedBatch:
    """Like a `Batch` with the same seed, game for game, but of `processes` processes that step at the same time.

    It is closed after use, best by `with`.
    """

    def __init__(
        self,
        game_id: str,
        size: int,
        seats: int,
        *,
        processes: int,
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        seed: int = 0,
        first: int = 0,
        reward: str = "win",
        house: str = "",
        taught: bool = False,
    ) -> None:
        game = find_game(game_id)
        if not 1 <= processes <= size:
            raise BadBatch(f"{size} games cannot be shared out among {processes} processes")
        self.game = game
        self.size = size
        shapes = _shapes(size, seats, game.layout.size, len(game.space))
        context = multiprocessing.get_context("spawn")
        memory = {name: RawArray("B", _BYTES[_ARRAYS[name]] * _count(shape)) for name, shape in shapes.items()}
        views: dict[str, memoryview[Any]] = {
            name: memoryview(memory[name]).cast("B").cast(_ARRAYS[name], shape) for name, shape in shapes.items()
        }
        self.observations = views["observations"]
        self.masks = views["masks"]
        self.seats = views["seats"]
        self.advice = views["advice"]
        self.rewards = views["rewards"]
        self.ends = views["ends"]
        self.final_observations = views["final_observations"]
        self._parts = list(_parts(size, processes))
        self._lines: list[Connection] = []
        self._workers = []
        for part in self._parts:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work,
                args=(theirs, memory, game_id, part, seats, options, figures, seed, first, reward, house, taught),
                daemon=True,
            )
            worker.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(worker)
        self._gather()

    def step(self, actions: Any) -> None:
        """The step of a `Batch`: what is not in the masks raises, and is not done in the share of its process."""
        self.send(actions)
        self.wait()

    def send(self, actions: Any) -> None:
        """Begin a step; whoever has something else to do meanwhile does it before they `wait` for its end."""
        numbers: list[int] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        if len(numbers) != self.size:
            raise ValueError(f"a step takes {self.size} numbers, one for each game, not {len(numbers)}")
        for line, part in zip(self._lines, self._parts, strict=True):
            line.send(("step", numbers[part.start : part.stop]))

    def wait(self) -> None:
        """The step that was begun has been done, or raises."""
        self._gather()

    def state(self) -> list[bytes]:
        """All games as they stand, by process."""
        for line in self._lines:
            line.send(("state", None))
        return self._gather()

    def restore(self, state: list[bytes]) -> None:
        """Go on from a state of a batch like this one, shared out among as many processes."""
        if len(state) != len(self._lines):
            raise BadBatch(f"a state of {len(state)} processes, for {len(self._lines)}")
        for line, share in zip(self._lines, state, strict=True):
            line.send(("restore", share))
        self._gather()

    def close(self) -> None:
        """Let the processes end."""
        for line in self._lines:
            with suppress(OSError):
                line.send(("close", None))
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines, self._workers = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _gather(self) -> list[Any]:
        """What each process answers; the first fault is raised once all have answered."""
        answers = []
        for line in self._lines:
            try:
                answers.append(line.recv())
            except EOFError:
                answers.append(BadBatch("a process of this batch has ended"))
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def _shapes(size: int, seats: int, cells: int, actions: int) -> dict[str, tuple[int, ...]]:
    return {
        "observations": (size, cells),
        "masks": (size, actions),
        "seats": (size,),
        "advice": (size,),
        "rewards": (size, seats),
        "ends": (size,),
        "final_observations": (size, seats, cells),
    }


def _count(shape: tuple[int, ...]) -> int:
    count = 1
    for side in shape:
        count *= side
    return count


def _parts(size: int, processes: int) -> Iterator[range]:
    """The games of each process, as evenly as they go."""
    for place in range(processes):
        yield range(size * place // processes, size * (place + 1) // processes)


def _work(
    line: Connection,
    memory: dict[str, Any],
    game_id: str,
    part: range,
    seats: int,
    options: dict[str, Any] | None,
    figures: FigureSet | None,
    seed: int,
    first: int,
    reward: str,
    house: str,
    taught: bool,
) -> None:
    """One process: it does what the line says, leaves the arrays in the shared memory, and answers."""
    leave_interrupts()
    batch = Batch(
        find_game(game_id),
        len(part),
        seats,
        options=options,
        figures=figures,
        seed=seed,
        first=first + part.start,
        reward=reward_by(reward),
        house=house,
        taught=taught,
    )
    own = {name: getattr(batch, name).cast("B") for name in _ARRAYS}
    shared = {name: memoryview(memory[name]).cast("B") for name in _ARRAYS}
    word: str = "begin"
    given: Any = None
    while word != "close":
        answer: Any = None
        try:
            if word == "step":
                batch.step(given)
            elif word == "state":
                answer = batch.state()
            elif word == "restore":
                batch.restore(given)
        except (ValueError, FreebooterError) as error:
            answer = error
        for name, numbers in own.items():
            start = numbers.nbytes // len(part) * part.start
            if name != "final_observations" or word != "step":
                shared[name][start : start + numbers.nbytes] = numbers
                continue
            # They are as large as all else together, and few games end in a step.
            size = numbers.nbytes // len(part)
            for place in (place for place, ended in enumerate(batch.ends) if ended):
                shared[name][start + place * size :][:size] = numbers[place * size :][:size]
        try:
            line.send(answer)
            word, given = line.recv()
        except (EOFError, OSError):
            # Whoever asked is gone.
            return
