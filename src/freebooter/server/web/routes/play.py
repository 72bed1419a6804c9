"""Playing: moves, reasons, undo, advice, chat."""

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Struct

from freebooter.bots.players.catalogue import BEST_BOT
from freebooter.server.players.advice import Advised
from freebooter.server.tables import chat
from freebooter.server.tables.access import read_access
from freebooter.server.tables.chat import Line
from freebooter.server.tables.entry import read_entry
from freebooter.server.tables.moves import (
    Actions,
    Draft,
    Key,
    MovesSent,
    Number,
    SeatNumber,
    Taken,
    seat_refusals,
    take_moves,
    undo_row,
)
from freebooter.server.tables.refusals import Refusals
from freebooter.server.tables.setup import BotName, Talked
from freebooter.server.web.given import AnyRequest, MaybeUser, Person, TableId, TheHouse
from freebooter.server.web.session import asker, session_of


class RefusalsWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To which question, and the actions of the draft so far."""

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


class Said(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to say, from a seat or, without one, from outside."""

    text: Talked
    seat: SeatNumber | None = None
    team: bool = False


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def send_moves(
    request: AnyRequest, house: TheHouse, table_id: TableId, data: JSONBody[MovesSent]
) -> Taken | Draft:
    """Answer a question: what is whole is taken, else it is a draft, of which nobody sees anything. Refused with 409
    if the question no longer stands, and with 422 if a rule forbids it."""
    session = session_of(request)
    house.limits.use("move", await house.people.id_of(session))
    return await take_moves(house.ledger, session, table_id, data)


@post("/api/tables/{table_id:str}/refusals", status_code=200)
async def refusals(request: AnyRequest, house: TheHouse, table_id: TableId, data: JSONBody[RefusalsWanted]) -> Refusals:
    """Which rule forbids whatever this seat may not do now, or after these actions of a draft."""
    session = session_of(request)
    house.limits.use("look", await house.people.id_of(session))
    return await seat_refusals(house.ledger, session, table_id, data.seat, data.question, data.actions)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: AnyRequest, house: TheHouse, table_id: TableId, data: JSONBody[UndoWanted]) -> Taken:
    """Take back one's last submit, if nobody else acted, nothing was shown and no chance was used since."""
    session = session_of(request)
    house.limits.use("move", await house.people.id_of(session))
    return await undo_row(house.ledger, session, table_id, data.seat, data.row, data.key)


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def advice(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[AdviceWanted]) -> Advised:
    """What a bot would do in this seat's place."""
    house.limits.use("think", person.id)
    return await house.advice.ask(person, table_id, data.seat, data.question, data.bot or BEST_BOT)


@post("/api/tables/{table_id:str}/chat", status_code=204)
async def say(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Said]) -> None:
    """Say something to the table, or to one's own team."""
    house.limits.use("chat", person.id)
    await chat.say(house.ledger, person, table_id, data.seat, data.text, to_team=data.team)


@get("/api/tables/{table_id:str}/chat")
async def read_chat(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> list[Line]:
    """What was said to everybody lately; a team's own talk comes over its seats' sockets only."""
    house.limits.use("look", asker(request, user))
    async with house.database.read() as connection:
        entry = await read_entry(connection, table_id)
        (await read_access(connection, entry, user.session if user else None)).check_look()
    return await chat.heard(house.ledger, table_id, -1, 0)


ROUTES = [send_moves, refusals, undo, advice, say, read_chat]
