"""Connections as a server takes them: requests have a deadline and a size, and each address a number of connections."""

import asyncio
from collections import Counter
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from freebooter.server.operation.caps import reached
from freebooter.server.web.limits import network_of
from freebooter.server.web.proxies import read_networks

# Seconds from a request's first byte, or its connection's beginning, until its headers are there; then for its body.
HEADERS: Final = 15.0
BODY: Final = 120.0
# So many bytes of headers at most.
_MOST_HEADERS: Final = 65_536
# Of one address, sockets not counted: they are by whoever opens them.
_MOST: Final = 500


class CarefulProtocol(HttpToolsProtocol):
    """A connection whose other end must say what it wants, and soon."""

    _open: ClassVar[Counter[str]] = Counter()

    _deadline: asyncio.TimerHandle | None = None
    # Bytes of headers so far; -1 once they are complete.
    _read = 0
    # Where it comes from, if that is counted: behind a proxy are many.
    _from = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEADERS)
        if self.client and not _is_proxy(self.client[0], tuple(self.config.forwarded_allow_ips or ())):
            self._from = network_of(self.client[0])
            self._open[self._from] += 1
            if self._open[self._from] > _MOST:
                reached("connections of one address")
                transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._read > _MOST_HEADERS:
            self._end("size of headers")
            return
        if self._read >= 0:
            self._read += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._read = 0
        self._wait(HEADERS)

    def on_headers_complete(self) -> None:
        self._read = -1
        self._wait(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        """Be at this point for so long at most; for ever if that is not said."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._end, "time for a request")

    def _end(self, cap: str) -> None:
        reached(cap)
        self.transport.abort()

    def _leave(self) -> None:
        """What it is from now on is not counted here."""
        self._wait(None)
        if self._from:
            self._open[self._from] -= 1
            if not self._open[self._from]:
                del self._open[self._from]
            self._from = ""


@cache
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    return read_networks(proxies)


def _is_proxy(host: str, proxies: tuple[str, ...]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in _networks(proxies))
