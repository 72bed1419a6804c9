"""Tables: made, listed, joined, left, and everything around the game."""

from typing import Annotated, Any, Literal

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect
from msgspec import Meta, Struct, field

from freebooter.bots.players.catalogue import BEST_BOT
from freebooter.core.catalogue import find_game
from freebooter.core.figures import figures_digest
from freebooter.core.game import AnyGame
from freebooter.core.journal import figures_for
from freebooter.core.message import Message
from freebooter.server.errors import NotFound
from freebooter.server.house import House
from freebooter.server.operation.network import is_here, qr_image
from freebooter.server.people.accounts import User
from freebooter.server.people.links import Link
from freebooter.server.tables import chat, departures, making, pledging, rematches, stand_ins, votes
from freebooter.server.tables.access import Access, read_access
from freebooter.server.tables.entry import read_entry
from freebooter.server.tables.history import History, Outcome, Sought, companion_at
from freebooter.server.tables.info import TableInfo, read_votes, table_info
from freebooter.server.tables.lists import Listed
from freebooter.server.tables.making import Made, Seated
from freebooter.server.tables.moves import SeatNumber
from freebooter.server.tables.setup import END, BotName, Name, NewTable, Nonce, Pledge, Talked, check_name
from freebooter.server.tables.starting import figures_of
from freebooter.server.web.given import AnyRequest, MaybeUser, Person, TableId, TheHouse
from freebooter.server.web.routes.games import FigureShown, figures_shown
from freebooter.server.web.session import LINK_COOKIE, address, asker, link_cookie

SeatPath = Annotated[int, PathParameter(ge=0, le=63)]
Words = Annotated[str | None, QueryParameter(max_length=64, pattern=rf"^[^\x00]*{END}")]
Before = Annotated[float | None, QueryParameter(ge=0)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=rf"^[\w-]+{END}")]


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat, under which name, and the hash of what one adds to the chance."""

    seat: SeatNumber | None = None
    name: Name | None = None
    pledge: Pledge = ""

    def __post_init__(self) -> None:
        if self.name is not None:
            check_name(self.name)


class Leaving(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat is left, and which bot plays on where the game has begun."""

    seat: SeatNumber
    bot: BotName | None = None


class LinkWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a new link is for."""

    role: Literal["seat", "spectator", "host"]
    seat: SeatNumber = 0


class LinkMade(Struct, frozen=True):
    """A link's token: `/go/{token}` is its address."""

    token: str


class LinkUsed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a link; not needed where `/go/` has put it into a cookie."""

    token: Token | None = None
    pledge: Pledge = ""


class Pledged(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The SHA-256 of a seat's nonce."""

    seat: SeatNumber
    pledge: Pledge


class NonceShown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat adds to the chance, of which it has pledged the hash."""

    seat: SeatNumber
    nonce: Nonce


class CodeWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of the link that is to be shown."""

    token: Token


class Code(Struct, frozen=True):
    """A link in full, and its QR code as an image; no image where other devices could not follow it."""

    url: str
    image: str | None


class LinkShown(Struct, frozen=True, kw_only=True):
    """What the waiting link is good for, and the table that it leads to, as it is seen from outside."""

    link: Link | None
    table: TableInfo | None


class Abouts(Struct, frozen=True):
    """What each name means, by its key, with the figures of a table."""

    abouts: dict[str, Message]


class TableFigures(Struct, frozen=True, kw_only=True):
    """The figure set that a table is played with: two tables with the same digest play with the same figures."""

    name: str
    digest: str
    figures: list[FigureShown]


class RematchWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever asks pledges for their own seats at the new table."""

    pledges: dict[SeatNumber, Pledge] = field(default_factory=dict)


class Rematch(Struct, frozen=True):
    """The table at which the same group plays again."""

    table: str


class VoteCast(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat's voice: to take back its last submit or to end the game, or in answer to such a wish."""

    seat: SeatNumber
    kind: Literal["undo", "end"]
    agree: bool = True


class Muting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a seat may talk."""

    muted: bool


class Outsiders(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether those who watch may talk."""

    talk: bool


