"""Around everything: headers that keep browsers careful, and refusal of requests that come from other pages."""

from typing import Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from freebooter.server.people.tokens import csrf_token, same
from freebooter.server.web.origins import Origins
from freebooter.server.web.proxies import Proxies
from freebooter.server.web.session import session_token

_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_POLICY: Final = (
    b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none';"
    b" base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_LASTING: Final = ((b"strict-transport-security", b"max-age=31536000"),)
# What is asked for by programs beside the server, by whatever name they know it.
_FOR_MACHINES: Final = frozenset(("/healthz", "/readyz", "/metrics"))


class Guard:
    """An ASGI app around the server. Whoever asks must know it by a name of its own, whoever changes something must
    come from the host they talk to, and whoever is hidden by a proxy has no address."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = (), proxies: tuple[str, ...] = ()) -> None:
        self.app = app
        self._origins = Origins(origins)
        self._proxies = Proxies(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "lifespan" and self._proxies.hides(scope):
            scope["client"] = None
        if kind == "http":
            send = _careful(scope, send, is_lasting=self._origins.is_lasting(scope))
            fault = self._fault(scope)
            if fault:
                await _refuse(send, *fault)
            else:
                await self.app(scope, receive, send)
        elif kind == "websocket" and not (self._origins.knows(scope) and self._origins.is_own(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong origin"})
        else:
            await self.app(scope, receive, send)

    def _fault(self, scope: Scope) -> tuple[int, str, str] | None:
        """Why a request is refused, with its status; or None."""
        request = ASGIConnection[object, object, object, State](scope)
        if not self._origins.knows(scope) and scope["path"] not in _FOR_MACHINES:
            return (
                421,
                "wrong-host",
                "this server does not go by that name; `--origin` names the address that people use",
            )
        if request.scope["method"] in _SAFE:  # type: ignore[typeddict-item]
            return None
        if not self._origins.is_own(scope):
            return 403, "wrong-origin", "this request comes from another page"
        session = session_token(request)
        if session and not same(request.headers.get("x-csrf-token", ""), csrf_token(session)):
            return 403, "wrong-csrf", "the x-csrf-token header is missing or wrong; GET /api/me gives it"
        return None


def _careful(scope: Scope, send: Send, *, is_lasting: bool) -> Send:
    is_api = scope["path"].startswith("/api")

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *_HEADERS, *(_LASTING if is_lasting else ())]
            if is_api and not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return wrapped


async def _refuse(send: Send, status: int, code: str, detail: str) -> None:
    body = msgspec.json.encode({"code": code, "detail": detail, "message": None})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
