"""Sessions and accounts."""

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from freebooter.server.errors import BadRequest
from freebooter.server.people.accounts import User
from freebooter.server.people.tokens import csrf_token
from freebooter.server.tables.departures import leave_everywhere
from freebooter.server.tables.setup import END, Name, check_name
from freebooter.server.web.given import AnyRequest, MaybeUser, Person, TheHouse
from freebooter.server.web.session import address, asker, drop_session, session_cookie, session_token

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True, kw_only=True):
    """Whoever asks. `csrf` is sent back in the header x-csrf-token with every change."""

    name: str | None
    account: bool
    webhook: str | None
    csrf: str | None


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest."""

    name: Name

    def __post_init__(self) -> None:
        check_name(self.name)


class Renaming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new name, or an address that is called when it is one's turn at a correspondence table ("" for none)."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=rf"^(https?://[\x21-\x7e]*)?{END}")] | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            check_name(self.name)


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Password

    def __post_init__(self) -> None:
        check_name(self.name)


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to be forgotten: the password, if there is an account."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password of one's account, and the one that it is to have from now on."""

    password: Annotated[str, Meta(max_length=200)]
    fresh: Password


class Device(Struct, frozen=True):
    """One of a person's sessions: when it began, and whether it is the one that asks."""

    since: float
    here: bool


def _me(user: User | None, session: str | None) -> Me:
    # A session that this server does not know has its token too: whoever brings it can begin anew at once.
    csrf = csrf_token(session) if session else None
    if user is None:
        return Me(name=None, account=False, webhook=None, csrf=csrf)
    return Me(name=user.name, account=user.has_account, webhook=user.webhook, csrf=csrf)


@get("/api/me")
async def me(request: AnyRequest, house: TheHouse, user: MaybeUser) -> Me:
    """Whoever asks; all empty without a session."""
    house.limits.use("look", asker(request, user))
    return _me(user, session_token(request))


@post("/api/guest")
async def guest(request: AnyRequest, house: TheHouse, user: MaybeUser, data: JSONBody[Guest]) -> Response[Me]:
    """Begin a session as a guest. With a session already, only the name is changed."""
    if user is not None:
        house.limits.use("link", user.id)
        renamed = await house.people.rename(user, data.name)
        return Response(_me(renamed, session_token(request)))
    house.limits.use("guest", address(request))
    house.limits.use("crowd", address(request))
    new, token = await house.people.welcome(data.name)
    return Response(_me(new, token), cookies=[session_cookie(request, token, user)])


@patch("/api/me")
async def change_me(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[Renaming]) -> Me:
    """Change one's name or webhook."""
    house.limits.use("link", person.id)
    user = person
    if data.name is not None:
        user = await house.people.rename(user, data.name)
    if data.webhook is not None:
        user = await house.people.set_webhook(user, data.webhook or None)
    return _me(user, session_token(request))


@post("/api/account")
async def sign_up(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[Credentials]) -> Me:
    """Turn a guest into an account, which keeps their tables and can be used from anywhere."""
    house.limits.use("login", address(request))
    user = await house.people.sign_up(person, data.name, data.password)
    return _me(user, session_token(request))


@post("/api/login")
async def sign_in(request: AnyRequest, house: TheHouse, user: MaybeUser, data: JSONBody[Credentials]) -> Response[Me]:
    """Begin a session with an account."""
    house.limits.use("login", address(request))
    house.limits.use("account", data.name.lower())
    holder, token = await house.people.sign_in(data.name, data.password)
    return Response(_me(holder, token), cookies=[session_cookie(request, token, user)])


@post("/api/logout", status_code=204)
async def sign_out(request: AnyRequest, house: TheHouse, person: Person) -> Response[None]:
    """End this session. A guest who does so comes back only by links."""
    await house.people.sign_out(session_token(request) or "")
    await house.rooms.check_sessions()
    answer: Response[None] = Response(None, status_code=204)
    drop_session(request, answer)
    return answer


@get("/api/sessions")
async def devices(house: TheHouse, person: Person) -> list[Device]:
    """Where one is signed in, newest first."""
    house.limits.use("look", person.id)
    return [Device(since, session == person.session) for session, since in await house.people.devices(person)]


@delete("/api/sessions", status_code=204)
async def sign_out_elsewhere(house: TheHouse, person: Person) -> None:
    """End all of one's sessions but this one, with their sockets."""
    house.limits.use("link", person.id)
    await house.people.sign_out_elsewhere(person)
    await house.rooms.check_sessions()


@post("/api/password", status_code=204)
async def change_password(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[NewPassword]) -> None:
    """Change the password of one's account; all other sessions end."""
    house.limits.use("login", address(request))
    house.limits.use("account", person.name.lower())
    await house.people.check_password(person, data.password)
    await house.people.change_password(person, data.fresh)
    await house.rooms.check_sessions()


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[Farewell]) -> Response[None]:
    """Be forgotten: account, sessions and permissions go, finished games stay without the name."""
    if person.has_account:
        house.limits.use("login", address(request))
        house.limits.use("account", person.name.lower())
    elif data.password is not None:
        raise BadRequest("no-account", "a guest has no password")
    await house.people.check_password(person, data.password)
    await leave_everywhere(house.ledger, person)
    await house.people.delete(person)
    await house.rooms.check_sessions()
    answer: Response[None] = Response(None, status_code=204)
    drop_session(request, answer)
    return answer


ROUTES = [
    me,
    guest,
    change_me,
    sign_up,
    sign_in,
    sign_out,
    devices,
    sign_out_elsewhere,
    change_password,
    forget_me,
]
