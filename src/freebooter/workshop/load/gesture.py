"""One answer of a scripted player: a random choice, or several where a gesture has more than one action."""

import random
import time
from typing import Any

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


async def send_gesture(http: httpx.AsyncClient, table: str, sight: Sighted) -> tuple[httpx.Response, float]:
    """Answer the question of this sight at random; the server's answer, and when the whole gesture was sent."""
    question = {"seat": sight.viewer, "question": sight.question}
    key = new_token()
    legal = msgspec.json.decode(sight.legal)
    actions: list[Any] = []
    while True:
        actions.append(random.choice(legal)["action"])
        begun = time.perf_counter()
        answer = await http.post(f"/api/tables/{table}/moves", json={**question, "key": key, "actions": actions})
        if not answer.is_success:
            return answer, begun
        said = answer.json()
        if said["type"] == "taken":
            return answer, begun
        legal = said["legal"]
