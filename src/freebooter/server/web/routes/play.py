"""Playing: moves, previews, reasons, undo, advice, chat."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from freebooter.core.message import Message
from freebooter.server.errors import BadRequest
from freebooter.server.house import House
from freebooter.server.people.accounts import User
from freebooter.server.tables.access import Access, find_access
from freebooter.server.tables.chat import Line
from freebooter.server.tables.moves import Preview
from freebooter.server.tables.refusals import Refusals
from freebooter.server.tables.setup import END, BotName, Talked
from freebooter.server.tables.sight import Choice, Sight
from freebooter.server.web.given import AnyRequest, MaybeUser, Person, TableId, TheHouse
from freebooter.server.web.routes.tables import SeatNumber, best_bot
from freebooter.server.web.session import asker

Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=rf"^[\w-]+{END}")]
Actions = Annotated[list[dict[str, Any]], Meta(max_length=64)]


class MovesSent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer: to which question, under which key of the client's own, and one action or an unbroken run."""

    seat: SeatNumber
    question: Number
    key: Key
    actions: Actions
    # The row of the seat's own sealed answer that this one replaces.
    replaces: Number | None = None


class PreviewWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Actions to be tried out."""

    seat: SeatNumber
    question: Number
    actions: Actions


class UndoWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which row is to be taken back."""

    seat: SeatNumber
    row: Number
    key: Key


class AdviceWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which bot is asked what it would do."""

    seat: SeatNumber
    question: Number
    bot: BotName | None = None


class Advised(Struct, frozen=True):
    """The actions that a bot would send."""

    actions: list[Choice]


class Why(Struct, frozen=True):
    """The rule against an action; null if it is allowed."""

    refusal: Message | None


class Said(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to say, from a seat or, without one, from outside."""

    text: Talked
    seat: SeatNumber | None = None
    team: bool = False


async def access_of(house: House, user: User | None, table_id: str) -> Access:
    """What whoever asks may do at this table."""
    async with house.database.read() as connection:
        return await find_access(connection, table_id, user.id if user else None)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def send_moves(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[MovesSent]) -> Sight:
    """Answer a question. Refused whole with 409 if it no longer stands, and with 422 if a rule forbids it."""
    house.limits.use("move", person.id)
    (await access_of(house, person, table_id)).check_seat(data.seat)
    return await house.moves.submit(table_id, data.seat, data.question, data.key, data.actions, data.replaces)


@post("/api/tables/{table_id:str}/preview", status_code=200)
async def preview(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[PreviewWanted]) -> Preview:
    """Try actions out: nothing is played, and it stops before chance, a reveal or another seat."""
    house.limits.use("look", person.id)
    (await access_of(house, person, table_id)).check_seat(data.seat)
    return await house.moves.preview(table_id, data.seat, data.question, data.actions)


@post("/api/tables/{table_id:str}/refusals", status_code=200)
async def refusals(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[PreviewWanted]) -> Refusals:
    """Which rule forbids whatever this seat may not do now, or after these actions of a gesture."""
    house.limits.use("look", person.id)
    (await access_of(house, person, table_id)).check_seat(data.seat)
    return await house.moves.refusals(table_id, data.seat, data.question, data.actions)


@get("/api/tables/{table_id:str}/why")
async def why(
    house: TheHouse,
    person: Person,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=63)],
    action: Annotated[str, QueryParameter(max_length=2000, description="An action as JSON.")],
) -> Why:
    """Which rule forbids an action now."""
    house.limits.use("look", person.id)
    (await access_of(house, person, table_id)).check_seat(seat)
    try:
        plain = msgspec.json.decode(action)
    except msgspec.DecodeError:
        raise BadRequest("bad-action", "the action is not JSON") from None
    return Why(await house.moves.why(table_id, seat, plain))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[UndoWanted]) -> Sight:
    """Take back one's last submit, if nobody else acted, nothing was shown and no chance was used since."""
    house.limits.use("move", person.id)
    (await access_of(house, person, table_id)).check_seat(data.seat)
    return await house.moves.undo(table_id, data.seat, data.row, data.key)


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def advice(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[AdviceWanted]) -> Advised:
    """What a bot would do in this seat's place."""
    house.limits.use("think", person.id)
    (await access_of(house, person, table_id)).check_seat(data.seat)
    bot = data.bot or await best_bot(house, table_id)
    return Advised(await house.advice.ask(table_id, data.seat, data.question, bot))


@post("/api/tables/{table_id:str}/chat", status_code=204)
async def say(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Said]) -> None:
    """Say something to the table, or to one's own team."""
    house.limits.use("chat", person.id)
    await house.chat.say(person, table_id, data.seat, data.text, to_team=data.team)


@get("/api/tables/{table_id:str}/chat")
async def read_chat(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> list[Line]:
    """What was said to everybody lately; a team's own talk comes over its seats' sockets only."""
    house.limits.use("look", asker(request, user))
    (await access_of(house, user, table_id)).check_look()
    return await house.chat.heard(table_id, -1, 0)


ROUTES = [send_moves, preview, refusals, why, undo, advice, say, read_chat]
