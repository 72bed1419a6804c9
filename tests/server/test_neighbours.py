"""Several serving processes: a table's sockets go to one of them, and nobody is lost where that cannot be."""

import asyncio
import socket
from pathlib import Path

from freebooter.server.operation.neighbours import Neighbours


def _table_of(place: int, here: Neighbours) -> str:
    return next(name for name in map(str, range(100)) if here.home(name) == place)


async def _handed_over(folder: Path) -> None:
    taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    first, second, third = (Neighbours(folder, 2) for _ in range(3))
    for one in (first, second, third):
        one.open(lambda connection, read: taken.put_nowait((connection, read)))
    assert (first.place, second.place, third.place) == (0, 1, -1)
    client, server = socket.socketpair()
    with client, server:
        assert not first.hand_over(_table_of(0, first), server.fileno(), b"GET")
        assert not third.hand_over(_table_of(0, first), server.fileno(), b"GET")
        assert first.hand_over(_table_of(1, first), server.fileno(), b"GET")
        server.close()
        connection, read = await asyncio.wait_for(taken.get(), 10)
        with connection:
            connection.send(b"welcome")
        assert (read, client.recv(10)) == (b"GET", b"welcome")
    second.close()
    client, server = socket.socketpair()
    with client, server:
        assert not first.hand_over(_table_of(1, first), server.fileno(), b"GET")
        third.open(lambda connection, read: taken.put_nowait((connection, read)))
        assert third.place == 1
        assert first.hand_over(_table_of(1, first), server.fileno(), b"GET again")
        connection, read = await asyncio.wait_for(taken.get(), 10)
        connection.close()
        assert read == b"GET again"
    first.close()
    third.close()


def test_a_connection_is_handed_to_the_process_of_its_table_while_that_lives(tmp_path: Path) -> None:
    asyncio.run(_handed_over(tmp_path))
