"""One of our bots behind a WebSocket: `python -m freebooter.bots.outside.listening NAME SEED PORT`."""

import sys
from collections.abc import Callable

from websockets.sync.server import Server, ServerConnection, serve

from freebooter.bots.outside.answering import Answering, FindGame
from freebooter.bots.players.bot import Bot
from freebooter.bots.players.catalogue import make_bot
from freebooter.core.catalogue import find_game


def listen(make: Callable[[str], Bot], port: int, find: FindGame = find_game) -> Server:
    """A server for this machine alone, each connection a match of its own; port 0 is any that is free."""

    def play(connection: ServerConnection) -> None:
        answering = Answering(make, find)
        for message in connection:
            reply = answering.reply(message)
            if reply is None:
                return
            connection.send(reply, text=True)

    # A question with its view may be long, and comes from the table, which is trusted.
    return serve(play, "localhost", port, max_size=None)


if __name__ == "__main__":
    name, seed = sys.argv[1], int(sys.argv[2])
    listen(lambda game_id: make_bot(name, game_id, seed), int(sys.argv[3])).serve_forever()
