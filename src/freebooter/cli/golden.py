"""`freebooter golden`: rewrite the golden files, or check them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter import forms

if TYPE_CHECKING:
    from freebooter.core.game import AnyGame

# What this command may remove when it no longer makes it.
_OURS = ("actions.txt", "counts.txt", "transcript-*.txt", "journal-*.json")


def command(
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit code 1 if a file differs.")] = False,
) -> None:
    """Rewrite the golden files of every game: numbers, counts, transcripts, a journal of each ending."""
    if not forms.is_checkout():
        sys.exit("freebooter: golden works in a checkout, not in an installed package")
    from freebooter.core.catalogue import find_game, game_ids

    bad = []
    for game_id in game_ids():
        game = find_game(game_id)
        folder = forms.ROOT / "tests" / "golden" / game_id
        bad += differences(game, folder) if check else rewrite(game, folder)
    for line in bad:
        typer.echo(line, err=True)
    if bad:
        raise typer.Exit(1)


def differences(game: "AnyGame", folder: Path) -> list[str]:
    """What is wrong with the golden files of a game, a line each; empty if they are as the game makes them."""
    from freebooter.bots.golden import missing_endings

    made = made_files(game, folder)
    wrong = [f"{folder.name}: there is no journal that ends by {ending}" for ending in missing_endings(game, made)]
    for name, text in made.items():
        if not (folder / name).is_file():
            wrong.append(f"{folder.name}/{name} is missing")
        elif (folder / name).read_bytes() != text:
            wrong.append(f"{folder.name}/{name} is not what the game makes now")
    return wrong + [f"{folder.name}/{file.name} belongs to nothing" for file in stray_files(folder, made)]


def rewrite(game: "AnyGame", folder: Path) -> list[str]:
    """Write the golden files of a game anew; the endings that no journal was found for."""
    from freebooter.bots.golden import missing_endings

    made = made_files(game, folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (folder / name).write_bytes(text)
    for file in stray_files(folder, made):
        file.unlink()
    typer.echo(f"{folder.name}: {len(made)} files, {sum(map(len, made.values())) // 1000} KB")
    return [f"{folder.name}: no journal that ends by {ending} was found" for ending in missing_endings(game, made)]


def made_files(game: "AnyGame", folder: Path) -> dict[str, bytes]:
    """The files as the game makes them now; a journal that cannot be found again is the one in the folder."""
    from freebooter.bots.golden import golden_files

    return golden_files(game, lambda name: (folder / name).read_bytes() if (folder / name).is_file() else None)


def stray_files(folder: Path, made: dict[str, bytes]) -> list[Path]:
    """Golden files that are no longer made."""
    return sorted(file for pattern in _OURS for file in folder.glob(pattern) if file.name not in made)
