"""The API page: every endpoint with what it takes and gives, made from the OpenAPI document."""

from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get

_HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Freebooter: the API</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1e2a32; background: #f6f0e1 }
code { background: #fff8; padding: 0 .2em } dt { margin-top: 1em; font-weight: 600 }
</style>
<h1>Freebooter: the API</h1>
<p>The whole document, for programs: <a href="/api/schema/openapi.json">openapi.json</a>. The live connection is a
WebSocket at <code>/api/tables/{table_id}/live</code>. Every change needs the header <code>x-csrf-token</code> with
the value that <code>GET /api/me</code> gives.</p>
<dl>
"""


@get("/api", include_in_schema=False)
async def api_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Every endpoint in one list."""
    return Response(_page(request.app), media_type=MediaType.HTML)


@lru_cache(maxsize=1)
def _page(app: Litestar) -> str:
    """It stays the same as long as the server runs, and takes longer to make than a stranger may make others wait."""
    document = app.openapi_schema.to_schema()
    parts = [
        _entry(path, method.upper(), operation)
        for path, item in sorted(document["paths"].items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]
    return _HEAD + "\n".join(parts) + "\n</dl>\n</html>\n"


def _entry(path: str, method: str, operation: dict[str, Any]) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    bodies = [kind.get("schema", {}).get("$ref", "").rpartition("/")[2] for kind in content.values()]
    queries = [one["name"] for one in operation.get("parameters", []) if one["in"] == "query"]
    takes = ", ".join([*(f"?{name}=" for name in queries), *filter(None, bodies)])
    said = escape(operation.get("description") or operation.get("summary", ""))
    return (
        f"<dt><code>{method} {escape(path)}</code></dt><dd>{said}"
        + (f"<br>Takes <code>{escape(takes)}</code>." if takes else "")
        + "</dd>"
    )


ROUTES = [api_page]
