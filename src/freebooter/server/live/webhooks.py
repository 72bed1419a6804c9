"""Telling people of correspondence tables that it is their turn, at an address of their own."""

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx
import structlog
from sqlalchemy import select

from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import users
from freebooter.server.tables.facts import Facts

_SECONDS = 5.0

log = structlog.get_logger("freebooter.webhooks")


class Webhooks:
    """Calls the addresses. One that lies inside the server's own network is never called."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._calls: set[asyncio.Task[None]] = set()

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
        if waiting:
            task = asyncio.create_task(self._tell(facts, waiting))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _tell(self, facts: Facts, waiting: dict[int, str]) -> None:
        async with self.database.read() as connection:
            query = select(users.c.id, users.c.webhook).where(users.c.id.in_(waiting.values()))
            addresses = {row.id: row.webhook for row in await connection.execute(query) if row.webhook}
        async with httpx.AsyncClient(timeout=_SECONDS, follow_redirects=False) as http:
            for seat, user in waiting.items():
                if user in addresses and await asyncio.to_thread(is_outside, addresses[user]):
                    body = {"table": facts.id, "game": facts.game, "seat": seat, "number": facts.number}
                    try:
                        await http.post(addresses[user], json=body)
                    except httpx.HTTPError as error:
                        log.info("webhook not told", table=facts.id, seat=seat, error=type(error).__name__)


def is_outside(url: str) -> bool:
    """Whether every address of this URL's host lies on the open internet."""
    host = urlsplit(url).hostname
    try:
        found = socket.getaddrinfo(host, None, proto=socket.IPPROTO_TCP) if host else []
    except OSError:
        return False
    return bool(found) and all(ipaddress.ip_address(str(one[4][0]).partition("%")[0]).is_global for one in found)
