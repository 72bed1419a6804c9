"""How far people have looked: noted at every row by every page in sight, and written down for many at once."""

import asyncio

import structlog
from sqlalchemy import bindparam, update

from freebooter.server.storage.database import Database, is_lost
from freebooter.server.storage.schema import seats

# Whatever is noted within this time is written in one transaction.
_GATHER = 0.25

log = structlog.get_logger("freebooter.seeing")


class Seeing:
    """The last row that each seat's person has seen."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._noted: dict[tuple[str, int], int] = {}
        self._writer: asyncio.Task[None] | None = None

    def note(self, table_id: str, seat: int, number: int) -> None:
        """This seat's person has looked at the table as it is after this row."""
        self._noted[table_id, seat] = max(number, self.noted(table_id, seat))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_soon())

    def noted(self, table_id: str, seat: int) -> int:
        """What is not written down yet; -1 if nothing."""
        return self._noted.get((table_id, seat), -1)

    async def close(self) -> None:
        """Write down the last."""
        if self._writer is not None:
            await self._writer

    async def _write_soon(self) -> None:
        while self._noted:
            await asyncio.sleep(_GATHER)
            noted = dict(self._noted)
            try:
                await self._write(noted)
            except Exception as error:
                # It is tried again with whatever is noted next.
                if not is_lost(error):
                    log.exception("what was seen is not written")
                return
            for place, number in noted.items():
                if self._noted[place] == number:
                    del self._noted[place]

    async def _write(self, noted: dict[tuple[str, int], int]) -> None:
        query = (
            update(seats)
            .where(
                seats.c.table_id == bindparam("of_table"),
                seats.c.seat == bindparam("of_seat"),
                seats.c.seen < bindparam("number"),
            )
            .values(seen=bindparam("number"))
        )
        # Always in the same order: two processes that write the same seats do not wait for each other.
        places = [
            {"of_table": table_id, "of_seat": seat, "number": number}
            for (table_id, seat), number in sorted(noted.items())
        ]
        async with self.database.write() as connection:
            await connection.execute(query, places)
