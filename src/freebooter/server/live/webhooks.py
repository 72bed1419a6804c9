"""Telling people of correspondence tables that it is their turn, at an address of their own."""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections import Counter
from weakref import WeakValueDictionary

import httpx
import structlog
from sqlalchemy import select

from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import users
from freebooter.server.tables.facts import Facts

# For a whole call: name, connection and answer. An answer's body is not read.
_SECONDS = 5.0
_MOST_ADDRESSES = 4
# Seconds to wait before it is tried again; then it is given up.
_PAUSES: tuple[float, ...] = (1.0, 10.0)
# So many are called at the same time; the others wait for their turn, and beyond the last number nobody is called.
_AT_ONCE = 20
_MOST_WAITING = 1000
# Of one person; they are called once at a time, so that an address that never answers takes one of the places only.
_MOST_OF_ONE = 20

log = structlog.get_logger("freebooter.webhooks")


class Webhooks:
    """Calls the addresses. One that lies inside the server's own network is called only if the host allows it."""

    def __init__(self, database: Database, *, inside: bool = False) -> None:
        self.database = database
        self.pauses = _PAUSES
        self.seconds = _SECONDS
        self._inside = inside
        self._certificates: ssl.SSLContext | None = None
        self._calls: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._of_one: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many tables have people who are still to be called."""
        return len(self._calls)

    def note(self, facts: Facts, before: int) -> None:
        """Rows have been written; `before` are the seats that were asked until then, as bits."""
        if facts.setup.clock.kind != "correspondence":
            return
        fresh = facts.asks & ~before
        waiting = {
            seat.seat: seat.user_id
            for seat in facts.seats
            if (fresh >> seat.seat) & 1 and seat.user_id is not None and seat.stand_in is None
        }
        if not waiting:
            return
        if len(self._calls) >= _MOST_WAITING:
            log.warning("too many webhooks wait", table=facts.id)
            return
        task = asyncio.create_task(self._tell(facts, waiting))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def close(self) -> None:
        """Call nobody any more."""
        calls = tuple(self._calls)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)

    async def _tell(self, facts: Facts, waiting: dict[int, str]) -> None:
        async with self.database.read() as connection:
            query = select(users.c.id, users.c.webhook).where(users.c.id.in_(waiting.values()))
            addresses = {row.id: row.webhook for row in await connection.execute(query) if row.webhook}
        # Whose turn it is at which table is all that is said; the game itself is told here only.
        calls = [
            self._wait_and_call(
                user, addresses[user], {"table": facts.id, "game": facts.game, "seat": seat, "number": facts.number}
            )
            for seat, user in waiting.items()
            if user in addresses
        ]
        await asyncio.gather(*calls)

    async def _wait_and_call(self, user: str, url: str, body: dict[str, object]) -> None:
        """Call one person after all that they are told already."""
        if self._of_one[user] >= _MOST_OF_ONE:
            log.warning("too many webhooks of one person wait", table=body["table"], seat=body["seat"])
            return
        self._of_one[user] += 1
        try:
            async with self._turns.setdefault(user, asyncio.Lock()):
                await self._call(url, body)
        finally:
            self._of_one[user] -= 1
            if not self._of_one[user]:
                del self._of_one[user]

    async def _call(self, url: str, body: dict[str, object]) -> None:
        """Call one address, again if it does not answer well, and not for ever."""
        if self._certificates is None:
            # Reading them takes a while, during which nobody here should have to wait.
            self._certificates = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        for pause in (*self.pauses, None):
            try:
                async with self._free, asyncio.timeout(self.seconds):
                    status = await self._post(url, body, self._certificates)
                if status is None or 200 <= status < 300:
                    return
                fault = f"status {status}"
            except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
                # Among them TimeoutError: the time is out, whatever the other side was doing.
                fault = type(error).__name__
            log.info("webhook not told", table=body["table"], seat=body["seat"], error=fault, again=pause is not None)
            if pause is not None:
                await asyncio.sleep(pause)

    async def _post(self, url: str, body: dict[str, object], certificates: ssl.SSLContext) -> int | None:
        """One call, and the status of its answer; None if the address may not be called."""
        parsed = httpx.URL(url)
        addresses = await asyncio.to_thread(addresses_of, parsed.host, inside=self._inside)
        if not addresses:
            log.info("webhook has no address outside", table=body["table"], seat=body["seat"])
            return None
        limits = httpx.Timeout(self.seconds, connect=self.seconds / len(addresses))
        async with httpx.AsyncClient(
            timeout=limits, follow_redirects=False, trust_env=False, verify=certificates
        ) as http:
            for address in addresses[:-1]:
                with contextlib.suppress(httpx.ConnectError, httpx.ConnectTimeout):
                    return await _status(http, parsed, address, body)
            return await _status(http, parsed, addresses[-1], body)


async def _status(http: httpx.AsyncClient, url: httpx.URL, address: str, body: dict[str, object]) -> int:
    """Post to an address and read the status of the answer, nothing more: its body may have no end.

    The addresses that were looked at are the ones that are called: a name could mean others later.
    """
    headers = {"host": url.netloc.decode()}
    secure = {"sni_hostname": url.host}
    there = url.copy_with(host=address)
    async with http.stream("POST", there, json=body, headers=headers, extensions=secure) as answer:
        return answer.status_code


def addresses_of(host: str, *, inside: bool = False) -> list[str]:
    """The addresses of this host; none if one of them lies inside a network of its own, unless that is allowed."""
    try:
        found = socket.getaddrinfo(host, None, proto=socket.IPPROTO_TCP) if host else []
    except (OSError, UnicodeError):
        return []
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if inside or all(ipaddress.ip_address(one.partition("%")[0]).is_global for one in addresses):
        return addresses[:_MOST_ADDRESSES]
    return []
