"""Gaps: between finding out what somebody may do and letting them do it, somebody else may have been quicker."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.errors import NotFound
from freebooter.server.live import rooms
from freebooter.server.live.rooms import Listener
from freebooter.server.people.tokens import token_hash
from freebooter.server.tables import making
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.info import Vote, read_votes
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.making import Seated
from tests.server.client import ME, OPEN, Player, until
from tests.server.glass_house import GlassHouse


@pytest.fixture
def glass(tmp_path: Path) -> Iterator[GlassHouse]:
    house = GlassHouse(tmp_path / "house")
    yield house
    house.close()


def test_of_two_who_follow_one_link_in_the_same_instant_one_has_the_seat(
    glass: GlassHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = glass.house
    made = Player(glass.url, "Host").create("seven_seas", [ME, OPEN])
    waiting: list[str] = []
    turn = Ledger.turn

    def noted(ledger: Ledger, table_id: str) -> asyncio.Lock:
        waiting.append(table_id)
        return turn(ledger, table_id)

    async def both() -> list[Any]:
        people = [(await house.people.welcome(name))[0] for name in ("Bob", "Eve")]
        async with house.ledger.turn(made["table"]):
            monkeypatch.setattr(Ledger, "turn", noted)
            using = [
                asyncio.create_task(making.use_link(house.ledger, one, made["links"]["seats"]["1"])) for one in people
            ]
            while len(waiting) < len(people):
                await asyncio.sleep(0)
        return await asyncio.gather(*using, return_exceptions=True)

    first, second = glass.do(both())
    assert isinstance(first, Seated)
    assert isinstance(second, NotFound), "the link ended when somebody sat down by it"


def test_whoever_comes_while_others_are_told_of_new_seats_is_looked_at_first(
    glass: GlassHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, bob, thief = (Player(glass.url, name) for name in ("Host", "Bob", "Thief"))
    made = host.create("seven_seas", [ME, OPEN])
    table = made["table"]
    thief.take(bob.take(made["links"]["seats"]["1"])["link"])
    session = token_hash(thief.http.cookies["freebooter_session"])

    async def greeted() -> Listener:
        async with glass.house.ledger.look_as(table, session) as (entry, _, access):
            listener = Listener(table, 1, access, session)
            listener.version = listener.told_version = entry.version
            return listener

    async def slowly(connection: AsyncConnection, entry: TableEntry) -> list[Vote]:
        if entry.version > late.version and not entered:
            entered.append(late)
            glass.house.rooms.enter(late)
        return await read_votes(connection, entry)

    late, entered = glass.do(greeted()), list[Listener]()
    monkeypatch.setattr(rooms, "read_votes", slowly)
    with bob.live(table):
        bob.post(f"/api/tables/{table}/links", {"role": "seat", "seat": 1})
        until(lambda: entered)
        until(lambda: late.refusal, 20)
    assert late not in glass.house.rooms._rooms.get(table, rooms.Room(table)).listeners
