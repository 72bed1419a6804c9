"""Starting and stopping a server's processes."""

import asyncio
import contextlib
import signal
import socket
import sys
import tempfile
from pathlib import Path

import msgspec
import uvicorn

from freebooter.core.errors import FreebooterError
from freebooter.server.house import House
from freebooter.server.operation.alone import alone
from freebooter.server.operation.connections import CarefulProtocol
from freebooter.server.operation.logs import set_up_logs
from freebooter.server.operation.signs_of_life import EVERY, SparingProtocol
from freebooter.server.settings import Settings, hand_down
from freebooter.server.web.proxies import believed

# So many open files are asked for first where the system says that there is no limit: more than it grants anywhere.
_FILES = 1 << 20


class CannotServe(FreebooterError):
    """The server cannot start as asked; the message says why."""


def data_url(data: Path) -> str:
    """The URL of the one SQLite file under a data folder, both of which are made if need be, for their owner alone."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = data / "freebooter.db"
    file.touch(mode=0o600)
    return f"sqlite:///{file.resolve()}"


def check_free(host: str, port: int) -> None:
    """Refuse a port that is taken, with a word instead of a traceback."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise CannotServe(f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port") from None


def allow_many_sockets() -> None:
    """Let this process, and those it starts, have as many sockets open as the system permits: often only 1024 are
    allowed at first, which 200 tables with all their people use up."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else hard
    while soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return
        except (ValueError, OSError):
            # Where no limit is said there is one all the same.
            wanted //= 2


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise CannotServe("several workers need PostgreSQL: give its URL with --database")
    proxies = believed(settings.proxies)
    check_free(host, port)
    allow_many_sockets()
    with alone(settings.database), tempfile.TemporaryDirectory(prefix="freebooter-") as folder:
        # Connections cannot be handed over on Windows: there each is served where it came.
        if workers > 1 and sys.platform != "win32":
            settings = msgspec.structs.replace(settings, workers=workers, neighbours=folder)
        hand_down(settings)
        _run(host, port, workers, proxies, is_neighbourly=bool(settings.neighbours))


def _run(host: str, port: int, workers: int, proxies: list[str], *, is_neighbourly: bool) -> None:
    if is_neighbourly:
        from freebooter.server.operation.neighbours import NeighbourlyProtocol
    uvicorn.run(
        "freebooter.server.web.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        http=NeighbourlyProtocol if is_neighbourly else CarefulProtocol,
        ws=SparingProtocol,
        ws_max_size=16_384,
        ws_ping_interval=EVERY,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=60,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
    )


async def work(settings: Settings) -> None:
    """Play bots' turns until told to stop, without serving anybody."""
    set_up_logs(settings)
    house = House(settings)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; Ctrl-C raises there.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    await house.open()
    try:
        await stop.wait()
    finally:
        await house.close()
