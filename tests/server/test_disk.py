"""A database that cannot be written: whoever moves is told so, nothing is lost, and it heals by itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import LOCAL, ME, Player, SocketPlayer, until
from tests.server.glass_house import GlassHouse


@pytest.fixture
def glass(tmp_path: Path) -> Iterator[GlassHouse]:
    house = GlassHouse(tmp_path / "house")
    yield house
    house.close()


async def set_pragma(glass: GlassHouse, pragma: str) -> None:
    """Set something on the connections that write."""
    entrance = glass.house.database.entrance
    entrance._connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]
    async with glass.house.database.write() as connection:
        await connection.exec_driver_sql(f"PRAGMA {pragma}")


def play_on(anne: Player, table: str) -> tuple[int, str]:
    """Move once; the table's number before it, and what is wrong."""
    info = anne.get(f"/api/tables/{table}")
    answer = anne.whole_move(table, anne.sight(table, info["asks"][0]))
    return info["number"], "" if answer.is_success else answer.json()["code"]


@pytest.mark.parametrize("kind", [Player, SocketPlayer])
def test_a_full_disk_refuses_moves_and_loses_none(glass: GlassHouse, kind: type[Player]) -> None:
    anne = kind(glass.url)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    assert play_on(anne, table)[1] == ""
    glass.do(set_pragma(glass, "max_page_count=1"))
    moves = 0
    while not (code := play_on(anne, table)[1]):
        moves += 1
        assert moves < 200, "the disk is never full"
    assert code == "cannot-write"
    before = anne.get(f"/api/tables/{table}")["number"]
    assert play_on(anne, table) == (before, "cannot-write")
    glass.do(set_pragma(glass, "max_page_count=1000000"))
    assert play_on(anne, table) == (before, "")
    assert anne.get(f"/api/tables/{table}")["number"] > before


def test_a_locked_database_is_not_ready_and_comes_back(glass: GlassHouse) -> None:
    anne = Player(glass.url)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    assert play_on(anne, table)[1] == ""
    glass.do(set_pragma(glass, "busy_timeout=20"))
    with closing(sqlite3.connect(glass.house.database._path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert play_on(anne, table)[1] == "cannot-write"
        assert anne.http.get("/readyz").status_code == 503
        other.execute("ROLLBACK")
    assert play_on(anne, table)[1] == ""
    # Asked again at once it says what it found; it looks once a second.
    assert until(lambda: anne.http.get("/readyz").status_code == 200)
