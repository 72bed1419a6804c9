"""A load run: many tables for a while against a server of its own, and what came of it."""

import asyncio
import contextlib
import gc
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Any

from msgspec import Struct

from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.server.operation.serving import allow_many_sockets
from freebooter.server.storage.database import Database
from freebooter.workshop.load.load_table import LoadTable
from freebooter.workshop.load.long_game import LongGame, LongGames
from freebooter.workshop.server_process import cpu_seconds_of, memory_of, until_ready

# So many tables are made at the same time: making them is not what is measured.
_AT_ONCE = 8
# Seconds at the beginning that are reported apart.
_OPENING = 3.0


class LoadFailed(FreebooterError):
    """The run cannot be made, or its server failed."""


class LoadReport(Struct, frozen=True, kw_only=True):
    """What a run came to. Milliseconds are from a submit until every viewer of the table has it."""

    game: str
    engine: str
    # How moves are sent.
    over: str
    workers: int
    tables: int
    sockets: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    # The first seconds, in which everyone has just come, apart from the rest.
    opening_p99_ms: float | None
    # What the server's processes spent on the whole, for a machine that is not idle otherwise.
    cpu_ms_per_move: float | None
    # And what the scripted players spent, who share the machine: delays are no better than these leave room for.
    players_cpu_ms_per_move: float
    memory_per_table_kb: float | None
    conflicts: int
    faults: int
    first_fault: str | None
    # How busy the machine was with everything else, before the run began.
    load_before: float | None
    # A long game: milliseconds from a request to its answer, storage included; nothing where none was wanted.
    long_game: str | None = None
    long_game_rows: int | None = None
    cold_load_ms: float | None = None
    cold_load_worst_ms: float | None = None
    cold_load_cpu_ms: float | None = None
    undo_ms: float | None = None
    undo_worst_ms: float | None = None


async def run(
    game: str,
    tables: int,
    seconds: float,
    pace: float,
    port: int,
    database: str,
    workers: int,
    long_game: str | None = None,
    *,
    over_socket: bool = True,
    seats: int | None = None,
    durable: bool = True,
) -> LoadReport:
    """Start a server, play on it, stop it. Each seat of a table and a spectator look on; without `seats` there are as
    few as the game allows. A `durable` server waits for the disk."""
    seats = find_game(game).meta.least_seats if seats is None else seats
    find_game(game).check_seats(seats)
    allow_many_sockets()
    load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    long_games = None if long_game is None else await LongGames.play(long_game, database)
    server = _start(port, database, workers, durable=durable)
    url = f"http://127.0.0.1:{port}"
    try:
        await until_ready(url, server)
        long = None if long_games is None else await long_games.measure(url, partial(cpu_seconds_of, server.pid))
        before = memory_of(server.pid)
        players = [LoadTable(url, game, seats, pace, over_socket=over_socket) for _ in range(tables)]
        ready, stop, made = asyncio.Event(), asyncio.Event(), asyncio.Semaphore(_AT_ONCE)
        tasks = [asyncio.create_task(player.play(ready, stop, made)) for player in players]
        while not all(player.is_open for player in players):
            await asyncio.sleep(0.1)
            _check(tasks, server)
        with _no_garbage():
            ready.set()
            await asyncio.sleep(_OPENING)
            opening = _taken(players)
            cpu, own = cpu_seconds_of(server.pid), time.process_time()
            begun = time.perf_counter()
            await asyncio.sleep(seconds)
            took = time.perf_counter() - begun
            moves = _taken(players)
            spent, own = cpu_seconds_of(server.pid) - cpu, time.process_time() - own
            after = memory_of(server.pid)
        stop.set()
        await asyncio.wait(tasks, timeout=30)
        for task in tasks:
            task.cancel()
    finally:
        _stop(server)
    if not moves:
        raise LoadFailed("not one move was made; see the server's log")
    faults = [fault for player in players for fault in player.faults]
    return LoadReport(
        game=game,
        engine="SQLite" if Database(database).is_sqlite else "PostgreSQL",
        over="socket" if over_socket else "http",
        workers=workers,
        tables=tables,
        sockets=tables * (seats + 1),
        seconds=round(took, 1),
        moves=len(moves),
        moves_per_second=round(len(moves) / took, 1),
        p50_ms=_percentile(moves, 0.5),
        p99_ms=_percentile(moves, 0.99),
        worst_ms=_percentile(moves, 1.0),
        opening_p99_ms=_percentile(opening, 0.99) if opening else None,
        cpu_ms_per_move=round(1000 * spent / len(moves), 2) if spent else None,
        players_cpu_ms_per_move=round(1000 * own / len(moves), 2),
        memory_per_table_kb=None if before is None or after is None else round((after - before) / tables, 1),
        conflicts=sum(player.conflicts for player in players),
        faults=len(faults),
        first_fault=faults[0] if faults else None,
        load_before=None if load_before is None else round(load_before, 1),
        **({} if long is None else _of_long_game(long)),
    )


@contextlib.contextmanager
def _no_garbage() -> Iterator[None]:
    """No collection in this process meanwhile: the players' own pauses, up to 190 ms, would be taken for the server's.
    What a run leaves behind is little."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _taken(players: list[LoadTable]) -> list[float]:
    """The delays since this was last asked, shortest first."""
    delays = sorted(delay for player in players for delay in player.latencies)
    for player in players:
        player.latencies.clear()
    return delays


def _of_long_game(long: LongGame) -> dict[str, Any]:
    return {
        "long_game": f"{long.game}, {long.moves} moves",
        "long_game_rows": long.rows,
        "cold_load_ms": round(median(long.cold_loads), 1),
        "cold_load_worst_ms": round(max(long.cold_loads), 1),
        "cold_load_cpu_ms": round(long.cold_load_cpu, 1) or None,
        "undo_ms": round(median(long.undos), 1) if long.undos else None,
        "undo_worst_ms": round(max(long.undos), 1) if long.undos else None,
    }


def _start(port: int, database: str, workers: int, *, durable: bool) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "freebooter", "serve", "--no-browser", "--no-limits", "--port", str(port)]
    command += ["--database", database, "--bots", "0", "--workers", str(workers), "--host", "127.0.0.1"]
    command += [] if durable else ["--no-durable"]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _check(tasks: list[asyncio.Task[None]], server: subprocess.Popen[bytes]) -> None:
    if server.poll() is not None:
        raise LoadFailed("the server has ended")
    for task in tasks:
        if task.done():
            task.result()


def _percentile(moves: list[float], part: float) -> float:
    return round(1000 * moves[max(0, math.ceil(part * len(moves)) - 1)], 1)
