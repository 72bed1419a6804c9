"""Running a server: tables that are kept for a while only, several serving processes, load."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from freebooter.server.errors import Conflict
from freebooter.server.house import House
from freebooter.server.operation.cleaning import clean
from freebooter.server.settings import Settings
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import tables, users
from freebooter.server.tables import making, rematches
from freebooter.server.tables.setup import NewTable, SeatSetup
from tests.cli.runner import freebooter
from tests.server.client import LOCAL, ME, OPEN, Player
from tests.server.conftest import Site
from tests.server.postgres import Postgres, free_port
from tests.server.processes import Server, environment


def ended_table(player: Player, retention_days: int | None) -> str:
    table: str = player.create("buccaneer", [ME, LOCAL, LOCAL], retention_days=retention_days)["table"]
    for seat in range(3):
        player.post(f"/api/tables/{table}/votes", {"seat": seat, "kind": "end"})
    assert player.get(f"/api/tables/{table}")["state"] == "ended"
    return table


def age(site: Site, days: float, *ids: str) -> None:
    """Let tables have been untouched for so many days, and sweep as a server does every hour."""

    async def work() -> None:
        database = Database(site.database)
        long_ago = time.time() - days * 86_400
        async with database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(changed=long_ago))
            await connection.execute(update(users).where(users.c.name == "Idle").values(created=long_ago))
        await clean(database)
        await database.close()

    asyncio.run(work())


def test_finished_tables_are_kept_as_long_as_their_host_said(site: Site) -> None:
    anne = Player(site.one)
    short, long, for_ever = (ended_table(anne, days) for days in (1, 30, None))
    running: str = anne.create("buccaneer", [ME, LOCAL, LOCAL], retention_days=1)["table"]
    age(site, 0.9, short)
    assert anne.sight(short)["number"] == 0
    age(site, 2, short, long, for_ever, running)
    for player in (anne, anne.at(site.two)):
        assert player.http.get(f"/api/tables/{short}").json()["code"] == "no-table"
        assert player.http.get(f"/api/tables/{short}/sight").json()["code"] == "no-table"
        assert {one["id"] for one in player.get("/api/tables/mine")} == {long, for_ever, running}
    assert anne.move(running, anne.sight(running, anne.get(f"/api/tables/{running}")["asks"][0])).is_success
    age(site, 31, long, for_ever)
    assert {one["id"] for one in anne.get("/api/tables/mine")} == {for_ever, running}


def test_what_never_began_is_not_kept(site: Site) -> None:
    anne, idle, owner = Player(site.one), Player(site.two, "Idle"), Player(site.two, "Idle")
    figures = {**owner.get("/api/games/smugglers")["figure_set"], "name": "My copy"}
    owner.post("/api/figures", {"game": "smugglers", "figures": figures})
    deserted, running = (anne.create("smugglers", seats)["table"] for seats in ([ME, OPEN], [ME, LOCAL]))
    age(site, 6, deserted, running)
    assert idle.get("/api/me")["name"] == "Idle"
    age(site, 31, deserted, running)
    assert [one.get("/api/me")["name"] for one in (idle, owner)] == [None, "Idle"]
    assert {one["id"] for one in anne.get("/api/tables/mine")} == {running}


def test_nobody_has_more_tables_than_they_can_play_at(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House(Settings(database=site.database, bot_processes=0))
        person, _ = await house.people.welcome("Greedy")
        wanted = NewTable(game="buccaneer", seats=[SeatSetup(kind="me"), SeatSetup(), SeatSetup()])
        first = (await making.create(house.ledger, person, wanted)).table
        await making.create(house.ledger, person, wanted)
        with pytest.raises(Conflict, match="not over yet"):
            await making.create(house.ledger, person, wanted)
        async with house.ledger.change(first) as change:
            await change.update(state="ended")
        await making.create(house.ledger, person, wanted)
        with pytest.raises(Conflict, match="not over yet"):
            await rematches.make(house.ledger, person, first, {})
        await house.database.close()

    monkeypatch.setattr(making, "_MOST_TABLES", 2)
    asyncio.run(work())


def test_several_serving_processes_are_one_server(tmp_path: Path, games: Path, postgres: Postgres) -> None:
    url = postgres.database("workers")
    server = Server(tmp_path / "log", games, "--database", url, "--workers", "2", "--bots", "0", "--no-limits")
    server.wait()
    starts = lines_of(server, "ready", 2)
    assert len(starts) == 2
    anne, jack = Player(server.url), Player(server.url, "Jack")
    made = anne.create("smugglers", [ME, OPEN])
    table = made["table"]
    jack.take(made["links"]["seats"]["1"])
    # Sockets go to the process of the table, posted moves to any; each socket is told everything all the same.
    lives = [player.live(table) for player in (anne, jack) * 4]
    for seat, player in enumerate((anne, jack)):
        # A connection of its own may reach the other process.
        again = player.at(server.url)
        assert again.move(table, again.sight(table, seat)).status_code == 200
    for live in lives:
        live.until_number(2)
        assert live.rows()[-2:] == [1, 2]
        live.close()
    server.stop()
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{server.url}/healthz", timeout=5)


def lines_of(server: Server, event: str, count: int) -> list[Any]:
    """The lines of this kind in a server's log, as soon as there are so many."""
    end = time.monotonic() + 60
    while True:
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        found = [line for line in lines if line["event"] == event]
        if len(found) >= count or time.monotonic() > end:
            return found
        time.sleep(0.05)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    refused = freebooter("serve", "--no-browser", "--data", str(tmp_path), "--workers", "2")
    assert refused.code == 2
    assert "several workers need PostgreSQL" in refused.complaint


def test_load_plays_and_reports(games: Path) -> None:
    command = [sys.executable, "-m", "freebooter", "load", "--port", str(free_port()), "--json"]
    command += ["--tables", "2", "--seconds", "2", "--pace", "0.1"]
    done = subprocess.run(command, env=environment(games), capture_output=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr.decode()
    report = json.loads(done.stdout)
    assert (report["engine"], report["tables"], report["sockets"]) == ("SQLite", 2, 8)
    assert report["moves"] > 0
    assert report["p50_ms"] <= report["p99_ms"] <= report["worst_ms"]
    assert (report["conflicts"], report["faults"], report["first_fault"]) == (0, 0, None)
    assert report["long_game"] == "plunder, 2000 moves"
    assert 0 < report["cold_load_ms"] <= report["cold_load_worst_ms"]
    assert 0 < report["undo_ms"] <= report["undo_worst_ms"]
