"""One table under load: its people, their sockets, and how long a move takes until everybody sees it."""

import asyncio
import contextlib
import random
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from freebooter.workshop.load.gesture import MoveReply, Send, Sighted, over_http, send_gesture


class LoadMessage(Struct):
    """What a message says that a scripted player needs; the rest is passed over, so that reading costs little."""

    sight: Sighted | None = None
    # Of an answer to moves, or a refusal of them: their key, and what came of them.
    key: str | None = None
    answer: MoveReply | None = None
    code: str = ""
    detail: str = ""


_MESSAGES = msgspec.json.Decoder(LoadMessage)
# Like a browser, a viewer who has heard nothing for so many seconds asks, and sends no signs of life besides.
_SILENCE = 20.0


class Watcher:
    """What one viewer knows: the last row, and what they see."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = -1
        self.sight: Sighted | None = None
        self.changed = asyncio.Event()
        self.has_heard = True
        self._sent: dict[str, asyncio.Future[MoveReply]] = {}

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                self.hear(text)
        except ConnectionClosed:
            return

    def hear(self, text: str | bytes) -> None:
        message = _MESSAGES.decode(text)
        self.has_heard = True
        if message.key is not None:
            refused = MoveReply(code=message.code, detail=message.detail, sight=message.sight)
            self._sent.pop(message.key).set_result(message.answer or refused)
        elif message.sight is not None:
            self.sight = message.sight
            self.number = message.sight.number
            self.changed.set()

    async def send(self, moves: dict[str, Any]) -> MoveReply:
        """Moves over the socket."""
        answer = asyncio.get_running_loop().create_future()
        self._sent[moves["key"]] = answer
        await self.socket.send(msgspec.json.encode({"type": "play", "moves": moves}).decode())
        return await asyncio.wait_for(answer, 30)

    async def ask_if_silent(self) -> None:
        if not self.has_heard:
            await self.socket.send(msgspec.json.encode({"type": "ping", "number": self.number}).decode())
        self.has_heard = False

    async def until(self, number: int) -> None:
        while self.number < number:
            self.changed.clear()
            await self.changed.wait()


class LoadTable:
    """A table whose seats are played at random by one script; each seat and a spectator has a socket."""

    def __init__(self, url: str, game: str, seats: int, pace: float, *, over_socket: bool) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        self.pace = pace
        self.over_socket = over_socket
        self.latencies: list[float] = []
        self.conflicts = 0
        self.faults: list[str] = []
        self.table = ""
        # Its viewers are connected for the first time.
        self.is_open = False

    async def play(self, ready: asyncio.Event, stop: asyncio.Event, made: asyncio.Semaphore) -> None:
        """Make the table, wait until all are made, and play until it is enough; a finished game is played again."""
        # Like a browser, which keeps its connection for minutes between two moves.
        limits = httpx.Limits(keepalive_expiry=300)
        async with httpx.AsyncClient(base_url=self.url, timeout=60, limits=limits) as http:
            async with made:
                await self._begin(http)
            while not stop.is_set():
                try:
                    if await self._game(http, ready, stop, made):
                        self.table = (await self._post(http, f"/api/tables/{self.table}/rematch", None))["table"]
                except (httpx.HTTPError, OSError, KeyError, TimeoutError) as error:
                    self.faults.append(f"{type(error).__name__}: {error}")
                    await asyncio.sleep(1)

    async def _begin(self, http: httpx.AsyncClient) -> None:
        me = await self._post(http, "/api/guest", {"name": "Load"})
        http.headers["x-csrf-token"] = me["csrf"]
        seats = [{"kind": "me"}, *({"kind": "local"} for _ in range(self.seats - 1))]
        self.table = (await self._post(http, "/api/tables", {"game": self.game, "seats": seats}))["table"]

    async def _game(
        self, http: httpx.AsyncClient, ready: asyncio.Event, stop: asyncio.Event, made: asyncio.Semaphore
    ) -> bool:
        """Play one game; whether it came to its end."""
        async with AsyncExitStack() as stack:
            seen: dict[int, Watcher] = {}
            async with made:
                for viewer in [*range(self.seats), -2]:
                    socket = await stack.enter_async_context(self._socket(http, viewer))
                    seen[viewer] = Watcher(socket)
                    seen[viewer].hear(await socket.recv())
                    task = asyncio.create_task(seen[viewer].listen())
                    stack.callback(task.cancel)
            asking = asyncio.create_task(_ask_often(list(seen.values())))
            stack.callback(asking.cancel)
            self.is_open = True
            await ready.wait()
            await asyncio.sleep(random.random() * self.pace)
            while not stop.is_set():
                sight = seen[-2].sight
                if sight is None:
                    return False
                if not sight.asks:
                    return True
                await self._move(http, seen, sight.asks[0])
                await asyncio.sleep(self.pace * (0.5 + random.random()))
        return False

    def _socket(self, http: httpx.AsyncClient, viewer: int) -> connect:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?viewer={viewer}"
        session = http.cookies["freebooter_session"]
        return connect(
            address,
            additional_headers={"cookie": f"freebooter_session={session}"},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )

    async def _move(self, http: httpx.AsyncClient, seen: dict[int, Watcher], seat: int) -> None:
        sight = seen[seat].sight
        assert sight is not None
        send: Send = seen[seat].send if self.over_socket else over_http(http, self.table)
        answer, begun = await send_gesture(send, sight)
        if answer.code == "question-gone" and answer.sight is not None:
            self.conflicts += 1
            await seen[seat].until(answer.sight.number)
            return
        if answer.code:
            self.faults.append(f"{answer.code}: {answer.detail}")
            return
        await asyncio.wait_for(asyncio.gather(*(viewer.until(answer.number) for viewer in seen.values())), 30)
        self.latencies.append(time.perf_counter() - begun)

    async def _post(self, http: httpx.AsyncClient, path: str, body: Any) -> Any:
        answer = await http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()


async def _ask_often(watchers: list[Watcher]) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(_SILENCE)
            for watcher in watchers:
                await watcher.ask_if_silent()
