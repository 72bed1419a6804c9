"""A bot in another process, which knows nothing but the lines of JSON it is sent, and can be stopped at any time."""

import contextlib
import os
import selectors
import subprocess
import time
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

import msgspec

from freebooter.bots.bot import Bot
from freebooter.bots.protocol import VERSION, Answer, Choose, End, Ready, Start, line
from freebooter.core.actions import Action
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options

# A process has so many seconds to start, and where no limit is set, to choose.
_PATIENCE: Final = 30.0
# No answer is longer than this.
_MOST_BYTES: Final = 64 * 1024
# A process that was stopped is started again for the next question, so many times in one match.
_MOST_STARTS: Final = 5


class BotGone(FreebooterError):
    """A bot's process that ended, hangs, or does not speak the protocol; says which."""


class ProcessBot(Bot):
    """Plays by asking another process over its standard input and output.

    Whatever that process does, a choice ends in time: with its answer, or with an error after it was killed.
    """

    name: ClassVar[str] = "process"
    version: ClassVar[int] = 1

    def __init__(self, command: Sequence[str], start_seconds: float = _PATIENCE) -> None:
        """`start_seconds` is what the process may take until it is ready for its first question."""
        self.command = list(command)
        self.start_seconds = start_seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = 0
        self._notices: list[msgspec.Raw] = []

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
        with self._stopped_on_error():
            self._running(time.monotonic() + self.start_seconds)

    def notice(self, notice: Notice) -> None:
        self._notices.append(msgspec.Raw(msgspec.json.encode(notice)))

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        until = time.monotonic() + (_PATIENCE if seconds is None else seconds)
        question = Choose(
            notices=self._notices,
            view=msgspec.Raw(msgspec.json.encode(view)),
            legal=[msgspec.Raw(msgspec.json.encode(action)) for action in legal],
            seconds=seconds,
        )
        self._notices = []
        with self._stopped_on_error():
            process = self._running(until)
            answer = msgspec.json.decode(_exchange(process, line(question), until), type=Answer)
            return self._game.read_action(answer.action)

    def stop(self) -> None:
        """End the process, if it runs."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.kill()
        process.wait()
        with contextlib.suppress(OSError):
            process.stdin.close()
        process.stdout.close()

    def end(self) -> None:
        """Say that nothing more will be asked, and end the process."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                os.write(self._process.stdin.fileno(), line(End()))
        self.stop()

    @contextlib.contextmanager
    def _stopped_on_error(self) -> Iterator[None]:
        """A process that did something wrong is not asked again: the next question starts a fresh one."""
        try:
            yield
        except (msgspec.DecodeError, OSError) as error:
            self.stop()
            raise BotGone(f"its answer cannot be read: {error}") from error
        except FreebooterError:
            self.stop()
            raise

    def _running(self, until: float) -> subprocess.Popen[bytes]:
        """The process, started and greeted if need be."""
        if self._process is not None:
            return self._process
        if self._starts == _MOST_STARTS:
            raise BotGone(f"it was started {_MOST_STARTS} times and is not started again")
        self._starts += 1
        process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        self._process = process
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        ready = msgspec.json.decode(_exchange(process, line(self._start), until), type=Ready)
        if ready.protocol != VERSION:
            raise BotGone(f"it speaks version {ready.protocol} of the protocol, not {VERSION}")
        return process


def _exchange(process: subprocess.Popen[bytes], sent: bytes, until: float) -> bytes:
    """Send a line and read a line; a process that is too slow, says too much or ends is an error."""
    assert process.stdin is not None
    assert process.stdout is not None
    received = bytearray()
    left = memoryview(sent)
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdout, selectors.EVENT_READ)
        ready.register(process.stdin, selectors.EVENT_WRITE)
        while True:
            wait = until - time.monotonic()
            if wait <= 0:
                raise BotGone("it ran out of time")
            for key, _ in ready.select(wait):
                if key.fileobj is process.stdin:
                    left = left[os.write(key.fd, left[:_MOST_BYTES]) :]
                    if not left:
                        ready.unregister(process.stdin)
                    continue
                part = os.read(key.fd, _MOST_BYTES)
                if not part:
                    raise BotGone("it ended")
                received += part
                if len(received) > _MOST_BYTES:
                    raise BotGone(f"it answered more than {_MOST_BYTES} bytes")
                if b"\n" in part:
                    if left:
                        raise BotGone("it answered before it was asked")
                    answer, _, rest = bytes(received).partition(b"\n")
                    if rest:
                        raise BotGone("it answered more than one line")
                    return answer
