"""The live connection of one viewer: hello, then everything that happens, numbered and without gaps."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any, Final, ParamSpec, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.errors import FreebooterError
from freebooter.server.errors import NotKnown, Refused, TooMany
from freebooter.server.house import House
from freebooter.server.live.messages import (
    PROTOCOL,
    AnswerMessage,
    ClientMessage,
    ErrorMessage,
    Hello,
    PlayMoves,
    Pong,
    Say,
    Seen,
)
from freebooter.server.live.rooms import Listener, encode, encode_news, team_of
from freebooter.server.operation.metrics import MESSAGES
from freebooter.server.people.accounts import User
from freebooter.server.storage.database import trouble_of
from freebooter.server.storage.schema import seats
from freebooter.server.tables.chat import heard, say
from freebooter.server.tables.info import read_votes, table_info
from freebooter.server.tables.moves import MovesSent, take_moves
from freebooter.server.tables.showing import Showing
from freebooter.server.tables.sight import sight
from freebooter.server.web.given import MaybeUser, TableId, TheHouse
from freebooter.server.web.problems import code_of
from freebooter.server.web.session import address, asker
from freebooter.server.web.static import build_id

# Close codes of our own: the client can tell what to do next.
REFUSED = 4404
TOO_SLOW = 4408
TOO_MANY = 4429
BAD_MESSAGE = 4400

# Longer absences get the whole view and no news: nobody reads a thousand rows.
_MOST_NEWS = 500
# So many rows are told again at once; for more of them nobody else should have to wait.
_FEW = 8

Socket = WebSocket[Any, Any, Any]
P = ParamSpec("P")
R = TypeVar("R")

# Made once: `decode` would look the union up anew for every message.
_MESSAGES: Final = msgspec.json.Decoder[ClientMessage](ClientMessage)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    house: TheHouse,
    user: MaybeUser,
    table_id: TableId,
    viewer: Annotated[int | None, QueryParameter(ge=-2, le=63)] = None,
    after: Annotated[int | None, QueryParameter(ge=-1)] = None,
) -> None:
    """Everything that happens at a table, as one viewer may know it."""
    await socket.accept()
    whose = {"address": address(socket)} | ({"person": user.id} if user else {})
    try:
        with house.sockets.one_more(**whose):
            house.limits.use("look", asker(socket, user))
            await _serve(socket, house, user, table_id, viewer, after)
    except Refused as error:
        await socket.send_data(encode(ErrorMessage(code=error.code, detail=error.detail)), mode="text")
        await socket.close(code=TOO_MANY if isinstance(error, TooMany) else REFUSED, reason=error.code)


async def _serve(
    socket: Socket, house: House, user: User | None, table_id: str, viewer: int | None, after: int | None
) -> None:
    """Greet a viewer, and tell them everything until one of both ends goes; `Refused` if they may not look."""
    session, who = user.session if user else None, asker(socket, user)
    listener, hello = await house.database.steadily(lambda: _greet(house, session, who, table_id, viewer, after))
    await socket.send_data(hello, mode="text")
    # Whatever has a name here stays in memory as long as the connection: kilobytes for every socket.
    del hello
    connection_id = house.company.come(table_id, listener.viewer)
    house.rooms.enter(listener)
    # Sending alone would never notice that the other end has gone: whichever ends first ends the other.
    tasks = [
        asyncio.create_task(_send(socket, listener)),
        asyncio.create_task(_receive(socket, house, user, listener)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except WebSocketDisconnect:
        pass
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.rooms.leave(listener)
        house.company.go(connection_id)


async def _greet(
    house: House, session: bytes | None, who: str, table_id: str, viewer: int | None, after: int | None
) -> tuple[Listener, bytes]:
    """The listener, caught up, and the hello that tells it everything so far; `who` is charged for what is told again,
    and is told less if that is too much."""
    async with house.ledger.look_as(table_id, session) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        async with house.database.read() as connection:
            votes = await read_votes(connection, entry)
            seen = max(house.seeing.noted(table_id, seen_by), await _seen(connection, table_id, seen_by))
        listener = Listener(table_id, seen_by, access, session)
        listener.version = listener.told_version = entry.version
        told = None
        missed = []
        if running is not None:
            listener.number = running.number
            listener.team = team_of(running, seen_by, access)
            told = sight(running, seen_by)
            last = after if after is not None else seen if seen_by >= 0 else running.number
            if -1 <= last < running.number <= last + _MOST_NEWS:
                with contextlib.suppress(TooMany):
                    house.limits.use("resume", who, running.number - last)
                    missed = await _beside(running.number - last, Showing(running).news, seen_by, last + 1)
        chat = await heard(house.ledger, table_id, listener.heard_team, 0)
        listener.has_heard(entry.said, chat)
        present = (await house.company.at([table_id]))[table_id]
        hello = Hello(
            protocol=PROTOCOL,
            build=build_id(),
            table=table_info(entry, access, votes),
            sight=told,
            news=missed,
            chat=chat,
            present=present,
        )
    return listener, await _beside(len(missed), encode, hello)


async def _beside(rows: int, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
    """What this work gives; beside the event loop where it is about more than a few rows."""
    return work(*given, **named) if rows <= _FEW else await asyncio.to_thread(work, *given, **named)


async def _seen(connection: AsyncConnection, table_id: str, viewer: int) -> int:
    """The last row that this seat's person has looked at."""
    query = select(seats.c.seen).where(seats.c.table_id == table_id, seats.c.seat == viewer)
    found = await connection.scalar(query)
    return -1 if found is None else int(found)


