"""Work that kills who does it, once; it imports little, so that a process that does it starts fast."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def mortal(folder: Path, piece: int) -> int:
    """Squares a number; whoever is the first to be given 2 is killed at it."""
    return killed_once(folder / "killed", square, piece) if piece == 2 else square(piece)


def killed_once(mark: Path, work: Callable[[P], R], piece: P) -> R:
    """What comes of the work; but whoever is the first to do it is killed at it, and leaves this mark."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(piece)


def square(number: int) -> int:
    return number * number
