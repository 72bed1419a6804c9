"""One answer of a scripted player: a random choice, or several where a gesture has more than one action."""

import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import httpx
import msgspec
from msgspec import Raw, Struct

from freebooter.server.people.tokens import new_token


class Sighted(Struct):
    """What a scripted player reads of a sight; the choices only when it is their turn."""

    number: int
    viewer: int
    asks: list[int]
    question: int
    legal: Raw


class MoveReply(Struct):
    """What came of moves, by either way: `taken` with a number, a `draft` with what may follow, or refused by a
    `code`, with what stands instead if that is why."""

    type: str = ""
    number: int = -1
    legal: Raw = Raw(b"[]")
    code: str = ""
    detail: str = ""
    sight: Sighted | None = None


# Sends moves and waits for what comes of them.
Send: TypeAlias = Callable[[dict[str, Any]], Awaitable[MoveReply]]


def over_http(http: httpx.AsyncClient, table: str) -> Send:
    """Moves that are posted."""

    async def send(moves: dict[str, Any]) -> MoveReply:
        answer = await http.post(f"/api/tables/{table}/moves", json=moves)
        return msgspec.json.decode(answer.content, type=MoveReply)

    return send


async def send_gesture(send: Send, sight: Sighted) -> tuple[MoveReply, float]:
    """Answer the question of this sight at random; the server's answer, and when the whole gesture was sent."""
    moves = {"seat": sight.viewer, "question": sight.question, "key": new_token()}
    legal = sight.legal
    actions: list[Any] = []
    while True:
        actions.append(random.choice(msgspec.json.decode(legal))["action"])
        begun = time.perf_counter()
        answer = await send({**moves, "actions": actions})
        if answer.type != "draft":
            return answer, begun
        legal = answer.legal
