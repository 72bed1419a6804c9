"""What anybody who may look is told about a table besides the game itself."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.storage.schema import votes
from freebooter.server.tables.access import Access
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.setup import SHOWN_WITHIN, Clock


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits in a seat. `stand_in` is a bot that plays for the person meanwhile. `pledge` is the hash of what the
    seat adds to the chance, empty if it adds nothing; `shown` says that it has shown that. `devices` have come to the
    seat: more than one if its link was used on another."""

    seat: int
    kind: str
    name: str
    bot: str | None
    stand_in: str | None
    muted: bool
    pledge: str
    shown: bool
    devices: int


class Vote(Struct, frozen=True, kw_only=True):
    """Something the seats are asked to agree to: "undo" or "end"."""

    kind: str
    asked_by: int
    agreed: list[int]
    needed: list[int]


class You(Struct, frozen=True, kw_only=True):
    """What whoever asks may do here."""

    seats: list[int]
    hosts: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as lists and the shell around the board show it. `host` is the seat of whoever set it, if they sit;
    `commitment` is the hash of its seed; `starts` is when it begins even if seats have not shown what they pledged,
    while it waits for that alone."""

    id: str
    game: str
    state: str
    public: bool
    host: int | None
    options: dict[str, Any]
    # The name of the figure set that the host has chosen; None for the standard one.
    figures: str | None
    clock: Clock
    bot_delay: float
    advice: bool
    outsiders_talk: bool
    seats: list[SeatInfo]
    number: int
    asks: list[int]
    version: int
    commitment: str
    starts: float | None
    rematch: str | None
    retention_days: int | None
    created: float
    changed: float
    votes: list[Vote]
    you: You


def table_info(entry: TableEntry, access: Access, cast: list[Vote]) -> TableInfo:
    """What a person with this access is told."""
    return TableInfo(
        id=entry.id,
        game=entry.game,
        state=entry.state,
        public=entry.public,
        host=next((seat.seat for seat in entry.seats if seat.user_id and seat.user_id == entry.host_id), None),
        options=entry.setup.options if entry.head is None else entry.head.options,
        figures=None if entry.setup.figures is None else str(entry.setup.figures.get("name", "")),
        clock=entry.setup.clock,
        bot_delay=entry.setup.bot_delay,
        advice=entry.setup.advice,
        outsiders_talk=entry.setup.outsiders_talk,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                stand_in=seat.stand_in,
                muted=seat.muted,
                pledge=seat.pledge,
                shown=seat.shown,
                devices=seat.devices,
            )
            for seat in entry.seats
        ],
        number=entry.number,
        asks=[seat.seat for seat in entry.seats if (entry.asks >> seat.seat) & 1],
        version=entry.version,
        commitment=entry.commitment,
        starts=entry.filled + SHOWN_WITHIN if entry.state == "open" and entry.filled is not None else None,
        rematch=entry.rematch_id,
        retention_days=entry.retention_days,
        created=round(entry.created, 3),
        changed=round(entry.changed, 3),
        votes=cast,
        you=You(seats=list(access.seats), hosts=access.hosts),
    )


async def read_votes(connection: AsyncConnection, entry: TableEntry) -> list[Vote]:
    """The votes that stand. One on an undo has fallen as soon as somebody moved."""
    found = await connection.execute(
        select(votes).where(votes.c.table_id == entry.id).order_by(votes.c.kind, votes.c.seat)
    )
    cast: dict[str, list[Row[Any]]] = {}
    for vote in found:
        if vote.kind != "undo" or vote.number == entry.number:
            cast.setdefault(vote.kind, []).append(vote)
    return [
        Vote(
            kind=kind,
            asked_by=given[0].asked_by,
            agreed=[vote.seat for vote in given],
            needed=voters(entry, kind, given[0].asked_by),
        )
        for kind, given in cast.items()
    ]


def voters(entry: TableEntry, kind: str, asked_by: int) -> list[int]:
    """Whose agreement is needed: every person's, whose seat is not in a bot's hands."""
    return [
        seat.seat for seat in entry.seats if seat.kind == "person" and (seat.stand_in is None or seat.seat == asked_by)
    ]
