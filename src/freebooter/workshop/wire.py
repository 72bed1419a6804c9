"""TypeScript types of everything that goes over the wire, read off the server's messages and its routes."""

import re
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from freebooter.server.live import messages
from freebooter.server.web.app import ROUTES
from freebooter.workshop.typescript import TypeScript


def wire_types() -> str:
    """The messages of the socket, then what each route is sent and what it answers, by its method and path."""
    made = TypeScript()
    made.union("ServerMessage", messages.FromServer.__subclasses__())
    made.union("ClientMessage", messages.FromClient.__subclasses__())
    lines = [_route(made, handler) for handler in ROUTES if handler.include_in_schema is not False]
    made.write("Routes", "export interface Routes {\n" + "".join(lines) + "}\n")
    return made.text()


def _route(made: TypeScript, handler: HTTPRouteHandler) -> str:
    (method,), (path,) = handler.http_methods, handler.paths
    marked = get_type_hints(handler.fn, include_extras=True)
    types = get_type_hints(handler.fn)
    asked = [f"{name}?: {made.kind(types[name])}" for name, hint in marked.items() if _is_query(hint)]
    parts = [
        *([f"query: {{ {'; '.join(asked)} }}"] if asked else []),
        *([f"body: {made.kind(types['data'])}"] if "data" in types else []),
        f"answer: {_answer(made, types['return'])}",
    ]
    # A path names its parameters with their types, which the client has no use for.
    named = re.sub(r":[a-z]+}", "}", path)
    return f'  "{method} {named}": {{ {"; ".join(parts)} }};\n'


def _is_query(hint: Any) -> bool:
    return any(isinstance(mark, QueryParameter) for mark in get_args(hint)[1:])


def _answer(made: TypeScript, kind: Any) -> str:
    if get_origin(kind) is Response:
        (kind,) = get_args(kind)
    # Bytes are a file in a format of its own.
    return "unknown" if kind is bytes else made.kind(kind)
