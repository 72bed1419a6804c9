"""A bot behind a WebSocket: it listens somewhere, and every seat and match opens a connection of its own to it."""

import contextlib
import socket
import ssl
from typing import ClassVar, Final

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidURI, WebSocketException
from websockets.frames import DATA_OPCODES, Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from freebooter.bots.outside.outside_bot import MOST_BYTES, PATIENCE, BotGone, Channel, OutsideBot, seconds_left

_SCHEMES: Final = ("ws://", "wss://")


class WebSocketBot(OutsideBot):
    """Plays by asking a bot that listens at a `ws://` or `wss://` address."""

    name: ClassVar[str] = "websocket"
    version: ClassVar[int] = 1

    def __init__(self, address: str, start_seconds: float = PATIENCE) -> None:
        super().__init__(start_seconds)
        self.address = address

    def call(self, until: float) -> Channel:
        return SocketChannel(self.address, until)


class SocketChannel(Channel):
    """One open WebSocket. Reading and writing block, but never beyond the time that is left.

    The library's own client has threads and no limit on sending, so only its protocol is used here.
    """

    def __init__(self, address: str, until: float) -> None:
        uri = parse_uri(address)
        self._protocol = ClientProtocol(uri, max_size=MOST_BYTES)
        self._parts: list[bytes] = []
        self._messages: list[bytes] = []
        self._socket = socket.create_connection((uri.host, uri.port), timeout=seconds_left(until))
        try:
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if uri.secure:
                self._socket.settimeout(seconds_left(until))
                self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=uri.host)
            self._protocol.send_request(self._protocol.connect())
            self._send(until)
            while self._protocol.state is State.CONNECTING:
                self._receive(until)
        except BaseException:
            self._socket.close()
            raise

    def exchange(self, message: bytes, until: float) -> bytes:
        self._take_what_is_there()
        if self._messages:
            raise BotGone("it answered before it was asked")
        self._protocol.send_text(message)
        self._send(until)
        while not self._messages:
            self._receive(until)
        answer = self._messages.pop()
        if self._messages:
            raise BotGone("it answered more than once")
        return answer

    def hang_up(self, farewell: bytes) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            self._socket.settimeout(0.0)
            if self._protocol.state is State.OPEN:
                self._protocol.send_text(farewell)
                self._protocol.send_close()
            for part in self._protocol.data_to_send():
                self._socket.send(part)
        self._socket.close()

    def _send(self, until: float) -> None:
        """Send what the protocol has to say."""
        for part in self._protocol.data_to_send():
            self._socket.settimeout(seconds_left(until))
            try:
                self._socket.sendall(part)
            except TimeoutError as error:
                raise BotGone("it ran out of time") from error

    def _receive(self, until: float) -> None:
        """Wait until something comes and take it in; pings are answered."""
        self._socket.settimeout(seconds_left(until))
        try:
            part = self._socket.recv(MOST_BYTES)
        except TimeoutError as error:
            raise BotGone("it ran out of time") from error
        self._take(part)
        self._send(until)

    def _take_what_is_there(self) -> None:
        """Take in what has come already, without waiting."""
        self._socket.settimeout(0.0)
        with contextlib.suppress(BlockingIOError, ssl.SSLWantReadError):
            self._take(self._socket.recv(MOST_BYTES))

    def _take(self, part: bytes) -> None:
        """Let the protocol read a part of the stream, and put whole messages aside."""
        if part:
            self._protocol.receive_data(part)
        else:
            self._protocol.receive_eof()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in DATA_OPCODES:
                self._parts.append(bytes(event.data))
                if event.fin:
                    self._messages.append(b"".join(self._parts))
                    self._parts = []
        wrong = self._protocol.handshake_exc or self._protocol.parser_exc
        if wrong is not None:
            raise BotGone(f"it does not keep to the protocol: {wrong}") from wrong
        if not self._messages and self._protocol.state not in (State.CONNECTING, State.OPEN):
            raise BotGone("it ended")


def is_address(name: str) -> bool:
    """Whether this is where a bot may listen."""
    if not name.startswith(_SCHEMES):
        return False
    try:
        parse_uri(name)
    except (InvalidURI, ValueError):
        return False
    return True
