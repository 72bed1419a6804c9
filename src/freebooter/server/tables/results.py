"""How finished games ended, written beside their seats so that lists can tell it without a replay."""

import structlog
from sqlalchemy import update

from freebooter.server.storage.schema import seats, tables
from freebooter.server.tables.ledger import Ledger

log = structlog.get_logger("freebooter.results")


async def settle(ledger: Ledger, table_ids: list[str]) -> None:
    """Write down how these games ended. One that this version cannot replay is passed over: lists go on without."""
    for table_id in table_ids:
        try:
            await _settle(ledger, table_id)
        except Exception as error:
            log.warning("result not found", table=table_id, error=type(error).__name__)


async def _settle(ledger: Ledger, table_id: str) -> None:
    async with ledger.look(table_id) as (entry, running):
        result = None if running is None else running.match.result
    if result is None:
        return
    async with ledger.database.write() as connection:
        for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True)):
            one = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
            await connection.execute(one.values(place=place, score=score))
        # An undo may have gone behind the end meanwhile, or on to another.
        whole = update(tables).where(tables.c.id == table_id, tables.c.number == entry.number)
        await connection.execute(whole.values(settled=entry.number))
