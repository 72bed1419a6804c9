"""`freebooter serve`: the table server."""

import contextlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

DataFolder = Annotated[Path, typer.Option("--data", file_okay=False, help="Where everything is kept.")]
DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="PostgreSQL instead of a file under --data.")
]
# From the environment, too: a password does not belong on a command line.
MailServer = Annotated[
    str,
    typer.Option(
        "--smtp", envvar="FREEBOOTER_SMTP", metavar="URL", help="A mail server for letters: smtps://user:password@host."
    ),
]
MailFrom = Annotated[
    str, typer.Option("--mail-from", envvar="FREEBOOTER_MAIL_FROM", help="The address that letters come from.")
]
OwnOrigins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        help="The address that people use, where it is not the machine's own: https://play.example. Letters name the"
        " first.",
    ),
]

DEFAULT_DATA = Path.home() / ".local" / "share" / "freebooter"
_LOCAL = "127.0.0.1"
_EVERYWHERE = "0.0.0.0"


def command(
    host: Annotated[str | None, typer.Option(help="The address to listen on; only this machine by default.")] = None,
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8420,
    data: DataFolder = DEFAULT_DATA,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    database: DatabaseUrl = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Serving processes; several need PostgreSQL.")] = 1,
    bots: Annotated[
        int, typer.Option(min=0, max=64, help="Processes in which bots think; 0 leaves bots to `freebooter worker`.")
    ] = 1,
    origin: OwnOrigins = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A proxy, or a network of them, that says who asks."),
    ] = None,
    durable: Annotated[
        bool, typer.Option("--durable/--no-durable", help="Whether SQLite waits for the disk at every move.")
    ] = True,
    webhooks_inside: Annotated[
        bool,
        typer.Option("--webhooks-inside", help="Let people's webhooks lie inside this server's own network."),
    ] = False,
    smtp: MailServer = "",
    mail_from: MailFrom = "",
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No limits on requests; for load tests.")] = False,
) -> None:
    """Serve tables to browsers: everything in one process and one file, or on PostgreSQL with as many as you like."""
    import gc

    # Nothing of what is imported becomes garbage: to look for it takes a tenth of the time until the page is there. The
    # server begins to look when it is ready.
    gc.disable()
    from freebooter.server.operation.serving import data_url, serve
    from freebooter.server.settings import Settings

    check_mail(smtp, mail_from, origin or [])
    build_client()
    chosen = host or choose_host(data, asks=database is None and not no_browser)
    url = database or data_url(data)
    settings = Settings(
        database=url,
        bot_processes=bots,
        limits=not no_limits,
        durable=durable,
        webhooks_inside=webhooks_inside,
        smtp=smtp,
        mail_from=mail_from,
        log_json=not sys.stderr.isatty(),
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        home=home_address(chosen, port),
    )
    announce(chosen, port, settings.home)
    do_when_it_answers(port, [*([] if no_browser else [partial(open_browser, port)]), compile_for_next_time])
    serve(settings, chosen, port, workers)


def check_mail(smtp: str, mail_from: str, origins: list[str]) -> None:
    """Refuse a mail server that cannot be used: letters say who writes, and lead back here."""
    from urllib.parse import urlsplit

    from freebooter.server.operation.serving import CannotServe

    if not smtp:
        return
    if urlsplit(smtp).scheme not in ("smtp", "smtps") or not urlsplit(smtp).hostname:
        raise CannotServe("--smtp is a URL such as smtps://user:password@mail.example")
    if "@" not in mail_from or not origins:
        raise CannotServe("letters need --mail-from too, and --origin, such as https://play.example")


def build_client() -> None:
    """In a checkout, build the browser client where its sources changed; if that fails, the kept one is served."""
    from freebooter import client

    try:
        client.ensure(lambda line: typer.echo(f"Freebooter: {line}", err=True))
    except client.BuildFailed as error:
        typer.echo(f"Freebooter: the browser client cannot be built: {error}", err=True)


def compile_for_next_time() -> None:
    """Serve at once in whatever form is there; a checkout without a build makes one in the background."""
    import os
    import subprocess

    from freebooter import forms

    if forms.is_checkout() and forms.fitting_build() is None and "FREEBOOTER_FORM" not in os.environ:
        # Through the launcher where it made this environment: it brings the compiler, which playing does without.
        is_launched = Path(sys.prefix) == forms.ROOT / ".venv"
        program = [str(forms.ROOT / "freebooter")] if is_launched else ["-m", "freebooter"]
        command = [sys.executable, *program, "compile"]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
        if sys.platform != "win32":
            # Behind all else: people and bots play on the same cores.
            os.setpriority(os.PRIO_PROCESS, process.pid, 19)
        typer.echo("Freebooter: the engine is compiled in the background; the next start is faster", err=True)


def choose_host(data: Path, *, asks: bool) -> str:
    """Ask once whether others on the local network may come, and remember the answer beside the data."""
    kept = data / "listen.txt"
    if kept.is_file():
        return _EVERYWHERE if kept.read_text().strip() == "network" else _LOCAL
    if not asks or not sys.stdin.isatty():
        return _LOCAL
    everywhere = typer.confirm("May others on your local network play too?", default=False)
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept.write_text("network\n" if everywhere else "here\n")
    return _EVERYWHERE if everywhere else _LOCAL


def home_address(host: str, port: int) -> str:
    """Where others on the local network find the server; empty where only this machine does."""
    from freebooter.server.operation.network import local_address

    found = local_address() if host == _EVERYWHERE else None
    return f"http://{found}:{port}" if found else ""


def announce(host: str, port: int, home: str) -> None:
    """Say where the tables are, with a QR code where others can come."""
    from freebooter.server.operation.network import qr_text

    typer.echo(f"Freebooter: http://{_LOCAL if host == _EVERYWHERE else host}:{port}/")
    if home:
        typer.echo(f"On your network: {home}/")
        typer.echo(qr_text(f"{home}/"))


def do_when_it_answers(port: int, deeds: list[Callable[[], object]]) -> None:
    """Do these one after the other as soon as the server answers, which they would only delay."""
    import socket
    import threading
    import time

    def wait() -> None:
        for _ in range(100):
            time.sleep(0.2)
            with contextlib.suppress(OSError), socket.create_connection((_LOCAL, port), timeout=1):
                break
        for deed in deeds:
            deed()

    threading.Thread(target=wait, daemon=True).start()


def open_browser(port: int) -> None:
    """Open the page."""
    import webbrowser

    webbrowser.open(f"http://{_LOCAL}:{port}/")
