"""Limits: what each kind of request may cost, who is counted, and that looking back holds up nobody."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from freebooter.server.tables.past import Past, Reader
from freebooter.server.web import limits
from freebooter.server.web.limits import RATES
from tests.cli.runner import freebooter
from tests.server.client import LOCAL, ME, Player
from tests.server.glass_house import GlassHouse


class StoppedClock:
    """A clock that goes on only when it is told to, so that no bucket fills by itself."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    stopped = StoppedClock()
    monkeypatch.setattr(limits, "time", stopped)
    return stopped


@pytest.fixture
def glass(tmp_path: Path) -> Iterator[GlassHouse]:
    house = GlassHouse(tmp_path / "house", limits=True)
    yield house
    house.close()


def public_table(glass: GlassHouse) -> str:
    table: str = Player(glass.url).create("buccaneer", [ME, LOCAL, LOCAL], public=True)["table"]
    return table


def from_address(glass: GlassHouse, address: str) -> Player:
    """Somebody without a session, for whom a proxy on this machine asks."""
    player = Player(glass.url, None)
    player.http.headers["x-forwarded-for"] = address
    return player


def statuses(player: Player, path: str, count: int) -> list[int]:
    return [player.http.get(path).status_code for _ in range(count)]


def test_looking_back_has_a_limit_of_its_own_that_fills_again(glass: GlassHouse, clock: StoppedClock) -> None:
    table = public_table(glass)
    most, rate = RATES["past"]
    anne = Player(glass.url)
    assert statuses(anne, f"/api/tables/{table}/past", int(most)) == [200] * int(most)
    refused = anne.http.get(f"/api/tables/{table}/past")
    assert (refused.status_code, refused.json()["code"], refused.json()["wait"]) == (429, "too-many", 1 / rate)
    assert anne.sight(table)["number"] == 0, "seeing what is now is not looking back"
    clock.now += 1
    assert statuses(anne, f"/api/tables/{table}/past", int(rate) + 1) == [200] * int(rate) + [429]


def test_people_without_a_session_are_told_apart_by_their_address(glass: GlassHouse, clock: StoppedClock) -> None:
    table = public_table(glass)
    most = int(RATES["past"][0])
    one, other = from_address(glass, "203.0.113.1"), from_address(glass, "203.0.113.2")
    assert statuses(one, f"/api/tables/{table}/past", most + 1) == [200] * most + [429]
    assert statuses(other, f"/api/tables/{table}/past", 1) == [200]


@pytest.mark.usefixtures("clock")
def test_everything_that_can_be_looked_at_has_a_limit(glass: GlassHouse) -> None:
    table = public_table(glass)
    anne = Player(glass.url)
    for kind, paths in {
        "look": ("/sight", "", "/chat"),
        "read": ("/news", "/record", "/journal"),
    }.items():
        most = int(RATES[kind][0])
        assert 429 not in statuses(anne, f"/api/tables/{table}{paths[0]}", most)
        for path in paths:
            assert statuses(anne, f"/api/tables/{table}{path}", 1) == [429], path
    assert statuses(anne, "/api/tables", 1) == [429]
    assert statuses(anne, "/api/tables/mine", 1) == [429]


def test_a_socket_takes_no_more_messages_than_its_person_may_send(glass: GlassHouse, clock: StoppedClock) -> None:
    anne = Player(glass.url)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    with anne.live(table) as live:
        for _ in range(int(RATES["socket"][0])):
            live.send(type="ping")
            assert live.until(lambda message: message["type"] in ("pong", "error"))["type"] == "pong"
        live.send(type="ping")
        assert live.until(lambda message: message["type"] in ("pong", "error"))["code"] == "too-many"
        clock.now += 1
        live.send(type="ping")
        live.until(lambda message: message["type"] == "pong")


def test_a_long_look_back_holds_up_neither_the_server_nor_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    glass = GlassHouse(tmp_path / "house")
    anne = Player(glass.url)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    begun, go_on = threading.Event(), threading.Event()
    read = Reader.read

    def slow(reader: Reader) -> Past:
        begun.set()
        assert go_on.wait(60)
        return read(reader)

    monkeypatch.setattr(Reader, "read", slow)
    with ThreadPoolExecutor(1) as pool:
        looking = pool.submit(anne.at(glass.url).get, f"/api/tables/{table}/past")
        try:
            assert begun.wait(60)
            seat = anne.get(f"/api/tables/{table}")["asks"][0]
            assert anne.move(table, anne.sight(table, seat)).json()["number"] == 1
        finally:
            go_on.set()
        past = looking.result(60)
    assert (past["last"], len(past["steps"])) == (0, 1), "what was there when it was asked for"
    glass.close()


def metrics(glass: GlassHouse, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Player(glass.url, None).http.get("/metrics", headers=named).status_code


def test_numbers_are_for_the_same_machine_only(glass: GlassHouse) -> None:
    assert metrics(glass) == 200
    assert metrics(glass, x_forwarded_for="203.0.113.1") == 404
    assert metrics(glass, x_forwarded_for="127.0.0.1, 203.0.113.1") == 404, "whoever is behind a proxy may say anything"
    assert metrics(glass, x_forwarded_proto="https") == 404, "a proxy that does not say for whom it asks"
    assert metrics(glass, via="1.1 proxy") == 404


def test_a_named_proxy_that_says_nothing_is_nobody_at_this_machine(tmp_path: Path) -> None:
    behind = GlassHouse(tmp_path / "behind", proxies=("127.0.0.1",))
    assert metrics(behind) == 404
    assert metrics(behind, x_forwarded_for="203.0.113.1") == 404
    assert metrics(behind, x_forwarded_for="127.0.0.1") == 200
    behind.close()


@pytest.mark.usefixtures("clock")
def test_the_word_of_somebody_who_is_no_proxy_is_not_taken(tmp_path: Path) -> None:
    elsewhere = GlassHouse(tmp_path / "elsewhere", limits=True, proxies=("10.1.2.3/8",))
    most = int(RATES["guest"][0])
    answers = [
        from_address(elsewhere, f"203.0.113.{n}").try_post("/api/guest", {"name": "Anne"}) for n in range(most + 1)
    ]
    assert [answer.status_code for answer in answers] == [201] * most + [429]
    elsewhere.close()


def test_a_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    refused = freebooter("serve", "--no-browser", "--data", str(tmp_path), "--proxy", "front.example")
    assert refused.code == 2
    assert "'front.example'" in refused.complaint
