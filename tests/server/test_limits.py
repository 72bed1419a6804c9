"""Limits: what each kind of request may cost, who is counted, and that looking back holds up nobody."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from freebooter.server.live.rooms import Listener
from freebooter.server.operation import caps, connections
from freebooter.server.tables import ledger
from freebooter.server.tables.access import Access
from freebooter.server.tables.past import Past, Reader
from freebooter.server.web import limits
from freebooter.server.web import socket as sockets
from freebooter.server.web.limits import RATES, RateLimits
from freebooter.server.web.routes import page
from tests.cli.runner import freebooter
from tests.server.client import LOCAL, ME, Player, until
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


def test_the_page_of_the_api_is_made_once(glass: GlassHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anybody = Player(glass.url, None)
    made = anybody.http.get("/api").text
    # It has no limit, and making it would hold up all tables.
    monkeypatch.delattr(page, "_entry")
    assert anybody.http.get("/api").text == made


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


def test_who_waits_for_a_place_to_look_back_holds_up_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    glass = GlassHouse(tmp_path / "house")
    anne = Player(glass.url)
    table, other = (anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"] for _ in range(2))
    places, begun, go_on, asked = 2, threading.Semaphore(0), threading.Event(), threading.Event()

    def slow(reader: Reader) -> Past:
        begun.release()
        assert go_on.wait(60)
        return read(reader)

    def noted(_: RateLimits, kind: str, who: str, cost: float = 1.0) -> None:
        if kind == "read":
            asked.set()

    read = Reader.read
    monkeypatch.setattr(Reader, "read", slow)
    monkeypatch.setattr(RateLimits, "use", noted)
    with ThreadPoolExecutor(places + 1) as pool:
        for _ in range(places):
            pool.submit(anne.at(glass.url).get, f"/api/tables/{other}/past")
        try:
            assert all(begun.acquire(timeout=60) for _ in range(places))
            news = pool.submit(anne.at(glass.url).get, f"/api/tables/{table}/news")
            assert asked.wait(60)
            seat = anne.get(f"/api/tables/{table}")["asks"][0]
            anne.http.timeout = 10
            assert anne.move(table, anne.sight(table, seat)).json()["number"] == 1
        finally:
            go_on.set()
        assert [row["number"] for row in news.result(60)] == [0, 1]
    glass.close()


def test_a_table_has_an_end_of_which_everybody_is_told(glass: GlassHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "MOST_ROWS", 4)
    anne = Player(glass.url)
    table = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    with anne.live(table, viewer=0) as live:
        for number in (1, 2, 3):
            seat = anne.get(f"/api/tables/{table}")["asks"][0]
            assert anne.move(table, anne.sight(table, seat)).json()["number"] == number
        told = live.until(lambda message: message["type"] == "table")
        live.until_number(3)
    assert (told["table"]["state"], told["table"]["asks"]) == ("ended", [])
    assert anne.get(f"/api/tables/{table}/journal")["seed"], (
        "its dice can be checked, as those of any table that is over"
    )


@pytest.fixture
def crowded(glass: GlassHouse, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch) -> tuple[Player, str]:
    """A table with four rows, at a server that grants little."""
    anne = Player(glass.url)
    table: str = anne.create("buccaneer", [ME, LOCAL, LOCAL])["table"]
    for _ in range(3):
        assert anne.move(table, anne.sight(table, anne.get(f"/api/tables/{table}")["asks"][0])).is_success
    monkeypatch.setitem(RATES, "resume", (6, 1))
    monkeypatch.setattr(caps, "_told", {})
    return anne, table


def test_what_is_told_again_is_charged_by_its_size(crowded: tuple[Player, str], clock: StoppedClock) -> None:
    anne, table = crowded
    with anne.live(table, viewer=0, after=-1) as live:
        assert live.rows() == [0, 1, 2, 3]
        live.send(type="ping", number=0)
        assert live.until(lambda message: message["type"] == "error")["code"] == "too-many"
        clock.now += 1
        live.send(type="ping", number=0)
        live.until(lambda message: message["type"] == "news")
        assert live.rows() == [0, 1, 2, 3, 1, 2, 3]
    with anne.live(table, viewer=0, after=-1) as live:
        assert (live.rows(), live.number) == ([], 3), "what was missed is not told, what is now is"


def test_rows_come_in_pieces_beside_the_loop_and_too_many_not_at_all(
    crowded: tuple[Player, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, table = crowded
    path = f"/api/tables/{table}/news"
    assert [row["number"] for row in anne.get(path, viewer=0, count=3)] == [0, 1, 2]
    assert [row["number"] for row in anne.get(path, viewer=0, since=3, count=3)] == [3]
    assert anne.http.get(path, params={"count": 501}).status_code == 400
    monkeypatch.setattr(sockets, "_FEW", 1)
    with anne.live(table, viewer=0, after=1) as live:
        live.send(type="ping", number=1)
        live.until(lambda message: message["type"] == "news")
        assert live.rows() == [2, 3, 2, 3]
        monkeypatch.setattr(sockets, "_MOST_NEWS", 2)
        live.send(type="ping", number=0)
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda message: message["type"] == "news")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == sockets.TOO_SLOW


def test_one_person_has_so_many_sockets_and_the_log_says_when_that_is_too_few(
    crowded: tuple[Player, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, table = crowded
    monkeypatch.setitem(limits.SOCKETS, "person", 1)
    with capture_logs() as lines:
        with anne.live(table, after=3), anne.live(table, after=3) as second, pytest.raises(ConnectionClosed) as closed:
            second.read()
        assert second.hello["code"] == "too-many"
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == sockets.TOO_MANY
        until(lambda: anne.live(table, after=3).hello["type"] == "hello")
    assert [line["cap"] for line in lines if line["event"] == "a cap is reached"] == ["sockets of one person"]


def test_who_reads_slowly_lets_only_so_much_wait() -> None:
    listener = Listener("table", 0, Access(seats=(0,), watches=False, hosts=False), None)
    listener.push(b"." * 5_000_000)
    assert not listener.is_slow, "one message is sent, however large"
    listener.push(b".")
    assert listener.is_slow


def test_whoever_does_not_say_what_they_want_is_not_waited_for(
    glass: GlassHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connection_to(glass) as line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\n" + b"x-more: of the same\r\n" * 200_000)
        assert ends(line), "headers have an end"
    for name in ("HEADERS", "BODY"):
        monkeypatch.setattr(connections, name, 0.1)
    posted = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{"
    for said in (b"", b"GET / HT", posted):
        with connection_to(glass) as line:
            line.sendall(said)
            assert ends(line), said


def test_one_address_has_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_MOST", 2)
    glass = GlassHouse(tmp_path / "house", proxies=("10.1.2.3",))
    anne = Player(glass.url, None)
    with connection_to(glass), connection_to(glass), connection_to(glass) as third:
        assert ends(third)
    until(lambda: anne.http.get("/healthz").is_success)
    glass.close()


def connection_to(glass: GlassHouse) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(glass.url.rpartition(":")[2])), timeout=30)


def ends(line: socket.socket) -> bool:
    """Whether the other side ends the connection without a word."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


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
