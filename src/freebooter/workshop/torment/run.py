"""A torment from its beginning to its count: faults in turn, while tables are played behind a cable that can be cut."""

import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
from msgspec import Struct
from sqlalchemy import select

from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.journal import read_head, read_row
from freebooter.core.match import Match
from freebooter.server.storage.check import check
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import rows, tables
from freebooter.server.tables.running import Running
from freebooter.server.tables.sight import sight
from freebooter.workshop.postgres import Postgres
from freebooter.workshop.server_process import memory_of, until_ready
from freebooter.workshop.torment.cable import Cable
from freebooter.workshop.torment.tormented import PATIENCE, TormentedTable

FAULTS = ("kill", "interrupt", "cut", "delay", "half_close", "full_disk", "database")
# Seconds that the tables are played before and after each fault, and that a fault lasts.
_CALM = 0.2
_LASTS = 1.0
_MOST_WAIT = 120.0


class TormentFailed(FreebooterError):
    """The torment cannot be made: the server does not come up."""


class Suffered(Struct, frozen=True, kw_only=True):
    """What a torment came to. Every move that was acknowledged must stand in the log once, at its number; what every
    viewer saw in the end must be what the log gives."""

    game: str
    engine: str
    tables: int
    faults: dict[str, int]
    acknowledged: int
    over_sockets: int
    resent: int
    refused: int
    lost: int
    doubled: int
    diverged: int
    told_twice: int
    peak_memory_mb: float | None
    first_trouble: str

    @property
    def is_whole(self) -> bool:
        return not (self.lost or self.doubled or self.diverged or self.refused or self.told_twice)


