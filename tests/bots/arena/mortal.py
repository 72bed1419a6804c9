"""Work that kills who does it, once; it imports nothing, so that a process that does it starts fast."""

import os
import signal
from pathlib import Path


def mortal(folder: Path, piece: int) -> int:
    """Squares a number; whoever is the first to be given 2 is killed at it."""
    mark = folder / "killed"
    if piece == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece
