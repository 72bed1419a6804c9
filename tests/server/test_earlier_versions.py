"""What earlier versions left behind is opened, finished and replayed; what differs is named, nothing is stranded."""

import asyncio
import gzip
import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from freebooter.core import journal
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.errors import BadJournal
from freebooter.core.figures import figures_digest, write_figures
from freebooter.core.journal import Components, figures_for, read_journal, read_row, write_row
from freebooter.core.table import CHANCE
from freebooter.core.verify import verify
from freebooter.server.house import House
from freebooter.server.people.tokens import token_hash
from freebooter.server.settings import Settings
from freebooter.server.storage.check import check
from freebooter.server.storage.database import Database
from freebooter.server.storage.migrate import migrate, upgrade
from freebooter.server.storage.schema import sessions
from freebooter.server.tables.moves import MovesSent, Taken, take_moves
from tests.cli.runner import Ran, freebooter
from tests.earlier.make import HERE, Ending, Left
from tests.server.postgres import Postgres

VERSIONS = sorted(folder for folder in HERE.iterdir() if (folder / "left.json").exists())
every_version = pytest.mark.parametrize("kept", VERSIONS, ids=lambda folder: folder.name)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


def unpack(kept: Path, data: Path) -> Path:
    """The old database, where a server would look for it."""
    file = data / "freebooter.db"
    with gzip.open(kept / "freebooter.db.gz") as small, file.open("wb") as whole:
        shutil.copyfileobj(small, whole)
    return file


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as base:
        return list(base.iterdump())


def left_behind(kept: Path) -> Left:
    return msgspec.json.decode((kept / "left.json").read_bytes(), type=Left)


def db(*arguments: str, data: Path) -> Ran:
    return freebooter("db", *arguments, "--data", str(data))


@every_version
@pytest.mark.parametrize("game", game_ids())
def test_an_old_journal_is_replayed_and_verified(kept: Path, game: str) -> None:
    """If the figures are not known any more: keep what was the standard set before as `figures/<digest>.json`."""
    assert verify(find_game(game), read_journal((kept / f"{game}.json").read_bytes())).over


@every_version
def test_old_tables_are_opened_and_finished_with_the_same_dice(kept: Path, data: Path) -> None:
    unpack(kept, data)
    left = left_behind(kept)

    async def play_on() -> list[list[str]]:
        house = House(Settings(database=f"sqlite:///{data}/freebooter.db", bot_processes=0))
        await house.open()
        try:
            whole = await check(house.database)
            assert (whole.tables, whole.faults) == (2 * len(game_ids()), [])
            played = [await _finish(house, ending) for ending in left.endings]
            assert (await check(house.database)).faults == []
            for table in [*left.finished, *(ending.table for ending in left.endings)]:
                async with house.ledger.look(table) as (entry, running):
                    assert entry.state == "finished"
                    assert running is not None
                    verify(running.match.game, running.match.journal())
        finally:
            await house.close()
        return played

    assert asyncio.run(play_on()) == [ending.rows for ending in left.endings]


async def _finish(house: House, ending: Ending) -> list[str]:
    """Play the moves again that once ended this table; the rows they lead to."""
    session = token_hash("somebody who comes back")
    async with house.database.write() as connection:
        # Whoever sat here has long since been signed out: all seats are of one person.
        await connection.execute(update(sessions).values(token_hash=session, expires=time.time() + 60))
    for body in ending.rows:
        row = read_row(body)
        async with house.ledger.look(ending.table) as (_, running):
            assert running is not None
            question = running.match.question(row.seat)
        actions = [step.action for step in row.steps if step.seat != CHANCE]
        # A key of its own: those of the old log, which is where keys are looked up, came from a counter.
        sent = MovesSent(seat=row.seat, question=question, key=f"again-{row.number:08}", actions=actions)
        assert isinstance(await take_moves(house.ledger, session, ending.table, sent), Taken)
    async with house.ledger.look(ending.table) as (_, running):
        assert running is not None
        return [write_row(row) for row in running.match.rows[-len(ending.rows) :]]


