"""The devices on which people want to be told of their turns."""

import hashlib
import time
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import delete, insert, select

from freebooter.server.people.accounts import User
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import pushes

# Of one person; the oldest make room for new ones.
_MOST = 10


class Push(Struct, frozen=True, kw_only=True):
    """A device: where its browser's push service is, the keys to seal for it, and its language."""

    user_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Pushes:
    """All devices."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, push: Push) -> None:
        """Tell this device from now on. It belongs to whoever used it last."""
        hashed = _hash(push.endpoint)
        values = {"endpoint_hash": hashed, "created": time.time(), "endpoint": push.endpoint}
        values |= {"p256dh": push.p256dh, "auth": push.auth, "language": push.language}
        async with self.database.write() as connection:
            held = select(pushes.c.endpoint_hash).where(pushes.c.user_id == push.user_id)
            old = (await connection.execute(held.order_by(pushes.c.created.desc()).offset(_MOST - 1))).scalars()
            await connection.execute(delete(pushes).where(pushes.c.endpoint_hash.in_([hashed, *old])))
            await connection.execute(insert(pushes).values(user_id=push.user_id, **values))

    async def remove(self, user: User, endpoint: str) -> None:
        """Tell this device of theirs no more."""
        theirs = pushes.c.user_id == user.id, pushes.c.endpoint_hash == _hash(endpoint)
        async with self.database.write() as connection:
            await connection.execute(delete(pushes).where(*theirs))

    async def forget(self, endpoint: str) -> None:
        """The push service says that the device is gone."""
        async with self.database.write() as connection:
            await connection.execute(delete(pushes).where(pushes.c.endpoint_hash == _hash(endpoint)))

    async def of(self, people: Sequence[str]) -> list[Push]:
        """The devices of these people."""
        columns = (pushes.c.user_id, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.language)
        async with self.database.read() as connection:
            found = await connection.execute(select(*columns).where(pushes.c.user_id.in_(people)))
            return [Push(**row) for row in found.mappings()]


def _hash(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()
