"""`freebooter reports`: what people have told whoever runs the server."""

from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.serve import DEFAULT_DATA, DatabaseUrl, DataFolder

if TYPE_CHECKING:
    from freebooter.server.people.reports import Reported


def command(
    done: Annotated[str | None, typer.Option(metavar="ID", help="Put this report away.")] = None,
    data: DataFolder = DEFAULT_DATA,
    database: DatabaseUrl = None,
) -> None:
    """List what people have reported of tables, the oldest first, with what was said there before; put one away when it
    is dealt with. After 90 days reports go by themselves."""
    import asyncio

    from freebooter.server.operation.serving import data_url

    found = asyncio.run(_read(database or data_url(data), done))
    if found is None:
        raise typer.BadParameter("there is no such report", param_hint="--done")
    for report in found:
        tell(report)
    if not found and done is None:
        typer.echo("nothing has been reported")


async def _read(url: str, done: str | None) -> "list[Reported] | None":
    """All reports, or none of them where one is put away; None if that is not there."""
    from freebooter.server.people.reports import Reports
    from freebooter.server.storage.database import BadDatabase, Database
    from freebooter.server.storage.migrate import newest, version

    database = Database(url)
    try:
        async with database.read() as connection:
            if await version(connection) != newest():
                raise BadDatabase("this database is not of this version; start its server first, or upgrade it")
        if done is not None:
            return [] if await Reports(database).put_away(done) else None
        return await Reports(database).all()
    finally:
        await database.close()


def tell(report: "Reported") -> None:
    """A report in full. What people wrote is shown as it is, without what would steer a terminal."""
    from datetime import UTC, datetime

    when = datetime.fromtimestamp(report.time, UTC).strftime("%Y-%m-%d %H:%M")
    typer.echo(f"{report.id}  {when}  {report.game} {report.table}, by {readable(report.by or '—')}")
    typer.echo(f"    {readable(report.text)}")
    for name, text in report.lines:
        typer.echo(f"    > {readable(name)}: {readable(text)}")


def readable(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
