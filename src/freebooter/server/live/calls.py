"""Posting to addresses that people name: guarded, a few at a time, and never for ever."""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from weakref import WeakValueDictionary

import httpx
import structlog

# For a whole call: name, connection and answer. An answer's body is not read.
_SECONDS = 5.0
_MOST_ADDRESSES = 4
# The network by which addresses of IPv4 are reached from IPv6.
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
# An older way of writing them.
_COMPATIBLE = ipaddress.IPv6Network("::/96")
# Seconds to wait before it is tried again; then it is given up.
_PAUSES: tuple[float, ...] = (1.0, 10.0)
# So many are called at the same time; the others wait for their turn.
_AT_ONCE = 20
# Of one person; they are called once at a time, so that an address that never answers takes one of the places only.
_MOST_OF_ONE = 20
# Statuses that say that there is nobody any more.
GONE = (404, 410)

log = structlog.get_logger("freebooter.calls")


class Calls:
    """Calls the addresses. One that lies inside the server's own network is called only if the host allows it."""

    def __init__(self, *, inside: bool = False) -> None:
        self.pauses = _PAUSES
        self.seconds = _SECONDS
        self._inside = inside
        self._certificates: ssl.SSLContext | None = None
        self._free = asyncio.Semaphore(_AT_ONCE)
        # A look-up that hangs cannot be ended. It keeps a thread in which nothing else is done.
        self._names = ThreadPoolExecutor(_AT_ONCE, "names")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._of_one: Counter[str] = Counter()

    async def post(self, person: str, url: str, content: bytes, headers: Mapping[str, str], table: str) -> int | None:
        """Post to an address of this person after all that they are told already; the status of the last answer, None
        if there was none. `table` is what the log names."""
        if self._of_one[person] >= _MOST_OF_ONE:
            log.warning("too many calls of one person wait", table=table)
            return None
        self._of_one[person] += 1
        try:
            async with self._turns.setdefault(person, asyncio.Lock()):
                return await self._call(url, content, headers, table)
        finally:
            self._of_one[person] -= 1
            if not self._of_one[person]:
                del self._of_one[person]

    def close(self) -> None:
        """Look nothing up any more."""
        self._names.shutdown(wait=False, cancel_futures=True)

    async def _call(self, url: str, content: bytes, headers: Mapping[str, str], table: str) -> int | None:
        """Call one address, again if it does not answer well, and not for ever."""
        if self._certificates is None:
            # Reading them takes a while, during which nobody here should have to wait.
            self._certificates = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        status: int | None = None
        for pause in (*self.pauses, None):
            try:
                async with self._free, asyncio.timeout(self.seconds):
                    status = await self._post(url, content, headers, table, self._certificates)
                if status is None or 200 <= status < 300 or status in GONE:
                    return status
                fault = f"status {status}"
            except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
                # Among them TimeoutError: the time is out, whatever the other side was doing.
                fault = type(error).__name__
            log.info("call not heard", table=table, error=fault, again=pause is not None)
            if pause is not None:
                await asyncio.sleep(pause)
        return status

    async def _post(
        self, url: str, content: bytes, headers: Mapping[str, str], table: str, certificates: ssl.SSLContext
    ) -> int | None:
        """One call, and the status of its answer; None if the address may not be called."""
        parsed = httpx.URL(url)
        look_up = partial(addresses_of, parsed.host, inside=self._inside)
        addresses = await asyncio.get_running_loop().run_in_executor(self._names, look_up)
        if not addresses:
            log.info("call has no address outside", table=table)
            return None
        limits = httpx.Timeout(self.seconds, connect=self.seconds / len(addresses))
        async with httpx.AsyncClient(
            timeout=limits, follow_redirects=False, trust_env=False, verify=certificates
        ) as http:
            for address in addresses[:-1]:
                with contextlib.suppress(httpx.ConnectError, httpx.ConnectTimeout):
                    return await _status(http, parsed, address, content, headers)
            return await _status(http, parsed, addresses[-1], content, headers)


async def _status(
    http: httpx.AsyncClient, url: httpx.URL, address: str, content: bytes, headers: Mapping[str, str]
) -> int:
    """Post to an address and read the status of the answer, nothing more: its body may have no end.

    The addresses that were looked at are the ones that are called: a name could mean others later.
    """
    named = {**headers, "host": url.netloc.decode()}
    secure = {"sni_hostname": url.host}
    there = url.copy_with(host=address)
    async with http.stream("POST", there, content=content, headers=named, extensions=secure) as answer:
        return answer.status_code


def addresses_of(host: str, *, inside: bool = False) -> list[str]:
    """The addresses of this host; none if one of them lies inside a network of its own, unless that is allowed."""
    try:
        found = socket.getaddrinfo(host, None, proto=socket.IPPROTO_TCP) if host else []
    except (OSError, UnicodeError):
        return []
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if inside or all(is_outside(ipaddress.ip_address(one.partition("%")[0])) for one in addresses):
        return addresses[:_MOST_ADDRESSES]
    return []


def is_outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address lies in no network of its own. Some of IPv6 lead on to one of IPv4, which counts instead."""
    if isinstance(address, ipaddress.IPv6Address):
        is_translated = address in _TRANSLATED or address in _COMPATIBLE
        translated = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF) if is_translated else None
        teredo = address.teredo[1] if address.teredo else None
        onward = address.ipv4_mapped or address.sixtofour or teredo or translated
        if onward is not None:
            return is_outside(onward)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast
