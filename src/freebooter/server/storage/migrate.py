"""Bringing a database to this version's shape, and saying what would be stranded by that."""

from collections.abc import Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.catalogue import find_game
from freebooter.core.chance import ALGORITHM
from freebooter.core.errors import FreebooterError
from freebooter.core.journal import read_head
from freebooter.server.storage.database import BadDatabase, Database
from freebooter.server.storage.schema import tables

# Of servers that start together one migrates and the others wait for it.
_LOCK = 0x66726565


class Stranded(Struct, frozen=True):
    """A running table that this version could not play on, and why."""

    table: str
    game: str
    why: str


async def upgrade(database: Database) -> None:
    """Bring the database to this version's shape; refuse if running tables would be stranded."""
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_refuse_newer)
        lost = await stranded(connection)
        if lost:
            names = "; ".join(f"{one.table} ({one.game}): {one.why}" for one in lost[:20])
            raise BadDatabase(
                f"this version cannot play {len(lost)} running tables on: {names}."
                " Finish them with the version they were begun with, or end them by vote."
            )
        await connection.run_sync(_upgrade)


async def stranded(connection: AsyncConnection) -> Sequence[Stranded]:
    """Running tables whose game, edition or way to draw this version does not have."""
    if not await connection.run_sync(lambda sync: inspect(sync).has_table("tables")):
        return []
    found = await connection.execute(
        select(tables.c.id, tables.c.game, tables.c.head).where(tables.c.state == "playing").order_by(tables.c.id)
    )
    lost = []
    for row in found:
        try:
            meta = find_game(row.game).meta
        except FreebooterError as error:
            lost.append(Stranded(row.id, row.game, str(error)))
            continue
        head = read_head(row.head)
        if head.chance != ALGORITHM:
            lost.append(Stranded(row.id, row.game, f"its draws are {head.chance}, here they are {ALGORITHM}"))
            continue
        edition = head.edition
        if not meta.oldest_edition <= edition <= meta.edition:
            why = f"edition {edition} is not played here, only {meta.oldest_edition} to {meta.edition}"
            lost.append(Stranded(row.id, row.game, why))
    return lost


async def version(connection: AsyncConnection) -> str | None:
    """The migration the database stands at; None if it is empty."""
    return await connection.run_sync(_current)


def newest() -> str:
    """The last migration of this version."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    if head is None:
        raise BadDatabase("this installation holds no migrations")
    return head


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_newer(connection: Connection) -> None:
    current = _current(connection)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if current is not None and current not in known:
        raise BadDatabase(f"the database is of a newer version ({current}); upgrade Freebooter to use it")


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
