"""`freebooter worker`: a process that plays bots for a server on PostgreSQL."""

import sys
from typing import Annotated

import typer

from freebooter.cli.serve import MailFrom, MailServer, OwnOrigins, check_mail


def command(
    database: Annotated[str, typer.Option("--database", metavar="URL", help="The server's PostgreSQL.")],
    processes: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    smtp: MailServer = "",
    mail_from: MailFrom = "",
    origin: OwnOrigins = None,
) -> None:
    """Play the turns of bots, so that serving processes need not: start servers with --bots 0 and workers beside."""
    import asyncio

    from freebooter.server.operation.serving import CannotServe, work
    from freebooter.server.settings import Settings

    if database.startswith("sqlite"):
        raise CannotServe("a worker needs PostgreSQL; a server on SQLite plays its bots itself")
    check_mail(smtp, mail_from, origin or [])
    settings = Settings(
        database=database,
        bot_processes=processes,
        smtp=smtp,
        mail_from=mail_from,
        origins=tuple(origin or ()),
        log_json=not sys.stderr.isatty(),
    )
    asyncio.run(work(settings))
