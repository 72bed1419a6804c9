"""A way to a server that can be cut, slowed down or half closed: what is behind it seems to be out of reach."""

import contextlib
import socket
import threading
import time
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Listens at an address of its own and passes everything on to a server and back, until it is cut."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        self._there = (there.hostname or "", there.port or 80)
        self._port = 0
        self._open: list[socket.socket] = []
        # Seconds that everything takes on its way.
        self.delay = 0.0
        self.mend()
        self.address = f"http://127.0.0.1:{self._port}"

    def mend(self) -> None:
        """Listen, at the same address as before."""
        self._ear = socket.create_server(("127.0.0.1", self._port))
        self._port = self._ear.getsockname()[1]
        threading.Thread(target=self._listen, args=(self._ear,), daemon=True).start()

    def cut(self) -> None:
        """Whoever talks is interrupted, and nobody answers any more."""
        _end(self._ear)
        self.interrupt()

    def interrupt(self) -> None:
        """Whoever talks is interrupted; they may come again at once."""
        # Each takes itself from the list when it ends.
        for one in tuple(self._open):
            _end(one)

    def half_close(self) -> None:
        """Every connection can be read from and no more be written to, or the other way round."""
        for place, one in enumerate(tuple(self._open)):
            with suppress(OSError):
                one.shutdown(socket.SHUT_WR if place % 4 < 2 else socket.SHUT_RD)

    def _listen(self, ear: socket.socket) -> None:
        while True:
            try:
                here, _ = ear.accept()
            except OSError:
                return
            try:
                there = socket.create_connection(self._there)
            except OSError:
                # The server is away: whoever called is told so, and may call again.
                here.close()
                continue
            self._open += [here, there]
            for source, target in ((here, there), (there, here)):
                threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if self.delay:
                    time.sleep(self.delay)
                target.sendall(data)
        for one in (source, target):
            one.close()
            with contextlib.suppress(ValueError):
                self._open.remove(one)


def _end(one: socket.socket) -> None:
    # Closing alone would not wake whoever waits at it.
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
