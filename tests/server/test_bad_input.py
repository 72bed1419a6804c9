"""Bad input gets a clear error and changes nothing."""

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import BOT, LOCAL, ME, Player, new_key
from tests.server.conftest import Site


class Seat:
    """A table at which it is this player's turn."""

    def __init__(self, site: Site, somebody: type[Player] = Player) -> None:
        self.player = somebody(site.one)
        made = self.player.create("buccaneer", [ME, LOCAL, LOCAL])
        self.table: str = made["table"]
        self.links: dict[str, Any] = made["links"]
        self.seat: int = self.player.get(f"/api/tables/{self.table}")["asks"][0]
        self.sight = self.player.sight(self.table, self.seat)

    def body(self, **changes: Any) -> dict[str, Any]:
        action = self.sight["legal"][0]["action"]
        usual = {"seat": self.seat, "question": self.sight["question"], "key": new_key(), "actions": [action]}
        return {**usual, **changes}

    def refused(self, answer: httpx.Response, status: int, code: str) -> None:
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert self.player.sight(self.table, self.seat) == self.sight, "something has changed"


@pytest.fixture
def seat(site: Site) -> Seat:
    return Seat(site)


def test_moves_of_the_wrong_shape(seat: Seat) -> None:
    path = f"/api/tables/{seat.table}/moves"
    send = seat.player.try_post
    seat.refused(send(path, seat.body(actions=[{}] * 65)), 400, "bad-request")
    seat.refused(send(path, seat.body(key="short")), 400, "bad-request")
    seat.refused(send(path, seat.body(extra=1)), 400, "bad-request")
    seat.refused(send(path, seat.body(question=10**12)), 400, "bad-request")


def test_moves_that_do_not_fit(site: Site, somebody: type[Player]) -> None:
    seat = Seat(site, somebody)
    path = f"/api/tables/{seat.table}/moves"
    send = seat.player.try_post
    seat.refused(send(path, seat.body(actions=[])), 400, "bad-batch")
    seat.refused(send(path, seat.body(actions=[{"type": "Keelhaul"}])), 400, "unknown-action")
    seat.refused(send(path, seat.body(actions=["sail"])), 400, "unknown-action")
    seat.refused(send(path, seat.body(question=77)), 409, "question-gone")
    seat.refused(send(path, seat.body(replaces=0)), 409, "question-gone")
    seat.refused(send(path, seat.body(seat=63)), 403, "not-your-seat")
    twice = seat.body()
    seat.refused(send(path, {**twice, "actions": twice["actions"] * 30}), 422, "illegal")
    seat.refused(
        send(f"/api/tables/{seat.table}/undo", {"seat": seat.seat, "row": 5, "key": new_key()}), 409, "question-gone"
    )


def test_bodies_that_are_none(seat: Seat) -> None:
    path = f"/api/tables/{seat.table}/moves"
    http = seat.player.http
    kind = {"content-type": "application/json"}
    seat.refused(http.post(path, content=b"{", headers=kind), 400, "bad-request")
    seat.refused(http.post(path, content=b"\xff\xfe\x00", headers=kind), 400, "bad-request")
    seat.refused(http.post(path, content=b"[" * 10_000, headers=kind), 400, "bad-request")
    seat.refused(http.post(path, content=b" " * 400_000, headers=kind), 413, "too-large")
    seat.refused(http.post("/api/journals", content=b"{}"), 400, "bad-journal")
    seat.refused(http.put(path, content=b""), 405, "method-not-allowed")
    seat.refused(http.get("/api/nowhere"), 404, "not-found")


def test_other_pages_and_missing_tokens(seat: Seat) -> None:
    path = f"/api/tables/{seat.table}/moves"
    http = seat.player.http
    seat.refused(http.post(path, json=seat.body(), headers={"origin": "http://evil.example"}), 403, "wrong-origin")
    seat.refused(http.post(path, json=seat.body(), headers={"origin": "null"}), 403, "wrong-origin")
    encrypted = seat.player.url.replace("http", "https")
    seat.refused(http.post(path, json=seat.body(), headers={"origin": encrypted}), 403, "wrong-origin")
    # A page of another name that its owner lets lead here is no page of ours, whatever it says of itself.
    lured = {"host": "evil.example", "origin": "http://evil.example"}
    seat.refused(http.post(path, json=seat.body(), headers=lured), 421, "wrong-host")
    assert http.get("/api/me", headers=lured).json()["code"] == "wrong-host"
    seat.refused(http.post(path, json=seat.body(), headers={"x-csrf-token": ""}), 403, "wrong-csrf")
    seat.refused(http.post(path, json=seat.body(), headers={"x-csrf-token": "0" * 32}), 403, "wrong-csrf")
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"{seat.player.url.replace('http', 'ws')}/api/tables/{seat.table}/live",
            additional_headers={"cookie": f"freebooter_session={http.cookies['freebooter_session']}"},
            origin=Origin("http://evil.example"),
        ),
    ):
        pass


