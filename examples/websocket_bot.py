"""A bot of one page that plays any game over a WebSocket; it needs the package `websockets` and nothing of ours.

    .venv/bin/python examples/websocket_bot.py 9000
    freebooter arena buccaneer --bots ws://localhost:9000,random,random --games 30

Each seat of each match is a connection of its own. Each message that comes in is a question, each that goes out an
answer; docs/bot-protocol.md says what is in them. Replace `choose` by something better.
"""

import json
import random
import sys
from typing import Any

from websockets.sync.server import ServerConnection, serve

PROTOCOL = 1


def choose(question: dict[str, Any], seat: int) -> dict[str, Any]:
    """One of the legal actions. `question["view"]` is all that this seat can see."""
    legal: list[dict[str, Any]] = question["legal"]
    return random.choice(legal)


def play(connection: ServerConnection) -> None:
    """One seat of one match."""
    seat = -1
    for text in connection:
        message = json.loads(text)
        if message["type"] == "start":
            if message["protocol"] != PROTOCOL:
                return  # the table speaks another version of the protocol
            seat = message["seat"]
            reply = {"type": "ready", "protocol": PROTOCOL, "name": "example", "version": 1}
        elif message["type"] == "choose":
            reply = {"type": "answer", "action": choose(message, seat)}
        elif message["type"] == "end":
            return
        else:
            continue  # messages of a later minor version
        connection.send(json.dumps(reply))


def main() -> None:
    with serve(play, "localhost", int(sys.argv[1]), max_size=None) as server:
        print(f"listening on port {server.socket.getsockname()[1]}", flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main()
