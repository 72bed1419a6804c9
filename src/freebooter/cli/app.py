"""The commands: one module each, with a function `command` whose docstring is the help.

All of these modules are imported for every start, `--help` included. So each imports what it needs, engine and
server above all, inside its function; at its top stand only the standard library, typer, `freebooter.forms` and
other modules of this folder, which keep the same law.
"""

from importlib import import_module
from typing import Annotated, Final

import typer

from freebooter.cli import serve

# In the order in which the help lists them.
COMMANDS: Final = (
    "serve",
    "games",
    "play",
    "simulate",
    "arena",
    "dataset",
    "rerun",
    "train",
    "replay",
    "position",
    "verify",
    "transcript",
    "golden",
    "bench",
    "prove",
    "cover",
    "load",
    "torment",
    "worker",
    "db",
    "reports",
    "compile",
    "web",
    "test",
)

app = typer.Typer(
    name="freebooter",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def tell_version(wanted: bool) -> None:
    """Say version and form, and nothing else."""
    if wanted:
        from freebooter import VERSION, forms

        typer.echo(f"freebooter {VERSION}, {forms.active()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def door(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Say version and form, and stop.")
    ] = False,
) -> None:
    """Pirate board games for people, bots and researchers.

    Without a command tables are served to the browser, as `serve` does.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve.command)


for _name in COMMANDS:
    app.command(_name)(import_module(f"freebooter.cli.{_name}").command)