def test_strangers_see_nothing_and_move_nothing(seat: Seat, site: Site) -> None:
    stranger = Player(site.two, "Stranger")
    nobody = httpx.Client(base_url=site.one)
    paths = ["", "/sight", "/news", "/past", "/record", "/journal", "/course", "/chat"]
    for path in paths:
        seat.refused(stranger.http.get(f"/api/tables/{seat.table}{path}"), 404, "no-table")
        seat.refused(nobody.get(f"/api/tables/{seat.table}{path}"), 404, "no-table")
    seat.refused(nobody.post(f"/api/tables/{seat.table}/moves", json=seat.body()), 401, "no-session")
    nobody.close()
    bot = f"/api/tables/{seat.table}/seats/{seat.seat}"
    for path, body in (
        (f"/api/tables/{seat.table}/moves", seat.body()),
        (f"/api/tables/{seat.table}/refusals", {"seat": seat.seat, "question": 0, "actions": []}),
        (f"/api/tables/{seat.table}/advice", {"seat": seat.seat, "question": 0}),
        (f"/api/tables/{seat.table}/votes", {"seat": seat.seat, "kind": "end"}),
        (f"/api/tables/{seat.table}/chat", {"text": "Ahoy", "seat": seat.seat}),
        (f"/api/tables/{seat.table}/links", {"role": "host"}),
        (f"{bot}/bot", {"bot": "random"}),
        (f"{bot}/mute", {"muted": True}),
    ):
        seat.refused(stranger.try_post(path, body), 404, "no-table")
    foreign = Seat(site)
    for token in (foreign.links["host"][:-1] + "x", "A" * 22):
        seat.refused(stranger.try_post("/api/links/use", {"token": token}), 404, "no-link")
        seat.refused(stranger.http.get(f"/go/{token}"), 404, "no-link")
    assert stranger.http.get("/api/tables/aaaaaaaaaa").json()["code"] == "no-table"


def test_a_spectator_watches_and_does_no_more(seat: Seat, site: Site) -> None:
    watcher = Player(site.two, "Watcher")
    watcher.take(seat.links["spectator"])
    assert watcher.sight(seat.table)["legal"] == []
    seat.refused(watcher.http.get(f"/api/tables/{seat.table}/sight?viewer={seat.seat}"), 403, "not-your-seat")
    seat.refused(watcher.try_post(f"/api/tables/{seat.table}/moves", seat.body()), 403, "not-your-seat")
    seat.refused(watcher.http.get(f"/api/tables/{seat.table}/journal"), 409, "not-over")
    seat.refused(watcher.http.get(f"/api/tables/{seat.table}/course"), 409, "not-over")


def test_a_socket_that_is_talked_nonsense_to(seat: Seat) -> None:
    for nonsense in (
        "",
        "nonsense",
        "[]",
        '{"type":"say"}',
        '{"type":"mutiny"}',
        json.dumps({"type": "say", "text": "x" * 501}),
    ):
        with seat.player.live(seat.table, viewer=seat.seat) as live:
            live.socket.send(nonsense)
            live.until(lambda message: message["type"] == "error")
            with pytest.raises(ConnectionClosed) as closed:
                live.until(never)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
    with seat.player.live(seat.table, viewer=seat.seat) as live:
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            live.until(never)
    refused = seat.player.live("aaaaaaaaaa")
    assert refused.hello["code"] == "no-table"
    refused.close()


def never(_: object) -> bool:
    return False


def test_tables_that_cannot_be(site: Site) -> None:
    anne = Player(site.one)
    for wanted, code in (
        ({"game": "chess", "seats": [ME]}, "unknown-game"),
        ({"game": "buccaneer", "seats": [ME]}, "bad-seats"),
        ({"game": "buccaneer", "seats": [ME, ME, ME]}, "two-seats"),
        ({"game": "buccaneer", "seats": [ME, BOT, {"kind": "bot", "bot": "deep-blue"}]}, "unknown-bot"),
        ({"game": "buccaneer", "seats": [ME, BOT, BOT], "setup": {"options": {"speed": 9}}}, "bad-option"),
        ({"game": "buccaneer", "seats": [ME, BOT, BOT], "setup": {"figures": {"name": "mine"}}}, "bad-figures"),
        ({"game": "buccaneer", "seats": [{"kind": "me", "name": "\x00"}, BOT, BOT]}, "bad-request"),
    ):
        answer = anne.try_post("/api/tables", wanted)
        assert answer.json()["code"] == code, answer.text
    assert anne.get("/api/tables/mine") == []


def test_nothing_ends_in_a_newline_that_may_not_hold_one(seat: Seat) -> None:
    send = seat.player.try_post
    seat.refused(send("/api/guest", {"name": "Anne\n"}), 400, "bad-request")
    seat.refused(seat.player.http.patch("/api/me", json={"webhook": "https://example.org\n"}), 400, "bad-request")
    seat.refused(send("/api/links/use", {"token": "A" * 22 + "\n"}), 400, "bad-request")
    seat.refused(send("/api/links/use", {"token": seat.links["host"], "pledge": "x\n"}), 400, "bad-request")
    seat.refused(send(f"/api/tables/{seat.table}/moves", seat.body(key="12345678\n")), 400, "bad-request")
    seat.refused(seat.player.http.get(f"/api/tables/{seat.table}%0A"), 400, "bad-request")


def test_a_name_is_short_enough_in_lower_case_too(site: Site) -> None:
    anne = Player(site.one)
    long, short = "İ" * 21, f"{'İ' * 10} {anne.create('buccaneer', [ME, LOCAL, LOCAL])['table']}"
    assert len(long.lower()) == 42
    nobody = Player(site.one, None)
    for answer in (
        nobody.try_post("/api/guest", {"name": long}),
        anne.try_post("/api/account", {"name": long, "password": "a good long one"}),
        anne.http.patch("/api/me", json={"name": long}),
        nobody.try_post("/api/login", {"name": long, "password": "a good long one"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), answer.text
        assert "lower case" in answer.json()["detail"]
    anne.post("/api/account", {"name": short, "password": "a good long one"})
    assert nobody.post("/api/login", {"name": short, "password": "a good long one"})["name"] == short
