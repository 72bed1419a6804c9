"""The browser client, where it has been built; a plain word where it has not."""

import hashlib
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import ExceptionHandlersMap

from freebooter import VERSION
from freebooter.server.web.given import AnyRequest
from freebooter.server.web.problems import problem

STATIC: Final = Path(__file__).resolve().parents[1] / "static"

# The client's own paths: all of them are its one page.
_PATHS: Final = [
    *("/", "/join", "/history", "/account", "/about"),
    *("/table/{rest:path}", "/replay/{rest:path}", "/help/{rest:path}", "/figures/{rest:path}"),
    *("/letters/{rest:path}", "/person/{rest:path}"),
]

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Freebooter</title>
<h1>Freebooter</h1>
<p>The table server is running, but its browser client is not built in this checkout.</p>
<p>The <a href="/api">API page</a> lists everything the server can do.</p>
</html>
"""


@get(_PATHS, include_in_schema=False)
async def client_page() -> Response[bytes]:
    """The one page of the client, which reads the path itself; a word instead where it is not built."""
    page = _read_page() or _NOT_BUILT.encode()
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def client_routes() -> list[HTTPRouteHandler | Router]:
    """What is served at `/`: the client's page for every path of its own, and its files."""
    if not STATIC.is_dir():
        return [client_page]
    # A path may be none that a file can have: with a zero in it, or far too long.
    no_file: ExceptionHandlersMap = {ValueError: _no_file, InternalServerException: _no_file}
    files = create_static_files_router(
        path="/", directories=[STATIC], include_in_schema=False, exception_handlers=no_file
    )
    return [client_page, files]


def _no_file(_: AnyRequest, __: Exception) -> Response[bytes]:
    return problem(404, "not-found", "Not Found")


def build_id() -> str:
    """Names this version of server and client: a page of another one should load itself again."""
    return f"{VERSION}+{hashlib.sha256(_read_page()).hexdigest()[:10]}"


def _read_page() -> bytes:
    """The built page, nothing if there is none. Read anew each time, so that a client that was built while the server
    runs is served whole: the page names its other files by their contents, and so stands for all of them."""
    try:
        return (STATIC / "index.html").read_bytes()
    except OSError:
        return b""
