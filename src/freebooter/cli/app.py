"""The commands: one module each, with a function `command` whose docstring is the help.

All of these modules are imported for every start, `--help` included. So each imports what it needs, engine and
server above all, inside its function; at its top stand only the standard library, typer and `freebooter.forms`.
"""

from importlib import import_module
from typing import Final

import typer

# In the order in which the help lists them.
COMMANDS: Final = (
    "games",
    "simulate",
    "verify",
    "transcript",
    "golden",
    "compile",
    "test",
)

app = typer.Typer(
    name="freebooter",
    help="Pirate board games for people, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

for _name in COMMANDS:
    app.command(_name)(import_module(f"freebooter.cli.{_name}").command)
