"""A table whose scripted people insist: what is not answered is sent again under the same key until it is."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from freebooter.workshop.load.gesture import MoveReply, Send, Sighted, over_http, send_gesture

# Seconds after which an answer is given up, and between two tries.
PATIENCE = 5.0
_PAUSE = 0.1
# In the end everybody must have seen the last row after so many seconds.
_MOST_SECONDS = 60.0
# Answers after which the same is sent again: the server, its database or its disk is away for the moment.
_AWAY = ("database-away", "cannot-write", "try-again")
# What goes wrong on the way; a half-closed socket ends as any of them.
_LOSSES = (OSError, WebSocketException, TimeoutError, EOFError)
SPECTATOR = -2

# Sends moves once; None if nothing is answered.
Way: TypeAlias = Callable[[dict[str, Any]], Awaitable[MoveReply | None]]


class _News(Struct):
    number: int


class _Message(Struct):
    """What an onlooker reads of a message."""

    sight: Raw = Raw(b"null")
    news: list[_News] = []
    # Of what was sent over the socket: its key, and what came of it.
    key: str | None = None
    answer: MoveReply | None = None
    code: str = ""
    detail: str = ""


class Onlooker:
    """One viewer, who comes back after every loss with the number of the last row they know."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.number = -1
        self.sight = b""
        # Rows that were told although they were known.
        self.told_twice = 0
        self._socket: ClientConnection | None = None
        # By key: what is waited for of moves that were sent.
        self._sent: dict[str, asyncio.Future[MoveReply | None]] = {}

    async def send(self, moves: dict[str, Any]) -> MoveReply | None:
        """What is answered to moves over the socket; None if it is lost before."""
        if self._socket is None:
            return None
        answer = self._sent[moves["key"]] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(msgspec.json.encode({"type": "play", "moves": moves}).decode())
            return await asyncio.wait_for(answer, PATIENCE)
        except _LOSSES:
            return None

    async def watch(self, url: str, table: str, session: str) -> None:
        """Until it is cancelled."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?viewer={self.viewer}"
        headers = {"cookie": f"freebooter_session={session}"}
        while True:
            with contextlib.suppress(*_LOSSES):
                async with connect(
                    f"{address}&after={self.number}",
                    additional_headers=headers,
                    max_size=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                    ping_interval=2,
                    ping_timeout=PATIENCE,
                ) as socket:
                    self._socket = socket
                    with contextlib.suppress(ConnectionClosed):
                        async for text in socket:
                            self._hear(text)
            self._lose()
            await asyncio.sleep(_PAUSE)

    def _lose(self) -> None:
        """Nothing is answered any more to what was sent over the socket."""
        self._socket = None
        for answer in self._sent.values():
            if not answer.done():
                answer.set_result(None)
        self._sent.clear()

    def _hear(self, text: str | bytes) -> None:
        message = msgspec.json.decode(text, type=_Message)
        if message.key is not None:
            answer = self._sent.pop(message.key, None)
            if answer is not None and not answer.done():
                answer.set_result(message.answer or MoveReply(code=message.code, detail=message.detail))
            return
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
        # How many of them it said over a socket: every other gesture goes there.
        self.over_sockets = 0
        self._gestures = 0
        self.resent = 0
        self.refused: list[str] = []
        self.onlookers = [Onlooker(viewer) for viewer in (*range(seats), SPECTATOR)]
        self.is_over = False

    async def play(self, http: httpx.AsyncClient, stop: asyncio.Event) -> None:
        """Make the table and play until it is enough, or over."""
        me = await self._insist(http, "/api/guest", {"name": "Torment"})
        http.headers["x-csrf-token"] = me["csrf"]
        seats = [{"kind": "me"}, *({"kind": "local"} for _ in range(self._seats - 1))]
        self.table = (await self._insist(http, "/api/tables", {"game": self._game, "seats": seats}))["table"]
        session = http.cookies["freebooter_session"]
        watching = [asyncio.create_task(one.watch(self._url, self.table, session)) for one in self.onlookers]
        try:
            while not stop.is_set() and not self.is_over:
                asks = (await self._insist(http, f"/api/tables/{self.table}"))["asks"]
                self.is_over = not asks
                if asks:
                    await self._gesture(http, asks[0])
            number = (await self._insist(http, f"/api/tables/{self.table}"))["number"]
            await asyncio.wait_for(self._until(number, watching), _MOST_SECONDS)
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _gesture(self, http: httpx.AsyncClient, seat: int) -> None:
        """Answer at random, with as many actions as a whole gesture takes."""
        seen = await self._insist(http, f"/api/tables/{self.table}/sight?viewer={seat}")
        sight = msgspec.json.decode(msgspec.json.encode(seen), type=Sighted)
        if sight.question < 0:
            return
        is_live = self._gestures % 2 == 0
        self._gestures += 1
        keys: set[str] = set()
        way: Way = self.onlookers[seat].send if is_live else partial(_posted, over_http(http, self.table))

        async def send(moves: dict[str, Any]) -> MoveReply:
            """The same words under the same key until they are answered, so that nothing counts twice."""
            keys.add(moves["key"])
            while (answer := await way(moves)) is None or answer.code in _AWAY:
                self.resent += 1
                await asyncio.sleep(_PAUSE)
            return answer

        answer, _ = await send_gesture(send, sight)
        if answer.type == "taken":
            self.acknowledged[f"{seat}:{keys.pop()}"] = answer.number
            self.over_sockets += is_live
        else:
            self.refused.append(f"{answer.code}: {answer.detail}")

    async def _insist(self, http: httpx.AsyncClient, path: str, body: Any = None) -> Any:
        """Ask until there is an answer, or post until there is one."""
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError, msgspec.DecodeError):
                answer = await (http.get(path) if body is None else http.post(path, json=body))
                if answer.is_success:
                    return msgspec.json.decode(answer.content)
            self.resent += 1
            await asyncio.sleep(_PAUSE)

    async def _until(self, number: int, watching: list[asyncio.Task[None]]) -> None:
        """Until everybody has seen the last row."""
        while any(one.number < number for one in self.onlookers):
            for task in watching:
                if task.done():
                    task.result()
            await asyncio.sleep(_PAUSE)


async def _posted(send: Send, moves: dict[str, Any]) -> MoveReply | None:
    """What is answered to moves over HTTP; None if there is none, or none by the tables themselves."""
    try:
        answer = await send(moves)
    except (httpx.HTTPError, OSError, msgspec.DecodeError):
        return None
    return answer if answer.type or answer.code not in ("", "fault") else None
