"""The `freebooter` command."""

import sys
import warnings


def main() -> None:
    """Run the command line; what is wrong on purpose is one line and exit code 2, never a traceback."""
    # Commands that work long say this in a line of their own.
    warnings.filterwarnings("ignore", "the engine runs as plain Python", RuntimeWarning)
    from freebooter.cli.app import app
    from freebooter.extras import MissingExtra
    from freebooter.forms import FormError

    try:
        app()
    except (FormError, MissingExtra) as error:
        sys.exit(f"freebooter: {error}")
    except Exception as error:
        from freebooter.core.errors import FreebooterError

        if not isinstance(error, FreebooterError):
            raise
        print(f"freebooter: {error}", file=sys.stderr)
        sys.exit(2)
