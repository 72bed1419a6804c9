"""What is over: one's own games, those of two people, and that nobody else learns of them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from freebooter.server.people.accounts import User
from freebooter.server.storage.database import Database
from freebooter.server.storage.migrate import upgrade
from freebooter.server.storage.schema import seats, tables, users
from freebooter.server.tables.entry import SeatEntry
from freebooter.server.tables.history import Companion, GameTally, Histories, History, Sought
from freebooter.server.tables.lists import Lists
from tests.server.client import BOT, ME, OPEN, Player
from tests.server.conftest import Site

_ANNE = User("anne", "Anne", has_account=False, session=b"")
# Tables by id, game, state, and who sits: user, name and place, if the game came to its end.
_PLAYED: list[tuple[str, str, str, list[tuple[str | None, str, int | None]]]] = [
    ("first", "buccaneer", "finished", [("anne", "Anne", 1), ("jack", "Jack", 2)]),
    # Pass and play: two seats of one person are one game.
    ("second", "buccaneer", "finished", [("anne", "Anne", 2), ("anne", "Bea", 3), ("jack", "Jack", 1)]),
    ("third", "plunder", "ended", [("jack", "Jack", None), ("anne", "Anne", None)]),
    ("masked", "buccaneer", "finished", [("anne", "Anne", 2), ("jack", "Captain X", 1)]),
    ("bots", "buccaneer", "finished", [("anne", "Anne", 1), (None, "Jack", 2)]),
    ("running", "buccaneer", "playing", [("anne", "Anne", None), ("jack", "Jack", None)]),
    ("elsewhere", "buccaneer", "finished", [("mary", "Mary", 2), ("jack", "Jack", 1)]),
]


async def nothing(_tables: list[str]) -> None:
    """These games have no rows from which their ends could be told."""


async def fill(database: Database) -> None:
    await upgrade(database)
    async with database.write() as connection:
        for user in ("anne", "jack", "mary"):
            await connection.execute(insert(users).values(id=user, name=user.title(), created=0))
        for changed, (name, game, state, sitting) in enumerate(_PLAYED):
            known = {"id": name, "game": game, "state": state, "public": False, "setup": "{}", "seed": b""}
            times = {"commitment": "", "number": 5, "settled": 5, "created": 0, "changed": changed}
            await connection.execute(insert(tables).values(**known, **times))
            for seat, (user_id, called, place) in enumerate(sitting):
                kind = {"kind": "person" if user_id else "bot", "name": called, "user_id": user_id}
                result = {"place": place, "score": place}
                await connection.execute(insert(seats).values(table_id=name, seat=seat, **kind, **result))


def histories(url: str, *asked: tuple[Sought, SeatEntry | None]) -> list[History]:
    """What Anne is told of these."""

    async def work() -> list[History]:
        database = Database(url)
        await fill(database)
        found = Histories(Lists(database, nothing))
        told = [await found.of(_ANNE, sought, beside) for sought, beside in asked]
        await database.close()
        return told

    return asyncio.run(work())


def seat_of(user_id: str, name: str) -> SeatEntry:
    empty: dict[str, Any] = {"bot": None, "stand_in": None, "muted": False, "pledge": "", "shown": False, "devices": 1}
    return SeatEntry(seat=1, kind="person", name=name, user_id=user_id, **empty)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_games_of_two_are_those_at_which_both_sat_under_that_name(
    engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    is_sqlite = engine == "sqlite"
    url = f"sqlite:///{tmp_path}/x.db" if is_sqlite else request.getfixturevalue("postgres").database("histories")
    jack = seat_of("jack", "Jack")
    own, both, won, masked = histories(
        url,
        (Sought(), None),
        (Sought(), jack),
        (Sought(outcome="won"), jack),
        (Sought(), seat_of("jack", "Captain X")),
    )
    assert [table.id for table in own.tables] == ["bots", "masked", "third", "second", "first"]
    assert own.tallies == [GameTally(game="buccaneer", played=4, won=2, theirs=None)]
    assert own.people == [
        Companion(name="Jack", table="third", seat=0, played=3),
        Companion(name="Captain X", table="masked", seat=1, played=1),
    ]
    assert (both.name, both.people) == ("Jack", [])
    assert [table.id for table in both.tables] == ["third", "second", "first"]
    assert both.tallies == [GameTally(game="buccaneer", played=2, won=1, theirs=1)]
    assert [table.id for table in won.tables] == ["first"]
    assert [table.id for table in masked.tables] == ["masked"]


def test_only_whoever_plays_at_a_table_is_told_of_the_others_there(site: Site) -> None:
    anne, grace, mary = (Player(site.one, name) for name in ("Anne", "Grace", "Mary"))
    made = anne.create("buccaneer", [ME, OPEN, BOT], public=True)
    table = made["table"]
    grace.take(made["links"]["seats"]["1"])
    for player, seat in ((anne, 0), (grace, 1)):
        player.post(f"/api/tables/{table}/votes", {"seat": seat, "kind": "end"})
    assert anne.get(f"/api/tables/{table}")["state"] == "ended"

    def told(player: Player, seat: int) -> tuple[int, Any]:
        answer = player.http.get(f"/api/tables/{table}/seats/{seat}/history")
        return answer.status_code, answer.json()

    for player, seat, name in ((anne, 1, "Grace"), (grace, 0, "Anne")):
        code, both = told(player, seat)
        assert (code, both["name"], [one["id"] for one in both["tables"]]) == (200, name, [table])
    # Whoever only watches; whoever asks for a bot, for themselves, for nobody, and for somebody who was forgotten.
    nobody = {told(player, seat)[1]["code"] for player, seat in ((mary, 0), (mary, 1), (anne, 2), (anne, 0), (anne, 9))}
    assert nobody == {"no-person"}
    assert grace.http.request("DELETE", "/api/me", json={"password": None}).is_success
    assert told(anne, 1)[1]["code"] == "no-person"
    assert anne.get("/api/tables/history")["people"] == []
