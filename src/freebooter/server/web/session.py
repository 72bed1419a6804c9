"""Who asks: the session cookie, read before every request that needs to know."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.response import Response

from freebooter.server.errors import NotKnown
from freebooter.server.house import House
from freebooter.server.people.accounts import SESSION_SECONDS, User
from freebooter.server.people.tokens import token_hash
from freebooter.server.web.limits import network_of

SESSION_COOKIE: Final = "freebooter_session"
LINK_COOKIE: Final = "freebooter_link"

Connection = ASGIConnection[Any, Any, Any, Any]


async def provide_user(request: Connection, house: NamedDependency[House]) -> User | None:
    """Whoever asks, if their session is known."""
    return await house.people.user_of(session_token(request))


async def provide_person(user: NamedDependency[User | None]) -> User:
    """Whoever asks; a request without a session is refused."""
    if user is None:
        raise NotKnown("no-session", "there is no session; POST /api/guest begins one")
    return user


def session_of(request: Connection) -> bytes:
    """The session that somebody claims, by the hash of its token, not looked up yet: whoever uses it does that. A
    request without one is refused."""
    token = session_token(request)
    if not token:
        raise NotKnown("no-session", "there is no session; POST /api/guest begins one")
    return token_hash(token)


def session_token(request: Connection) -> str | None:
    """The token of the session that somebody brings along, known or not."""
    return request.cookies.get(_own_cookie(request)) or request.cookies.get(SESSION_COOKIE)


def _own_cookie(request: Connection) -> str:
    """The name of a cookie for this port alone: browsers keep one set of cookies for all servers of a host."""
    port = request.headers.get("host", "").rpartition(":")[2]
    return f"{SESSION_COOKIE}_{port}" if port.isdecimal() else SESSION_COOKIE


def session_cookie(request: Connection, token: str, user: User | None) -> Cookie:
    """The cookie that keeps a session. Over plain http, at home, it cannot be marked secure. A cookie that brought no
    `user` may be that of another server of this host, and is left alone."""
    is_foreign = user is None and SESSION_COOKIE in request.cookies
    return Cookie(
        key=_own_cookie(request) if is_foreign else SESSION_COOKIE,
        value=token,
        path="/",
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def drop_session(request: Connection, answer: Response[None]) -> None:
    """Let the browser forget the cookie of the session that has ended."""
    own = _own_cookie(request)
    answer.delete_cookie(own if own in request.cookies else SESSION_COOKIE, path="/")


def link_cookie(request: Connection, token: str) -> Cookie:
    """The cookie in which a link waits to be used: from its first use on it stands in no address any more."""
    return Cookie(
        key=LINK_COOKIE,
        value=token,
        path="/api/links",
        max_age=86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def address(request: Connection) -> str:
    """Where a request comes from; "?" where that is not known (see `Guard`)."""
    return "?" if request.client is None else network_of(request.client.host)


def asker(request: Connection, user: User | None) -> str:
    """Whom limits count: a person, or the address of somebody without a session."""
    return address(request) if user is None else user.id
