"""The browser client, where it has been built; a plain word where it has not."""

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).resolve().parents[1] / "static"

# The client's own paths: all of them are its one page.
_PATHS: Final = [
    *("/", "/join", "/history", "/account", "/about"),
    *("/table/{rest:path}", "/replay/{rest:path}", "/help/{rest:path}"),
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


@get("/", include_in_schema=False)
async def not_built() -> Response[str]:
    """A word instead of the client."""
    return Response(_NOT_BUILT, media_type=MediaType.HTML)


def client_routes() -> list[HTTPRouteHandler | Router]:
    """What is served at `/`: the built client for every path of its own, or the word that it is missing."""
    if not (STATIC / "index.html").is_file():
        return [not_built]
    page = (STATIC / "index.html").read_bytes()

    @get(_PATHS, include_in_schema=False)
    async def client_page() -> Response[bytes]:
        """The one page of the client, which reads the path itself."""
        return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    files = create_static_files_router(path="/", directories=[STATIC], include_in_schema=False)
    return [client_page, files]
