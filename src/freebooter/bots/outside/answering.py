"""The other end of the line: one of our bots, playing from messages of JSON alone."""

from collections.abc import Callable

import msgspec

from freebooter.bots.outside.protocol import VERSION, Answer, Question, Ready, Start, ToBot
from freebooter.bots.players.bot import Bot
from freebooter.core.actions import plain
from freebooter.core.catalogue import find_game
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice

FindGame = Callable[[str], AnyGame]


class Answering:
    """Answers the messages of one match; `make` gives a bot for the game of that id."""

    def __init__(self, make: Callable[[str], Bot], find: FindGame = find_game) -> None:
        self._make = make
        self._find = find
        self._game: AnyGame | None = None
        self._bot: Bot | None = None

    def reply(self, text: bytes | str) -> bytes | None:
        """The answer to a message; None once it was the last."""
        message: ToBot = msgspec.json.decode(text, type=ToBot)
        if isinstance(message, Start):
            return msgspec.json.encode(self._begin(message))
        if isinstance(message, Question):
            return msgspec.json.encode(self._choose(message))
        return None

    def _begin(self, message: Start) -> Ready:
        game = self._find(message.game)
        bot = self._make(message.game)
        bot.start(game, message.seat, game.options(message.options), game.figures(bytes(message.figures)))
        self._game, self._bot = game, bot
        return Ready(protocol=VERSION, name=bot.name, version=bot.version)

    def _choose(self, message: Question) -> Answer:
        game, bot = self._game, self._bot
        if game is None or bot is None:
            raise ValueError("asked before the match has begun")
        for told in message.notices:
            bot.notice(_notice(game, told))
        view = msgspec.json.decode(message.view, type=game.view_type)
        legal = [game.read_action(msgspec.json.decode(action)) for action in message.legal]
        return Answer(action=plain(bot.choose(view, legal, message.seconds)))


def _notice(game: AnyGame, told: msgspec.Raw) -> Notice:
    """A notice with the game's own events."""
    given = msgspec.json.decode(told)
    events = tuple(msgspec.convert(event, game.event_type) for event in given["events"])
    return Notice(given["number"], given["seat"], events, tuple(given["undone"]))
