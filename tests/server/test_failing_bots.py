"""Bots that fail: the game goes on with a safer one in their place, and the log gives nothing away."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from freebooter.bots import catalogue
from freebooter.bots.heuristic_bot import HeuristicBot
from freebooter.bots.random_bot import RandomBot
from freebooter.core.actions import Action
from freebooter.server.players.pool import Pool
from tests.server.client import ME, Player
from tests.server.glass_house import GlassHouse

BROKEN = {"kind": "bot", "bot": "broken"}
MARKER = "marker-of-what-it-was-thinking-of"


class BrokenBot(RandomBot):
    """Fails whenever it is asked."""

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        raise LookupError(MARKER)


@pytest.fixture
def glass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GlassHouse]:
    """A server whose bots think in this process, where a broken one is among them."""
    monkeypatch.setitem(catalogue.BOTS, "broken", BrokenBot)
    thread = ThreadPoolExecutor(1)
    monkeypatch.setattr(Pool, "_at", lambda *_: thread)
    house = GlassHouse(tmp_path / "house", bots=1)
    yield house
    house.close()
    thread.shutdown()


def played_by_stand_ins(glass: GlassHouse) -> list[Any]:
    """What is logged while a broken bot's first two questions are answered."""
    anne = Player(glass.url)
    with capture_logs() as logged:
        table = anne.create("buccaneer", [ME, BROKEN, BROKEN], setup={"options": {"first_player": 1}})["table"]
        with anne.live(table, viewer=0) as live:
            live.until(lambda _: 0 in live.sight["asks"])
            seats = [one["seat"] for message in live.messages for one in message.get("news", [])]
            assert {1, 2} & set(seats), "the bots have played"
    assert MARKER not in repr(logged)
    return [line for line in logged if line["event"] == "bot failed"]


def test_the_heuristic_bot_answers_for_one_that_fails(glass: GlassHouse) -> None:
    failed = played_by_stand_ins(glass)
    assert {line["bot"] for line in failed} == {"broken"}
    assert {line["error"] for line in failed} == {"LookupError"}


def test_a_random_answer_is_given_where_that_one_fails_too(glass: GlassHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeuristicBot, "choose", BrokenBot.choose)
    failed = played_by_stand_ins(glass)
    assert [line["bot"] for line in failed[:2]] == ["broken", "heuristic"]
    assert {line["bot"] for line in failed} == {"broken", "heuristic"}
