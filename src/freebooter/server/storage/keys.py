"""Secrets of the server itself, made at the first start and kept with the data."""

import contextlib
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import keys


async def kept_key(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """The secret of that name; of processes that start together one makes it."""
    query = select(keys.c.value).where(keys.c.name == name)
    async with database.read() as connection:
        found: bytes | None = await connection.scalar(query)
    if found is not None:
        return found
    with contextlib.suppress(IntegrityError):
        async with database.write() as connection:
            await connection.execute(insert(keys).values(name=name, value=make()))
    async with database.read() as connection:
        return bytes((await connection.execute(query)).scalar_one())
