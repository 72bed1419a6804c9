"""`freebooter db`: the database's care."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.serve import DEFAULT_DATA, DatabaseUrl, DataFolder

if TYPE_CHECKING:
    from freebooter.server.storage.database import Database


class Work(StrEnum):
    """What can be done."""

    UPGRADE = "upgrade"
    BACKUP = "backup"
    RESTORE = "restore"
    CHECK = "check"


def command(
    work: Annotated[Work, typer.Argument(help="upgrade, backup, restore or check.")],
    file: Annotated[Path | None, typer.Argument(help="The backup, for backup and restore.", dir_okay=False)] = None,
    data: DataFolder = DEFAULT_DATA,
    database: DatabaseUrl = None,
    look: Annotated[bool, typer.Option("--look", help="With upgrade: only say what differs.")] = False,
) -> None:
    """Upgrade a database, back it up while servers run, restore it into an empty one, or check every game in it.

    An upgrade first names what differs from this version: the migrations, and tables whose edition or figure set is an
    earlier one, which go on with theirs. One that would strand running tables names them and changes nothing; a server
    does it at its start. A backup holds everything, secrets too, and can be restored on the other engine and by later
    versions; it is read to its end before a restore changes anything.
    """
    import asyncio

    from freebooter.server.operation.serving import data_url
    from freebooter.server.storage.database import Database

    if (file is None) == (work in (Work.BACKUP, Work.RESTORE)):
        raise typer.BadParameter("backup and restore take a file, the others none", param_hint="FILE")
    if look and work is not Work.UPGRADE:
        raise typer.BadParameter("only upgrade has something to look at", param_hint="--look")
    asyncio.run(_do(Database(database or data_url(data)), work, file or Path(), look=look))


async def _do(database: "Database", work: Work, file: Path, *, look: bool) -> None:
    from freebooter.server.storage.backup import back_up, restore
    from freebooter.server.storage.check import check
    from freebooter.server.storage.migrate import newest, upgrade, what_differs

    try:
        if work is Work.UPGRADE:
            for difference in await what_differs(database):
                typer.echo(f"differs: {difference}")
            if not look:
                await upgrade(database)
                typer.echo(f"the database is at migration {newest()}")
        elif work is Work.BACKUP:
            typer.echo(f"{await back_up(database, file)} rows backed up to {file}")
        elif work is Work.RESTORE:
            typer.echo(f"{await restore(database, file)} rows restored from {file}")
        else:
            checked = await check(database)
            for fault in checked.faults:
                typer.echo(f"fault: {fault}", err=True)
            typer.echo(f"{checked.tables} tables, {checked.rows} rows: {len(checked.faults)} faults")
            if checked.faults:
                raise typer.Exit(1)
    finally:
        await database.close()
