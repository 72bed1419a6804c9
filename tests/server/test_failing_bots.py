"""Bots that fail, hang or die: the game goes on with a safer one in their place, and the log gives nothing away."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from freebooter.server.house import House
from freebooter.server.players import players
from freebooter.server.settings import Settings
from freebooter.server.storage.schema import claims
from tests.server.bad_bots import BROKEN, DYING, HANGING, LEAVING, MARKER, REMEMBERING, Backstage
from tests.server.client import BOT, LOCAL, ME, Player, until
from tests.server.glass_house import GlassHouse
from tests.server.postgres import Postgres

# So long a hanging bot is waited for where its end matters; the start of a process does not count.
_SHORT = 3.0
# And where it does not: longer than any test.
_LONG = 600.0


@pytest.fixture
def glass(tmp_path: Path, backstage: Backstage) -> Iterator[GlassHouse]:
    """A server whose bots think in one process, of which bad ones may take part."""
    house = GlassHouse(tmp_path / "house", bots=1)
    yield house
    house.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path, backstage: Backstage) -> Iterator[GlassHouse]:
    """The same on both engines."""
    on_postgres = request.param == "postgresql"
    database = request.getfixturevalue("postgres").database(tmp_path.name) if on_postgres else ""
    house = GlassHouse(tmp_path / "house", bots=1, bot_limit=_SHORT, database=database)
    yield house
    house.close()


def begin(player: Player, *bots: dict[str, str]) -> str:
    """A table at which the first of these bots is asked first; the person sits before them."""
    table: str = player.create("buccaneer", [ME, *bots], setup={"options": {"first_player": 1}})["table"]
    return table


def played(player: Player, table: str) -> list[int]:
    """The seats of all rows so far, in order."""
    return [row["seat"] for row in player.get(f"/api/tables/{table}/news", viewer=0)]


def play_until(player: Player, table: str, fits: Callable[[], Any]) -> None:
    """Answer whatever the person is asked, until it is as wished."""

    def is_done() -> bool:
        sight = player.sight(table, 0)
        if fits():
            return True
        if sight["question"] >= 0:
            assert player.move(table, sight).is_success
        return False

    until(is_done)


def bots_have_played(player: Player, table: str) -> None:
    play_until(player, table, lambda: {1, 2} <= set(played(player, table)))


def ask_advice(player: Player, bot: str) -> httpx.Response:
    """What this bot would do at a new table where all seats are the person's."""
    table = player.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    seat = player.get(f"/api/tables/{table}")["asks"][0]
    question = player.sight(table, seat)["question"]
    return player.try_post(f"/api/tables/{table}/advice", {"seat": seat, "question": question, "bot": bot})


@contextmanager
def logged_quietly() -> Iterator[list[Any]]:
    """What is logged meanwhile, in which nothing of a bot's thoughts may stand."""
    with capture_logs() as lines:
        yield lines
    assert MARKER not in repr(lines)


def failures(lines: list[Any]) -> list[tuple[str, str]]:
    """Which bots have failed, and how."""
    return [(line["bot"], line["error"]) for line in lines if line["event"] == "bot failed"]


def test_the_heuristic_bot_answers_for_one_that_fails(glass: GlassHouse) -> None:
    anne = Player(glass.url)
    with logged_quietly() as lines:
        bots_have_played(anne, begin(anne, BROKEN, LEAVING))
    assert set(failures(lines)) == {("broken", "LookupError"), ("leaving", "SystemExit")}
    places = {line["place"].partition(":")[0] for line in lines if line["event"] == "bot failed"}
    assert places == {"bad_bots.py"}


def test_a_random_answer_is_given_where_that_one_fails_too(glass: GlassHouse, backstage: Backstage) -> None:
    backstage.also("bad_bots.catalogue.BOTS['heuristic'] = bad_bots.Broken")
    anne = Player(glass.url)
    with logged_quietly() as lines:
        bots_have_played(anne, begin(anne, BROKEN, BROKEN))
    assert failures(lines)[:2] == [("broken", "LookupError"), ("heuristic", "LookupError")]
    assert {bot for bot, _ in failures(lines)} == {"broken", "heuristic"}


@pytest.mark.parametrize("bad", [HANGING, DYING], ids=["hanging", "dying"])
def test_a_healthy_table_goes_on_beside_a_bad_one(
    either: GlassHouse, backstage: Backstage, bad: dict[str, str]
) -> None:
    anne = Player(either.url)
    with logged_quietly() as lines:
        troubled = begin(anne, bad, BOT)
        until(lambda: backstage.asked(bad["bot"]))
        healthy = begin(anne, REMEMBERING, BOT)
        bots_have_played(anne, healthy)
        bots_have_played(anne, troubled)
    how = "no answer in time" if bad is HANGING else "its process has died"
    assert failures(lines)[0] == (bad["bot"], how)
    assert len(backstage.asked("remembering")) >= 1


