"""One of our bots as a program, a line of JSON each way: `python -m freebooter.bots.outside.stdio NAME SEED`."""

import sys
from collections.abc import Callable
from typing import IO

from freebooter.bots.outside.answering import Answering, FindGame
from freebooter.bots.players.bot import Bot
from freebooter.bots.players.catalogue import make_bot
from freebooter.core.catalogue import find_game


def serve(make: Callable[[str], Bot], lines: IO[bytes], replies: IO[bytes], find: FindGame = find_game) -> None:
    """Answer line by line until the end; `make` gives a bot for the game of that id."""
    answering = Answering(make, find)
    for text in lines:
        reply = answering.reply(text)
        if reply is None:
            return
        replies.write(reply + b"\n")
        replies.flush()


if __name__ == "__main__":
    name, seed = sys.argv[1], int(sys.argv[2])
    serve(lambda game_id: make_bot(name, game_id, seed), sys.stdin.buffer, sys.stdout.buffer)