async def _send(socket: Socket, listener: Listener) -> None:
    while True:
        await _send_all(socket, await listener.pull())
        if listener.refusal is not None:
            code, detail = listener.refusal.code, listener.refusal.detail
            await socket.send_data(encode(ErrorMessage(code=code, detail=detail)), mode="text")
            await socket.close(code=REFUSED, reason=code)
            return
        if listener.is_slow:
            await socket.close(code=TOO_SLOW, reason="too slow; come back with a resume")
            return


async def _send_all(socket: Socket, messages: list[bytes]) -> None:
    for message in messages:
        await socket.send_data(message, mode="text")
    MESSAGES.count += len(messages)


async def _receive(socket: Socket, house: House, user: User | None, listener: Listener) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        try:
            message = _MESSAGES.decode(text)
        except msgspec.DecodeError as error:
            await socket.send_data(encode(ErrorMessage(code="bad-message", detail=str(error))), mode="text")
            await socket.close(code=BAD_MESSAGE, reason="bad message")
            return
        try:
            house.limits.use("socket", asker(socket, user))
            if isinstance(message, Say):
                await _say(house, user, listener, message)
            elif isinstance(message, PlayMoves):
                await _play(house, user, listener, message.moves)
            elif isinstance(message, Seen):
                _note_seen(house, listener, message)
            else:
                if message.number is not None and -1 <= message.number < listener.number:
                    await _tell_again(house, asker(socket, user), listener, message.number)
                listener.push(encode(Pong(number=listener.number)))
        except Exception as error:
            listener.push(encode(_refusal(error, message.moves.key if isinstance(message, PlayMoves) else None)))


async def _tell_again(house: House, who: str, listener: Listener, number: int) -> None:
    """Whatever was lost on the way after this row is told again."""
    lost = listener.number - number
    if lost > _MOST_NEWS:
        listener.has_missed_much()
        return
    house.limits.use("resume", who, lost)
    if lost <= _FEW:
        listener.number = number
        house.rooms.nudge(listener.table_id)
        return
    async with house.ledger.look(listener.table_id) as (entry, running):
        # Where seats have changed hands meanwhile, whether they may look is to be found out first: they ask again.
        if running is not None and listener.version == entry.version:
            listener.push(
                await asyncio.to_thread(encode_news, Showing(running), listener.viewer, number + 1),
            )
            listener.number = running.number


def _refusal(error: Exception, key: str | None) -> ErrorMessage:
    """What is said to a message that was refused; what nobody refused on purpose is raised again."""
    if isinstance(error, Refused):
        facts = {name: error.facts[name] for name in ("sight", "wait") if name in error.facts}
        return ErrorMessage(code=error.code, detail=error.detail, message=error.message, key=key, **facts)
    if isinstance(error, FreebooterError):
        return ErrorMessage(code=code_of(error), detail=str(error), key=key)
    if isinstance(error, RecursionError):
        return ErrorMessage(code="bad-request", detail="the message is nested too deeply", key=key)
    trouble = trouble_of(error)
    if trouble is not None:
        return ErrorMessage(code=trouble[0], detail=trouble[1], key=key)
    raise error


async def _play(house: House, user: User | None, listener: Listener, moves: MovesSent) -> None:
    if user is None or listener.session is None:
        raise NotKnown("no-session", "there is no session; POST /api/guest begins one")
    house.limits.use("move", user.id)
    # Whoever closes the socket meanwhile has moved all the same.
    await asyncio.shield(_answer(house, listener.session, listener, moves))


async def _answer(house: House, session: bytes, listener: Listener, moves: MovesSent) -> None:
    """Take the moves. What came of them is said in the same breath as the news, and leaves with them in one piece."""
    answer = await take_moves(house.ledger, session, listener.table_id, moves)
    listener.push(encode(AnswerMessage(key=moves.key, answer=answer)))


async def _say(house: House, user: User | None, listener: Listener, message: Say) -> None:
    if user is None:
        raise Refused("no-session", "only somebody with a name can talk")
    house.limits.use("chat", user.id)
    seat = listener.viewer if listener.viewer in listener.access.seats else None
    await say(house.ledger, user, listener.table_id, seat, message.text, to_team=message.team)


def _note_seen(house: House, listener: Listener, message: Seen) -> None:
    """Remember how far the seat's person has looked: the next visit begins with what came after."""
    if listener.viewer in listener.access.seats and message.number <= listener.number:
        house.seeing.note(listener.table_id, listener.viewer, message.number)
