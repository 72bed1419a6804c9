"""`freebooter cover`: what exercises each numbered rule, and how many small faults in the rules the tests find."""

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter import forms
from freebooter.cli.arguments import Json

if TYPE_CHECKING:
    from freebooter.workshop.cover.rules import Cover


def command(
    game: Annotated[str | None, typer.Argument(help="Which game; all if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Random games that are played for it.")] = 20,
    seed: Annotated[int, typer.Option(help="What the games and the mutants follow from.")] = 1,
    mutants: Annotated[
        int, typer.Option(min=0, help="So many faults are put into the rules of each game, one at a time.")
    ] = 0,
    json: Json = False,
) -> None:
    """List every numbered rule with the tests and places of the code that cite it, and the random games and refusals
    that meet it. It ends with what nothing exercises, and fails if there is something.

    With `--mutants` the tests of each game are then run once for each of so many small faults in its rules, and those
    that no test finds are listed.
    """
    if not forms.is_checkout():
        sys.exit("freebooter: cover works in a checkout, not in an installed package")
    import msgspec

    from freebooter.core.catalogue import find_game, game_ids
    from freebooter.workshop.cover.rules import cover

    chosen = [find_game(game).meta.id] if game else game_ids()
    found = {one: cover(find_game(one), games, seed) for one in chosen}
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _show(found, games)
    lacking = [f"{one.rule} {one.title}: {one.lacks}" for rules in found.values() for one in rules if one.lacks]
    for line in lacking:
        typer.echo(f"not exercised: {line}", err=True)
    if not json:
        typer.echo(f"not exercised: {len(lacking)} of {sum(map(len, found.values()))} rules")
    for one in chosen if mutants else []:
        _mutate(one, mutants, seed)
    if lacking:
        raise typer.Exit(1)


def _show(found: "dict[str, list[Cover]]", games: int) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for game, rules in found.items():
        table = Table(game, "", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for title in ("tests", "places", f"of {games} games", "refusals"):
            table.add_column(title, justify="right")
        for one in rules:
            counts = (len(one.tests), len(one.places), one.games, one.refusals)
            table.add_row(one.rule, one.title, *(str(count) if count else "-" for count in counts))
        console.print(table)


def _mutate(game: str, count: int, seed: int) -> None:
    """Try the mutants of a game in a process with the plain engine; its lines are shown as they come."""
    command = [sys.executable, "-m", "freebooter.workshop.cover.mutation", game, str(count), str(seed)]
    environment = {**os.environ, "FREEBOOTER_FORM": "plain"}
    subprocess.run(command, cwd=forms.ROOT, env=environment, check=True)