class Torment:
    """A server of its own, and everything that is done to it."""

    def __init__(
        self,
        game: str,
        count: int,
        rounds: int,
        folder: Path,
        postgres: Postgres | None = None,
        faults: tuple[str, ...] = FAULTS,
    ) -> None:
        """Each of these faults comes in every round, as far as it can befall the engine; it is SQLite without a
        `postgres`."""
        self._game = game
        self._rounds = rounds
        self._folder = folder
        self._postgres = postgres
        unfit = "full_disk" if postgres else "database"
        self._faults = [fault for fault in faults if fault != unfit]
        self._database = postgres.database("torment") if postgres else f"sqlite:///{folder / 'torment.db'}"
        self._port = free_port()
        self._log = (folder / "server.log").open("ab")
        self._cable = Cable(f"http://127.0.0.1:{self._port}")
        self._server = self._start()
        self._count_at_once = count
        self.tables: list[TormentedTable] = []
        self._done: dict[str, int] = {}
        self._peak = 0.0

    @property
    def faults(self) -> int:
        """How many there will be."""
        return self._rounds * len(self._faults)

    async def run(self, done: Callable[[int], None] | None = None) -> Suffered:
        """Play, torment, heal, count; `done` is told of each fault that was got over."""
        stop = asyncio.Event()
        with ExitStack() as stack:
            stack.callback(self._end)
            await until_ready(f"http://127.0.0.1:{self._port}", self._server)
            playing = [asyncio.create_task(self._play(stop)) for _ in range(self._count_at_once)]
            await self._until_played("the start", playing)
            for _ in range(self._rounds):
                for fault in random.sample(self._faults, len(self._faults)):
                    await self._do(fault)
                    self._done[fault] = self._done.get(fault, 0) + 1
                    await self._until_played(fault, playing)
                    self._peak = max(self._peak, memory_of(self._server.pid) or 0.0)
                    if done:
                        done(1)
            stop.set()
            await asyncio.wait_for(asyncio.gather(*playing), _MOST_WAIT)
            self._server.terminate()
            await asyncio.to_thread(self._server.wait, 30)
            return await self._count()

    async def _play(self, stop: asyncio.Event) -> None:
        """One game after the other."""
        address = self._cable.address
        while not stop.is_set():
            table = TormentedTable(address, self._game, find_game(self._game).meta.least_seats)
            self.tables.append(table)
            async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE) as http:
                await table.play(http, stop)

    async def _until_played(self, after: str, playing: list[asyncio.Task[None]]) -> None:
        """Until moves are taken again, and some time more."""
        before = self._acknowledged
        for _ in range(int(_MOST_WAIT / _CALM)):
            await asyncio.sleep(_CALM)
            for task in playing:
                if task.done():
                    task.result()
            if self._acknowledged > before:
                return
        raise TormentFailed(f"nothing goes on after {after}")

    @property
    def _acknowledged(self) -> int:
        return sum(len(table.acknowledged) for table in self.tables)

    async def _do(self, fault: str) -> None:
        deeds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "interrupt": self._interrupt,
            "cut": self._cut,
            "delay": self._delay,
            "half_close": self._half_close,
            "full_disk": self._full_disk,
            "database": self._lose_database,
        }
        await deeds[fault]()

    async def _kill(self) -> None:
        """As a power cut would, in the middle of whatever it does."""
        os.killpg(self._server.pid, signal.SIGKILL)
        self._server.wait()
        self._server = self._start()
        await until_ready(f"http://127.0.0.1:{self._port}", self._server)

    async def _interrupt(self) -> None:
        self._cable.interrupt()

    async def _cut(self) -> None:
        self._cable.cut()
        await asyncio.sleep(_LASTS)
        self._cable.mend()

    async def _delay(self) -> None:
        self._cable.delay = 0.2
        await asyncio.sleep(_LASTS)
        self._cable.delay = 0.0

    async def _half_close(self) -> None:
        self._cable.half_close()

    async def _full_disk(self) -> None:
        """No file of the server may grow any more: what it writes fails as on a disk that is full."""
        pid = self._server.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
        await asyncio.sleep(_LASTS)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def _lose_database(self) -> None:
        assert self._postgres is not None
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.to_thread(self._postgres.start)

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "freebooter", "serve", "--no-browser", "--no-limits", "--bots", "0"]
        command += ["--host", "127.0.0.1", "--port", str(self._port), "--database", self._database]
        command += ["--origin", self._cable.address]
        return subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log, start_new_session=True
        )

    def _end(self) -> None:
        if self._server.poll() is None:
            os.killpg(self._server.pid, signal.SIGKILL)
            self._server.wait()
        self._cable.cut()
        self._log.close()

    async def _count(self) -> Suffered:
        database = Database(self._database)
        try:
            lost, doubled, diverged, trouble = 0, 0, 0, [one for table in self.tables for one in table.refused]
            for fault in (await check(database)).faults:
                diverged += 1
                trouble.append(fault)
            for table in self.tables:
                logged, match = await _read(database, table.table)
                wrong = [key for key, number in table.acknowledged.items() if logged.get(key) != [number]]
                lost += sum(key not in logged for key in wrong)
                strange = [key for key in logged if key not in table.acknowledged and key != "start"]
                doubled += sum(key in logged for key in wrong) + len(strange)
                apart = [one for one in table.onlookers if not _sees_the_same(match, one.viewer, one.sight)]
                diverged += len(apart)
                trouble += [f"{table.table}: {key}" for key in (*wrong, *strange)]
                trouble += [f"{table.table}: viewer {one.viewer} sees something else" for one in apart]
        finally:
            await database.close()
        return Suffered(
            game=self._game,
            engine="PostgreSQL" if self._postgres else "SQLite",
            tables=len(self.tables),
            faults=self._done,
            acknowledged=self._acknowledged,
            over_sockets=sum(table.over_sockets for table in self.tables),
            resent=sum(table.resent for table in self.tables),
            refused=sum(len(table.refused) for table in self.tables),
            lost=lost,
            doubled=doubled,
            diverged=diverged,
            told_twice=sum(one.told_twice for table in self.tables for one in table.onlookers),
            peak_memory_mb=round(self._peak / 1024, 1) or None,
            first_trouble=trouble[0] if trouble else "",
        )


async def _read(database: Database, table: str) -> tuple[dict[str, list[int]], Match]:
    """The numbers of a table's rows by their keys, and its match played again from them."""
    async with database.read() as connection:
        head, seed = (await connection.execute(select(tables.c.head, tables.c.seed).where(tables.c.id == table))).one()
        query = select(rows.c.key, rows.c.number, rows.c.body).where(rows.c.table_id == table).order_by(rows.c.number)
        found = (await connection.execute(query)).all()
    logged: dict[str, list[int]] = {}
    for key, number, _ in found:
        logged.setdefault(key, []).append(number)
    begun = read_head(head)
    return logged, Match.load(find_game(begun.game), begun, [read_row(body) for _, _, body in found], bytes(seed))


def _sees_the_same(match: Match, viewer: int, seen: bytes) -> bool:
    running = Running(match, None)
    running.times = [0.0] * len(match.rows)
    true = msgspec.json.decode(msgspec.json.encode(sight(running, viewer)))
    last = msgspec.json.decode(seen)
    return all(last[name] == true[name] for name in ("number", "view", "asks", "legal"))


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port
