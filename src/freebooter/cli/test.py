"""`freebooter test`: everything that is checked before a change is taken, in one command."""

import sys
import time
from typing import Annotated

import typer

from freebooter import forms


def command(
    deep: Annotated[bool, typer.Option("--deep", help="Run the long tests too.")] = False,
) -> None:
    """Run everything that CI runs: linter, formatter, types, compiler, and the tests in both forms."""
    if not forms.is_checkout():
        sys.exit("freebooter: test works in a checkout, not in an installed package")
    from freebooter.workshop.checks import BROWSER, COMPILE, QUICK, run_together, suites

    begun = time.monotonic()
    run_together(QUICK)
    COMPILE.run()
    for check in suites(is_compiled=forms.fitting_build() is not None, deep=deep):
        check.run()
    for check in BROWSER:
        check.run()
    typer.secho(f"── all passed in {time.monotonic() - begun:.0f} s", bold=True)
