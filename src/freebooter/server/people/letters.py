"""Who wants letters, at which address and how often; nobody gets one that they have not confirmed."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, insert, select, update

from freebooter.server.errors import NotFound
from freebooter.server.people.accounts import User
from freebooter.server.people.tokens import new_token
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import letters

Often = Literal["turn", "daily"]


class Letter(Struct, frozen=True, kw_only=True):
    """Somebody's wish for letters."""

    user_id: str
    address: str
    often: Often
    language: str
    token: str
    confirmed: bool
    sent: float


class Letters:
    """All these wishes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user: User) -> Letter | None:
        """What this person wants."""
        found = await self._read(letters.c.user_id == user.id)
        return found[0] if found else None

    async def want(self, user: User, address: str, often: Often, language: str) -> Letter:
        """Write down a wish. A new address is to be confirmed by whoever reads what is sent there."""
        old = await self.of(user)
        is_known = old is not None and old.address == address
        letter = Letter(
            user_id=user.id,
            address=address,
            often=often,
            language=language,
            token=old.token if old is not None and is_known else new_token(),
            confirmed=old.confirmed if old is not None and is_known else False,
            sent=0.0 if old is None else old.sent,
        )
        values = {name: getattr(letter, name) for name in letter.__struct_fields__}
        async with self.database.write() as connection:
            await connection.execute(delete(letters).where(letters.c.user_id == user.id))
            await connection.execute(insert(letters).values(**values))
        return letter

    async def end(self, user: User) -> None:
        """No letters any more."""
        async with self.database.write() as connection:
            await connection.execute(delete(letters).where(letters.c.user_id == user.id))

    async def confirm(self, token: str) -> None:
        """Whoever reads this address wants the letters."""
        async with self.database.write() as connection:
            done = await connection.execute(update(letters).where(letters.c.token == token).values(confirmed=True))
        if not done.rowcount:
            raise NotFound("no-letters", "these letters have ended, or were never wanted")

    async def stop(self, token: str) -> None:
        """Whoever reads this address wants no letters; said twice it is as good as once."""
        async with self.database.write() as connection:
            await connection.execute(delete(letters).where(letters.c.token == token))

    async def each_turn(self, people: Sequence[str]) -> list[Letter]:
        """Who of these wants a letter at every turn."""
        return await self._read(letters.c.user_id.in_(people), letters.c.often == "turn", letters.c.confirmed)

    async def daily(self, before: float) -> list[Letter]:
        """Who wants one a day, and had the last before this time."""
        return await self._read(letters.c.often == "daily", letters.c.confirmed, letters.c.sent < before)

    async def claim(self, letter: Letter, now: float) -> bool:
        """Whether this process is the one that sends today's letter."""
        same = letters.c.user_id == letter.user_id, letters.c.sent == letter.sent
        async with self.database.write() as connection:
            return bool((await connection.execute(update(letters).where(*same).values(sent=now))).rowcount)

    async def _read(self, *which: ColumnElement[bool]) -> list[Letter]:
        async with self.database.read() as connection:
            found = await connection.execute(select(letters).where(*which))
            return [Letter(**row) for row in found.mappings()]
