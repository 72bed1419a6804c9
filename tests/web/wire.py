"""The live connection of a page in a test's hands: it can be cut, held back, told of another build, or made to fail."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute

# A close code of nobody's: the page takes it for a lost connection.
_CUT = 4000


class Wire:
    """All that goes between a page and the real server's socket. Made before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.is_held = False
        self.build = ""
        self.is_faulty = False
        self.loses_moves = False
        self._page_side: WebSocketRoute | None = None
        self._held: list[str] = []
        page.route_web_socket(re.compile("/live"), self._opened)

    def cut(self) -> None:
        """Drop the connection, and every new one until it is mended."""
        self.is_cut = True
        if self._page_side is not None:
            self._page_side.close(code=_CUT)

    def mend(self) -> None:
        self.is_cut = False

    def hold(self) -> None:
        """Keep back whatever the server tells; what the page asks for is answered."""
        self.is_held = True

    def release(self) -> None:
        """Hand over what was kept back."""
        self.is_held = False
        held, self._held = self._held, []
        for message in held:
            self._tell(message)

    def _opened(self, page_side: WebSocketRoute) -> None:
        if self.is_cut:
            page_side.close(code=_CUT)
            return
        self._page_side = page_side
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda message: self._said(server_side, str(message)))
        server_side.on_message(lambda message: self._told(str(message)))

    def _said(self, server_side: WebSocketRoute, message: str) -> None:
        said = json.loads(message)
        if self.is_faulty and said["type"] == "play":
            fault = {"type": "error", "code": "fault", "detail": "", "message": None, "sight": None, "wait": None}
            self._tell(json.dumps({**fault, "key": said["moves"]["key"]}))
        elif not self.loses_moves or said["type"] != "play":
            server_side.send(message)

    def _told(self, message: str) -> None:
        if self.is_held and json.loads(message)["type"] not in ("answer", "error"):
            self._held.append(message)
        else:
            self._tell(message)

    def _tell(self, message: str) -> None:
        told = json.loads(message)
        if self.build and told["type"] == "hello":
            message = json.dumps({**told, "build": self.build})
        if self._page_side is not None:
            self._page_side.send(message)