class Complaint(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs the server should know of a table."""

    text: Talked


class BotWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which bot plays; the best one there is if it is not said."""

    bot: BotName | None = None


@get("/api/tables")
async def public_tables(request: AnyRequest, house: TheHouse, user: MaybeUser) -> list[Listed]:
    """Tables that anybody may watch, and join while a seat is open."""
    house.limits.use("look", asker(request, user))
    return await house.lists.public(user)


@get("/api/tables/mine")
async def my_tables(house: TheHouse, person: Person) -> list[Listed]:
    """One's own tables; those that wait for an answer come first."""
    house.limits.use("look", person.id)
    return await house.lists.mine(person)


@get("/api/tables/history")
async def my_history(
    house: TheHouse,
    person: Person,
    game: Words = None,
    outcome: FromQuery[Outcome | None] = None,
    player: Words = None,
    before: Before = None,
) -> History:
    """One's games that are over, the newest first, a piece at a time: by game, by how they went, by a part of the name
    of whoever played along, and from before some time."""
    house.limits.use("look", person.id)
    return await house.histories.of(person, Sought(game=game, outcome=outcome, player=player, before=before))


@post("/api/tables")
async def make_table(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[NewTable]) -> Made:
    """Make a table. It starts at once if no seat is open. The links are told this once."""
    house.limits.use("create", person.id)
    house.limits.use("tables", address(request))
    return await making.create(house.ledger, person, data)


@get("/api/tables/{table_id:str}")
async def show_table(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> TableInfo:
    """A table without its game."""
    house.limits.use("look", asker(request, user))
    async with house.database.read() as connection:
        entry = await read_entry(connection, table_id)
        access = await read_access(connection, entry, user.session if user else None)
        access.check_look()
        return table_info(entry, access, await read_votes(connection, entry))


@get("/api/tables/{table_id:str}/abouts")
async def what_names_mean(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> Abouts:
    """What the names of the game mean with the figures of this table."""
    game, figures = await _played_with(request, house, user, table_id)
    return Abouts(game.abouts(figures))


@get("/api/tables/{table_id:str}/figures")
async def table_figures(request: AnyRequest, house: TheHouse, user: MaybeUser, table_id: TableId) -> TableFigures:
    """The figures of this table."""
    _, figures = await _played_with(request, house, user, table_id)
    return TableFigures(name=figures.name, digest=figures_digest(figures), figures=figures_shown(figures))


@post("/api/tables/{table_id:str}/join")
async def join_table(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Joining]) -> Seated:
    """Sit down at a public table. The link recovers the seat on another device."""
    house.limits.use("create", person.id)
    return await making.join(house.ledger, person, table_id, data.seat, data.name or person.name, data.pledge)


@post("/api/tables/{table_id:str}/pledge", status_code=204)
async def pledge(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Pledged]) -> None:
    """Pledge what one's seat adds to the chance, until the last seat is taken."""
    house.limits.use("move", person.id)
    await pledging.pledge(house.ledger, person, table_id, data.seat, data.pledge)


@post("/api/tables/{table_id:str}/nonce", status_code=204)
async def show_nonce(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[NonceShown]) -> None:
    """Show what one has pledged, once all sit; the game begins with the last one."""
    house.limits.use("move", person.id)
    await pledging.show(house.ledger, person, table_id, data.seat, data.nonce)


@post("/api/tables/{table_id:str}/fill", status_code=204)
async def fill_table(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[BotWanted]) -> None:
    """The host lets bots sit in all open seats, and the game begins."""
    house.limits.use("create", person.id)
    await making.fill(house.ledger, person, table_id, data.bot or BEST_BOT)


@post("/api/tables/{table_id:str}/leave", status_code=204)
async def leave_table(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Leaving]) -> None:
    """Stand up; in a running game a bot plays on until one takes the seat back."""
    house.limits.use("move", person.id)
    await departures.leave(house.ledger, person, table_id, data.seat, data.bot or BEST_BOT)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    house: TheHouse, person: Person, table_id: TableId, data: JSONBody[RematchWanted | None] = None
) -> Rematch:
    """Play again with the same group; asked for twice, it is the same table."""
    house.limits.use("create", person.id)
    return Rematch(await rematches.make(house.ledger, person, table_id, data.pledges if data else {}))


@post("/api/tables/{table_id:str}/votes", status_code=204)
async def vote(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[VoteCast]) -> None:
    """Ask for an undo or an end, agree to it, or decline; what everybody agrees to is done."""
    house.limits.use("move", person.id)
    await votes.cast(house.ledger, person, table_id, data.seat, data.kind, agree=data.agree)


