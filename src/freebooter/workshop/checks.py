"""The checks that every change passes, each a program of its own."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from tempfile import TemporaryFile
from typing import IO, Any

import typer

from freebooter import forms


@dataclass(frozen=True)
class Check:
    """One program to run in the root of the checkout."""

    name: str
    arguments: Sequence[str]
    variables: Mapping[str, str] = field(default_factory=dict)

    def run(self) -> None:
        """Run it with its output shown; stop everything if it fails, with the line that runs it alone."""
        typer.secho(f"── {self.name}", bold=True)
        begun = time.monotonic()
        self._judge(self.start().wait(), time.monotonic() - begun)

    def start(self, out: IO[bytes] | None = None) -> "subprocess.Popen[bytes]":
        """Begin to run it, with its output shown or kept."""
        kept: dict[str, Any] = {"stdout": out, "stderr": subprocess.STDOUT} if out else {}
        command = [sys.executable, *self.arguments]
        return subprocess.Popen(command, cwd=forms.ROOT, env={**os.environ, **self.variables}, **kept)

    def finish(self, running: "subprocess.Popen[bytes]", out: IO[bytes], begun: float) -> None:
        """Wait for it, then show what it said."""
        status = running.wait()
        out.seek(0)
        typer.secho(f"── {self.name}", bold=True)
        typer.echo(out.read().decode(errors="replace"), nl=False)
        self._judge(status, time.monotonic() - begun)

    def _judge(self, status: int, seconds: float) -> None:
        if status:
            typer.secho(f"── {self.name}: failed after {seconds:.1f} s. To run it alone:", bold=True)
            typer.echo(f"cd {shlex.quote(str(forms.ROOT))} && {self.line()}")
            raise typer.Exit(1)
        typer.secho(f"── {self.name}: {seconds:.1f} s", bold=True)

    def line(self) -> str:
        """The check as one would type it."""
        settings = [f"{name}={value}" for name, value in self.variables.items()]
        return shlex.join([*settings, sys.executable, *self.arguments])


# These keep one core each, and run beside each other; what they say is shown one after the other.
QUICK = (
    Check("lint", ("-m", "ruff", "check")),
    Check("format", ("-m", "ruff", "format", "--check")),
    Check("types", ("-m", "mypy")),
    Check("browser client", ("-m", "freebooter", "web", "check")),
)
COMPILE = Check("compile", ("-m", "freebooter", "compile"))
# Apart from the rest: Playwright leaves an event loop behind that other tests stumble over. The browser is there before
# two processes look for it.
BROWSER = (
    Check("browser", ("-m", "tests.web.browser")),
    Check("tests in a browser", ("-m", "pytest", "-n", "2", "tests/web"), variables={"FREEBOOTER_BROWSER": "1"}),
)


def run_together(checks: Sequence[Check]) -> None:
    """Run checks at the same time; the first that fails stops everything."""
    begun = time.monotonic()
    with ExitStack() as stack:
        outs = [stack.enter_context(TemporaryFile()) for _ in checks]
        running = [check.start(out) for check, out in zip(checks, outs, strict=True)]
        for process in running:
            stack.callback(process.kill)
        for check, process, out in zip(checks, running, outs, strict=True):
            check.finish(process, out, begun)


def suites(*, is_compiled: bool, deep: bool) -> list[Check]:
    """The test runs: all tests in the form people use, and those of the engine in the other one too."""
    pytest = ("-m", "pytest", "-n", "2", *(("--deep",) if deep else ()))
    if not is_compiled:
        return [Check("tests, plain", (*pytest, "-m", "not compiler"), variables={"FREEBOOTER_FORM": "plain"})]
    whole = Check("tests, compiled", pytest, variables={"FREEBOOTER_FORM": "compiled"})
    plain = Check("tests of the engine, plain", (*pytest, "-m", "both_forms"), variables={"FREEBOOTER_FORM": "plain"})
    return [whole, plain]
