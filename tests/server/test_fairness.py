"""Nobody starves the others: bots think for everybody in turn, and not at all where nobody looks."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freebooter.server.players import fair_turn
from freebooter.server.players.brain import Reply, Task
from freebooter.server.players.fair_turn import FairTurn
from freebooter.server.players.thinker import Thinker
from tests.server.client import BOT, Player, until
from tests.server.glass_house import GlassHouse


class Clock:
    """Goes on by as much as somebody thinks."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(fair_turn, "time", stopped)
    return stopped


def order_of(clock: Clock, *wishes: tuple[str, float]) -> list[str]:
    """In which order these think, who all want to while somebody else does, each for so many seconds."""
    order: list[str] = []

    async def think(turn: FairTurn, whose: str, seconds: float) -> None:
        async with turn.of(whose):
            order.append(whose)
            clock.now += seconds

    async def work() -> None:
        turn = FairTurn()
        async with turn.of("somebody"):
            thinking = [asyncio.create_task(think(turn, *wish)) for wish in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*thinking)

    asyncio.run(work())
    return order


def test_whoever_wants_most_does_not_keep_others_waiting(clock: Clock) -> None:
    order = order_of(clock, *[("many", 2.0)] * 50, ("one", 2.0), ("other", 2.0))
    assert order[:3] == ["many", "one", "other"]
    assert len(order) == 52


def test_time_is_shared_and_not_the_number_of_thoughts(clock: Clock) -> None:
    order = order_of(clock, *[("slow", 4.0)] * 3, *[("quick", 1.0)] * 8)
    assert order[:6] == ["slow", *["quick"] * 4, "slow"] or order[:6] == ["slow", *["quick"] * 5]


def test_who_goes_away_while_waiting_holds_up_nobody() -> None:
    async def work() -> None:
        turn = FairTurn()

        async def wait(whose: str) -> None:
            async with turn.of(whose):
                await asyncio.sleep(0)

        async with turn.of("one"):
            waiting = [asyncio.create_task(wait(whose)) for whose in ("two", "two", "three")]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        # Let in, and called away before they knew.
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        async with asyncio.timeout(10), turn.of("four"):
            pass

    asyncio.run(work())


@pytest.fixture
def glass(tmp_path: Path) -> Iterator[GlassHouse]:
    house = GlassHouse(tmp_path / "house", bots=1)
    yield house
    house.close()


def test_bots_alone_wait_for_somebody_who_watches(glass: GlassHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ask = Thinker.ask

    async def noted(thinker: Thinker, task: Task, whose: str) -> Reply:
        asked.append(whose)
        return await ask(thinker, task, whose)

    monkeypatch.setattr(Thinker, "ask", noted)
    anne, bob = Player(glass.url), Player(glass.url, "Bob")
    table: str = anne.create("buccaneer", [BOT] * 3, public=True)["table"]
    other: str = bob.create("buccaneer", [BOT] * 3, public=True)["table"]
    with anne.live(table) as live:
        live.until_number(3)
    with bob.live(other) as others:
        others.until_number(1)
    assert len(set(asked)) == 2, "each thinks on their own host's account"

    def stands_still() -> bool:
        before: list[Any] = [anne.sight(one, -2)["number"] for one in (table, other)]
        time.sleep(0.5)
        return before == [anne.sight(one, -2)["number"] for one in (table, other)]

    until(stands_still)
    number = anne.sight(table, -2)["number"]
    with anne.live(table) as live:
        live.until_number(number + 2)
