"""Signs of life: whoever has just said something is not asked for one."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from freebooter.server.operation.signs_of_life import SparingProtocol


def test_only_who_is_silent_is_asked_whether_they_live(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("handle_text", "send_keepalive_ping", "schedule_ping"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda *_, name=name: done.append(name))
    socket = SparingProtocol.__new__(SparingProtocol)
    socket.send_keepalive_ping()
    socket.handle_text(Frame(Opcode.TEXT, b"{}"))
    socket.send_keepalive_ping()
    socket.send_keepalive_ping()
    assert done == ["send_keepalive_ping", "handle_text", "schedule_ping", "send_keepalive_ping"]
