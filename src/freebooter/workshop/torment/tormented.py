"""A table whose scripted people insist: what is not answered is sent again under the same key until it is."""

import asyncio
import contextlib
import random
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from freebooter.server.people.tokens import new_token

# Seconds after which an answer is given up, and between two tries.
_PATIENCE = 5.0
_PAUSE = 0.1
# In the end everybody must have seen the last row after so many seconds.
_MOST_SECONDS = 60.0
# Answers after which the same is sent again: the server, its database or its disk is away for the moment.
_AWAY = ("database-away", "cannot-write", "try-again", "internal", "")
SPECTATOR = -2


class _News(Struct):
    number: int


class _Message(Struct):
    """What an onlooker reads of a message."""

    sight: Raw = Raw(b"null")
    news: list[_News] = []


class Onlooker:
    """One viewer, who comes back after every loss with the number of the last row they know."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.number = -1
        self.sight = b""
        # Rows that were told although they were known.
        self.told_twice = 0

    async def watch(self, url: str, table: str, session: str) -> None:
        """Until it is cancelled."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?viewer={self.viewer}"
        headers = {"cookie": f"freebooter_session={session}"}
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    f"{address}&after={self.number}",
                    additional_headers=headers,
                    max_size=None,
                    open_timeout=_PATIENCE,
                    close_timeout=1,
                    ping_interval=2,
                    ping_timeout=_PATIENCE,
                ) as socket:
                    with contextlib.suppress(ConnectionClosed):
                        async for text in socket:
                            self._hear(text)
            await asyncio.sleep(_PAUSE)

    def _hear(self, text: str | bytes) -> None:
        message = msgspec.json.decode(text, type=_Message)
        self.told_twice += sum(news.number <= self.number for news in message.news)
        if bytes(message.sight) != b"null":
            self.number = msgspec.json.decode(message.sight, type=_News).number
            self.sight = bytes(message.sight)


class TormentedTable:
    """One person in all seats of a table, a viewer for each seat, and a spectator."""

    def __init__(self, url: str, game: str, seats: int) -> None:
        self._url = url
        self._game = game
        self._seats = seats
        self.table = ""
        # By seat and key: the row that the server said it is.
        self.acknowledged: dict[str, int] = {}
        self.resent = 0
        self.refused: list[str] = []
        self.onlookers = [Onlooker(viewer) for viewer in (*range(seats), SPECTATOR)]
        self.is_over = False

    async def play(self, http: httpx.AsyncClient, stop: asyncio.Event) -> None:
        """Make the table and play until it is enough, or over."""
        me = await self._insist(http, "POST", "/api/guest", {"name": "Torment"})
        http.headers["x-csrf-token"] = me["csrf"]
        seats = [{"kind": "me"}, *({"kind": "local"} for _ in range(self._seats - 1))]
        self.table = (await self._insist(http, "POST", "/api/tables", {"game": self._game, "seats": seats}))["table"]
        session = http.cookies["freebooter_session"]
        watching = [asyncio.create_task(one.watch(self._url, self.table, session)) for one in self.onlookers]
        try:
            while not stop.is_set() and not self.is_over:
                asks = (await self._insist(http, "GET", f"/api/tables/{self.table}"))["asks"]
                self.is_over = not asks
                if asks:
                    await self._gesture(http, asks[0])
            number = (await self._insist(http, "GET", f"/api/tables/{self.table}"))["number"]
            await asyncio.wait_for(self._until(number, watching), _MOST_SECONDS)
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _gesture(self, http: httpx.AsyncClient, seat: int) -> None:
        """Answer at random, with as many actions as a whole gesture takes."""
        path = f"/api/tables/{self.table}"
        sight = await self._insist(http, "GET", f"{path}/sight?viewer={seat}")
        if sight["question"] < 0:
            return
        key = new_token()
        actions: list[Any] = []
        answer = sight
        while answer.get("type", "draft") == "draft":
            actions.append(random.choice(answer["legal"])["action"])
            moves = {"seat": seat, "question": sight["question"], "key": key, "actions": actions}
            answer = await self._insist(http, "POST", f"{path}/moves", moves)
        if answer["type"] == "taken":
            self.acknowledged[f"{seat}:{key}"] = answer["number"]
        else:
            self.refused.append(str(answer))

    async def _insist(self, http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer; the same words each time, so that nothing counts twice."""
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError, msgspec.DecodeError):
                answer = await http.request(method, path, json=body, timeout=_PATIENCE)
                said = msgspec.json.decode(answer.content)
                if answer.is_success or (answer.status_code < 500 and said.get("code", "") not in _AWAY):
                    return said
            self.resent += 1
            await asyncio.sleep(_PAUSE)

    async def _until(self, number: int, watching: list[asyncio.Task[None]]) -> None:
        """Until everybody has seen the last row."""
        while any(one.number < number for one in self.onlookers):
            for task in watching:
                if task.done():
                    task.result()
            await asyncio.sleep(_PAUSE)
