"""Looking: a match now, at any row before, and what may be taken home."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from freebooter.core.course import Course
from freebooter.core.journal import read_journal
from freebooter.core.match import Match
from freebooter.server.house import House
from freebooter.server.people.accounts import User
from freebooter.server.tables.importing import import_journal
from freebooter.server.tables.moves import started
from freebooter.server.tables.past import Draws, Past, Reader, check_over, export_journal, export_record
from freebooter.server.tables.sight import News, Sight, news, sight
from freebooter.server.web.given import AnyRequest, MaybeUser, Person, TableId, TheHouse
from freebooter.server.web.session import address, asker

Viewer = Annotated[
    int | None,
    QueryParameter(ge=-2, le=63, description="A seat, or -2 for a spectator; one's own seat if it is not said."),
]
RowNumber = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


class Imported(Struct, frozen=True):
    """The table that holds an imported journal."""

    table: str


@get("/api/tables/{table_id:str}/sight")
async def look(
    request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId, viewer: Viewer = None
) -> Sight:
    """The match as a viewer sees it now."""
    house.limits.use("look", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        return sight(started(entry, running), seen_by)


@get("/api/tables/{table_id:str}/news")
async def read_news(
    request: AnyRequest,
    house: TheHouse,
    user: MaybeUser,
    table_id: TableId,
    viewer: Viewer = None,
    since: RowNumber = 0,
) -> list[News]:
    """What a viewer was told by the rows from number `since` on."""
    house.limits.use("read", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        return news(started(entry, running), seen_by, since)


@get("/api/tables/{table_id:str}/past")
async def look_back(
    request: AnyRequest,
    house: TheHouse,
    user: MaybeUser,
    table_id: TableId,
    viewer: Viewer = None,
    start: RowNumber = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> Past:
    """Rows as a viewer read them, each with what they saw after it; of a finished game from any seat."""
    house.limits.use("past", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        reader = Reader(started(entry, running), seen_by, start, count)
    return await house.looking_back.steps(reader)


@get("/api/tables/{table_id:str}/course")
async def look_over(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Course:
    """Every seat's score after each row of a game that is over, and whom the dice favoured."""
    return await house.looking_back.course(await _over(request, house, user, table_id))


@get("/api/tables/{table_id:str}/journal")
async def journal(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Response[bytes]:
    """The journal of a game that is over, with the seed that `freebooter verify` checks it by."""
    house.limits.use("read", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        access.check_look()
        text = export_journal(entry, started(entry, running).match)
    return _file(text, f"{entry.game}-{entry.id}.json")


@get("/api/tables/{table_id:str}/draws")
async def draws(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Draws:
    """Every draw of a game that is over, to be checked with its journal and without its rules."""
    return await house.looking_back.draws(await _over(request, house, user, table_id))


@get("/api/tables/{table_id:str}/record")
async def record(
    request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId, viewer: Viewer = None
) -> Response[bytes]:
    """What a viewer may keep of a game that still runs: their own notices and view."""
    house.limits.use("read", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        text = export_record(started(entry, running).match, seen_by)
    return _file(text, f"{entry.game}-{entry.id}-record.json")


@post("/api/journals", request_max_body_size=8_000_000)
async def bring_journal(request: AnyRequest, house: TheHouse, person: Person) -> Imported:
    """Import the journal of a finished game; every move and draw in it is checked."""
    house.limits.use("create", person.id)
    house.limits.use("create", address(request))
    return Imported(await import_journal(house.ledger, person, read_journal(await request.body())))


async def _over(request: AnyRequest, house: House, user: User | None, table_id: str) -> Match:
    """A match that is over, for whoever may look at it."""
    house.limits.use("past", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        access.check_look()
        check_over(entry)
        return started(entry, running).match


def _file(text: bytes, name: str) -> Response[bytes]:
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


ROUTES = [look, read_news, look_back, look_over, journal, draws, record, bring_journal]
