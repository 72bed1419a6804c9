"""Who is there: the open connections of every table, over all processes."""

import time

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from freebooter.core.table import SPECTATOR
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.database import Database, is_lost
from freebooter.server.storage.schema import presence

# A connection counts so long without a sign of life: a killed process cannot take its own away.
LEASE = 45.0


class Present(Struct, frozen=True, kw_only=True):
    """Seats with an open connection, and how many watch from outside."""

    seats: list[int]
    spectators: int


class Company:
    """The connections of this process, kept where the others can see them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._own: set[str] = set()
        # Connections that could not be written down when they came.
        self._missed: dict[str, dict[str, object]] = {}

    async def come(self, table_id: str, viewer: int) -> str:
        """A viewer has connected; the connection's name.

        A database that is away costs nobody his connection: `renew` writes him down later.
        """
        connection_id = new_id(20)
        self._own.add(connection_id)
        found = {"connection": connection_id, "table_id": table_id, "seat": viewer, "expires": time.time() + LEASE}
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(presence).values(found))
        except Exception as error:
            if not is_lost(error):
                raise
            self._missed[connection_id] = found
        return connection_id

    async def go(self, connection_id: str) -> None:
        """A viewer has gone."""
        self._own.discard(connection_id)
        self._missed.pop(connection_id, None)
        async with self.database.write() as connection:
            await connection.execute(delete(presence).where(presence.c.connection == connection_id))

    async def renew(self) -> None:
        """Show that this process's connections live, and clear away those that have not for long."""
        now = time.time()
        missed = list(self._missed.values())
        async with self.database.write() as connection:
            await connection.execute(delete(presence).where(presence.c.expires < now))
            if missed:
                # A connection may have been lost after it was written down: the answer alone was missed.
                names = [one["connection"] for one in missed]
                await connection.execute(delete(presence).where(presence.c.connection.in_(names)))
                await connection.execute(insert(presence), missed)
            if self._own:
                await connection.execute(
                    update(presence).where(presence.c.connection.in_(self._own)).values(expires=now + LEASE)
                )
        for one in missed:
            self._missed.pop(str(one["connection"]), None)

    async def at(self, table_id: str) -> Present:
        """Who is at this table."""
        async with self.database.read() as connection:
            found = await connection.execute(
                select(presence.c.seat, func.count())
                .where(presence.c.table_id == table_id, presence.c.expires > time.time())
                .group_by(presence.c.seat)
            )
            counts: dict[int, int] = {row[0]: row[1] for row in found}
        spectators = counts.pop(SPECTATOR, 0)
        return Present(seats=sorted(counts), spectators=spectators)
