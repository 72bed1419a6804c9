"""A bot of one page that plays any game over the pipe: standard library only, as any other language would do it.

    freebooter arena buccaneer --bots "exec:python3 examples/stdio_bot.py,random,random" --games 30

Each line that comes in is a question, each line that goes out an answer; docs/bot-protocol.md says what is in them.
Replace `choose` by something better.
"""

import json
import random
import sys
from typing import Any

PROTOCOL = 1


def choose(question: dict[str, Any], seat: int) -> dict[str, Any]:
    """One of the legal actions. `question["view"]` is all that this seat can see."""
    legal: list[dict[str, Any]] = question["legal"]
    return random.choice(legal)


def main() -> None:
    seat = -1
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            if message["protocol"] != PROTOCOL:
                sys.exit(f"this bot speaks version {PROTOCOL} of the protocol")
            seat = message["seat"]
            reply = {"type": "ready", "protocol": PROTOCOL, "name": "example", "version": 1}
        elif message["type"] == "choose":
            reply = {"type": "answer", "action": choose(message, seat)}
        elif message["type"] == "end":
            return
        else:
            continue  # messages of a later minor version
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
