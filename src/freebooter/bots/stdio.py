"""The other end of the pipe: one of our bots, playing from lines of JSON alone.

`python -m freebooter.bots.stdio NAME SEED` is that bot as a program.
"""

import sys
from collections.abc import Callable
from typing import IO

import msgspec

from freebooter.bots.bot import Bot
from freebooter.bots.catalogue import make_bot
from freebooter.bots.protocol import VERSION, Answer, Choose, Ready, Start, ToBot, line
from freebooter.core.actions import plain
from freebooter.core.catalogue import find_game
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice

FindGame = Callable[[str], AnyGame]


def serve(make: Callable[[str], Bot], lines: IO[bytes], replies: IO[bytes], find: FindGame = find_game) -> None:
    """Answer line by line until the end; `make` gives a bot for the game of that id."""
    game: AnyGame | None = None
    bot: Bot | None = None
    for text in lines:
        message: ToBot = msgspec.json.decode(text, type=ToBot)
        if isinstance(message, Start):
            game = find(message.game)
            bot = make(message.game)
            bot.start(game, message.seat, game.options(message.options), game.figures(bytes(message.figures)))
            replies.write(line(Ready(protocol=VERSION, name=bot.name, version=bot.version)))
        elif isinstance(message, Choose):
            if game is None or bot is None:
                raise ValueError("asked before the match has begun")
            for told in message.notices:
                bot.notice(_notice(game, told))
            view = msgspec.json.decode(message.view, type=game.view_type)
            legal = [game.read_action(msgspec.json.decode(action)) for action in message.legal]
            replies.write(line(Answer(action=plain(bot.choose(view, legal, message.seconds)))))
        else:
            return
        replies.flush()


def _notice(game: AnyGame, told: msgspec.Raw) -> Notice:
    """A notice with the game's own events."""
    given = msgspec.json.decode(told)
    events = tuple(msgspec.convert(event, game.event_type) for event in given["events"])
    return Notice(given["number"], given["seat"], events, tuple(given["undone"]))


if __name__ == "__main__":
    name, seed = sys.argv[1], int(sys.argv[2])
    serve(lambda game_id: make_bot(name, game_id, seed), sys.stdin.buffer, sys.stdout.buffer)
