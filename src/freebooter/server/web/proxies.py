"""Proxies before the server: whom their word is taken from, and what is left unknown where they say nothing."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

import structlog
from litestar.types import Scope

from freebooter.core.errors import FreebooterError

# Whose word is taken where no proxy is named: one on the same machine.
_USUAL: Final = ("127.0.0.1", "::1")
_FOR: Final = b"x-forwarded-for"
# A request with one of these has come through a proxy.
_MARKS: Final = frozenset((b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via"))

log = structlog.get_logger("freebooter.web")


class BadProxy(FreebooterError):
    """What was named as a proxy is neither an address nor a network."""


def read_networks(texts: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks as they are written."""
    try:
        return tuple(ip_network(text, strict=False) for text in texts)
    except ValueError as error:
        raise BadProxy(f"a proxy is named by its address or network: {error}") from None


def believed(named: tuple[str, ...]) -> list[str]:
    """The networks whose word is taken, as the web server wants them."""
    return [str(network) for network in read_networks(named or _USUAL)]


class Proxies:
    """Says of whom it is not known where they are, since their proxy does not say it.

    The web server has put the address of whom a proxy speaks for in the place of the proxy's own before. Without that
    header a proxy on the same machine would look like somebody who sits at it.
    """

    def __init__(self, named: tuple[str, ...] = ()) -> None:
        self._networks = read_networks(named)
        self._has_warned = False

    def hides(self, scope: Scope) -> bool:
        """Whether this request comes through a proxy that does not say from where."""
        names = {name for name, _ in scope["headers"]}
        if _FOR in names or not (names & _MARKS or self._is_named(scope)):
            return False
        if not self._has_warned:
            self._has_warned = True
            log.warning("a proxy sends no X-Forwarded-For: everybody behind it shares the limits of one address")
        return True

    def _is_named(self, scope: Scope) -> bool:
        client = scope.get("client")
        try:
            address = None if client is None else ip_address(client[0])
        except ValueError:
            return False
        return address is not None and any(address in network for network in self._networks)
