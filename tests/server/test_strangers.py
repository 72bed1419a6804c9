"""What anybody can ask: no path is a fault, and a private table cannot be told from one that does not exist."""

import http.client
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freebooter.server.errors import TooMany
from freebooter.server.web.app import ROUTES
from freebooter.server.web.limits import RateLimits
from tests.server.client import LOCAL, ME, Live, Player, new_key
from tests.server.glass_house import GlassHouse

NASTY = [
    *("%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/x", "a" * 5000, "%0d%0ax", "%5c..%5c", ":", "~", ";"),
    *("%F0%9F%98%80", "%ed%a0%80", "%25%30%30", "//", "/", "?x=%ff&viewer=%00", "%3f", "{x}", "index.html/", "x%00.js"),
]
PLACES = [
    *("/", "/assets/", "/table/", "/replay/", "/help/", "/letters/", "/go/", "/api/", "/api/tables/", "/api/games/"),
    *("/person/", "/api/tables/x/seats/", "/api/letters/", "/api/tables/history?player="),
]
# What a request to each of these needs to be understood.
MOVES: dict[str, Any] = {"seat": 0, "question": 0, "key": new_key(), "actions": []}
BODIES: dict[str, Any] = {
    "/join": {},
    "/pledge": {"seat": 0, "pledge": "0" * 64},
    "/nonce": {"seat": 0, "nonce": "0" * 16},
    "/fill": {},
    "/leave": {"seat": 0},
    "/rematch": {},
    "/votes": {"seat": 0, "kind": "end"},
    "/links": {"role": "seat", "seat": 63},
    "/seats/0/bot": {},
    "/seats/0/mute": {"muted": True},
    "/outsiders": {"talk": False},
    "/reports": {"text": "They swear"},
    "/moves": MOVES,
    "/refusals": {"seat": 0, "question": 0, "actions": []},
    "/undo": {"seat": 0, "row": 0, "key": new_key()},
    "/advice": {"seat": 0, "question": 0},
    "/chat": {"text": "Ahoy", "seat": 0},
}
TABLE_ROUTES = [
    (method, path.removeprefix("/api/tables/{table_id:str}").replace("{seat:int}", "0"))
    for handler in ROUTES
    for path in handler.paths
    if path.startswith("/api/tables/{table_id:str}")
    for method in handler.http_methods
]


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GlassHouse]:
    house = GlassHouse(Path(tmp_path_factory.mktemp("strangers")) / "house")
    yield house
    house.close()


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_no_path_is_a_fault(glass: GlassHouse, method: str) -> None:
    faults: list[str] = []
    line = http.client.HTTPConnection(glass.url.partition("://")[2], timeout=60)
    for path in [f"{place}{nasty}" for place in PLACES for nasty in NASTY]:
        line.request(method, path, body=b"{}" if method == "POST" else None)
        answer = line.getresponse()
        answer.read()
        faults += [path] if answer.status >= 500 else []
    line.close()
    assert faults == []


def test_everything_that_can_be_asked_of_a_table_has_a_limit(
    glass: GlassHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Player(glass.url, "Host")
    table: str = host.create("buccaneer", [ME, LOCAL, LOCAL])["table"]

    def refuse(_: RateLimits, kind: str, who: str, cost: float = 1.0) -> None:
        raise TooMany("too-many", "too many requests")

    monkeypatch.setattr(RateLimits, "use", refuse)
    for method, path in TABLE_ROUTES:
        answer = host.http.request(method, f"/api/tables/{table}{path}", json=BODIES.get(path))
        assert answer.status_code == 429, f"{method} {path}"
    assert host.http.patch("/api/me", json={"name": "Other"}).status_code == 429
    own = [("GET", "/api/me"), ("GET", "/api/sessions"), ("DELETE", "/api/sessions"), ("DELETE", "/api/figures/x")]
    letters = [("GET", "/api/me/letters"), ("DELETE", "/api/me/letters"), ("GET", "/api/links/waiting")]
    for verb, path in (*own, *letters):
        assert host.http.request(verb, path).status_code == 429, f"{verb} {path}"


def test_a_private_table_cannot_be_told_from_one_that_is_not_there(glass: GlassHouse) -> None:
    host, stranger = Player(glass.url, "Host"), Player(glass.url, "Stranger")
    nobody = Player(glass.url, None)
    private: str = host.create("buccaneer", [ME, LOCAL, LOCAL])["table"]

    def asked(player: Player, method: str, table: str, path: str) -> tuple[int, str]:
        body = BODIES.get(path) if method == "POST" else None
        answer = player.http.request(method, f"/api/tables/{table}{path}", json=body)
        return answer.status_code, answer.text.replace(table, "…")

    assert len(TABLE_ROUTES) > 25
    for method, path in TABLE_ROUTES:
        assert method != "POST" or path in BODIES, f"what does {path} need?"
        for player, refused in ((stranger, {404}), (nobody, {401, 404})):
            told = asked(player, method, private, path)
            assert told == asked(player, method, "nosuch", path), f"{method} {path}"
            assert told[0] in refused, f"{method} {path}: {told}"
    glass.house.memory.forget(private)
    assert asked(stranger, "GET", private, "/sight")[0] == 404
    assert glass.house.memory.peek(private) is None, "a game is loaded for a stranger"
    for player in (stranger, nobody):
        with Live(player, private, {}) as here, Live(player, "nosuch", {}) as nowhere:
            assert here.hello == nowhere.hello
            assert here.hello["code"] == "no-table"
    assert host.get(f"/api/tables/{private}")["number"] == 0
