"""A way to a server that can be cut: the browser then finds nobody there, as without a network."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Listens at an address of its own and passes everything on to a server and back, until it is cut."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        self._there = (there.hostname or "", there.port or 80)
        self._port = 0
        self._open: list[socket.socket] = []
        self.mend()
        self.address = f"http://127.0.0.1:{self._port}"

    def mend(self) -> None:
        """Listen, at the same address as before."""
        self._ear = socket.create_server(("127.0.0.1", self._port))
        self._port = self._ear.getsockname()[1]
        threading.Thread(target=self._listen, args=(self._ear,), daemon=True).start()

    def cut(self) -> None:
        """Whoever talks is interrupted, and nobody answers any more."""
        for one in (self._ear, *self._open):
            # Closing alone would not wake whoever waits at it.
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def _listen(self, ear: socket.socket) -> None:
        while True:
            try:
                here, _ = ear.accept()
                there = socket.create_connection(self._there)
            except OSError:
                return
            self._open += [here, there]
            for source, target in ((here, there), (there, here)):
                threading.Thread(target=_pass_on, args=(source, target), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    for one in (source, target):
        one.close()
