"""The `freebooter` command."""

import sys


def main() -> None:
    """Run the command line; an engine that cannot be had in the form asked for is a message, not a traceback."""
    from freebooter.cli.app import app
    from freebooter.forms import FormError

    try:
        app()
    except FormError as error:
        sys.exit(f"freebooter: {error}")
