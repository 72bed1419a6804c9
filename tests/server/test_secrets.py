"""Secrets stay where they belong: what is known only to one seat, one browser or the database is found nowhere else."""

import asyncio
import re
from typing import Any

from sqlalchemy import select

from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import capabilities, sessions, tables, users
from tests.server.client import BOT, ME, OPEN, Player
from tests.server.conftest import Site
from tests.server.test_a_game import whole


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
    jack.post("/api/links/use", {"nonce": "marker-of-a-nonce"})
    watcher.take(made["links"]["spectator"])
    anne.post("/api/account", {"name": f"Anne {table}", "password": "marker-of-a-password"})
    (seed,) = (row.seed for row in in_database(site, tables.c.id, tables.c.seed) if row.id == table)
    lives = [anne.live(table), jack.live(table), watcher.live(table)]
    texts: list[str] = []
    over = False
    while not over:
        for player, live in zip((anne, jack), lives, strict=False):
            while live.sight["question"] < 0 and live.sight["result"] is None:
                if 2 in live.sight["asks"] or live.number < max(one.number for one in lives):
                    live.read()
                else:
                    break
            over = live.sight["result"] is not None
            if live.sight["question"] >= 0:
                body = {**whole(player, table, live.sight), "key": f"marker-of-a-key-{live.number}"}
                answer = player.try_post(f"/api/tables/{table}/moves", body)
                assert answer.status_code == 200, answer.text
                texts.append(answer.text)
                for one in lives:
                    one.until_number(answer.json()["number"])
                    over = over or one.sight["result"] is not None
        for player in (anne, jack, watcher):
            texts += [
                player.http.get(f"/api/tables/{table}/{what}").text for what in ("sight", "record", "past", "journal")
            ]
            texts.append(player.http.get(f"/api/tables/{table}").text)
            if not over:
                assert seed.hex() not in "".join(texts), "the seed was given away before the end"
            texts = [] if over else texts[-40:]
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
