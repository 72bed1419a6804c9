"""Telling: a row that was committed is told from memory; if that fails the move counts, and nobody misses it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from freebooter.server.live import rooms
from freebooter.server.live.rooms import encode_news
from freebooter.server.tables import moves
from freebooter.server.tables.showing import Showing
from tests.server.client import LOCAL, ME, Live, Player
from tests.server.glass_house import GlassHouse
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", "sqlite-durable", "postgresql"])
def glass(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[GlassHouse]:
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        house = GlassHouse(tmp_path / "glass", database=postgres.database(f"telling_{os.urandom(4).hex()}"))
    else:
        house = GlassHouse(tmp_path / "glass", durable=request.param == "sqlite-durable")
    yield house
    house.close()


class Table:
    """A table with a socket for every seat and a spectator."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.id: str = player.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
        self.lives: list[Live] = [player.live(self.id, viewer=viewer) for viewer in (0, 1, 2, -2)]
        for live in self.lives:
            live.until(lambda message: message["type"] == "present")

    def move(self) -> int:
        """Answer the present question."""
        seat = self.lives[-1].sight["asks"][0]
        answer = self.player.move(self.id, self.lives[seat].sight)
        assert answer.status_code == 200, answer.text
        number: int = answer.json()["number"]
        return number

    def everyone_has(self, number: int) -> None:
        for live in self.lives:
            live.until_number(number)
            assert live.rows()[-number:] == list(range(1, number + 1)), "a row came twice or not at all"

    def close(self) -> None:
        for live in self.lives:
            live.close()


def forbidden(*_: Any, **__: Any) -> Any:
    raise AssertionError("that way it should not go")


@pytest.mark.parametrize("told_before", [0, 2])
def test_nobody_misses_a_move_whose_telling_failed(
    glass: GlassHouse, somebody: type[Player], monkeypatch: pytest.MonkeyPatch, told_before: int
) -> None:
    table = Table(somebody(glass.url))
    left = [told_before]

    def broken(showing: Showing, viewer: int, since: int) -> bytes:
        if left:
            left[0] -= 1
            if left[0] < 0:
                left.clear()
                raise RuntimeError("the telling is broken")
        return encode_news(showing, viewer, since)

    structlog.reset_defaults()
    with capture_logs() as logged:
        monkeypatch.setattr(rooms, "encode_news", broken)
        table.everyone_has(table.move())
    assert [line["event"] for line in logged].count("telling failed") == 1
    table.everyone_has(table.move())
    assert table.player.get(f"/api/tables/{table.id}")["number"] == 2
    table.close()


def test_a_move_takes_the_short_way_and_is_told_without_a_look(
    glass: GlassHouse, somebody: type[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(somebody(glass.url))
    table.everyone_has(table.move())
    monkeypatch.setattr(moves, "_steadily", forbidden)
    monkeypatch.setattr(glass.house.rooms, "_refresh", forbidden)
    for _ in range(3):
        table.everyone_has(table.move())
    table.close()


def test_who_has_lost_their_session_or_seat_does_not_move(glass: GlassHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, jack = Player(glass.url), Player(glass.url, "Jack")
    table = Table(anne)
    table.everyone_has(table.move())
    seat = table.lives[-1].sight["asks"][0]
    sight = table.lives[seat].sight
    with monkeypatch.context() as patched:
        # How long a move is tried would tell what somebody else's seat may do.
        patched.setattr(moves, "compose", forbidden)
        assert jack.move(table.id, sight).json()["code"] == "no-table"
    anne.post("/api/logout")
    refused = anne.move(table.id, sight)
    assert (refused.status_code, refused.json()["code"]) == (401, "no-session")
    table.close()
