"""What the database says about a table besides its rows."""

import msgspec
from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.journal import Head, read_head
from freebooter.server.errors import NotFound
from freebooter.server.storage.schema import grants, seats, tables
from freebooter.server.tables.setup import Setup

# What changes only together with the version or the state, and is large. The seed is read by loading a match alone.
_LASTING = ("setup", "head", "seed")
_COLUMNS = [column for column in tables.c if column.name not in _LASTING]


class SeatEntry(Struct, frozen=True, kw_only=True):
    """One seat at a table."""

    seat: int
    kind: str
    name: str
    bot: str | None
    stand_in: str | None
    user_id: str | None
    muted: bool
    # The hash of its nonce, and whether it has shown the nonce.
    pledge: str
    shown: bool
    # How many hold it: whoever sits there, and each device that came by the seat's link since.
    devices: int

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, if any."""
        return self.bot if self.kind == "bot" else self.stand_in


class TableEntry(Struct, frozen=True, kw_only=True):
    """A table as it stands."""

    id: str
    game: str
    state: str
    public: bool
    setup: Setup
    head: Head | None
    commitment: str
    filled: float | None
    host_id: str | None
    number: int
    asks: int
    version: int
    said: int
    rematch_id: str | None
    retention_days: int | None
    created: float
    changed: float
    seats: list[SeatEntry]

    @property
    def is_bot_asked(self) -> bool:
        """Whether a seat is asked for which a bot answers."""
        return any((self.asks >> seat.seat) & 1 and seat.player is not None for seat in self.seats)

    @property
    def withheld(self) -> list[int]:
        """Seats that have pledged a nonce and not shown it."""
        return [seat.seat for seat in self.seats if seat.pledge and not seat.shown]

    def people(self) -> list[int]:
        """Seats that a person holds, whoever plays them at the moment."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]


async def read_entry(
    connection: AsyncConnection, table_id: str, *, lock: bool = False, known: TableEntry | None = None
) -> TableEntry:
    """The table of that id; `lock` keeps every other writer of it waiting until the transaction ends.

    Of what is `known` the seats, the setup and the head are taken over if they are still of the same version.
    """
    query = select(*_COLUMNS).where(tables.c.id == table_id)
    if lock:
        query = query.with_for_update()
    found = (await connection.execute(query)).mappings().first()
    if found is None:
        raise NotFound("no-table", "there is no such table")
    if known is not None and known.version == found["version"] and known.state == found["state"]:
        places, setup, head = known.seats, known.setup, known.head
    else:
        places = await _read_seats(connection, table_id)
        setup, head = await _read_lasting(connection, table_id)
    return TableEntry(
        id=found["id"],
        game=found["game"],
        state=found["state"],
        public=found["public"],
        setup=setup,
        head=head,
        commitment=found["commitment"],
        filled=found["filled"],
        host_id=found["host_id"],
        number=found["number"],
        asks=found["asks"],
        version=found["version"],
        said=found["said"],
        rematch_id=found["rematch_id"],
        retention_days=found["retention_days"],
        created=found["created"],
        changed=found["changed"],
        seats=places,
    )


async def _read_lasting(connection: AsyncConnection, table_id: str) -> tuple[Setup, Head | None]:
    found = (await connection.execute(select(tables.c.setup, tables.c.head).where(tables.c.id == table_id))).one()
    return msgspec.json.decode(found.setup, type=Setup), None if found.head is None else read_head(found.head)


async def _read_seats(connection: AsyncConnection, table_id: str) -> list[SeatEntry]:
    held = select(grants.c.seat, func.count().label("devices")).where(
        grants.c.table_id == table_id, grants.c.role == "seat"
    )
    devices = {row.seat: row.devices for row in await connection.execute(held.group_by(grants.c.seat))}
    found = await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [
        SeatEntry(
            seat=place["seat"],
            kind=place["kind"],
            name=place["name"],
            bot=place["bot"],
            stand_in=place["stand_in"],
            user_id=place["user_id"],
            muted=place["muted"],
            pledge=place["pledge"],
            shown=bool(place["nonce"]),
            devices=devices.get(place["seat"], 0),
        )
        for place in found.mappings()
    ]
