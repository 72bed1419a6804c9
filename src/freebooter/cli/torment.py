"""`freebooter torment`: nothing is lost, whatever happens to the server."""

import tempfile
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.arguments import Json
from freebooter.cli.progress import bar


class Engine(StrEnum):
    """Where the tables are kept."""

    SQLITE = "sqlite"
    POSTGRESQL = "postgresql"


def command(
    game: Annotated[str, typer.Argument(help="Which game.")] = "buccaneer",
    rounds: Annotated[int, typer.Option(min=1, help="So often every fault comes, in an order by chance.")] = 5,
    tables: Annotated[int, typer.Option(min=1, max=200, help="Tables that are played meanwhile.")] = 4,
    engine: Annotated[Engine, typer.Option(help="SQLite, or a PostgreSQL that is started for it.")] = Engine.SQLITE,
    faults: Annotated[str, typer.Option(help="Only these, separated by commas.")] = "",
    ceiling: Annotated[
        float | None, typer.Option(metavar="MB", help="More memory than this the server must not take.")
    ] = None,
    json: Json = False,
) -> None:
    """Play on a server while it is killed, cut off, slowed down, left with half-closed sockets, a full disk or a
    database that restarts. Whatever is not answered is sent again under the same key.

    Then count: moves that were acknowledged and are not in the log, moves that are in it twice, viewers who see
    something else than the log gives. It fails if there is one. A soak is a long one with a ceiling for the memory:
    `--rounds 1000 --faults interrupt,delay --ceiling 300`. It needs Linux.
    """
    import asyncio

    import msgspec

    from freebooter.workshop.postgres import Postgres
    from freebooter.workshop.torment.run import FAULTS, Torment, free_port

    chosen = tuple(part.strip() for part in faults.split(",") if part.strip()) or FAULTS
    if unknown := [one for one in chosen if one not in FAULTS]:
        raise typer.BadParameter(f"{unknown[0]} is none; there are {', '.join(FAULTS)}", param_hint="--faults")
    postgres = Postgres(free_port()) if engine is Engine.POSTGRESQL else None
    with tempfile.TemporaryDirectory(prefix="freebooter-torment-") as folder:
        try:
            torment = Torment(game, tables, rounds, Path(folder), postgres, chosen)
            with bar(torment.faults, "faults") as done:
                suffered = asyncio.run(torment.run(done))
        finally:
            if postgres is not None:
                postgres.remove()
    plain = msgspec.to_builtins(suffered)
    if json:
        typer.echo(msgspec.json.encode(plain).decode())
    else:
        for name, value in plain.items():
            typer.echo(f"{name.replace('_', ' '):>15}  {value}")
    if ceiling is not None and (suffered.peak_memory_mb or 0) > ceiling:
        typer.echo(f"the server took {suffered.peak_memory_mb} MB, more than {ceiling}", err=True)
        raise typer.Exit(1)
    if not suffered.is_whole:
        raise typer.Exit(1)
