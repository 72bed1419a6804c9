"""The same group once more."""

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.errors import Conflict
from freebooter.server.people.accounts import User
from freebooter.server.people.links import grant
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.schema import seats
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.making import check_few, insert_table
from freebooter.server.tables.starting import start_if_full


async def make(ledger: Ledger, user: User, table_id: str, pledges: dict[int, str]) -> str:
    """The table at which the same group plays again; asked for twice, it is the same one. Whoever asks first may
    pledge for their own seats."""
    async with ledger.change(table_id) as change:
        entry = change.entry
        access = await change.access(user.session)
        if not access.seats:
            access.check_host()
        new = entry.rematch_id
        if new is None:
            if entry.state not in ("finished", "ended"):
                raise Conflict("not-over", "this game is not over yet")
            if entry.host_id is not None:
                await check_few(change.connection, entry.host_id)
            own = {seat: pledge for seat, pledge in pledges.items() if seat in access.seats}
            new = await _copy(change.connection, entry, own)
            await change.update(rematch_id=new)
            await change.touch()
    async with ledger.change(new) as change:
        await start_if_full(change)
    return new


async def _copy(connection: AsyncConnection, entry: TableEntry, pledges: dict[int, str]) -> str:
    new = new_id()
    await insert_table(
        connection, new, entry.game, entry.setup, entry.host_id, entry.retention_days, public=entry.public
    )
    if entry.host_id is not None:
        await grant(connection, entry.host_id, new, "host")
    for seat in entry.seats:
        is_gone = seat.kind == "person" and seat.user_id is None
        await connection.execute(
            insert(seats).values(
                table_id=new,
                seat=seat.seat,
                kind="open" if is_gone else seat.kind,
                name="" if is_gone else seat.name,
                bot=seat.bot,
                user_id=seat.user_id,
                pledge=pledges.get(seat.seat, ""),
            )
        )
        if seat.user_id is not None:
            await grant(connection, seat.user_id, new, "seat", seat.seat)
    return new
