"""The checks that every change passes, each a program of its own."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

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
        environment = {**os.environ, **self.variables}
        status = subprocess.call([sys.executable, *self.arguments], cwd=forms.ROOT, env=environment)
        seconds = time.monotonic() - begun
        if status:
            typer.secho(f"── {self.name}: failed after {seconds:.1f} s. To run it alone:", bold=True)
            typer.echo(f"cd {shlex.quote(str(forms.ROOT))} && {self.line()}")
            raise typer.Exit(1)
        typer.secho(f"── {self.name}: {seconds:.1f} s", bold=True)

    def line(self) -> str:
        """The check as one would type it."""
        settings = [f"{name}={value}" for name, value in self.variables.items()]
        return shlex.join([*settings, sys.executable, *self.arguments])


CHECKS = (
    Check("lint", ("-m", "ruff", "check")),
    Check("format", ("-m", "ruff", "format", "--check")),
    Check("types", ("-m", "mypy")),
    Check("browser client", ("-m", "freebooter", "web", "check")),
    Check("compile", ("-m", "freebooter", "compile")),
)
# Apart from the rest: Playwright leaves an event loop behind that other tests stumble over. The browser is there before
# two processes look for it.
BROWSER = (
    Check("browser", ("-m", "tests.web.browser")),
    Check("tests in a browser", ("-m", "pytest", "-n", "2", "tests/web"), variables={"FREEBOOTER_BROWSER": "1"}),
)


def suites(*, is_compiled: bool, deep: bool) -> list[Check]:
    """The test runs: all tests in the form people use, and those of the engine in the other one too."""
    pytest = ("-m", "pytest", "-n", "2", *(("--deep",) if deep else ()))
    if not is_compiled:
        return [Check("tests, plain", (*pytest, "-m", "not compiler"), variables={"FREEBOOTER_FORM": "plain"})]
    whole = Check("tests, compiled", pytest, variables={"FREEBOOTER_FORM": "compiled"})
    plain = Check("tests of the engine, plain", (*pytest, "-m", "both_forms"), variables={"FREEBOOTER_FORM": "plain"})
    return [whole, plain]
