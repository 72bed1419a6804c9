"""`freebooter compile`: make the fast form of the engine."""

import os
import sys
from pathlib import Path
from typing import Self

import typer

from freebooter import forms


def command() -> None:
    """Compile the engine for this machine; nothing to do if the present build fits the sources."""
    if not forms.is_checkout():
        sys.exit("freebooter: compile works in a checkout; an installed package is as it was built")
    folder = compiled_folder()
    if folder:
        typer.echo(f"the engine is compiled: {folder.relative_to(forms.ROOT)}", err=True)


def compile_first() -> None:
    """Before long work: have the engine compiled where that can be, and use it in this process.

    A process that has imported the engine already, or was told to stay plain, goes on as it is, and an installed
    package as it was built.
    """
    if "freebooter.core.engine" in sys.modules or os.environ.get("FREEBOOTER_FORM"):
        return
    if not forms.is_checkout():
        note = forms.plain_note()
        if note:
            typer.echo(f"freebooter: {note}", err=True)
        return
    if forms.fitting_build() is None and compiled_folder():
        forms.install()


def compiled_folder() -> Path | None:
    """The folder of the build that fits, made now with a progress line if need be; None without a compiler."""
    from freebooter.forms.compiling import CompileError, compile_engine

    with ProgressLine() as line:
        try:
            return compile_engine(line.show)
        except CompileError as error:
            line.end()
            sys.exit(f"{error}\nfreebooter: the engine does not compile")


class ProgressLine:
    """Shows what a long work says: on a terminal one line that changes, elsewhere a line per new subject."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self.subject = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.end()

    def show(self, line: str) -> None:
        subject = line.partition(":")[0]
        if self.is_terminal:
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.flush()
        elif subject != self.subject:
            typer.echo(line, err=True)
        self.subject = subject

    def end(self) -> None:
        if self.is_terminal and self.subject:
            sys.stderr.write("\n")
        self.subject = ""
