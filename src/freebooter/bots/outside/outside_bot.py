"""A bot that plays elsewhere: it knows nothing but the messages it is sent, and cannot hold up the table."""

import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from freebooter.bots.outside.protocol import VERSION, Answer, End, Question, Ready, Start, ToBot
from freebooter.bots.players.bot import Bot
from freebooter.core.actions import Action
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options

# A bot has so many seconds to be ready, and where no limit is set, to choose.
PATIENCE: Final = 30.0
# No answer is longer than this.
MOST_BYTES: Final = 64 * 1024
# A bot that was let go is called again for the next question, so many times in one match.
MOST_CALLS: Final = 5


class BotGone(FreebooterError):
    """A bot elsewhere that ended, hangs, or does not speak the protocol; says which."""


class Channel(ABC):
    """The way to a bot, once it is there. `until` is on the clock of `time.monotonic`."""

    @abstractmethod
    def exchange(self, message: bytes, until: float) -> bytes:
        """Send a message and wait for its one answer; `BotGone` or `OSError` if none comes in time, or too much."""

    @abstractmethod
    def hang_up(self, farewell: bytes) -> None:
        """Send a last message if that can be done at once, and let the bot go. May be called whatever went wrong."""


class OutsideBot(Bot):
    """Plays by asking over a channel.

    Whatever is at the other end, a choice ends in time: with its answer, or with an error after it was let go.
    """

    def __init__(self, start_seconds: float = PATIENCE) -> None:
        """`start_seconds` is what the bot may take until it is ready for its first question."""
        self.start_seconds = start_seconds
        self._channel: Channel | None = None
        self._calls = 0
        self._notices: list[msgspec.Raw] = []

    @abstractmethod
    def call(self, until: float) -> Channel:
        """Start the bot, or connect to it."""

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        self._game = game
        self._start = Start(
            protocol=VERSION,
            game=game.meta.id,
            edition=game.meta.edition,
            seat=seat,
            options=msgspec.to_builtins(options),
            figures=msgspec.Raw(msgspec.json.encode(msgspec.json.decode(write_figures(figures)))),
        )
        with self._let_go_on_error():
            self._called(time.monotonic() + self.start_seconds)

    def notice(self, notice: Notice) -> None:
        self._notices.append(msgspec.Raw(msgspec.json.encode(notice)))

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        until = time.monotonic() + (PATIENCE if seconds is None else seconds)
        question = Question(
            notices=self._notices,
            prompt=self._game.prompt(view),
            view=msgspec.Raw(msgspec.json.encode(view)),
            legal=[msgspec.Raw(msgspec.json.encode(action)) for action in legal],
            seconds=seconds,
        )
        self._notices = []
        with self._let_go_on_error():
            answer = msgspec.json.decode(self._called(until).exchange(_encoded(question), until), type=Answer)
            return self._game.read_action(answer.action)

    def end(self) -> None:
        """Say that nothing more will be asked, and let the bot go."""
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.hang_up(_encoded(End()))

    @contextlib.contextmanager
    def _let_go_on_error(self) -> Iterator[None]:
        """A bot that did something wrong is not asked again: the next question calls it anew."""
        try:
            yield
        except (msgspec.DecodeError, OSError) as error:
            self.end()
            raise BotGone(f"its answer cannot be read: {error}") from error
        except FreebooterError:
            self.end()
            raise

    def _called(self, until: float) -> Channel:
        """The channel, with the bot called and greeted if need be."""
        if self._channel is not None:
            return self._channel
        if self._calls == MOST_CALLS:
            raise BotGone(f"it was called {MOST_CALLS} times and is not called again")
        self._calls += 1
        self._channel = self.call(until)
        ready = msgspec.json.decode(self._channel.exchange(_encoded(self._start), until), type=Ready)
        if ready.protocol != VERSION:
            raise BotGone(f"it speaks version {ready.protocol} of the protocol, not {VERSION}")
        return self._channel


def _encoded(message: ToBot) -> bytes:
    return msgspec.json.encode(message)


def seconds_left(until: float) -> float:
    """What is left until then; `BotGone` if nothing is."""
    left = until - time.monotonic()
    if left <= 0:
        raise BotGone("it ran out of time")
    return left
