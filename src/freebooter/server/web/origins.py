"""By which names a server goes, and which pages are its own."""

import socket
from ipaddress import ip_address

from litestar.types import Scope


class Origins:
    """Pages from here: those of the origins that were named, and those of the machine's own names and addresses.

    Any other name is refused: a page from elsewhere could let its own name lead here, and would be taken for ours.
    """

    def __init__(self, named: tuple[str, ...] = ()) -> None:
        self._named = frozenset(named)
        self._hosts = frozenset(_name(origin.partition("://")[2]) for origin in named)
        self._machine = socket.gethostname().lower()

    def knows(self, scope: Scope) -> bool:
        """Whether the host that is talked to is this server."""
        name = _name(_header(scope, b"host"))
        return name in self._hosts or self._is_at_home(name)

    def is_own(self, scope: Scope) -> bool:
        """Whether the page that asks comes from here. What has no origin is no page, and brings no cookies along."""
        origin = _header(scope, b"origin")
        if not origin:
            return _header(scope, b"sec-fetch-site") in ("", "none", "same-origin")
        host = _header(scope, b"host")
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin in self._named or (self._is_at_home(_name(host)) and origin == f"{scheme}://{host}")

    def is_lasting(self, scope: Scope) -> bool:
        """Whether a browser should come back over https only: not to a machine that is talked to by its address."""
        return scope["scheme"] == "https" and not self._is_at_home(_name(_header(scope, b"host")))

    def _is_at_home(self, name: str) -> bool:
        """Names that nobody elsewhere can let lead here."""
        if name in ("", "localhost", self._machine) or name.endswith((".localhost", ".local")):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _header(scope: Scope, name: bytes) -> str:
    found: bytes = dict(scope["headers"]).get(name, b"")
    return found.decode("latin-1")


def _name(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).strip("[]").lower()
