"""Lists of tables: what matters is never pushed out by what is over."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert

from freebooter.server.people.accounts import User
from freebooter.server.people.links import grant
from freebooter.server.storage.database import Database
from freebooter.server.storage.migrate import upgrade
from freebooter.server.storage.schema import seats, tables, users
from freebooter.server.tables.lists import Listed, Lists

_ANNE = User("anne", "Anne", has_account=False, session=b"")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/lists.db"
    found: str = request.getfixturevalue("postgres").database(f"lists_{request.node.name.split('[')[0][:40]}")
    return found


async def nothing(_tables: list[str]) -> None:
    """These games have no rows from which their ends could be told."""


def lists_of(url: str, wanted: list[tuple[str, str, int, int]]) -> tuple[list[Listed], list[Listed]]:
    """Anne's list and the public one, of tables given by id, state, time of the last change and who is asked."""

    async def work() -> tuple[list[Listed], list[Listed]]:
        database = Database(url)
        await upgrade(database)
        async with database.write() as connection:
            await connection.execute(insert(users).values(id=_ANNE.id, name=_ANNE.name, created=0))
            for name, state, changed, asks in wanted:
                await connection.execute(
                    insert(tables).values(
                        id=name,
                        game="buccaneer",
                        state=state,
                        public=True,
                        setup="{}",
                        seed=b"",
                        commitment="",
                        asks=asks,
                        created=0,
                        changed=changed,
                    )
                )
                await connection.execute(insert(seats).values(table_id=name, seat=0, kind="person", name="Anne"))
                await grant(connection, _ANNE.id, name, "seat", 0)
        lists = Lists(database, nothing)
        found = await lists.mine(_ANNE), await lists.public(_ANNE)
        await database.close()
        return found

    return asyncio.run(work())


def test_running_games_are_not_hidden_behind_finished_ones(url: str) -> None:
    over = [(f"over{number}", ("finished", "ended")[number % 2], 1000 + number, 0) for number in range(210)]
    running = [("open", "open", 3, 0), ("old", "playing", 1, 0), ("mine", "playing", 0, 1), ("new", "playing", 2, 0)]
    mine, public = lists_of(url, over + running)
    assert [table.id for table in mine[:6]] == ["mine", "new", "old", "open", "over209", "over208"]
    assert len(mine) == 200
    assert [table.id for table in public] == ["open", "new", "old", "mine"]


def test_open_seats_are_not_hidden_behind_running_games(url: str) -> None:
    running = [(f"run{number}", "playing", 1000 + number, 0) for number in range(210)]
    _, public = lists_of(url, [*running, ("open", "open", 1, 0)])
    assert [table.id for table in public[:2]] == ["open", "run209"]
