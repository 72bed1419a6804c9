"""`freebooter load`: what this machine can carry."""

import tempfile
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.arguments import Json


class Road(StrEnum):
    """How moves may be sent."""

    SOCKET = "socket"
    HTTP = "http"


def command(
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables that are played at the same time.")] = 50,
    seconds: Annotated[float, typer.Option(min=1, help="How long.")] = 20,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between two moves at one table, on average.")] = 1.0,
    game: Annotated[str | None, typer.Option(help="Which game; the first one if not given.")] = None,
    seats: Annotated[
        int | None, typer.Option(help="Seats at each table; as few as the game allows if not given.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="PostgreSQL instead of a new SQLite file.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Serving processes; several need PostgreSQL.")] = 1,
    long_game: Annotated[
        str, typer.Option(help="The game of which 2,000 moves are loaded cold and a step is taken back; none if empty.")
    ] = "plunder",
    over: Annotated[Road, typer.Option(help="How moves are sent.")] = Road.SOCKET,
    durable: Annotated[
        bool, typer.Option("--durable/--no-durable", help="Whether SQLite waits for the disk at every move.")
    ] = True,
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8499,
    json: Json = False,
) -> None:
    """Play many tables on a server of its own, and report moves a second, delays, memory and conflicts; and how long
    a cold load and an undo take at a table where long has been played.

    Every seat and one spectator of each table has a socket. The scripted players share the machine with the server.
    """
    import asyncio

    import msgspec

    from freebooter.core.catalogue import game_ids
    from freebooter.workshop.load.run import run

    with tempfile.TemporaryDirectory(prefix="freebooter-load-") as folder:
        url = database or f"sqlite:///{Path(folder) / 'load.db'}"
        chosen = game or game_ids()[0]
        ways = {"over_socket": over is Road.SOCKET, "durable": durable}
        report = asyncio.run(
            run(chosen, tables, seconds, pace, port, url, workers, long_game or None, seats=seats, **ways)
        )
    plain = msgspec.to_builtins(report)
    if json:
        typer.echo(msgspec.json.encode(plain).decode())
        return
    for name, value in plain.items():
        if value is not None:
            typer.echo(f"{name.replace('_', ' '):>20}  {value}")
