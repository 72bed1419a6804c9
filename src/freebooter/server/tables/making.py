"""Making tables and sitting down at them."""

import time

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.bots.players.catalogue import check_bot
from freebooter.core.catalogue import find_game
from freebooter.core.chance import commitment, new_seed
from freebooter.core.game import AnyGame
from freebooter.server.errors import BadRequest, Conflict, Forbidden
from freebooter.server.people.accounts import User
from freebooter.server.people.figure_sets import read_set
from freebooter.server.people.links import Link, Role, grant, make_link, read_link, revoke_links, vacate
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.schema import seats, tables
from freebooter.server.tables.ledger import Change, Ledger
from freebooter.server.tables.setup import NewTable, SeatSetup, Setup
from freebooter.server.tables.starting import start_if_full

_BOT_NAMES = (
    "Anne",
    "Jack",
    "Mary",
    "Edward",
    "Grace",
    "Henry",
    "Ching",
    "Bart",
    "Jeanne",
    "Rackham",
    "Alwilda",
    "Kidd",
)


class Links(Struct, frozen=True, kw_only=True):
    """The tokens of a new table, told to its host this once."""

    host: str
    spectator: str
    seats: dict[int, str]


# Of one person, open or playing.
_MOST_TABLES = 100


class Made(Struct, frozen=True, kw_only=True):
    """A new table and its links."""

    table: str
    links: Links


class Seated(Struct, frozen=True, kw_only=True):
    """Where a person sits now, and a link with which the seat can be recovered on another device."""

    table: str
    role: str
    seat: int
    link: str | None = None


async def create(ledger: Ledger, user: User, wanted: NewTable) -> Made:
    """Make a table; it starts at once if no seat is open."""
    game = find_game(wanted.game)
    if any(seat.kind == "bot" for seat in wanted.seats):
        options = game.beside_bots(wanted.setup.options)
        wanted = replace(wanted, setup=replace(wanted.setup, options=options))
    check_setup(game, wanted)
    table_id = new_id()

    async def make(connection: AsyncConnection) -> None:
        await check_few(connection, user.id)
        await insert_table(
            connection, table_id, wanted.game, wanted.setup, user.id, wanted.retention_days, public=wanted.public
        )
        taken: list[str] = []
        for number, seat in enumerate(wanted.seats):
            name = seat_name(seat, number, user, taken)
            taken.append(name)
            await _insert_seat(connection, table_id, number, seat, name, user)
        await grant(connection, user.id, table_id, "host")

    async with ledger.change(table_id, make) as change:
        links = await _links(change.connection, table_id, wanted.seats)
        await start_if_full(change)
    return Made(table=table_id, links=links)


async def _insert_seat(
    connection: AsyncConnection, table_id: str, number: int, seat: SeatSetup, name: str, user: User
) -> None:
    is_mine = seat.kind in ("me", "local")
    await connection.execute(
        insert(seats).values(
            table_id=table_id,
            seat=number,
            kind="person" if is_mine else seat.kind,
            name=name,
            bot=seat.bot if seat.kind == "bot" else None,
            user_id=user.id if is_mine else None,
            pledge=seat.pledge if is_mine else "",
        )
    )
    if is_mine:
        await grant(connection, user.id, table_id, "seat", number)


async def _start_if_full(ledger: Ledger, table_id: str) -> None:
    async with ledger.change(table_id) as change:
        await start_if_full(change)


async def start_waiting(ledger: Ledger) -> None:
    """Start tables at which nobody is missing: those that have waited long enough for what was pledged, and those
    whose start was lost with the process that made them."""
    is_missing = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    async with ledger.database.read() as connection:
        query = select(tables.c.id).where(tables.c.state == "open", ~is_missing)
        found = list((await connection.execute(query)).scalars())
    for table_id in found:
        await _start_if_full(ledger, table_id)


