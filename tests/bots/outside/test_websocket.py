"""Bots behind a WebSocket: the one-page client plays, ours play as at home, and bad ones cannot stop the table."""

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

from freebooter.bots.outside.listening import listen
from freebooter.bots.outside.outside_bot import MOST_CALLS
from freebooter.bots.outside.websocket import WebSocketBot
from freebooter.bots.players.bot import Bot
from freebooter.bots.players.catalogue import UnknownBot, check_bot, make_bot
from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.seated import SeatedBots, play_out
from freebooter.core.catalogue import find_game
from tests.bots.tables import new_match

GAME = find_game("buccaneer")
CLIENT = Path(__file__).resolve().parents[3] / "examples" / "websocket_bot.py"
READY = json.dumps({"type": "ready", "protocol": 1, "name": "bad", "version": 1})


def played_beside(bot: Bot, seconds: float | None = None) -> SeatedBots:
    """A whole match with this bot in seat 1 and random ones round it."""
    seated = SeatedBots(new_match(GAME), {0: RandomBot(0), 1: bot, 2: RandomBot(2)}, seconds)
    play_out(seated)
    return seated


def asked_beside(bad: Bot) -> SeatedBots:
    """A match with a bad bot in seat 1, until it has been asked more often than it is called again."""
    seated = SeatedBots(new_match(GAME), {0: RandomBot(0), 1: bad, 2: RandomBot(2)}, seconds=0.2)
    while len(seated.seconds_taken[1]) < MOST_CALLS + 2:
        assert seated.answer() is not None
    seated.finish()
    assert len([fault for fault in seated.faults if fault.seat == 1]) >= MOST_CALLS + 2
    return seated


