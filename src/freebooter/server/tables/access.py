"""Who may do what at a table: by the links a person has used, not by who the person is."""

import time

from msgspec import Struct
from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.table import SPECTATOR
from freebooter.server.errors import BadRequest, Forbidden, NotFound, NotKnown
from freebooter.server.storage.schema import grants, sessions
from freebooter.server.tables.entry import TableEntry


class Access(Struct, frozen=True):
    """What one person may do at one table."""

    seats: tuple[int, ...]
    watches: bool
    hosts: bool

    @property
    def may_look(self) -> bool:
        return bool(self.seats) or self.watches or self.hosts

    def check_look(self) -> None:
        """Refuse whoever holds no link; they are not even told that there is such a table."""
        if not self.may_look:
            raise NotFound("no-table", "there is no such table")

    def check_seat(self, seat: int) -> None:
        """Refuse whoever does not hold this seat."""
        self.check_look()
        if seat not in self.seats:
            raise Forbidden("not-your-seat", f"seat {seat} is not yours")

    def check_host(self) -> None:
        self.check_look()
        if not self.hosts:
            raise Forbidden("not-host", "only the table's host may do that")

    def viewer(self, wanted: int | None, entry: TableEntry) -> int:
        """The viewpoint that is meant: the one asked for if it is permitted, else the person's seat, else outside."""
        self.check_look()
        is_done = entry.state in ("finished", "ended")
        if wanted is None:
            return self.seats[0] if self.seats else SPECTATOR
        if wanted == SPECTATOR or wanted in self.seats:
            return wanted
        if not 0 <= wanted < len(entry.seats):
            raise BadRequest("no-seat", f"there is no seat {wanted} at this table")
        if not is_done:
            raise Forbidden("not-your-seat", f"seat {wanted} is not yours, and the game is not over")
        return wanted


async def read_access(connection: AsyncConnection, entry: TableEntry, session: bytes | None) -> Access:
    """What somebody may do at this table, by the hash of their session's token, which must not have ended. A public
    table may be watched by anybody, also without a session."""
    if session is None:
        return _access([], public=entry.public)
    held = and_(grants.c.table_id == entry.id, grants.c.user_id == sessions.c.user_id)
    found = (
        await connection.execute(
            select(grants.c.role, grants.c.seat)
            .select_from(sessions.outerjoin(grants, held))
            .where(sessions.c.token_hash == session, sessions.c.expires > time.time())
            .order_by(grants.c.seat)
        )
    ).all()
    if not found:
        raise NotKnown("no-session", "there is no session; POST /api/guest begins one")
    return _access([(row.role, row.seat) for row in found], public=entry.public)


def _access(held: list[tuple[str, int]], *, public: bool) -> Access:
    return Access(
        seats=tuple(seat for role, seat in held if role == "seat"),
        watches=public or any(role == "spectator" for role, _ in held),
        hosts=any(role == "host" for role, _ in held),
    )
