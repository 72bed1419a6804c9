"""`python -m freebooter` is the `freebooter` command."""

from freebooter.cli import main

main()