@post("/api/tables/{table_id:str}/links")
async def new_link(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[LinkWanted]) -> LinkMade:
    """Make a new link; earlier ones of the same kind are worthless from then on."""
    house.limits.use("link", person.id)
    return LinkMade(await making.new_link(house.ledger, person, table_id, data.role, data.seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=204)
async def hand_over(
    house: TheHouse, person: Person, table_id: TableId, seat: SeatPath, data: JSONBody[BotWanted]
) -> None:
    """Let a bot play one's own seat, or one whose time is out."""
    house.limits.use("move", person.id)
    await stand_ins.hand_over(house.ledger, person, table_id, seat, data.bot or BEST_BOT)


@get("/api/tables/{table_id:str}/seats/{seat:int}/history")
async def history_with(
    house: TheHouse,
    person: Person,
    table_id: TableId,
    seat: SeatPath,
    game: Words = None,
    outcome: FromQuery[Outcome | None] = None,
    before: Before = None,
) -> History:
    """The games that are over of oneself and of whoever sits there, for those alone who play at the same table."""
    house.limits.use("look", person.id)
    async with house.database.read() as connection:
        entry = await read_entry(connection, table_id)
        access = await read_access(connection, entry, person.session)
    beside = companion_at(entry, access, seat, person)
    return await house.histories.of(person, Sought(game=game, outcome=outcome, before=before), beside)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/bot")
async def take_back(house: TheHouse, person: Person, table_id: TableId, seat: SeatPath) -> None:
    """Play one's own seat again."""
    house.limits.use("move", person.id)
    await stand_ins.take_back(house.ledger, person, table_id, seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/mute", status_code=204)
async def mute(house: TheHouse, person: Person, table_id: TableId, seat: SeatPath, data: JSONBody[Muting]) -> None:
    """The host stops a seat's talk, or lets it talk again."""
    house.limits.use("move", person.id)
    await chat.mute(house.ledger, person, table_id, seat, muted=data.muted)


@post("/api/tables/{table_id:str}/outsiders", status_code=204)
async def let_outsiders(house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Outsiders]) -> None:
    """The host stops the talk of those who watch, or lets them talk again."""
    house.limits.use("move", person.id)
    await chat.let_outsiders(house.ledger, person, table_id, talk=data.talk)


@post("/api/tables/{table_id:str}/reports", status_code=204)
async def report(
    request: AnyRequest, house: TheHouse, person: Person, table_id: TableId, data: JSONBody[Complaint]
) -> None:
    """Tell whoever runs the server of something at this table; what was said there lately is shown with it."""
    house.limits.use("report", address(request))
    async with house.database.read() as connection:
        entry = await read_entry(connection, table_id)
        (await read_access(connection, entry, person.session)).check_look()
    await house.reports.add(person, table_id, data.text, entry.said)


@get("/go/{token:str}", include_in_schema=False)
async def follow_link(request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Redirect:
    """The address of a link: puts the token into a cookie and leads on, so that it stands in no address any more.

    Nothing is taken yet: programs that look at links in messages must not sit down.
    """
    house.limits.use("link", address(request))
    await making.peek_link(house.ledger, token)
    return Redirect("/join", status_code=303, cookies=[link_cookie(request, token)])


@post("/api/links/code", status_code=200)
async def show_code(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[CodeWanted]) -> Code:
    """A link as another device at home would follow it, to be read by its camera."""
    house.limits.use("look", person.id)
    await making.peek_link(house.ledger, data.token)
    host = request.headers.get("host", "")
    origin = request.headers.get("origin") or f"{request.url.scheme}://{host}"
    if is_here(origin.partition("://")[2]):
        origin = house.settings.home or origin
    url = f"{origin}/go/{data.token}"
    return Code(url, None if is_here(origin.partition("://")[2]) else qr_image(url))


@get("/api/links/waiting")
async def waiting_link(request: AnyRequest, house: TheHouse) -> LinkShown:
    """What the link in the cookie is good for: the table is shown before anybody sits down."""
    house.limits.use("look", address(request))
    token = request.cookies.get(LINK_COOKIE)
    if not token:
        return LinkShown(link=None, table=None)
    link = await making.peek_link(house.ledger, token)
    async with house.database.read() as connection:
        entry = await read_entry(connection, link.table_id)
    return LinkShown(link=link, table=table_info(entry, Access(seats=(), watches=True, hosts=False), []))


@post("/api/links/use")
async def use_link(request: AnyRequest, house: TheHouse, person: Person, data: JSONBody[LinkUsed]) -> Response[Seated]:
    """Take what a link gives: sit down, come back to one's seat, watch or host."""
    house.limits.use("link", address(request))
    token = data.token or request.cookies.get(LINK_COOKIE)
    if not token:
        raise NotFound("no-link", "no link is waiting; follow one, or send its token")
    answer = Response(await making.use_link(house.ledger, person, token, data.pledge))
    answer.delete_cookie(LINK_COOKIE, path="/api/links")
    return answer


async def _played_with(request: AnyRequest, house: House, user: User | None, table_id: str) -> tuple[AnyGame, Any]:
    """The game and the figures of a table that somebody may look at: one that has begun keeps its figures, whatever the
    standard set has become since."""
    house.limits.use("look", asker(request, user))
    async with house.database.read() as connection:
        entry = await read_entry(connection, table_id)
        (await read_access(connection, entry, user.session if user else None)).check_look()
    game, begun = find_game(entry.game), entry.head
    return game, figures_of(game, entry.setup) if begun is None else figures_for(game, begun.components)


ROUTES = [
    public_tables,
    my_tables,
    my_history,
    history_with,
    make_table,
    show_table,
    what_names_mean,
    table_figures,
    join_table,
    pledge,
    show_nonce,
    fill_table,
    leave_table,
    rematch,
    vote,
    new_link,
    hand_over,
    take_back,
    mute,
    let_outsiders,
    report,
    follow_link,
    show_code,
    waiting_link,
    use_link,
]
