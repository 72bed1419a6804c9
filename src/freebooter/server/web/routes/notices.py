"""Being told of one's turn while no page is open: devices and letters."""

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from freebooter.server.errors import BadRequest
from freebooter.server.live.web_push import is_point, is_secret
from freebooter.server.people.letters import Letter, Often
from freebooter.server.people.pushes import Push
from freebooter.server.tables.setup import END
from freebooter.server.web.given import AnyRequest, Person, TheHouse
from freebooter.server.web.session import address

Language = Literal["en", "it"]
Endpoint = Annotated[str, Meta(max_length=2000, pattern=rf"^https?://[\x21-\x7e]*{END}")]
LetterToken = Annotated[str, PathParameter(pattern=rf"^[\w-]{{16,32}}{END}")]
# Enough to tell an address from a slip: whether it is one is seen when a letter is answered.
Address = Annotated[
    str, Meta(max_length=254, pattern=rf"^[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+{END}")
]


class PushKey(Struct, frozen=True):
    """What a browser subscribes with."""

    key: str


class PushWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device's subscription, as its browser gives it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=80, max_length=120, pattern=rf"^[\w-]*{END}")]
    auth: Annotated[str, Meta(min_length=20, max_length=40, pattern=rf"^[\w-]*{END}")]
    language: Language


class PushEnded(Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription that ends."""

    endpoint: Endpoint


class LettersWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to, and whether at every turn or once a day at most."""

    address: Address
    often: Often
    language: Language


class LettersShown(Struct, frozen=True, kw_only=True):
    """Whether this server writes letters, and what this person wants; `confirmed` by whoever reads the address."""

    possible: bool
    address: str | None
    often: Often | None
    confirmed: bool


def _shown(letter: Letter | None, *, possible: bool) -> LettersShown:
    if letter is None:
        return LettersShown(possible=possible, address=None, often=None, confirmed=False)
    return LettersShown(possible=possible, address=letter.address, often=letter.often, confirmed=letter.confirmed)


@get("/api/push")
async def push_key(house: TheHouse) -> PushKey:
    """The server's key for push messages."""
    return PushKey(house.push.public)


@post("/api/me/push", status_code=204)
async def want_push(house: TheHouse, person: Person, data: JSONBody[PushWanted]) -> None:
    """Be told of turns at correspondence tables on this device."""
    house.limits.use("link", person.id)
    if not is_point(data.p256dh) or not is_secret(data.auth):
        raise BadRequest("bad-request", "these are no keys of a device")
    await house.pushes.add(
        Push(
            user_id=person.id,
            endpoint=data.endpoint,
            p256dh=data.p256dh,
            auth=data.auth,
            language=data.language,
        )
    )


@delete("/api/me/push")
async def end_push(house: TheHouse, person: Person, data: JSONBody[PushEnded]) -> None:
    """Be told on this device no more."""
    house.limits.use("link", person.id)
    await house.pushes.remove(person, data.endpoint)


@get("/api/me/letters")
async def my_letters(house: TheHouse, person: Person) -> LettersShown:
    """Which letters one gets."""
    house.limits.use("look", person.id)
    return _shown(await house.letters.of(person), possible=house.mail.is_open)


@put("/api/me/letters")
async def want_letters(
    request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[LettersWanted]
) -> LettersShown:
    """Be told of turns by letter. A new address gets one letter that asks whether it is the right one."""
    if not house.mail.is_open:
        raise BadRequest("no-mail", "this server writes no letters")
    house.limits.use("letter", address(request))
    letter = await house.letters.want(person, data.address, data.often, data.language)
    if not letter.confirmed:
        house.send_soon(house.mail.confirm(letter))
    return _shown(letter, possible=True)


@delete("/api/me/letters")
async def end_letters(house: TheHouse, person: Person) -> None:
    """No letters any more."""
    house.limits.use("link", person.id)
    await house.letters.end(person)


@post("/api/letters/{token:str}/confirm", status_code=204)
async def confirm_letters(request: AnyRequest, house: TheHouse, token: LetterToken) -> None:
    """The address is the right one: the token stands in the letter that was sent there."""
    house.limits.use("link", address(request))
    await house.letters.confirm(token)


@post("/api/letters/{token:str}/stop", status_code=204)
async def stop_letters(request: AnyRequest, house: TheHouse, token: LetterToken) -> None:
    """End the letters: the token stands in each of them. Mail programs post here, too."""
    house.limits.use("link", address(request))
    await house.letters.stop(token)


ROUTES = [
    push_key,
    want_push,
    end_push,
    my_letters,
    want_letters,
    end_letters,
    confirm_letters,
    stop_letters,
]
