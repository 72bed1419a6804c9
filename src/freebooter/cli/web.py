"""`freebooter web`: the browser client of a checkout: built, checked, and what is generated in it."""

import subprocess
import sys
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from freebooter import forms


class Chore(Enum):
    """What to do."""

    build = "build"
    types = "types"
    streams = "streams"
    sheets = "sheets"
    check = "check"


def command(
    task: Annotated[
        Chore,
        typer.Argument(help="Build it; rewrite its types, recorded streams or sheets of boards; or check it all."),
    ],
    games: Annotated[list[str] | None, typer.Argument(help="Sheets of these games only.")] = None,
) -> None:
    """Build the browser client, rewrite what is generated in it, or check it."""
    from freebooter import client

    if not forms.is_checkout():
        sys.exit("freebooter: web works in a checkout, not in an installed package")
    try:
        match task:
            case Chore.build:
                client.build()
            case Chore.types:
                from freebooter.workshop.typescript import generated_types

                write(client.SOURCES / "src" / "generated", generated_types())
            case Chore.streams:
                from freebooter.workshop.streams import recorded_proof, recorded_streams

                write(client.SOURCES / "tests" / "streams", recorded_streams())
                write(client.SOURCES / "tests", {"proof.json": recorded_proof()})
            case Chore.sheets:
                # The pictures are taken with what drives the browser in the tests.
                command = [sys.executable, "-m", "tests.web.sheets", *(games or [])]
                sys.exit(subprocess.run(command, cwd=forms.ROOT, check=False).returncode)
            case Chore.check:
                check()
    except client.BuildFailed as error:
        sys.exit(f"freebooter: {error}")


def check() -> None:
    """Types and accessibility of the sources, their unit tests, and that what is kept is built from them."""
    from freebooter import client

    client.install(checks=True)
    client.npm("run", "--silent", "check", show=True)
    client.npm("run", "--silent", "test", show=True)
    differing = client.differences()
    if differing:
        raise client.BuildFailed(f"web/ builds to something else than is kept, run: freebooter web build\n{differing}")


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files, by their path in the folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        typer.echo(f"{path.relative_to(forms.ROOT)}")
