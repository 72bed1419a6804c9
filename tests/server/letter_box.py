"""A real mail server, and what has come there."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.postgres import free_port


class LetterBox:
    """Takes every letter."""

    def __init__(self) -> None:
        self.come: Queue[EmailMessage] = Queue()
        self._server = Controller(self, hostname="127.0.0.1", port=free_port())
        self._server.start()
        self.url = f"smtp://127.0.0.1:{self._server.port}"

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.come.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.come.get(timeout=60)

    def close(self) -> None:
        self._server.stop()
