"""Whether the server lives, whether it is ready, and its numbers."""

from typing import Any

from litestar import MediaType, Request, Response, get

from freebooter.server.errors import NotFound
from freebooter.server.operation.metrics import metrics_text
from freebooter.server.web.given import TheHouse
from freebooter.server.web.session import address

_HERE = ("127.0.0.1", "::1")


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process lives."""
    return "ok\n"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(house: TheHouse) -> Response[str]:
    """The process can serve: it has begun, and its database can be read and written."""
    fault = await house.readiness.fault() if house.is_ready else "not yet"
    return Response(f"{fault or 'ready'}\n", status_code=503 if fault else 200, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Numbers of this process, for whoever asks from the same machine."""
    if address(request) not in _HERE:
        raise NotFound("not-found", "there is nothing here")
    return Response(metrics_text(house.rooms.listeners, len(house.memory)), media_type="text/plain; version=0.0.4")


ROUTES = [healthz, readyz, metrics]
