"""Secrets stay where they belong: what is known only to one seat, one browser or the database is found nowhere else."""

import asyncio
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import insert, select

from freebooter.core.chance import pledge_of
from freebooter.server.operation.logs import set_up_logs, without_secrets
from freebooter.server.settings import Settings
from freebooter.server.storage.database import Database
from freebooter.server.storage.migrate import upgrade
from freebooter.server.storage.schema import capabilities, sessions, tables, users
from tests.server.client import BOT, ME, OPEN, Player
from tests.server.conftest import Site
from tests.server.glass_house import LogBook


def in_database(site: Site, *columns: Any) -> list[Any]:
    async def read() -> list[Any]:
        database = Database(site.database)
        async with database.read() as connection:
            found = list(await connection.execute(select(*columns)))
        await database.close()
        return found

    return asyncio.run(read())


def test_no_secret_is_sent_or_logged_or_kept_in_the_open(site: Site) -> None:
    anne, jack, watcher = Player(site.one, "Anne"), Player(site.two, "Jack"), Player(site.two, "Watcher")
    made = anne.create("smugglers", [ME, OPEN, BOT])
    table = made["table"]
    jack.http.get(f"/go/{made['links']['seats']['1']}")
    jack.post("/api/links/use", {"pledge": pledge_of("marker-of-a-nonce")})
    jack.post(f"/api/tables/{table}/nonce", {"seat": 1, "nonce": "marker-of-a-nonce"})
    watcher.take(made["links"]["spectator"])
    anne.post("/api/account", {"name": f"Anne {table}", "password": "marker-of-a-password"})
    (seed,) = (row.seed for row in in_database(site, tables.c.id, tables.c.seed) if row.id == table)
    lives = [anne.live(table), jack.live(table), watcher.live(table)]
    over = False
    while not over:
        texts: list[str] = []
        for player, live in zip((anne, jack), lives, strict=False):
            while live.sight["question"] < 0 and live.sight["result"] is None:
                if 2 in live.sight["asks"] or live.number < max(one.number for one in lives):
                    live.read()
                else:
                    break
            if live.sight["question"] >= 0:
                answer = player.whole_move(table, live.sight, f"marker-of-a-key-{live.number}")
                assert answer.status_code == 200, answer.text
                texts.append(answer.text)
                for one in lives:
                    one.until_number(answer.json()["number"])
        for player in (anne, jack, watcher):
            texts += [
                player.http.get(f"/api/tables/{table}/{what}").text for what in ("sight", "record", "past", "journal")
            ]
            # Bots go on meanwhile: only what was read before the table was seen at play was read before the end.
            after = player.http.get(f"/api/tables/{table}")
            texts.append(after.text)
            over = over or after.json()["state"] == "finished"
            assert over or seed.hex() not in "".join(texts), "the seed was given away before the end"
    assert seed.hex() in anne.http.get(f"/api/tables/{table}/journal").text
    sent = "".join(text for live in lives for text in live.texts)
    for live in lives:
        live.close()
    tokens = [made["links"]["host"], made["links"]["spectator"], *made["links"]["seats"].values()]
    cookies = [player.http.cookies["freebooter_session"] for player in (anne, jack, watcher)]
    for secret in (*tokens, *cookies, "marker-of-a-password", "marker-of-a-key", seed.hex()):
        assert secret not in sent
        assert secret not in site.log_text()
    assert "marker-of-a-nonce" not in sent
    kept = repr(
        [
            *in_database(site, users.c.name, users.c.login, users.c.password),
            *in_database(site, capabilities),
            *in_database(site, sessions),
        ]
    )
    for secret in (*tokens, *cookies, "marker-of-a-password"):
        assert secret not in kept
    assert "$argon2id$" in kept


def test_logs_name_no_link(site: Site) -> None:
    assert re.search(r"/go/[\w-]{20}", site.log_text()) is None


@pytest.mark.parametrize("path", ["/go/{}", "/api/letters/{}/stop"])
def test_an_address_that_holds_a_token_is_cut(path: str) -> None:
    written = without_secrets(None, "", {"path": path.format("marker-of-a-token")})
    assert written == {"path": path.format("…")}


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[LogBook]:
    """What a server that ran in this process would log."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    book = LogBook()
    monkeypatch.setattr(sys, "stderr", book)
    set_up_logs(Settings(database="", log_level="debug"))
    structlog.configure(cache_logger_on_first_use=False)
    yield book
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def log_failing_statement(url: str, **values: Any) -> None:
    """A table is written that the database refuses, and the error is logged as the server's parts do it."""

    async def work() -> None:
        database = Database(url)
        await upgrade(database)
        usual = {"id": "secret", "game": "x", "state": "open", "public": False, "setup": "{}", "created": 0}
        usual |= {"seed": b"", "commitment": ""}
        try:
            async with database.write() as connection:
                await connection.execute(insert(tables).values(**{**usual, "changed": 0, **values}))
        except Exception as error:
            structlog.get_logger("freebooter.web").error("request failed", exc_info=error)
            logging.getLogger("uvicorn.error").error("request failed", exc_info=error)
        else:
            pytest.fail("the database took it")
        await database.close()

    asyncio.run(work())


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_statement_that_fails_leaves_nothing_of_its_values_in_the_log(
    engine: str, request: pytest.FixtureRequest, tmp_path: Path, log: LogBook
) -> None:
    is_sqlite = engine == "sqlite"
    url = f"sqlite:///{tmp_path}/x.db" if is_sqlite else request.getfixturevalue("postgres").database("failing")
    seed = b"marker-of-a-seed"
    # PostgreSQL quotes the row in which something is missing, and its driver a value of the wrong type.
    log_failing_statement(url, seed=seed, setup="marker-of-a-setup", state=None)
    if not is_sqlite:
        log_failing_statement(url, seed=seed, number="marker-of-a-number")
    text = log.getvalue()
    assert text.count('"event": "request failed"') == (2 if is_sqlite else 4)
    assert "INSERT INTO tables" in text, "what failed is said"
    for secret in ("marker-of", repr(seed)[2:-1], seed.hex()):
        assert secret not in text
