"""Who plays the pieces of a long work: this process, several of this machine, or a Ray cluster.

What plays a piece and what comes of it are pickled on their way to others and back. A piece whose process dies is
played again; since nothing but the piece decides what comes of it, nobody can tell.
"""

import signal
import socket
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Self, TypeVar

from freebooter import VERSION
from freebooter.core.errors import FreebooterError
from freebooter.extras import require

P = TypeVar("P")
R = TypeVar("R")

# A piece that so many processes died of is given up: it would kill every other, too.
_TRIES: Final = 5

# After so many seconds nobody is thought to be at an address.
_PATIENCE: Final = 8


class LostPiece(FreebooterError):
    """Processes died again and again while they played the same work."""


class NoCluster(FreebooterError):
    """There is no Ray cluster at that address."""


class OtherVersion(FreebooterError):
    """A machine of the cluster has another version of this package."""


class Crew(ABC):
    """Somebody who plays pieces, from the beginning to the end of a `with` block."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:  # noqa: B027 -- most have nothing to put away
        """Nothing more will be played."""

    @abstractmethod
    def hands(self) -> int:
        """How many pieces are played at the same time."""

    @abstractmethod
    def play(self, work: Callable[[P], R], pieces: Sequence[P]) -> Generator[tuple[int, R], None, None]:
        """The place of each piece, as soon as it is played, and what came of it. Whoever needs no more of them closes
        the generator."""


def crew_of(jobs: int, ray: str = "") -> Crew:
    """The cluster at the address `ray`, if one is given; else so many processes."""
    if ray:
        return RayCluster(ray)
    return ProcessCrew(jobs) if jobs > 1 else Alone()


class Alone(Crew):
    """This process, one piece after another."""

    def hands(self) -> int:
        return 1

    def play(self, work: Callable[[P], R], pieces: Sequence[P]) -> Generator[tuple[int, R], None, None]:
        for place, piece in enumerate(pieces):
            yield place, work(piece)


class ProcessCrew(Crew):
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def hands(self) -> int:
        return self.jobs

    def play(self, work: Callable[[P], R], pieces: Sequence[P]) -> Generator[tuple[int, R], None, None]:
        missing = dict(enumerate(pieces))
        for _ in range(_TRIES):
            # Not forked: a fork copies locks that other threads hold, and compiled modules need no warm start.
            pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
            try:
                places = {pool.submit(work, piece): place for place, piece in missing.items()}
                for future in as_completed(list(places)):
                    answer = future.result()
                    # Nothing is held here that was handed on: a data set is larger than the memory.
                    place = places.pop(future)
                    del missing[place], future
                    yield place, answer
                return
            except BrokenProcessPool:
                # One that dies takes the pool with it: those that are missing are left to a new one.
                continue
            finally:
                pool.shutdown(cancel_futures=True)
        raise LostPiece(f"{len(missing)} pieces are missing: {_TRIES} times a process died while it played one")


def leave_interrupts() -> None:
    """An interrupt from the keyboard reaches every process; the first one ends the work, the others follow it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayCluster(Crew):
    """A Ray cluster that is running already, on whose machines this package is installed; or the one that this process
    is connected to."""

    def __init__(self, address: str) -> None:
        require("ray", "ray")
        self.ray: Any = sys.modules.get("ray")
        self.address = address
        self.is_ours = False

    def __enter__(self) -> Self:
        self.is_ours = self.ray is None or not self.ray.is_initialized()
        if self.is_ours:
            knock(self.address)
            # It takes its time to import, and is asked for only where somebody is there.
            import ray

            self.ray = ray
            try:
                self.ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise NoCluster(f"no Ray cluster answers at {self.address!r}: {error}") from None
        return self

    def __exit__(self, *error: object) -> None:
        if self.is_ours:
            self.ray.shutdown()

    def hands(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def play(self, work: Callable[[P], R], pieces: Sequence[P]) -> Generator[tuple[int, R], None, None]:
        task = self.ray.remote(max_retries=_TRIES - 1)(_played)
        # The work is sent once, not with every piece.
        shared = self.ray.put(work)
        places = {task.remote(VERSION, shared, piece): place for place, piece in enumerate(pieces)}
        left = list(places)
        try:
            while left:
                (ended,), left = self.ray.wait(left)
                yield places.pop(ended), self._answer(ended)
        finally:
            for one in left:
                self.ray.cancel(one, force=True)

    def _answer(self, ended: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(ended)
        except errors.RayTaskError as error:
            # What the work itself raised, as if it had been played here.
            raise error.cause from None
        except errors.RayError as error:
            raise LostPiece(f"the cluster lost a piece for good: {error}") from None


def knock(address: str) -> None:
    """Say soon that nobody is at an address: Ray itself tries for more than a minute. What names no host and port, such
    as `auto`, is left to Ray."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address!r}: {error}") from None


def _played(version: str, work: Callable[[P], R], piece: P) -> R:
    # Another version may play other games, and nobody would see it by the result.
    if version != VERSION:
        raise OtherVersion(f"a machine of the cluster has freebooter {VERSION}, and {version} was to play there")
    return work(piece)
