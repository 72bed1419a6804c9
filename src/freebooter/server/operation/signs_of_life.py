"""Signs of life on sockets: asked for only where somebody has said nothing for a while, so that they cost little."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

# Seconds. A browser that hears nothing says something by itself, and more often: this finds those that have vanished,
# and keeps proxies, which often close what was silent for a minute, from closing the sockets of those that only listen.
EVERY: Final = 45.0


class SparingProtocol(WebSocketsSansIOProtocol):
    """A socket whose other end is not asked whether it lives if it has just said something."""

    _has_spoken = False

    def handle_text(self, event: Frame) -> None:
        self._has_spoken = True
        super().handle_text(event)

    def send_keepalive_ping(self) -> None:
        if self._has_spoken:
            self._has_spoken = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()
