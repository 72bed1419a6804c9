"""The database: its shape, its care, and that both engines keep the same."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select, update

from freebooter.core import catalogue
from freebooter.server.operation.serving import data_url
from freebooter.server.people.accounts import People
from freebooter.server.storage import checkpoints
from freebooter.server.storage.database import BadDatabase, Database, async_url
from freebooter.server.storage.entering import LogEntry
from freebooter.server.storage.migrate import upgrade
from freebooter.server.storage.schema import METADATA, rows, tables
from freebooter.server.tables.making import insert_table
from freebooter.server.tables.setup import Setup
from tests.cli.runner import freebooter
from tests.server.client import BOT, LOCAL, ME, Player
from tests.server.conftest import Site
from tests.server.test_a_game import play_to_the_end


@pytest.fixture
def _smugglers_too(games: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game is installed in this process too."""
    monkeypatch.syspath_prepend(str(games))
    catalogue._entries.cache_clear()
    yield
    monkeypatch.undo()
    catalogue._entries.cache_clear()


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def differences() -> list[object]:
        database = Database(f"sqlite:///{tmp_path}/fresh.db")
        await upgrade(database)
        async with database.read() as connection:
            found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))
        await database.close()
        return list(found)

    assert asyncio.run(differences()) == []


@pytest.mark.parametrize("longest", [4000, 0])
def test_what_is_written_reaches_the_file_without_a_commit_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    """While somebody goes on writing, too: the log is begun anew when it is too long."""
    monkeypatch.setattr(checkpoints, "_EVERY", 0.01)
    monkeypatch.setattr(checkpoints, "_LONG", longest)

    async def work() -> None:
        file = tmp_path / "freebooter.db"
        database = Database(f"sqlite:///{file}")
        await upgrade(database)
        database.open()
        people = People(database)
        small = file.stat().st_size
        end = time.monotonic() + 60
        while file.stat().st_size <= small:
            assert time.monotonic() < end, "nothing reaches the file"
            for _ in range(20):
                await people.welcome("Anne")
        await database.close()

    asyncio.run(work())


def entry_at(table: str, number: int, key: str) -> LogEntry:
    stands: dict[str, Any] = {
        "asks": 1,
        "state": "playing",
        "bot_asked": False,
        "version": 0,
        "seat": 0,
        "session": None,
        "hint": "",
    }
    return LogEntry(table_id=table, number=number, key=key, body="{}", time=1.0, **stands)


def test_rows_that_wait_for_the_disk_are_committed_together_and_one_that_is_refused_spoils_none(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(data_url(tmp_path), durable=True)
        await upgrade(database)
        async with database.write() as connection:
            for table in "abc":
                await insert_table(connection, table, "buccaneer", Setup(), None, None, public=False)
            await connection.execute(update(tables).values(state="playing"))
        enter = database.entrance.enter
        assert await enter(entry_at("b", 0, "used"))
        statements: list[str] = []
        database.entrance._connection.set_trace_callback(statements.append)  # type: ignore[attr-defined]
        wanted = [("a", 0, "new"), ("b", 1, "used"), ("c", 0, "new"), ("c", 5, "late")]
        assert await asyncio.gather(*(enter(entry_at(*one)) for one in wanted)) == [True, False, True, False]
        assert statements.count("COMMIT") == 1
        async with database.read() as connection:
            stored = select(tables.c.id, tables.c.number).order_by(tables.c.id)
            assert list(await connection.execute(stored)) == [("a", 0), ("b", 0), ("c", 0)]
            assert await connection.scalar(select(func.count()).select_from(rows)) == 3
        await database.close()

    asyncio.run(work())


@pytest.mark.skipif(os.name != "posix", reason="files have other permissions there")
def test_a_file_that_is_named_by_its_url_is_its_owners_alone(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(f"sqlite:///{tmp_path}/own.db")
        await upgrade(database)
        assert [file.stat().st_mode & 0o077 for file in tmp_path.iterdir()] == [0] * len(list(tmp_path.iterdir()))
        await database.close()

    asyncio.run(work())


def test_urls_that_are_not_ours() -> None:
    assert async_url("postgresql://me:secret@there/db") == "postgresql+asyncpg://me:secret@there/db"
    with pytest.raises(BadDatabase, match="mysql is not supported"):
        async_url("mysql://there/db")
    with pytest.raises(BadDatabase, match="cannot be read"):
        async_url("there")


@pytest.mark.usefixtures("_smugglers_too")
def test_a_backup_checks_out_and_comes_back_on_sqlite(site: Site, tmp_path: Path) -> None:
    anne = Player(site.one)
    table = anne.create("buccaneer", [ME, BOT, BOT])["table"]
    play_to_the_end(anne, table, 0)
    file = tmp_path / "backup.gz"
    made = freebooter("db", "backup", str(file), "--database", site.database)
    assert made.code == 0, made.complaint
    data = tmp_path / "restored"
    restored = freebooter("db", "restore", str(file), "--data", str(data))
    assert restored.code == 0, restored.complaint
    if os.name == "posix":
        # They hold secrets: nobody but their owner reads them.
        kept = (file, data, *data.iterdir())
        assert [one.stat().st_mode & 0o077 for one in kept] == [0] * len(kept)
    assert restored.out.split()[0] == made.out.split()[0]
    again = freebooter("db", "restore", str(file), "--data", str(data))
    assert again.code == 2
    assert "not empty" in again.complaint
    whole = freebooter("db", "check", "--data", str(data))
    assert whole.code == 0, whole.complaint
    with sqlite3.connect(data / "freebooter.db") as broken:
        broken.execute(
            'UPDATE rows SET body = replace(body, \'"digest":"\', \'"digest":"0\') WHERE table_id = ?', (table,)
        )
    broken.close()
    faulty = freebooter("db", "check", "--data", str(data))
    assert faulty.code == 1
    assert f"table {table} (buccaneer): row 0: the state after it is not the one recorded" in faulty.complaint


def test_an_upgrade_that_would_strand_tables_names_them(tmp_path: Path) -> None:
    assert freebooter("db", "upgrade", "--data", str(tmp_path)).code == 0
    with sqlite3.connect(tmp_path / "freebooter.db") as base:
        base.execute(
            "INSERT INTO tables (id, game, state, public, setup, head, seed, commitment, number, asks, bot_asked,"
            " version, said, created, changed)"
            " VALUES ('lost', 'ludo', 'playing', 0, '{}', '{}', '', '', 0, 0, 0, 0, 0, 0, 0)"
        )
    base.close()
    refused = freebooter("db", "upgrade", "--data", str(tmp_path))
    assert refused.code == 2
    assert "lost (ludo)" in refused.complaint


def test_a_cold_load_sees_what_was_played(site: Site) -> None:
    anne = Player(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    for _ in range(5):
        seat = anne.get(f"/api/tables/{table}")["asks"][0]
        here = anne.sight(table, seat)
        assert anne.at(site.two).sight(table, seat) == here
        anne.move(table, here)
