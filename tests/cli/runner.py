"""Runs the `freebooter` command in this process, as somebody at a pipe would."""

import contextlib
import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from unittest.mock import patch

from freebooter.cli import main


@dataclass(frozen=True)
class Ran:
    """How a command ended: its exit code, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """What it wrote to standard error, without the box around it and however its lines were broken."""
        return " ".join(self.err.replace("│", " ").split())


def freebooter(*arguments: str, typed: str = "") -> Ran:
    """Run one command with this text on its standard input."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["freebooter", *arguments]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict("os.environ", {"COLUMNS": "100", "LANG": "C.UTF-8"}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = _code()
    return Ran(code, out.getvalue(), err.getvalue())


def _code() -> int:
    try:
        main()
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return 1
        return end.code or 0
    return 0


def lines(text: str) -> Iterator[str]:
    """The lines of a text that hold something."""
    return (line.strip() for line in text.splitlines() if line.strip())
