"""`freebooter verify`: whether a finished journal holds."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.arguments import Json, read_journal_file

if TYPE_CHECKING:
    from freebooter.core.verify import Verified


def command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", exists=True, help="A journal, as `play --save` writes it, or a data set's folder."
        ),
    ],
    json: Json = False,
) -> None:
    """Check every move of the journal of a game that is over, and derive every die and draw again from its seed.

    Of the folder that `freebooter dataset` has written every journal is checked.

    The exit code is 0 if all of it holds, and 1 with the first bad move if not.
    """
    import msgspec

    from freebooter.core.errors import FreebooterError

    if file.is_dir():
        check_folder(file, json=json)
        return
    try:
        game, verified = check(file)
    except FreebooterError as error:
        if json:
            typer.echo(msgspec.json.encode({"holds": False, "error": str(error)}).decode())
        else:
            typer.echo(f"freebooter: {file.name} does not hold: {error}", err=True)
        raise typer.Exit(1) from None
    if json:
        counts = {"rows": verified.rows, "moves": verified.moves, "draws": len(verified.draws), "over": verified.over}
        plain = {"holds": True, "game": game, **counts}
        typer.echo(msgspec.json.encode(plain).decode())
        return
    typer.echo(f"{file.name} holds: a game of {game}, {verified.moves} moves in {verified.rows} rows.")
    typer.echo("- every move is legal, and the state after every row is the one recorded")
    typer.echo(f"- the seed is the one committed to, and all {len(verified.draws)} draws follow from it")
    if verified.over:
        typer.echo("- the game is over, and the result is the one the moves lead to")
    else:
        typer.echo("- the game was ended by agreement, without a result")


def check(file: Path) -> "tuple[str, Verified]":
    """The game of the journal in `file`, and what was checked in it."""
    from freebooter.core.catalogue import find_game
    from freebooter.core.verify import verify

    journal = read_journal_file(file)
    return journal.game, verify(find_game(journal.game), journal)


def check_folder(folder: Path, *, json: bool) -> None:
    """Check all journals of the data set in a folder, and that it is the one whose digest its card gives."""
    from freebooter.cli.compile import compile_first

    compile_first()
    import msgspec

    from freebooter.core.errors import FreebooterError
    from freebooter.envs.dataset.making import verify_dataset

    try:
        dataset = verify_dataset(folder)
    except FreebooterError as error:
        if json:
            typer.echo(msgspec.json.encode({"holds": False, "error": str(error)}).decode())
        else:
            typer.echo(f"freebooter: {error}", err=True)
        raise typer.Exit(1) from None
    if json:
        typer.echo(msgspec.json.encode({"holds": True, **msgspec.to_builtins(dataset)}).decode())
        return
    typer.echo(f"{folder.name} holds: {dataset.games} games of {dataset.game}, {dataset.decisions} decisions.")
    typer.echo("- every journal verifies")
    typer.echo(f"- the digest is the one on its card: {dataset.digest}")
