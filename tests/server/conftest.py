"""The servers that tests talk to: one on SQLite, and two with a worker on PostgreSQL."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.bad_bots import Backstage
from tests.server.client import Player, SocketPlayer, close_all
from tests.server.postgres import Postgres
from tests.server.processes import Process, Server, example_games


@dataclass(frozen=True)
class Site:
    """A server as players see it: two addresses, which on PostgreSQL are two processes."""

    name: str
    one: str
    two: str
    database: str
    logs: tuple[Path, ...]

    def log_text(self) -> str:
        return "".join(log.read_text() for log in self.logs)


@pytest.fixture(autouse=True)
def _connections_end() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(params=[Player, SocketPlayer], ids=["http", "socket"])
def somebody(request: pytest.FixtureRequest) -> type[Player]:
    """People whose moves are posted, and people whose moves go over a socket."""
    kind: type[Player] = request.param
    return kind


@pytest.fixture
def backstage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Backstage:
    """Bad bots, known to this process and to all that are started from it."""
    return Backstage(tmp_path / "backstage", monkeypatch)


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return example_games(tmp_path_factory.mktemp("games"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, games: Path) -> Iterator[Site]:
    """The same tests run on both."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        server = Server(folder / "server.log", games, "--data", str(folder), "--no-limits", "--no-durable")
        server.wait()
        yield Site("sqlite", server.url, server.url, f"sqlite:///{folder}/freebooter.db", (server.log,))
        server.stop()
        return
    url = request.getfixturevalue("postgres").database("site")
    first = Server(folder / "first.log", games, "--database", url, "--no-limits", "--bots", "0")
    second = Server(folder / "second.log", games, "--database", url, "--no-limits", "--bots", "0")
    worker = Process(folder / "worker.log", games, "worker", "--database", url)
    first.wait()
    second.wait()
    yield Site("postgresql", first.url, second.url, url, (first.log, second.log, worker.log))
    for process in (worker, second, first):
        process.stop()
