"""A server in the tests' own process, real down to its port, at whose tables rows are written as another process would.

So the very same requests can be put to it in two worlds that differ in what is hidden, and to nothing else.
"""

import asyncio
import io
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvicorn
from sqlalchemy import delete, insert, update

from freebooter.core.journal import Journal, Row, write_head, write_row
from freebooter.core.table import SPECTATOR
from freebooter.server.house import House
from freebooter.server.live.bus import Hint
from freebooter.server.operation.connections import CarefulProtocol
from freebooter.server.operation.signs_of_life import SparingProtocol
from freebooter.server.people.links import grant
from freebooter.server.people.tokens import csrf_token, token_hash
from freebooter.server.settings import Settings
from freebooter.server.storage.schema import rows, seats, sessions, tables, users
from freebooter.server.tables.setup import Setup
from freebooter.server.web.app import application
from freebooter.server.web.guard import Guard
from freebooter.server.web.proxies import believed
from tests.server.client import Player
from tests.server.postgres import free_port

# When the first row of every table was written: the same in all worlds.
_BEGUN = 1_700_000_000.0
SESSION = "marker-of-a-session"
_LOOKER = "looker"
T = TypeVar("T")


class GlassHouse:
    """One server, open to the tests."""

    def __init__(self, folder: Path, *, bots: int = 0, bot_limit: float | None = None, **settled: Any) -> None:
        """`settled` are settings of the server; limits are off unless they are asked for, and nothing waits for
        the disk."""
        folder.mkdir(parents=True)
        settled["database"] = settled.get("database") or f"sqlite:///{folder}/glass.db"
        settings = Settings(**{"bot_processes": bots, "limits": False, "durable": False, **settled})
        self.house = House(settings, bot_limit=bot_limit)
        self.url = f"http://127.0.0.1:{free_port()}"
        config = uvicorn.Config(
            Guard(application(self.house), settings.origins, settings.proxies),
            port=int(self.url.rpartition(":")[2]),
            http=CarefulProtocol,
            ws=SparingProtocol,
            forwarded_allow_ips=believed(settings.proxies),
            log_config=None,
            access_log=False,
        )
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server in this process has not started"
            time.sleep(0.01)
        self.do(self._welcome())

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve())
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive(), "the server in this process has not ended"

    def looker(self) -> Player:
        """The one person who looks: the same in every world."""
        player = Player(self.url, None)
        player.http.cookies.set("freebooter_session", SESSION)
        player.http.headers["x-csrf-token"] = csrf_token(SESSION)
        return player

    def begin(self, table: str, journal: Journal, seed: bytes, viewer: int, written: list[Row]) -> None:
        """A running table with these rows, at which the looker has this viewpoint."""
        self.do(self._begin(table, journal, seed, viewer, written))

    def write(self, table: str, more: list[Row], asks: int) -> None:
        """More rows in one go, after which `asks` are asked, as bits; then everybody is told."""
        self.do(self._write(table, more, asks))

    def clear(self) -> None:
        """Take all tables away."""
        self.do(self._clear())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _welcome(self) -> None:
        async with self.house.database.write() as connection:
            await connection.execute(insert(users).values(id=_LOOKER, name="Looker", created=_BEGUN))
            await connection.execute(
                insert(sessions).values(token_hash=token_hash(SESSION), user_id=_LOOKER, expires=time.time() + 86_400)
            )

    async def _begin(self, table: str, journal: Journal, seed: bytes, viewer: int, written: list[Row]) -> None:
        async with self.house.database.write() as connection:
            await connection.execute(
                insert(tables).values(
                    id=table,
                    game=journal.game,
                    state="playing",
                    public=False,
                    setup=msgspec.json.encode(Setup(options=journal.options)).decode(),
                    head=write_head(journal.head),
                    seed=seed,
                    commitment=journal.commitment,
                    number=len(written) - 1,
                    created=_BEGUN,
                    changed=_BEGUN,
                )
            )
            for number, seat in enumerate(journal.seats):
                await connection.execute(
                    insert(seats).values(table_id=table, seat=number, kind="person", name=seat.name)
                )
            if written:
                await connection.execute(insert(rows), [_stored(table, row) for row in written])
            if viewer == SPECTATOR:
                await grant(connection, _LOOKER, table, "spectator")
            else:
                await grant(connection, _LOOKER, table, "seat", viewer)

    async def _clear(self) -> None:
        async with self.house.database.write() as connection:
            await connection.execute(delete(tables))

    async def _write(self, table: str, more: list[Row], asks: int) -> None:
        number = more[-1].number
        async with self.house.database.write() as connection:
            await connection.execute(insert(rows), [_stored(table, row) for row in more])
            stands = {"number": number, "asks": asks, "changed": _BEGUN + number}
            await connection.execute(update(tables).where(tables.c.id == table).values(**stands))
        await self.house.bus.publish(Hint(table))


def _stored(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": row.number,
        "key": f"row:{row.number}",
        "body": write_row(row),
        "created": _BEGUN + row.number,
    }


class LogBook(io.StringIO):
    """Where everything that is logged goes, to be read piece by piece."""

    def since(self, place: int) -> str:
        return self.getvalue()[place:]
