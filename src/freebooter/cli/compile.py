"""`freebooter compile`: make the fast form of the engine."""

import sys
from typing import Self

import typer

from freebooter import forms


def command() -> None:
    """Compile the engine for this machine; nothing to do if the present build fits the sources."""
    from freebooter.compiling import CompileError, compile_engine

    if not forms.is_checkout():
        sys.exit("freebooter: compile works in a checkout; an installed package is as it was built")
    with ProgressLine() as line:
        try:
            folder = compile_engine(line.show)
        except CompileError as error:
            line.end()
            sys.exit(f"{error}\nfreebooter: the engine does not compile")
    if folder:
        typer.echo(f"the engine is compiled: {folder.relative_to(forms.ROOT)}", err=True)


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
