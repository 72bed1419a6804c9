"""Capability links: who holds one may sit, watch or host, whoever they are."""

from typing import Literal

from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.server.errors import NotFound
from freebooter.server.people.tokens import new_token, token_hash
from freebooter.server.storage.schema import capabilities, grants, tables

Role = Literal["seat", "spectator", "host"]


class Link(Struct, frozen=True):
    """What a token is good for."""

    table_id: str
    role: Role
    seat: int
    # Of the table's seed: whoever keeps it can check at the end that the seed was the same.
    commitment: str


async def make_link(connection: AsyncConnection, table_id: str, role: Role, seat: int = -1) -> str:
    """A fresh token. It is told this once; only its hash is kept."""
    token = new_token()
    await connection.execute(
        insert(capabilities).values(token_hash=token_hash(token), table_id=table_id, role=role, seat=seat)
    )
    return token


async def revoke_links(connection: AsyncConnection, table_id: str, role: Role, seat: int = -1) -> None:
    """Make every earlier link of this role worthless."""
    await connection.execute(
        delete(capabilities).where(
            capabilities.c.table_id == table_id, capabilities.c.role == role, capabilities.c.seat == seat
        )
    )


async def read_link(connection: AsyncConnection, token: str) -> Link:
    """What this token is good for; a wrong one is simply not found."""
    found = (
        await connection.execute(
            select(capabilities.c.table_id, capabilities.c.role, capabilities.c.seat, tables.c.commitment)
            .join(tables, tables.c.id == capabilities.c.table_id)
            .where(capabilities.c.token_hash == token_hash(token))
        )
    ).first()
    if found is None:
        raise NotFound("no-link", "this link is not valid, or no longer")
    return Link(found.table_id, found.role, found.seat, found.commitment)


async def grant(connection: AsyncConnection, user_id: str, table_id: str, role: Role, seat: int = -1) -> bool:
    """Let this person do what the link says from now on, without the link; whether that is new."""
    values = {"user_id": user_id, "table_id": table_id, "role": role, "seat": seat}
    held = await connection.execute(
        select(grants.c.seat).where(*(grants.c[name] == value for name, value in values.items()))
    )
    if held.first() is not None:
        return False
    await connection.execute(insert(grants).values(**values))
    return True


async def vacate(connection: AsyncConnection, table_id: str, seat: int, *, but: str = "") -> None:
    """Whoever held this seat, on whatever device and by whatever link, holds it no more, `but` one person."""
    await revoke_links(connection, table_id, "seat", seat)
    held = (grants.c.table_id == table_id, grants.c.role == "seat", grants.c.seat == seat)
    await connection.execute(delete(grants).where(*held, grants.c.user_id != but))
