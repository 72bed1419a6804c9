"""Chat at a table."""

import time

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import insert, or_, select

from freebooter.server.errors import BadRequest, Forbidden
from freebooter.server.people.accounts import User
from freebooter.server.people.links import grant
from freebooter.server.storage.schema import chat
from freebooter.server.tables.ledger import Ledger

# So much of what was said before is told to whoever comes.
_RECENT = 200


class Line(Struct, frozen=True, kw_only=True):
    """Something said. `team` is -1 where everyone reads it; spectators speak from seat -2."""

    number: int
    seat: int
    name: str
    team: int
    text: str
    time: float


async def say(ledger: Ledger, user: User, table_id: str, seat: int | None, text: str, *, to_team: bool) -> None:
    """Say something to the table, or to one's own team."""
    async with ledger.change(table_id) as change:
        access = await change.access(user.session)
        access.check_look()
        if seat is not None:
            access.check_seat(seat)
        # Whoever is muted in their seat is not heard from outside either.
        speaks_from = access.seats if seat is None else (seat,)
        is_outside = not access.seats and not access.hosts
        if any(change.entry.seats[place].muted for place in speaks_from) or (
            is_outside and not change.entry.setup.outsiders_talk
        ):
            raise Forbidden("muted", "the host has muted you")
        if seat is None:
            # So that their name can be taken out of what they said, should they want to be forgotten.
            await grant(change.connection, user.id, table_id, "spectator")
        team = -1
        if to_team:
            teams = () if change.entry.head is None else (await change.running()).teams
            if seat is None or not teams:
                raise BadRequest("no-teams", "there are no teams at this table")
            team = teams[seat]
        number = change.entry.said
        await change.connection.execute(
            insert(chat).values(
                table_id=table_id,
                number=number,
                seat=-2 if seat is None else seat,
                name=user.name if seat is None else change.entry.seats[seat].name,
                team=team,
                text=text,
                created=time.time(),
            )
        )
        await change.update(said=number + 1)
        change.touched = True


async def mute(ledger: Ledger, user: User, table_id: str, seat: int, *, muted: bool) -> None:
    """The host stops a seat's talk, or lets it talk again."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_host()
        if not 0 <= seat < len(change.entry.seats):
            raise BadRequest("no-seat", f"there is no seat {seat} at this table")
        await change.update_seat(seat, muted=muted)
        await change.touch()


async def let_outsiders(ledger: Ledger, user: User, table_id: str, *, talk: bool) -> None:
    """The host stops the talk of all who watch, or lets them talk again. Of a guest alone that would be worth
    nothing: they would come back as another."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_host()
        setup = replace(change.entry.setup, outsiders_talk=talk)
        await change.update(setup=msgspec.json.encode(setup).decode())
        await change.touch()


async def heard(ledger: Ledger, table_id: str, team: int, since: int) -> list[Line]:
    """What was said from line `since` on, as somebody of this team may read it; -1 for no team."""
    async with ledger.database.read() as connection:
        found = await connection.execute(
            select(chat)
            .where(
                chat.c.table_id == table_id,
                chat.c.number >= since,
                or_(chat.c.team == -1, chat.c.team == (team if team >= 0 else -1)),
            )
            .order_by(chat.c.number.desc())
            .limit(_RECENT)
        )
        lines = [
            Line(
                number=line.number,
                seat=line.seat,
                name=line.name,
                team=line.team,
                text=line.text,
                time=round(line.created, 3),
            )
            for line in found
        ]
    return lines[::-1]
