"""Whether the server lives, whether it is ready, and its numbers."""

from typing import Any

from litestar import MediaType, Request, Response, get
from sqlalchemy import text

from freebooter.server.errors import NotFound
from freebooter.server.operation.metrics import metrics_text
from freebooter.server.storage.database import trouble_of
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
    try:
        async with house.database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except Exception as error:
        _, sentence = trouble_of(error) or ("", "the database does not answer")
        return Response(f"{sentence}\n", status_code=503, media_type=MediaType.TEXT)
    if not house.is_ready:
        return Response("not yet\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ready\n", media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Numbers of this process, for whoever asks from the same machine."""
    if address(request) not in _HERE:
        raise NotFound("not-found", "there is nothing here")
    return Response(metrics_text(house.rooms.listeners, len(house.memory)), media_type="text/plain; version=0.0.4")


ROUTES = [healthz, readyz, metrics]
