"""A process in which bots think, as the server holds it: asked one thing at a time, replaced if it hangs or dies."""

import asyncio
import socket
import sys
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess

import msgspec

from freebooter.server.players.brain import MOST_BOTS, Reply, Task, live
from freebooter.server.players.failures import BotFailed
from freebooter.server.players.fair_turn import FairTurn

# A fresh process imports everything first; that it cannot even do this by then is nobody's slowness.
_START_SECONDS = 120.0
# The system ends a killed process in no time, unless the machine itself is in trouble.
_END_SECONDS = 5.0


class Thinker:
    """One process at a time, started when it is first needed."""

    def __init__(self, limit: float) -> None:
        """A thought may last `limit` seconds; its process does not outlive that."""
        self._limit = limit
        # How many rows each bot has been told by this process, by its name here.
        self._told: dict[str, int] = {}
        self._turn = FairTurn()
        self._process: SpawnProcess | None = None
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None

    def told(self, who: str) -> int:
        return self._told.get(who, 0)

    def tell(self, who: str, rows: int) -> None:
        """This bot now knows so many rows. Should the process have forgotten it, it will say so."""
        self._told.pop(who, None)
        self._told[who] = rows
        if len(self._told) > MOST_BOTS:
            del self._told[next(iter(self._told))]

    def forget(self, beginning: str) -> None:
        """These bots will not be asked any more."""
        for who in [who for who in self._told if who.startswith(beginning)]:
            del self._told[who]

    async def ask(self, task: Task, whose: str) -> Reply:
        """What the process answers, when the turn comes to whoever it thinks for; `BotFailed` if it hangs or dies over
        this."""
        text = msgspec.json.encode(task) + b"\n"
        async with self._turn.of(whose):
            if self._process is not None and not self._process.is_alive():
                # Somebody ended it while nobody was thinking: no bot's fault.
                self.close()
            try:
                if self._process is None:
                    await self._start()
                return await self._exchange(text, self._limit)
            except BaseException:
                # Whatever it still says would be taken for the next one's answer.
                self.close()
                raise

    def close(self) -> None:
        """End the process at once, and forget what it knew; whoever asks next gets a fresh one."""
        if self._writer is not None:
            self._writer.transport.abort()
            self._writer = None
        if self._process is not None:
            self._process.kill()
            self._process.join(_END_SECONDS)
            self._process = None
        self._told.clear()

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            process = get_context("spawn").Process(target=live, args=(theirs, self._limit), daemon=True)
            try:
                process.start()
            except BaseException:
                ours.close()
                raise
        self._process = process
        self._reader, self._writer = await _streams(ours)
        await self._exchange(b"", _START_SECONDS)

    async def _exchange(self, text: bytes, seconds: float) -> Reply:
        assert self._writer is not None
        try:
            async with asyncio.timeout(seconds):
                self._writer.write(text)
                await self._writer.drain()
                answer = await self._reader.readline()
        except TimeoutError:
            raise BotFailed("no answer in time", is_loss=True) from None
        except ConnectionError:
            answer = b""
        if not answer.endswith(b"\n"):
            raise BotFailed("its process has died", is_loss=True)
        return msgspec.json.decode(answer, type=Reply)


async def _streams(line: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if sys.platform == "win32":
        return await asyncio.open_connection(sock=line)
    return await asyncio.open_unix_connection(sock=line)
