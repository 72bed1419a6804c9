"""`freebooter golden`: rewrite the golden files, or check them."""

import sys
from typing import Annotated

import typer

from freebooter import forms


def command(
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit code 1 if a file differs.")] = False,
) -> None:
    """Rewrite the golden files of every game: numbers, counts, transcripts, a journal of each ending."""
    if not forms.is_checkout():
        sys.exit("freebooter: golden works in a checkout, not in an installed package")
    from freebooter.core.catalogue import find_game, game_ids
    from freebooter.workshop.golden.kept import differences, rewrite

    bad = []
    for game_id in game_ids():
        game = find_game(game_id)
        folder = forms.ROOT / "tests" / "golden" / game_id
        bad += differences(game, folder) if check else rewrite(game, folder)
    for line in bad:
        typer.echo(line, err=True)
    if bad:
        raise typer.Exit(1)
