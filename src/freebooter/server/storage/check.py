"""Whether a database is whole: every log is replayed, and every state compared with the one recorded."""

from msgspec import Struct
from sqlalchemy import select

from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.journal import read_head, read_row
from freebooter.core.match import Match
from freebooter.server.storage.database import Database
from freebooter.server.storage.migrate import newest, version
from freebooter.server.storage.schema import rows, tables


class Checked(Struct, frozen=True):
    """How much was checked, and what is wrong."""

    tables: int
    rows: int
    faults: list[str]


async def check(database: Database) -> Checked:
    """Replay every table's log."""
    faults: list[str] = []
    count = 0
    async with database.read() as connection:
        current = await version(connection)
        if current != newest():
            return Checked(0, 0, [f"the database is of migration {current}, this version has {newest()}"])
        query = select(tables.c.id, tables.c.head, tables.c.seed, tables.c.number).where(tables.c.head.is_not(None))
        found = list(await connection.execute(query.order_by(tables.c.id)))
        for table in found:
            logged = (
                await connection.execute(
                    select(rows.c.number, rows.c.body).where(rows.c.table_id == table.id).order_by(rows.c.number)
                )
            ).all()
            count += len(logged)
            if [number for number, _ in logged] != list(range(table.number + 1)):
                faults.append(f"table {table.id}: its rows are not those from 0 to {table.number}")
                continue
            head = read_head(table.head)
            try:
                Match.load(find_game(head.game), head, [read_row(body) for _, body in logged], bytes(table.seed))
            except FreebooterError as error:
                faults.append(f"table {table.id} ({head.game}): {error}")
    return Checked(len(found), count, faults)
