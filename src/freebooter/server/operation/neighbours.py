"""The serving processes of one server: all sockets of a table go to one of them, which has its match in memory.

Whichever process accepts a connection reads its first request. If that opens the socket of a table that belongs to
another one, the connection itself is handed over, by its file descriptor. Where that cannot be done it is served where
it came: any process can serve any table.
"""

import asyncio
import os
import re
import socket
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from freebooter.server.operation.connections import CarefulProtocol
from freebooter.server.settings import handed_down

_LIVE: Final = re.compile(rb"/api/tables/([\w-]+)/live(?:\?|$)")
# A longer request than this is not handed over.
_MOST_BYTES: Final = 65_536

# Takes a connection and what was read from it.
Take = Callable[[socket.socket, bytes], None]


class Neighbours:
    """The places of the processes, numbered from 0: a file in a folder says that one is taken, while its process lives,
    and a socket beside it takes what the others hand over."""

    def __init__(self, folder: Path, count: int) -> None:
        self._folder = folder
        self._count = count
        self._lock: IO[bytes] | None = None
        self._line: socket.socket | None = None
        # -1 while this process has none.
        self.place = -1

    def open(self, take: Take) -> None:
        """Take the first place that is free. The system frees it when this process ends, however it does."""
        import fcntl

        for place in range(self._count):
            lock = (self._folder / f"{place}.lock").open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.close()
                continue
            path = self._path(place)
            path.unlink(missing_ok=True)
            self._lock, self.place = lock, place
            self._line = line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            line.setblocking(False)
            line.bind(str(path))
            asyncio.get_running_loop().add_reader(line, self._hear, line, take)
            return

    def close(self) -> None:
        """Give the place back."""
        if self._line is not None and self._lock is not None:
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
            self._lock.close()
            self._line = self._lock = None
            self.place = -1

    def home(self, table_id: str) -> int:
        """The place of the process to which this table belongs."""
        return zlib.crc32(table_id.encode()) % self._count

    def hand_over(self, table_id: str, connection: int, read: bytes) -> bool:
        """Give a connection, of which so much was read, to the process of its table. Whether that has it now: it may be
        this one, or not live, or have too much to do."""
        home = self.home(table_id)
        if self.place < 0 or home == self.place or len(read) > _MOST_BYTES:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.connect(str(self._path(home)))
                socket.send_fds(line, [read], [connection])
        except OSError:
            return False
        return True

    def _path(self, place: int) -> Path:
        return self._folder / str(place)

    def _hear(self, line: socket.socket, take: Take) -> None:
        try:
            read, connections, _, _ = socket.recv_fds(line, _MOST_BYTES, 1)
        except BlockingIOError:
            return
        for connection in connections:
            take(socket.socket(fileno=os.dup(connection)), read)
            os.close(connection)


@cache
def neighbours() -> Neighbours:
    """Those of this process."""
    settings = handed_down()
    return Neighbours(Path(settings.neighbours), settings.workers)


class NeighbourlyProtocol(CarefulProtocol):
    """A connection whose socket may be handed over, or was."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Only a connection knows how the next one is made.
        if neighbours().place < 0:
            neighbours().open(self._take)

    def handle_websocket_upgrade(self) -> None:
        found = _LIVE.match(self.url)
        connection = self.transport.get_extra_info("socket")
        if found and neighbours().hand_over(found[1].decode(), connection.fileno(), self._request()):
            # This ends it here only: the other process has it open too.
            self.transport.abort()
        else:
            super().handle_websocket_upgrade()

    def _request(self) -> bytes:
        """The request once more, as it was read."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])

    def _take(self, connection: socket.socket, read: bytes) -> None:
        task: asyncio.Task[Any] = self.loop.create_task(self._go_on(connection, read))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _go_on(self, connection: socket.socket, read: bytes) -> None:
        protocol = NeighbourlyProtocol(self.config, self.server_state, self.app_state)
        connection.setblocking(False)
        await self.loop.connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(read)
