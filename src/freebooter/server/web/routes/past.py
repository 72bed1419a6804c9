"""Looking: a match now, at any row before, and what may be taken home."""

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from freebooter.core.course import Course
from freebooter.core.match import Match
from freebooter.server.house import House
from freebooter.server.people.accounts import User
from freebooter.server.tables.moves import started
from freebooter.server.tables.past import MOST_NEWS, Draws, Past, Reader, check_over
from freebooter.server.tables.sight import News, Sight, sight
from freebooter.server.web.given import AnyRequest, MaybeUser, Person, TableId, TheHouse
from freebooter.server.web.session import address, asker

Viewer = Annotated[
    int | None,
    QueryParameter(ge=-2, le=63, description="A seat, or -2 for a spectator; one's own seat if it is not said."),
]
# So many rows count as one request.
_ROWS_FOR_ONE: Final = 250
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
    count: Annotated[int, QueryParameter(ge=1, le=MOST_NEWS)] = MOST_NEWS,
) -> Response[list[News]]:
    """What a viewer was told by the rows from number `since` on, so many at most: a longer game comes in pieces."""
    who, session = asker(request, user), user.session if user else None
    house.limits.use("read", who)
    async with house.looking_back.place(), house.ledger.look_as(table_id, session) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        running = started(entry, running)
        _charge(house, who, min(count, running.number + 1 - since))
        return _written(await house.looking_back.news(running, seen_by, since, count))


@get("/api/tables/{table_id:str}/past")
async def look_back(
    request: AnyRequest,
    house: TheHouse,
    user: MaybeUser,
    table_id: TableId,
    viewer: Viewer = None,
    start: RowNumber = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> Response[Past]:
    """Rows as a viewer read them, each with what they saw after it; of a finished game from any seat."""
    house.limits.use("past", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        reader = Reader(started(entry, running), seen_by, start, count)
    return _written(await house.looking_back.steps(reader))


@get("/api/tables/{table_id:str}/course")
async def look_over(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Response[Course]:
    """Every seat's score after each row of a game that is over, and whom the dice favoured."""
    return _written(await house.looking_back.course(await _over(request, house, user, table_id)))


@get("/api/tables/{table_id:str}/journal")
async def journal(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Response[bytes]:
    """The journal of a game that is over, with the seed that `freebooter verify` checks it by."""
    who = asker(request, user)
    house.limits.use("read", who)
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        access.check_look()
        check_over(entry)
        match = started(entry, running).match
    _charge(house, who, len(match.rows))
    text = await house.looking_back.journal(match)
    return _file(text, f"{entry.game}-{entry.id}.json")


@get("/api/tables/{table_id:str}/draws")
async def draws(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Response[Draws]:
    """Every draw of a game that is over, to be checked with its journal and without its rules."""
    return _written(await house.looking_back.draws(await _over(request, house, user, table_id)))


@get("/api/tables/{table_id:str}/record")
async def record(
    request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId, viewer: Viewer = None
) -> Response[bytes]:
    """What a viewer may keep of a game that still runs: their own notices and view."""
    who, session = asker(request, user), user.session if user else None
    house.limits.use("read", who)
    async with house.looking_back.place(), house.ledger.look_as(table_id, session) as (entry, running, access):
        seen_by = access.viewer(viewer, entry)
        match = started(entry, running).match
        _charge(house, who, len(match.rows))
        text = await house.looking_back.record(match, seen_by)
    return _file(text, f"{entry.game}-{entry.id}-record.json")


@post("/api/journals", request_max_body_size=8_000_000)
async def bring_journal(request: AnyRequest, house: TheHouse, person: Person) -> Imported:
    """Import the journal of a finished game; every move and draw in it is checked."""
    house.limits.use("create", person.id)
    house.limits.use("create", address(request))
    return Imported(await house.importing.bring(person, await request.body()))


async def _over(request: AnyRequest, house: House, user: User | None, table_id: str) -> Match:
    """A match that is over, for whoever may look at it."""
    house.limits.use("past", asker(request, user))
    async with house.ledger.look_as(table_id, user.session if user else None) as (entry, running, access):
        access.check_look()
        check_over(entry)
        return started(entry, running).match


def _charge(house: House, who: str, rows: int) -> None:
    """Being told many rows counts for more than the one request that was counted before."""
    house.limits.use("read", who, max(0, rows) // _ROWS_FOR_ONE)


def _written(text: bytes) -> Response[Any]:
    """What is JSON already, whatever it says."""
    return Response(text, media_type="application/json")


def _file(text: bytes, name: str) -> Response[bytes]:
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


ROUTES = [look, read_news, look_back, look_over, journal, draws, record, bring_journal]