async def join(ledger: Ledger, user: User, table_id: str, seat: int | None, name: str, pledge: str) -> Seated:
    """Sit down at a public table, in the seat asked for or the first open one."""
    async with ledger.change(table_id) as change:
        access = await change.access(user.session)
        access.check_look()
        if access.seats and seat is None:
            return Seated(table=table_id, role="seat", seat=access.seats[0])
        if not change.entry.public and not access.hosts:
            raise Forbidden("link-needed", "this table is joined by a seat's link")
        free = [one.seat for one in change.entry.seats if one.kind == "open"]
        if change.entry.state != "open" or not free:
            raise Conflict("table-full", "no seat is open at this table")
        if seat is not None and seat not in free:
            raise Conflict("seat-taken", f"seat {seat} is not open")
        chosen = free[0] if seat is None else seat
        link = await _sit_down(change, user, chosen, name, pledge)
    return Seated(table=table_id, role="seat", seat=chosen, link=link)


async def fill(ledger: Ledger, user: User, table_id: str, bot: str) -> None:
    """Let a bot sit in every open seat, so that the game begins."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_host()
        entry = change.entry
        if entry.state != "open":
            raise Conflict("table-full", "no seat is open at this table")
        game = find_game(entry.game)
        check_bot(bot, entry.game)
        taken = [seat.name for seat in entry.seats if seat.name]
        for seat in entry.seats:
            if seat.kind == "open":
                name = seat_name(SeatSetup(kind="bot", bot=bot), seat.seat, user, taken)
                taken.append(name)
                await change.update_seat(seat.seat, kind="bot", name=name, bot=bot)
                await vacate(change.connection, table_id, seat.seat)
        setup = replace(entry.setup, options=game.beside_bots(entry.setup.options))
        await change.update(setup=msgspec.json.encode(setup).decode())
        await change.touch()
        await start_if_full(change)


async def use_link(ledger: Ledger, user: User, token: str, pledge: str = "") -> Seated:
    """Take what a link gives: an open seat is taken, a seat that is held is recovered."""
    own: str | None = None
    async with ledger.change((await peek_link(ledger, token)).table_id) as change:
        # Read again now that nobody else is at the table: whoever sat down meanwhile has ended it.
        link = await read_link(change.connection, token)
        is_new = await grant(change.connection, user.id, link.table_id, link.role, link.seat)
        if link.role == "seat":
            if change.entry.state == "open" and change.entry.seats[link.seat].kind == "open":
                own = await _sit_down(change, user, link.seat, user.name, pledge)
            elif is_new:
                # A seat that is held is opened on another device: its person is told, and so is the table.
                await change.touch()
    return Seated(table=link.table_id, role=link.role, seat=link.seat, link=own)


async def _sit_down(change: Change, user: User, seat: int, name: str, pledge: str) -> str:
    """Sit down in an open seat; its own link, for another device. Whoever else knew a link to it, the host among
    them, has none from now on."""
    taken = [one.name for one in change.entry.seats]
    await change.update_seat(seat, kind="person", name=unlike(name, taken), user_id=user.id, pledge=pledge)
    await grant(change.connection, user.id, change.entry.id, "seat", seat)
    await change.touch()
    await vacate(change.connection, change.entry.id, seat, but=user.id)
    link = await make_link(change.connection, change.entry.id, "seat", seat)
    await start_if_full(change)
    return link


async def peek_link(ledger: Ledger, token: str) -> Link:
    """What a link is good for, without using it."""
    async with ledger.database.read() as connection:
        return await read_link(connection, token)


async def new_link(ledger: Ledger, user: User, table_id: str, role: str, seat: int) -> str:
    """A fresh link to hand out; earlier ones of this kind are worthless from now on. Whoever else had come to a
    seat by one loses it: a link that went astray opens nothing any more."""
    async with ledger.change(table_id) as change:
        access = await change.access(user.session)
        access.check_look()
        if role == "seat":
            if not 0 <= seat < len(change.entry.seats) or change.entry.seats[seat].kind == "bot":
                raise BadRequest("no-seat", "there is no such seat for a person at this table")
            if seat not in access.seats:
                access.check_host()
                if change.entry.seats[seat].kind != "open":
                    raise Forbidden("not-your-seat", "a seat's link is made by whoever sits in it")
            await vacate(change.connection, table_id, seat, but=user.id)
            await change.touch()
            return await make_link(change.connection, table_id, "seat", seat)
        access.check_host()
        kind: Role = "host" if role == "host" else "spectator"
        await revoke_links(change.connection, table_id, kind)
        return await make_link(change.connection, table_id, kind)


async def check_few(connection: AsyncConnection, host_id: str) -> None:
    """Refuse a table more to a host who has more going than anybody can play at."""
    query = select(func.count()).where(tables.c.host_id == host_id, tables.c.state.in_(("open", "playing")))
    if (await connection.scalar(query) or 0) >= _MOST_TABLES:
        raise Conflict("many-tables", f"{_MOST_TABLES} tables of this host are not over yet; end some of them first")


async def insert_table(
    connection: AsyncConnection,
    table_id: str,
    game: str,
    setup: Setup,
    host_id: str | None,
    retention_days: int | None,
    *,
    public: bool,
) -> None:
    """Enter a table that is still to be filled. Its seed is drawn now and committed to, before any seat adds anything:
    whoever runs the server cannot choose it by what they add."""
    now = time.time()
    seed = new_seed()
    await connection.execute(
        insert(tables).values(
            id=table_id,
            game=game,
            state="open",
            public=public,
            setup=msgspec.json.encode(setup).decode(),
            seed=seed,
            commitment=commitment(seed),
            host_id=host_id,
            retention_days=retention_days,
            created=now,
            changed=now,
        )
    )


def check_setup(game: AnyGame, wanted: NewTable) -> None:
    """Refuse what the game cannot be played with: seats, options, figures or bots."""
    for seat in wanted.seats:
        if seat.kind == "bot":
            if seat.bot is None:
                raise BadRequest("no-bot", "a bot's seat says which bot")
            check_bot(seat.bot, game.meta.id)
        elif seat.bot is not None:
            raise BadRequest("no-bot", "only a bot's seat names a bot")
        if seat.pledge and seat.kind not in ("me", "local"):
            raise BadRequest("no-seat", "one pledges for one's own seats")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise BadRequest("two-seats", "you sit in one seat; others at your device sit in local ones")
    figures = None if wanted.setup.figures is None else read_set(game, wanted.setup.figures)
    game.new(len(wanted.seats), game.options(wanted.setup.options), figures)


def seat_name(seat: SeatSetup, number: int, user: User, taken: list[str]) -> str:
    """What a seat is called: as asked for, by its person, by a bot's name; told apart from the others."""
    if seat.kind == "open":
        return ""
    if seat.kind == "bot":
        return unlike(seat.name or next(name for name in _BOT_NAMES if name not in taken), taken)
    if seat.kind == "me":
        return unlike(seat.name or user.name, taken)
    return unlike(seat.name or f"Player {number + 1}", taken)


def unlike(name: str, taken: list[str]) -> str:
    """The name, with a number if another seat has it: in the log two must not be mistaken for each other."""
    if name not in taken:
        return name
    stem = name[:36].rstrip()
    return next(other for number in range(2, 100) if (other := f"{stem} {number}") not in taken)


async def _links(connection: AsyncConnection, table_id: str, wanted: list[SeatSetup]) -> Links:
    return Links(
        host=await make_link(connection, table_id, "host"),
        spectator=await make_link(connection, table_id, "spectator"),
        seats={
            number: await make_link(connection, table_id, "seat", number)
            for number, seat in enumerate(wanted)
            if seat.kind != "bot"
        },
    )
