"""Two servers on one SQLite file: the second says so and stops."""

from pathlib import Path

import pytest

from freebooter.server.operation.alone import NotAlone, alone
from freebooter.server.operation.serving import data_url, serve
from freebooter.server.settings import Settings
from tests.server.postgres import free_port


def test_a_second_server_on_the_same_file_says_so_and_stops(tmp_path: Path) -> None:
    url = data_url(tmp_path)
    with alone(url), pytest.raises(NotAlone, match="another server runs on"):
        serve(Settings(database=url), "127.0.0.1", free_port(), 1)
    with alone(url), alone(data_url(tmp_path / "other")), alone("postgresql://db/name"):
        pass
    assert (tmp_path / "freebooter.db.lock").stat().st_mode & 0o077 == 0
