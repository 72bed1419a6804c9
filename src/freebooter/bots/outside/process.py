"""A bot in another process: lines of JSON over its standard input and output. It can be stopped at any time."""

import contextlib
import os
import selectors
import subprocess
from collections.abc import Sequence
from typing import ClassVar

from freebooter.bots.outside.outside_bot import MOST_BYTES, PATIENCE, BotGone, Channel, OutsideBot, seconds_left


class ProcessBot(OutsideBot):
    """Plays by asking a program, started once for a match."""

    name: ClassVar[str] = "process"
    version: ClassVar[int] = 1

    def __init__(self, command: Sequence[str], start_seconds: float = PATIENCE) -> None:
        super().__init__(start_seconds)
        self.command = list(command)

    def call(self, until: float) -> Channel:
        return Pipes(self.command)


class Pipes(Channel):
    """A running program, and the pipes to it."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._output = self._process.stdout
        for pipe in (self._input, self._output):
            os.set_blocking(pipe.fileno(), False)

    def exchange(self, message: bytes, until: float) -> bytes:
        received = bytearray()
        left = memoryview(message + b"\n")
        with selectors.DefaultSelector() as ready:
            ready.register(self._output, selectors.EVENT_READ)
            ready.register(self._input, selectors.EVENT_WRITE)
            while True:
                for key, _ in ready.select(seconds_left(until)):
                    if key.fileobj is self._input:
                        left = left[os.write(key.fd, left[:MOST_BYTES]) :]
                        if not left:
                            ready.unregister(self._input)
                        continue
                    part = os.read(key.fd, MOST_BYTES)
                    if not part:
                        raise BotGone("it ended")
                    received += part
                    if len(received) > MOST_BYTES:
                        raise BotGone(f"it answered more than {MOST_BYTES} bytes")
                    if b"\n" in part:
                        if left:
                            raise BotGone("it answered before it was asked")
                        answer, _, rest = bytes(received).partition(b"\n")
                        if rest:
                            raise BotGone("it answered more than one line")
                        return answer

    def hang_up(self, farewell: bytes) -> None:
        with contextlib.suppress(OSError):
            os.write(self._input.fileno(), farewell + b"\n")
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            self._input.close()
        self._output.close()
