"""Faults: processes that are killed, databases that go away. Whatever was committed is there, and everybody sees it."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import httpx
import pytest

from freebooter.server.live.bus import MemoryBus
from freebooter.server.live.company import Company, Present
from freebooter.server.storage.database import Database
from tests.server.client import LOCAL, ME, OPEN, Player, SocketPlayer, new_key
from tests.server.conftest import Site
from tests.server.postgres import Postgres
from tests.server.processes import Server, environment

# A server process that is killed, as by a power cut, when a move is committed and nobody has been told yet. One that
# has the match in memory takes the short way, another the general one.
KILLED_BEFORE_TELLING = textwrap.dedent(
    """
    import asyncio, os, signal, sys
    import msgspec
    from freebooter.server.house import House
    from freebooter.server.people.tokens import token_hash
    from freebooter.server.settings import Settings
    from freebooter.server.tables.moves import MovesSent, take_moves

    url, table, session, moves, way = sys.argv[1:]

    async def main() -> None:
        house = House(Settings(database=url, bot_processes=0))
        house.ledger.tell = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
        if way == "short":
            async with house.ledger.look(table):
                assert house.ledger.held(table)
        await take_moves(house.ledger, token_hash(session), table, msgspec.json.decode(moves, type=MovesSent))

    asyncio.run(main())
    """
)


def submit_and_die(site: Site, games: Path, player: Player, table: str, sight: dict[str, Any], way: str) -> None:
    moves = {"seat": sight["viewer"], "question": sight["question"], "key": new_key()}
    result = subprocess.run(
        [
            sys.executable,
            "-c",
            KILLED_BEFORE_TELLING,
            site.database,
            table,
            player.http.cookies["freebooter_session"],
            json.dumps({**moves, "actions": [sight["legal"][0]["action"]]}),
            way,
        ],
        env=environment(games),
        check=False,
        capture_output=True,
    )
    assert result.returncode == -signal.SIGKILL, result.stderr.decode()


@pytest.mark.parametrize(("way", "kind"), [("short", SocketPlayer), ("general", Player)])
def test_a_kill_between_commit_and_broadcast_loses_nothing(
    site: Site, games: Path, way: str, kind: type[Player]
) -> None:
    anne = kind(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    seat = anne.get(f"/api/tables/{table}")["asks"][0]
    with anne.live(table, viewer=seat) as live, anne.at(site.two).live(table, viewer=-2) as other:
        submit_and_die(site, games, anne, table, live.sight, way)
        live.until_number(1)
        other.until_number(1)
        following = anne.get(f"/api/tables/{table}")["asks"][0]
        assert anne.move(table, anne.sight(table, following)).status_code == 200
        live.until_number(2)
        assert live.rows() == [0, 1, 2]


def test_a_killed_server_comes_back_with_everything(tmp_path: Path, games: Path) -> None:
    server = Server(tmp_path / "first.log", games, "--data", str(tmp_path))
    server.wait()
    anne = Player(server.url)
    table = anne.create("smugglers", [ME, OPEN])["table"]
    mary = SocketPlayer(server.url, "Mary")
    mary.take(anne.post(f"/api/tables/{table}/links", {"role": "seat", "seat": 1})["token"])
    assert anne.move(table, anne.sight(table)).status_code == 200
    with anne.live(table) as live:
        known = live.number
        server.kill()
        again = Server(tmp_path / "second.log", games, "--data", str(tmp_path), port=server.port)
        again.wait()
    assert mary.move(table, mary.sight(table)).status_code == 200
    with anne.live(table, after=known) as live:
        assert live.rows() == [known + 1]
        assert live.sight["view"]["answer"] is None
    again.stop()


@pytest.mark.parametrize("site", ["postgresql"], indirect=True)
def test_a_lost_database_heals(site: Site, postgres: Postgres) -> None:
    anne = Player(site.one)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    over_socket = anne.on_socket()
    with anne.at(site.two).live(table, viewer=-2) as live:
        postgres.stop()
        assert httpx.get(f"{site.one}/healthz", timeout=60).status_code == 200
        assert httpx.get(f"{site.one}/readyz", timeout=60).status_code == 503
        postgres.start()
        for number in (1, 2, 3):
            seat = anne.get(f"/api/tables/{table}")["asks"][0]
            by = over_socket if number == 2 else anne
            assert by.move(table, anne.sight(table, seat)).status_code == 200
            live.until_number(number)
        assert live.rows()[-3:] == [1, 2, 3]


def test_a_full_table_whose_start_was_lost_is_started_when_the_server_comes_back(tmp_path: Path, games: Path) -> None:
    server = Server(tmp_path / "log", games, "--data", str(tmp_path))
    server.wait()
    anne = Player(server.url)
    made = anne.create("smugglers", [ME, OPEN])
    server.kill()
    # As a process leaves it that dies after it has entered the last player and before it has begun.
    with sqlite3.connect(tmp_path / "freebooter.db") as database:
        database.execute("UPDATE seats SET kind = 'bot', bot = 'random', name = 'Jack' WHERE seat = 1")
    again = Server(tmp_path / "log", games, "--data", str(tmp_path), port=server.port)
    again.wait()
    assert anne.get(f"/api/tables/{made['table']}")["state"] == "playing"
    assert anne.sight(made["table"])["legal"]
    again.stop()


@pytest.mark.parametrize("site", ["postgresql"], indirect=True)
def test_whoever_comes_just_when_the_database_goes_is_counted_later(site: Site, postgres: Postgres) -> None:
    """The company of one process is written down by hand here: the moment between two statements cannot be met."""

    async def work() -> tuple[Present, Present, Present]:
        company = Company(Database(site.database), MemoryBus())
        postgres.stop()
        name = company.come("nowhere", 3)
        await company.close()
        postgres.start()
        before = await company.database.steadily(lambda: company.at(["nowhere"]))
        await company.renew()
        after = await company.at(["nowhere"])
        company.go(name)
        await company.close()
        gone = await company.at(["nowhere"])
        await company.database.close()
        return before["nowhere"], after["nowhere"], gone["nowhere"]

    before, after, gone = asyncio.run(work())
    assert (before.seats, after.seats, gone.seats) == ([], [3], [])
