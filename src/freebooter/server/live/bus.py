"""Hints between the processes of one server: that a table has changed, never what has changed there."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable

import asyncpg
import structlog
from msgspec import Struct

from freebooter.server.people.tokens import new_id
from freebooter.server.storage.database import plain_url
from freebooter.server.storage.entering import CHANNEL

_COMPANY = ":company"
_FIRST_PAUSE = 0.2
_LONGEST_PAUSE = 5.0

log = structlog.get_logger("freebooter.bus")


class Hint(Struct, frozen=True):
    """A table has changed. `only_company`: nothing but who is there. `is_told`: the rooms here know it already."""

    table_id: str
    only_company: bool = False
    is_told: bool = False


Heard = Callable[[Hint], None]


class Bus(ABC):
    """Carries hints. What is lost on the way is found by looking at the log again: `lost` says when."""

    def __init__(self) -> None:
        self._me = new_id(12)
        self._heard: list[Heard] = []
        self._lost: list[Callable[[], None]] = []

    def listen(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Call `heard` with every hint, and `lost` when hints may have been missed."""
        self._heard.append(heard)
        self._lost.append(lost)

    @abstractmethod
    async def open(self) -> None:
        """Begin to hear."""

    @abstractmethod
    async def close(self) -> None:
        """Hear no more."""

    @abstractmethod
    async def publish(self, hint: Hint) -> None:
        """Tell every process, this one too, that the table has changed. Called after the commit, never before."""

    def text(self, hint: Hint) -> str:
        """A hint as the others hear it; it names this process, which has been told by itself."""
        return f"{self._me}/{hint.table_id}{_COMPANY if hint.only_company else ''}"

    def tell(self, hint: Hint) -> None:
        """Tell this process alone: the others hear of it in another way."""
        for heard in self._heard:
            heard(hint)

    def _tell_lost(self) -> None:
        for lost in self._lost:
            lost()


class MemoryBus(Bus):
    """For one process, where nothing has to be opened."""

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    async def publish(self, hint: Hint) -> None:
        self.tell(hint)


class PostgresBus(Bus):
    """NOTIFY for several processes. A connection of its own hears; it is made anew for ever when it is lost."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._dsn = plain_url(url)
        self._task: asyncio.Task[None] | None = None
        self._sender: asyncpg.Connection | None = None
        self._sending = asyncio.Lock()
        self._ready = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._hear())
        await self._ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._sender is not None:
            await self._sender.close(timeout=2)

    async def publish(self, hint: Hint) -> None:
        # Here at once; the others by way of the engine. A hint that cannot be sent is not worth an error:
        # the rows are committed, and every process looks at the log from time to time.
        self.tell(hint)
        try:
            async with self._sending:
                if self._sender is None or self._sender.is_closed():
                    self._sender = await asyncpg.connect(self._dsn, timeout=5)
                await self._sender.execute("SELECT pg_notify($1, $2)", CHANNEL, self.text(hint))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            log.warning("hint not sent", error=type(error).__name__)
            self._sender = None

    def _hear_one(self, text: str) -> None:
        sender, _, table = text.partition("/")
        if sender != self._me:
            self.tell(Hint(table.removesuffix(_COMPANY), only_company=table.endswith(_COMPANY)))

    async def _hear(self) -> None:
        pause = _FIRST_PAUSE
        first = True
        while True:
            ended = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._dsn, timeout=5)
                connection.add_termination_listener(lambda *_, ended=ended: ended.set())
                await connection.add_listener(CHANNEL, lambda *heard: self._hear_one(str(heard[3])))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("bus not connected", error=type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
                continue
            pause = _FIRST_PAUSE
            self._ready.set()
            if not first:
                log.info("bus connected again")
                self._tell_lost()
            first = False
            try:
                await ended.wait()
            finally:
                if not connection.is_closed():
                    await connection.close(timeout=2)


def bus_for(url: str) -> Bus:
    """The bus that fits the database."""
    return MemoryBus() if url.startswith("sqlite") else PostgresBus(url)
