"""What anybody who may look is told about a table besides the game itself."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.storage.schema import votes
from freebooter.server.tables.access import Access
from freebooter.server.tables.facts import Facts
from freebooter.server.tables.setup import Clock


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits in a seat. `stand_in` is a bot that plays for the person meanwhile."""

    seat: int
    kind: str
    name: str
    bot: str | None
    stand_in: str | None
    muted: bool


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
    """A table as lists and the shell around the board show it."""

    id: str
    game: str
    state: str
    public: bool
    options: dict[str, Any]
    own_figures: bool
    clock: Clock
    bot_delay: float
    advice: bool
    seats: list[SeatInfo]
    number: int
    asks: list[int]
    version: int
    commitment: str | None
    rematch: str | None
    retention_days: int | None
    created: float
    changed: float
    votes: list[Vote]
    you: You


def table_info(facts: Facts, access: Access, cast: list[Vote]) -> TableInfo:
    """What a person with this access is told."""
    return TableInfo(
        id=facts.id,
        game=facts.game,
        state=facts.state,
        public=facts.public,
        options=facts.setup.options if facts.head is None else facts.head.options,
        own_figures=facts.setup.figures is not None,
        clock=facts.setup.clock,
        bot_delay=facts.setup.bot_delay,
        advice=facts.setup.advice,
        seats=[
            SeatInfo(
                seat=seat.seat, kind=seat.kind, name=seat.name, bot=seat.bot, stand_in=seat.stand_in, muted=seat.muted
            )
            for seat in facts.seats
        ],
        number=facts.number,
        asks=[seat.seat for seat in facts.seats if (facts.asks >> seat.seat) & 1],
        version=facts.version,
        commitment=None if facts.head is None else facts.head.commitment,
        rematch=facts.rematch_id,
        retention_days=facts.retention_days,
        created=round(facts.created, 3),
        changed=round(facts.changed, 3),
        votes=cast,
        you=You(seats=list(access.seats), hosts=access.hosts),
    )


async def read_votes(connection: AsyncConnection, facts: Facts) -> list[Vote]:
    """The votes that stand. One on an undo has fallen as soon as somebody moved."""
    found = await connection.execute(
        select(votes).where(votes.c.table_id == facts.id).order_by(votes.c.kind, votes.c.seat)
    )
    cast: dict[str, list[Row[Any]]] = {}
    for vote in found:
        if vote.kind != "undo" or vote.number == facts.number:
            cast.setdefault(vote.kind, []).append(vote)
    return [
        Vote(
            kind=kind,
            asked_by=given[0].asked_by,
            agreed=[vote.seat for vote in given],
            needed=voters(facts, kind, given[0].asked_by),
        )
        for kind, given in cast.items()
    ]


def voters(facts: Facts, kind: str, asked_by: int) -> list[int]:
    """Whose agreement is needed: every person's, whose seat is not in a bot's hands."""
    return [
        seat.seat for seat in facts.seats if seat.kind == "person" and (seat.stand_in is None or seat.seat == asked_by)
    ]
