"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from freebooter import VERSION
from freebooter.server.house import House
from freebooter.server.operation.garbage import Garbage
from freebooter.server.operation.logs import set_up_logs
from freebooter.server.operation.readiness import make_ready
from freebooter.server.settings import handed_down
from freebooter.server.web.guard import Guard
from freebooter.server.web.problems import HANDLERS
from freebooter.server.web.reading import TypedRequest
from freebooter.server.web.routes import figures, games, health, notices, page, past, people, play, tables
from freebooter.server.web.session import provide_person, provide_user
from freebooter.server.web.socket import live
from freebooter.server.web.static import client_routes

_MOST_BODY = 300_000
# Everything that can be asked for; the client's types are read off it.
ROUTES = [
    *games.ROUTES,
    *figures.ROUTES,
    *people.ROUTES,
    *notices.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *past.ROUTES,
    *health.ROUTES,
    *page.ROUTES,
]


def application(house: House, garbage: Garbage | None = None) -> Litestar:
    """The endpoints of a house, which is opened and closed with them; `garbage` is for a process that does nothing
    else."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        if garbage is not None:
            garbage.open()
        await house.open()
        try:
            yield
        finally:
            await house.close()
            if garbage is not None:
                await garbage.close()

    async def provide_house() -> House:
        return house

    return Litestar(
        route_handlers=[*ROUTES, live, *client_routes()],
        dependencies={
            "house": Provide(provide_house),
            "user": Provide(provide_user),
            "person": Provide(provide_person),
        },
        exception_handlers=HANDLERS,
        request_class=TypedRequest,
        lifespan=[lifespan],
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Freebooter", version=VERSION, path="/api/schema", render_plugins=[], use_handler_docstrings=True
        ),
        logging_config=None,
        debug=False,
    )


def from_environment() -> ASGIApp:
    """The application as uvicorn makes it, in each of its processes."""
    settings = handed_down()
    set_up_logs(settings)
    guarded: ASGIApp = Guard(application(House(settings), Garbage()), settings.origins, settings.proxies)
    make_ready()
    return guarded
