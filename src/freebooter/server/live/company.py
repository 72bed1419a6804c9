"""Who is there: the open connections of every table, over all processes."""

import asyncio
import time
from collections.abc import Sequence

import structlog
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from freebooter.core.table import SPECTATOR
from freebooter.server.live.bus import Bus, Hint
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.database import Database, is_lost
from freebooter.server.storage.pieces import pieces
from freebooter.server.storage.schema import presence

# A connection counts so long without a sign of life: a killed process cannot take its own away.
LEASE = 45.0
# After a restart everyone comes back at once: whoever comes or goes within this time is written down together.
_GATHER = 0.05
# So many names at most stand in one query.
_AT_ONCE = 500

log = structlog.get_logger("freebooter.company")


class Present(Struct, frozen=True, kw_only=True):
    """Seats with an open connection, and how many watch from outside."""

    seats: list[int]
    spectators: int

    @property
    def is_anybody(self) -> bool:
        return bool(self.seats) or self.spectators > 0


class Company:
    """The connections of this process, kept where the others can see them."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        # The connections of this process and their tables.
        self._own: dict[str, str] = {}
        # What is still to be written down: who has come, and who has gone from which table.
        self._coming: dict[str, dict[str, object]] = {}
        self._going: dict[str, str] = {}
        self._writer: asyncio.Task[None] | None = None

    def come(self, table_id: str, viewer: int) -> str:
        """A viewer has connected; the connection's name. A database that is away costs nobody their connection."""
        name = new_id(20)
        self._own[name] = table_id
        self._coming[name] = {"connection": name, "table_id": table_id, "seat": viewer}
        self._write_soon()
        return name

    def go(self, name: str) -> None:
        """A viewer has gone."""
        self._going[name] = self._own.pop(name)
        self._coming.pop(name, None)
        self._write_soon()

    async def close(self) -> None:
        """Write down who has gone at the last."""
        if self._writer is not None:
            await self._writer

    def _write_soon(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._gather())

    async def _gather(self) -> None:
        while self._coming or self._going:
            await asyncio.sleep(_GATHER)
            try:
                await self._write()
            except Exception as error:
                # `renew` tries again.
                if not is_lost(error):
                    log.exception("company not written")
                return

    async def _write(self) -> None:
        """Write down who has come and gone, and let the others of their tables know."""
        coming, going = dict(self._coming), dict(self._going)
        expires = time.time() + LEASE
        # A connection may have been lost after it was written down, the answer alone missing: it is not entered twice.
        names = [*coming, *going]
        async with self.database.write() as connection:
            for first in range(0, len(names), _AT_ONCE):
                part = names[first : first + _AT_ONCE]
                await connection.execute(delete(presence).where(presence.c.connection.in_(part)))
            if coming:
                await connection.execute(insert(presence), [{**row, "expires": expires} for row in coming.values()])
        for name in coming:
            self._coming.pop(name, None)
        for name in going:
            self._going.pop(name, None)
        for table_id in {*(str(row["table_id"]) for row in coming.values()), *going.values()}:
            await self.bus.publish(Hint(table_id, only_company=True))

    async def renew(self) -> None:
        """Show that this process's connections live, and clear away those that have not for long."""
        if self._coming or self._going:
            await self._write()
        now = time.time()
        async with self.database.write() as connection:
            await connection.execute(delete(presence).where(presence.c.expires < now))
        async for part in pieces(list(self._own)):
            lives = update(presence).where(presence.c.connection.in_(part))
            async with self.database.write() as connection:
                await connection.execute(lives.values(expires=now + LEASE))

    async def at(self, table_ids: Sequence[str]) -> dict[str, Present]:
        """Who is at these tables."""
        counts: dict[str, dict[int, int]] = {table_id: {} for table_id in table_ids}
        query = (
            select(presence.c.table_id, presence.c.seat, func.count())
            .where(presence.c.table_id.in_(table_ids), presence.c.expires > time.time())
            .group_by(presence.c.table_id, presence.c.seat)
        )
        async with self.database.read() as connection:
            for table_id, seat, count in await connection.execute(query):
                counts[table_id][seat] = count
        return {
            table_id: Present(seats=sorted(set(seats) - {SPECTATOR}), spectators=seats.get(SPECTATOR, 0))
            for table_id, seats in counts.items()
        }
