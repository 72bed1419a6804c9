"""A player's side of the protocol, for tests: requests with session and token, and a socket read message by message."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any, Self, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

P = TypeVar("P", bound="Player")

_keys = count()
_open_clients: list[httpx.Client] = []
_open_lives: list["Live"] = []


class Player:
    """Somebody with a session at one server process."""

    def __init__(self, url: str, name: str | None = "Anne") -> None:
        self.url = url
        # Plain http: reading the certificates of the world for each player would take most of the tests' time.
        self.http = httpx.Client(base_url=url, timeout=60, headers={"origin": url}, verify=False)
        _open_clients.append(self.http)
        if name is not None:
            me = self.post("/api/guest", {"name": name})
            self.http.headers["x-csrf-token"] = me["csrf"]

    def at(self, url: str) -> Self:
        """The same person at another process of the same server."""
        return self._as(type(self)(url, None))

    def on_socket(self) -> "SocketPlayer":
        """The same person, whose moves go over a socket."""
        return self._as(SocketPlayer(self.url, None))

    def _as(self, other: P) -> P:
        other.http.cookies.set("freebooter_session", self.http.cookies["freebooter_session"])
        other.http.headers["x-csrf-token"] = self.http.headers["x-csrf-token"]
        return other

    def get(self, path: str, **query: Any) -> Any:
        return ok(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        return ok(self.http.post(path, json=body))

    def try_post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def create(self, game: str, seats: list[dict[str, Any]], **rest: Any) -> dict[str, Any]:
        setup = {"bot_delay": 0, **rest.pop("setup", {})}
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, "setup": setup, **rest})
        return made

    def take(self, token: str) -> dict[str, Any]:
        seated: dict[str, Any] = self.post("/api/links/use", {"token": token})
        return seated

    def sight(self, table: str, viewer: int | None = None) -> dict[str, Any]:
        seen: dict[str, Any] = self.get(f"/api/tables/{table}/sight", **({} if viewer is None else {"viewer": viewer}))
        return seen

    def move(self, table: str, sight: dict[str, Any], *choices: int, key: str | None = None) -> httpx.Response:
        """Answer the question of this sight with the choices of these numbers."""
        body = {
            "seat": sight["viewer"],
            "question": sight["question"],
            "key": key or new_key(),
            "actions": [sight["legal"][choice]["action"] for choice in choices or (0,)],
        }
        return self.try_post(f"/api/tables/{table}/moves", body)

    def whole_move(self, table: str, sight: dict[str, Any], key: str | None = None) -> httpx.Response:
        """Answer with the first choice, and with the first of what may follow while it is a draft."""
        body = {"seat": sight["viewer"], "question": sight["question"], "key": key or new_key()}
        actions, legal = [], sight["legal"]
        while True:
            actions.append(legal[0]["action"])
            answer = self.try_post(f"/api/tables/{table}/moves", {**body, "actions": actions})
            if not answer.is_success or answer.json()["type"] == "taken":
                return answer
            legal = answer.json()["legal"]

    def live(self, table: str, **query: Any) -> "Live":
        return Live(self, table, query)


# What a refusal's code is over HTTP.
_STATUS = {
    **dict.fromkeys(("bad-batch", "unknown-action", "bad-request"), 400),
    "no-session": 401,
    "not-your-seat": 403,
    "no-table": 404,
    **dict.fromkeys(("question-gone", "not-started", "over", "try-again"), 409),
    "illegal": 422,
    "too-many": 429,
    "database-away": 503,
    "cannot-write": 503,
}


class SocketPlayer(Player):
    """Somebody whose moves go over a socket. What comes back is put as HTTP would say it."""

    def __init__(self, url: str, name: str | None = "Anne") -> None:
        super().__init__(url, name)
        self._lives: dict[str, Live] = {}

    def try_post(self, path: str, body: Any = None) -> httpx.Response:
        table, _, what = path.removeprefix("/api/tables/").partition("/")
        if what != "moves":
            return super().try_post(path, body)
        if table not in self._lives:
            self._lives[table] = self.live(table)
            _open_lives.append(self._lives[table])
        live = self._lives[table]
        live.send(type="play", moves=body)
        said = live.until(lambda message: message["type"] in ("answer", "error"))
        assert said["key"] == body["key"]
        if said["type"] == "answer":
            return httpx.Response(200, json=said["answer"])
        return httpx.Response(_STATUS[said["code"]], json=said)


class Live:
    """An open socket; remembers all it was told."""

    def __init__(self, player: Player, table: str, query: dict[str, Any]) -> None:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        session = player.http.cookies.get("freebooter_session")
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{player.url.replace('http', 'ws')}/api/tables/{table}/live?{words}",
                additional_headers={"cookie": f"freebooter_session={session}"} if session else {},
                origin=Origin(player.url),
                max_size=None,
                open_timeout=60,
            )
        )
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.hello = self.read()

    @property
    def number(self) -> int:
        """The last row this viewer knows of."""
        sights = [message["sight"] for message in self.messages if message.get("sight")]
        return sights[-1]["number"] if sights else -1

    @property
    def sight(self) -> dict[str, Any]:
        seen: dict[str, Any] = [message["sight"] for message in self.messages if message.get("sight")][-1]
        return seen

    def read(self, seconds: float = 90) -> dict[str, Any]:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool], seconds: float = 90) -> dict[str, Any]:
        """Read on until a message fits."""
        end = time.monotonic() + seconds
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if fits(message):
                return message

    def until_number(self, number: int, seconds: float = 90) -> None:
        if self.number < number:
            self.until(lambda _: self.number >= number, seconds)

    def rows(self) -> list[int]:
        """The numbers of all rows it was told, in order."""
        return [one["number"] for message in self.messages for one in message.get("news", [])]

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def close_all() -> None:
    """Close the connections of all players there were."""
    while _open_clients:
        _open_clients.pop().close()
    while _open_lives:
        _open_lives.pop().close()


def ok(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def until(fits: Callable[[], Any], seconds: float = 120) -> Any:
    """What this gives, as soon as it gives something; a slow machine with other work is waited for."""
    end = time.monotonic() + seconds
    while not (found := fits()):
        assert time.monotonic() < end, f"it has not come about in {seconds} s"
        time.sleep(0.02)
    return found


def new_key() -> str:
    return f"key-{next(_keys):08d}"


ME = {"kind": "me"}
OPEN = {"kind": "open"}
LOCAL = {"kind": "local"}
BOT = {"kind": "bot", "bot": "random"}
