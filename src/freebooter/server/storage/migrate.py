"""Bringing a database to this version's shape, and saying first what that changes."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.storage.database import BadDatabase, Database
from freebooter.server.storage.differences import BEGUN, Differences, differences

# Of servers that start together one migrates and the others wait for it.
_LOCK = 0x66726565


async def upgrade(database: Database) -> list[str]:
    """Bring the database to this version's shape, and say what was different; refuse if running tables would be
    stranded."""
    async with database.reshape() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await refuse_newer(connection)
        found = await differences(connection)
        refuse_stranded(found)
        lines = [*await steps_ahead(connection), *found.kept]
        await migrate(connection, "head")
    return lines


async def what_differs(database: Database) -> list[str]:
    """What an upgrade would change, and what goes on otherwise than tables that begin now: a line for each."""
    async with database.read() as connection:
        await refuse_newer(connection)
        found = await differences(connection, BEGUN)
        lines = [*await steps_ahead(connection), *found.kept]
    return [*lines, *(f"{one.game}, table {one.table}: {one.why}" for one in found.stranded)]


def refuse_stranded(found: Differences) -> None:
    """Refuse to go on if tables that are being played could not."""
    if found.lost:
        names = "; ".join(f"{one.table} ({one.game}): {one.why}" for one in found.lost[:20])
        raise BadDatabase(
            f"this version cannot play {len(found.lost)} running tables on: {names}."
            " Finish them with the version they were begun with, or end them by vote."
        )


async def version(connection: AsyncConnection) -> str | None:
    """The migration the database stands at; None if it is empty."""
    return await connection.run_sync(_current)


def newest() -> str:
    """The last migration of this version."""
    head = _scripts().get_current_head()
    if head is None:
        raise BadDatabase("this installation holds no migrations")
    return head


def is_known(migration: str) -> bool:
    """Whether this version has the migration."""
    return any(script.revision == migration for script in _scripts().walk_revisions())


async def steps_ahead(connection: AsyncConnection) -> list[str]:
    """The migrations that are still to be made, each with what it brings; none for a database that is empty."""
    current = await version(connection)
    if current is None:
        return []
    steps = [f"migration {script.revision}: {script.doc}" for script in _scripts().iterate_revisions("head", current)]
    return steps[::-1]


async def refuse_newer(connection: AsyncConnection) -> None:
    """Refuse a database of a version that came after this one."""
    current = await version(connection)
    if current is not None and not is_known(current):
        raise BadDatabase(f"the database is of a newer version ({current}); upgrade Freebooter to use it")


async def migrate(connection: AsyncConnection, migration: str) -> None:
    """Bring the database to a migration, in a transaction that may change shapes."""
    await connection.run_sync(_upgrade, migration)


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, migration: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, migration)


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
