"""The golden files in their folder: compared with what the game makes now, and written anew."""

from pathlib import Path
from typing import Final

import typer

from freebooter.core.game import AnyGame
from freebooter.workshop.golden.made import golden_files, missing_endings

# What may be removed here when it is no longer made.
_OURS: Final = ("actions.txt", "counts.txt", "observations.txt", "transcript-*.txt", "journal-*.json")


def differences(game: AnyGame, folder: Path) -> list[str]:
    """What is wrong with the golden files of a game, a line each; empty if they are as the game makes them."""
    made = made_files(game, folder)
    wrong = [f"{folder.name}: there is no journal that ends by {ending}" for ending in missing_endings(game, made)]
    for name, text in made.items():
        if not (folder / name).is_file():
            wrong.append(f"{folder.name}/{name} is missing")
        elif (folder / name).read_bytes() != text:
            wrong.append(f"{folder.name}/{name} is not what the game makes now")
    return wrong + [f"{folder.name}/{file.name} belongs to nothing" for file in stray_files(folder, made)]


def rewrite(game: AnyGame, folder: Path) -> list[str]:
    """Write the golden files of a game anew; the endings that no journal was found for."""
    made = made_files(game, folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (folder / name).write_bytes(text)
    for file in stray_files(folder, made):
        file.unlink()
    typer.echo(f"{folder.name}: {len(made)} files, {sum(map(len, made.values())) // 1000} KB")
    return [f"{folder.name}: no journal that ends by {ending} was found" for ending in missing_endings(game, made)]


def made_files(game: AnyGame, folder: Path) -> dict[str, bytes]:
    """The files as the game makes them now; a journal that cannot be found again is the one in the folder."""
    return golden_files(game, lambda name: (folder / name).read_bytes() if (folder / name).is_file() else None)


def stray_files(folder: Path, made: dict[str, bytes]) -> list[Path]:
    """Golden files that are no longer made."""
    return sorted(file for pattern in _OURS for file in folder.glob(pattern) if file.name not in made)
