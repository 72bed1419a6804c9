"""`docs/protocol.md` says what the server does: its examples decode, and nothing is missing."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from freebooter.core.message import Message
from freebooter.server.house import House
from freebooter.server.live import messages
from freebooter.server.people import figure_sets
from freebooter.server.settings import Settings
from freebooter.server.tables import history, info, lists, making, moves, past, setup, sight
from freebooter.server.web.app import application
from freebooter.server.web.routes import figures, games, notices, people, play, tables
from freebooter.server.web.routes import past as past_routes

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
PLACES: list[Any] = [messages, history, info, lists, making, moves, past, setup, sight]
PLACES += [figures, figure_sets, games, people, notices, play, tables, past_routes]


def type_of(name: str) -> Any:
    if name == "Message":
        return Message
    return next(getattr(place, name) for place in PLACES if hasattr(place, name))


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_what_the_server_reads_and_writes(name: str, text: str) -> None:
    kind = type_of(name)
    read = msgspec.json.decode(text, type=kind)
    if not kind.__struct_config__.forbid_unknown_fields:
        assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(text)


def test_every_endpoint_stands_on_the_page() -> None:
    document = application(House(Settings(database="sqlite:///unused"))).openapi_schema.to_schema()
    endpoints = [
        f"`{method.upper()} {path}`"
        for path, item in document["paths"].items()
        for method in item
        if method in ("get", "post", "patch", "put", "delete")
    ]
    assert [endpoint for endpoint in endpoints if endpoint not in PAGE] == []


def test_every_message_of_the_socket_stands_on_the_page() -> None:
    kinds = [*messages.FromServer.__subclasses__(), *messages.FromClient.__subclasses__()]
    assert [kind.__name__ for kind in kinds if kind.__name__ not in dict(EXAMPLES)] == []