@every_version
@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_an_old_backup_is_restored(kept: Path, data: Path, engine: str, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{data}/freebooter.db"
    if engine == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database(f"earlier{kept.name.replace('.', '_')}")
    # A shape that is there already, and newer, is no hindrance as long as nothing is in it.
    assert freebooter("db", "upgrade", "--database", url).code == 0
    restored = freebooter("db", "restore", str(kept / "backup.gz"), "--database", url)
    assert restored.code == 0, restored.complaint
    checked = freebooter("db", "check", "--database", url)
    assert (checked.code, checked.out.split()[0]) == (0, str(2 * len(game_ids()))), checked.complaint


@pytest.mark.parametrize("harm", ["cut", "flipped", "short", "torn line"])
def test_a_broken_backup_changes_nothing(data: Path, tmp_path: Path, harm: str) -> None:
    whole = (VERSIONS[-1] / "backup.gz").read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = {
        "cut": whole[: len(whole) // 2],
        "flipped": whole[:5000] + bytes([whole[5000] ^ 255]) + whole[5001:],
        "short": gzip.compress(b"".join(lines[:-3] + lines[-1:])),
        "torn line": gzip.compress(b"".join([*lines[:-4], lines[-4][:9] + b"\n", *lines[-3:]])),
    }[harm]
    file = tmp_path / "backup.gz"
    file.write_bytes(broken)
    refused = db("restore", str(file), data=data)
    assert (refused.code, "backup" in refused.complaint) == (2, True), refused.complaint
    assert (data / "freebooter.db").read_bytes() == b""


def test_rows_survive_migrations_that_make_their_tables_anew(data: Path) -> None:
    """SQLite drops the old table, and once took with it what pointed there."""

    async def work() -> list[int]:
        database = Database(f"sqlite:///{data}/freebooter.db")
        async with database.write() as connection:
            await migrate(connection, "0001")
            await connection.exec_driver_sql(
                "INSERT INTO tables (id, game, state, public, setup, number, asks, bot_asked, version, said, created,"
                " changed) VALUES ('old', 'buccaneer', 'open', 0, '{}', 0, 0, 0, 0, 0, 0, 0)"
            )
            await connection.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, kind, name, nonce, muted, seen)"
                " VALUES ('old', 0, 'open', '', '', 0, 0)"
            )
            await connection.exec_driver_sql("INSERT INTO rows VALUES ('old', 0, 'start', '{}', 0)")
        await upgrade(database)
        async with database.read() as connection:
            found = [
                (await connection.exec_driver_sql(f"SELECT count(*) FROM {name}")).scalar_one()
                for name in ("tables", "seats", "rows")
            ]
        await database.close()
        return found

    assert asyncio.run(work()) == [1, 1, 1]


def test_an_upgrade_names_what_differs_and_only_looks_if_asked(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = unpack(VERSIONS[-1], data)
    game = find_game("buccaneer")
    was = figures_digest(game.figures())
    written = write_figures(game.figures())
    corrected = {**json.loads(written), "name": "corrected"}
    monkeypatch.setitem(game.__dict__, "_standard", game.figures(json.dumps(corrected)))
    before = contents(file)
    refused = db("upgrade", "--look", data=data)
    assert refused.code == 0, refused.complaint
    assert refused.out.count("differs: buccaneer, table") == 2
    assert db("upgrade", data=data).code == 2
    assert contents(file) == before
    # Once the set that was the standard is kept beside the new one, all of them go on.
    monkeypatch.setattr(journal, "_earlier_figures", lambda _, digest: written if digest == was else None)
    named = db("upgrade", data=data)
    assert named.code == 0, named.complaint
    assert f"differs: buccaneer, figure set standard {was}" in named.out
    with closing(sqlite3.connect(file)) as base:
        base.execute("UPDATE tables SET head = replace(head, '\"edition\":1', '\"edition\":99') WHERE game = 'plunder'")
        base.commit()
    stranded = db("upgrade", data=data)
    assert stranded.code == 2
    assert "edition" in stranded.complaint


def test_figures_are_looked_for_by_fingerprints_alone() -> None:
    game = find_game("buccaneer")
    for digest in ("../standard", "0" * 16, ""):
        with pytest.raises(BadJournal, match="is not that of the set"):
            figures_for(game, Components(name="standard", digest=digest))