def test_a_bot_that_was_lost_twice_is_replaced_for_good(glass: GlassHouse, backstage: Backstage) -> None:
    anne = Player(glass.url)
    with logged_quietly() as lines:
        table = begin(anne, DYING, BOT)
        play_until(anne, table, lambda: played(anne, table).count(1) > 3)
    assert len(backstage.asked("dying")) == 2
    assert failures(lines) == [("dying", "its process has died")] * 2
    assert [line["bot"] for line in lines if line["event"] == "bot is replaced for good"] == ["dying"]


def test_who_thought_beside_a_bot_that_died_is_told_everything_again(glass: GlassHouse, backstage: Backstage) -> None:
    anne = Player(glass.url)
    table = begin(anne, REMEMBERING, REMEMBERING)
    # From here on the table waits for the person.
    until(lambda: anne.get(f"/api/tables/{table}")["asks"] == [0])
    before = len(backstage.asked("remembering"))
    play_until(anne, begin(anne, DYING, BOT), lambda: backstage.asked("dying"))
    play_until(anne, table, lambda: len(backstage.asked("remembering")) > before)
    asked = backstage.asked("remembering")
    assert asked[before]["process"] != asked[before - 1]["process"]
    for entry in asked:
        assert entry["told"] == list(range(len(entry["told"]))), "a row was left out, or told twice"
    assert len(asked[before]["told"]) > len(asked[before - 1]["told"])


def test_a_process_that_ends_between_two_moves_is_no_bot_s_fault(glass: GlassHouse, backstage: Backstage) -> None:
    anne = Player(glass.url)
    with logged_quietly() as lines:
        table = begin(anne, REMEMBERING, BOT)
        until(lambda: anne.get(f"/api/tables/{table}")["asks"] == [0])
        os.kill(backstage.asked("remembering")[-1]["process"], signal.SIGKILL)
        until(lambda: not multiprocessing.active_children())
        before = len(backstage.asked("remembering"))
        play_until(anne, table, lambda: len(backstage.asked("remembering")) > before)
    assert failures(lines) == []


def test_advice_comes_from_the_next_in_line_if_a_bot_fails(glass: GlassHouse) -> None:
    anne = Player(glass.url)
    for bot in ("broken", "dying"):
        with logged_quietly() as lines:
            answer = ask_advice(anne, bot)
        assert answer.status_code == 200, answer.text
        assert answer.json()["actions"]
        assert [bot for bot, _ in failures(lines)] == [bot]


def test_advice_comes_from_the_next_in_line_if_a_bot_hangs(tmp_path: Path, backstage: Backstage) -> None:
    glass = GlassHouse(tmp_path / "house", bots=1, bot_limit=_SHORT)
    with logged_quietly() as lines:
        answer = ask_advice(Player(glass.url), "hanging")
    glass.close()
    assert answer.status_code == 200, answer.text
    assert answer.json()["actions"]
    assert failures(lines)[0] == ("hanging", "no answer in time")


def test_advice_does_not_wait_for_tables(tmp_path: Path, backstage: Backstage) -> None:
    glass = GlassHouse(tmp_path / "house", bots=1, bot_limit=_LONG)
    anne = Player(glass.url)
    begin(anne, HANGING, BOT)
    until(lambda: backstage.asked("hanging"))
    assert ask_advice(anne, "random").status_code == 200
    glass.close()


def test_advice_that_nobody_can_give_is_refused_by_name(glass: GlassHouse, backstage: Backstage) -> None:
    backstage.also("bad_bots.catalogue.BOTS.update(heuristic=bad_bots.Broken, random=bad_bots.Broken)")
    with logged_quietly() as lines:
        answer = ask_advice(Player(glass.url), "broken")
    assert (answer.status_code, answer.json()["code"]) == (503, "bots-failed")
    assert MARKER not in answer.text
    assert [bot for bot, _ in failures(lines)] == ["broken", "heuristic", "random"]
    assert not [line for line in lines if line["event"] == "request failed"]


def test_a_question_over_which_a_bot_hangs_stays_claimed(
    tmp_path: Path, postgres: Postgres, backstage: Backstage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "_CLAIM_SECONDS", 6.0)
    glass = GlassHouse(tmp_path / "house", bots=1, bot_limit=_LONG, database=postgres.database("claims"))
    other = House(Settings(database=glass.house.settings.database, bot_processes=1))
    anne = Player(glass.url)
    table = begin(anne, HANGING, BOT)
    until(lambda: backstage.asked("hanging"))

    async def claim() -> tuple[int, float]:
        async with glass.house.database.read() as connection:
            found = (await connection.execute(select(claims).where(claims.c.table_id == table))).one()
            return found.question, found.expires

    question, expires = glass.do(claim())
    until(lambda: time.time() > expires)
    assert glass.do(claim())[1] > expires
    assert glass.do(other.players._claim(table, 1, question)) is False
    assert len(backstage.asked("hanging")) == 1
    glass.do(other.database.close())
    glass.close()
