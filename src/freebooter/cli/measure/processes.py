"""Measurements that need a process of their own: the plain form, and instructions under callgrind."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from freebooter import forms
from freebooter.core.errors import FreebooterError

# Moves of the short and the long run: what both have in common, starting Python above all, falls out.
_SHORT, _LONG = 1_000, 7_000

NO_VALGRIND = "instructions_per_move: valgrind is not installed; on Debian or Ubuntu: apt install valgrind"


class MeasuringFailed(FreebooterError):
    """A measuring process that did not end well."""


def plain_moves_per_second(game_id: str) -> float:
    """The engine's own loop, not compiled."""
    return float(_run([], game_id, "rate", form="plain").stdout)


def plain_search_iterations_per_second(game_id: str) -> float:
    """The search, not compiled."""
    return float(_run([], game_id, "search", form="plain").stdout)


def instructions_per_move(game_id: str) -> float | None:
    """Instructions of the engine's own loop in the present form; None where there is no valgrind."""
    if shutil.which("valgrind") is None:
        return None
    short, long = (_counted(game_id, moves) for moves in (_SHORT, _LONG))
    return (long[0] - short[0]) / (long[1] - short[1])


def _counted(game_id: str, moves: int) -> tuple[int, int]:
    """The instructions of a whole process, and the moves it played."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "callgrind"
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}"]
        ended = _run(valgrind, game_id, str(moves), form=forms.active())
        totals = re.search(r"^(?:totals|summary): (\d+)", output.read_text(errors="replace"), re.MULTILINE)
    if totals is None:
        raise MeasuringFailed(f"callgrind counted nothing for {game_id}")
    return int(totals[1]), int(ended.stdout)


def _run(before: list[str], game_id: str, what: str, form: str) -> subprocess.CompletedProcess[str]:
    command = [*before, sys.executable, "-m", "freebooter.cli.measure.measurement", game_id, what]
    environment = {**os.environ, "FREEBOOTER_FORM": form, "PYTHONHASHSEED": "0"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ended.returncode:
        last = (ended.stderr.strip().splitlines() or ["no message"])[-1]
        raise MeasuringFailed(f"measuring {game_id} failed: {last}")
    return ended