@contextmanager
def running(server: Server) -> Iterator[str]:
    """Where this server listens, while it runs."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"ws://localhost:{server.socket.getsockname()[1]}"
    finally:
        server.shutdown()
        thread.join()


def test_the_reference_client_plays_a_match() -> None:
    with subprocess.Popen([sys.executable, str(CLIENT), "0"], stdout=subprocess.PIPE, text=True) as client:
        try:
            assert client.stdout is not None
            port = client.stdout.readline().split()[-1]
            seated = played_beside(make_bot(f"ws://localhost:{port}", "buccaneer", 1, programs=True), seconds=60)
        finally:
            client.kill()
    assert seated.faults == []
    assert len(seated.seconds_taken[1]) > 5


def test_the_reference_client_imports_nothing_of_ours() -> None:
    assert "freebooter." not in CLIENT.read_text().replace("freebooter arena", "")
    assert len(CLIENT.read_text().splitlines()) <= 60


@pytest.mark.both_forms
@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_bot_behind_a_socket_plays_as_in_this_process(name: str) -> None:
    here, there = new_match(GAME), new_match(GAME)
    play_out(SeatedBots(here, {0: RandomBot(0), 1: make_bot(name, "buccaneer", 1), 2: RandomBot(2)}))
    with running(listen(lambda game_id: make_bot(name, game_id, 1), 0)) as address:
        far = SeatedBots(there, {0: RandomBot(0), 1: WebSocketBot(address), 2: RandomBot(2)})
        play_out(far)
    assert far.faults == []
    assert there.rows == here.rows


def asked(connection: ServerConnection) -> None:
    """Be ready, and wait for the first question."""
    connection.recv()
    connection.send(READY)
    connection.recv()


def ends_at_once(connection: ServerConnection) -> None:
    """Says nothing."""


def ends_when_asked(connection: ServerConnection) -> None:
    asked(connection)


def hangs(connection: ServerConnection) -> None:
    asked(connection)
    for _ in connection:
        pass


def answers(text: str) -> Callable[[ServerConnection], None]:
    def play(connection: ServerConnection) -> None:
        asked(connection)
        connection.send(text)
        for _ in connection:
            connection.send(text)

    return play


def answers_twice(connection: ServerConnection) -> None:
    asked(connection)
    connection.send(["{}"])
    connection.send("{}")
    hangs(connection)


def never_stops(connection: ServerConnection) -> None:
    asked(connection)

    def endless() -> Iterator[str]:
        while True:
            yield "x" * 1024

    connection.send(endless())


def only_pings(connection: ServerConnection) -> None:
    asked(connection)
    while True:
        connection.ping()
        with suppress(TimeoutError):
            connection.recv(timeout=0.01)


def speaks_another_version(connection: ServerConnection) -> None:
    connection.recv()
    connection.send(READY.replace('"protocol": 1', '"protocol": 2'))
    hangs(connection)


BAD_BOTS: dict[str, Callable[[ServerConnection], None]] = {
    "ends at once": ends_at_once,
    "ends when asked": ends_when_asked,
    "hangs": hangs,
    "answers garbage": answers("arr"),
    "answers illegally": answers('{"type":"answer","action":{"type":"Move","pirate":0,"seat":4,"onto":0}}'),
    "answers no action": answers('{"type":"answer","action":{"type":"Fly"}}'),
    "answers a flood": answers("x" * 1_000_000),
    "answers without end": never_stops,
    "answers twice": answers_twice,
    "only pings": only_pings,
    "speaks another version": speaks_another_version,
}


def until_closed(play: Callable[[ServerConnection], None]) -> Callable[[ServerConnection], None]:
    """A bad bot whose caller hangs up is done; anything else it raises is an error of the test."""

    def played(connection: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            play(connection)

    return played


@pytest.mark.parametrize("what", BAD_BOTS)
def test_a_bad_bot_cannot_stop_the_table(what: str) -> None:
    with running(serve(until_closed(BAD_BOTS[what]), "localhost", 0, close_timeout=1)) as address:
        begun = time.monotonic()
        asked_beside(WebSocketBot(address, start_seconds=0.5))
        assert time.monotonic() - begun < 60


def silent(peer: socket.socket) -> None:
    """Takes the call and says nothing."""


def babbling(peer: socket.socket) -> None:
    """Is no web server at all."""
    peer.sendall(b"ahoy!\r\n\r\n" * 1000)


def refusing(peer: socket.socket) -> None:
    """A web server that knows no WebSocket."""
    peer.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")


@pytest.mark.parametrize("greet", [silent, babbling, refusing])
def test_what_is_no_websocket_cannot_stop_the_table(greet: Callable[[socket.socket], None]) -> None:
    peers: list[socket.socket] = []
    over = threading.Event()
    with closing(socket.create_server(("localhost", 0))) as server:

        def accept() -> None:
            while not over.is_set():
                peer, _ = server.accept()
                peers.append(peer)
                with suppress(OSError):  # it may have hung up already
                    greet(peer)

        thread = threading.Thread(target=accept)
        thread.start()
        try:
            asked_beside(WebSocketBot(f"ws://localhost:{server.getsockname()[1]}", start_seconds=0.5))
        finally:
            over.set()
            # A last call, lest the thread waits for one for ever.
            socket.create_connection(server.getsockname()).close()
            thread.join()
    for peer in peers:
        peer.close()


def test_an_address_where_nobody_listens_cannot_stop_the_table() -> None:
    with closing(socket.create_server(("localhost", 0))) as server:
        port = server.getsockname()[1]
    asked_beside(WebSocketBot(f"ws://localhost:{port}"))


def test_an_address_is_a_bot_only_where_somebody_may_name_one() -> None:
    check_bot("ws://localhost:9000", "buccaneer", programs=True)
    check_bot("wss://example.org/bot", "buccaneer", programs=True)
    bad: list[tuple[str, dict[str, Any]]] = [("ws://localhost:9000", {}), ("ws://", {"programs": True})]
    for name, allowed in bad:
        with pytest.raises(UnknownBot):
            check_bot(name, "buccaneer", **allowed)
