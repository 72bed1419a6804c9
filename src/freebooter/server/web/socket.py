"""The live connection of one viewer: hello, then everything that happens, numbered and without gaps."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.errors import FreebooterError
from freebooter.server.errors import NotKnown, Refused
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
from freebooter.server.live.rooms import Listener, encode, team_of
from freebooter.server.operation.metrics import MESSAGES
from freebooter.server.people.accounts import User
from freebooter.server.storage.database import trouble_of
from freebooter.server.storage.schema import seats
from freebooter.server.tables.info import read_votes, table_info
from freebooter.server.tables.moves import MovesSent
from freebooter.server.tables.showing import Showing
from freebooter.server.tables.sight import sight
from freebooter.server.web.given import MaybeUser, TableId, TheHouse
from freebooter.server.web.problems import code_of
from freebooter.server.web.session import asker
from freebooter.server.web.static import build_id

# Close codes of our own: the client can tell what to do next.
REFUSED = 4404
TOO_SLOW = 4408
BAD_MESSAGE = 4400

# Longer absences get the whole view and no news: nobody reads a thousand rows.
_MOST_NEWS = 500

Socket = WebSocket[Any, Any, Any]

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
    session = user.session if user else None
    try:
        listener, hello = await house.database.steadily(lambda: _greet(house, session, table_id, viewer, after))
    except Refused as error:
        await socket.send_data(encode(ErrorMessage(code=error.code, detail=error.detail)), mode="text")
        await socket.close(code=REFUSED, reason=error.code)
        return
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
    house: House, session: bytes | None, table_id: str, viewer: int | None, after: int | None
) -> tuple[Listener, bytes]:
    """The listener, caught up, and the hello that tells it everything so far."""
    async with house.ledger.look_as(table_id, session) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        async with house.database.read() as connection:
            votes = await read_votes(connection, entry)
            seen = max(house.seeing.noted(table_id, seen_by), await _seen(connection, table_id, seen_by))
        listener = Listener(table_id, seen_by, access, session)
        listener.version = entry.version
        told = None
        missed = []
        if running is not None:
            listener.number = running.number
            listener.team = team_of(running, seen_by, access)
            told = sight(running, seen_by)
            last = after if after is not None else seen if seen_by >= 0 else running.number
            if -1 <= last < running.number <= last + _MOST_NEWS:
                missed = Showing(running).news(seen_by, last + 1)
        chat = await house.chat.heard(table_id, listener.heard_team, 0)
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
    return listener, encode(hello)


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
                    # A gap: whatever was lost on the way is told again from there.
                    listener.number = message.number
                    house.rooms.nudge(listener.table_id)
                listener.push(encode(Pong(number=listener.number)))
        except Exception as error:
            listener.push(encode(_refusal(error, message.moves.key if isinstance(message, PlayMoves) else None)))


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
    answer = await house.moves.answer(session, listener.table_id, moves)
    listener.push(encode(AnswerMessage(key=moves.key, answer=answer)))


async def _say(house: House, user: User | None, listener: Listener, message: Say) -> None:
    if user is None:
        raise Refused("no-session", "only somebody with a name can talk")
    house.limits.use("chat", user.id)
    seat = listener.viewer if listener.viewer in listener.access.seats else None
    await house.chat.say(user, listener.table_id, seat, message.text, to_team=message.team)


def _note_seen(house: House, listener: Listener, message: Seen) -> None:
    """Remember how far the seat's person has looked: the next visit begins with what came after."""
    if listener.viewer in listener.access.seats and message.number <= listener.number:
        house.seeing.note(listener.table_id, listener.viewer, message.number)
