"""Guests, sessions and accounts."""

import asyncio
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.journal import read_head, write_head
from freebooter.core.table import SPECTATOR
from freebooter.server.errors import BadRequest, Conflict, Forbidden, NotKnown
from freebooter.server.people.tokens import new_id, new_token, token_hash
from freebooter.server.storage.database import Database
from freebooter.server.storage.pieces import pieces
from freebooter.server.storage.schema import chat, grants, seats, sessions, tables, users

# A session lives so long after it was last renewed.
SESSION_SECONDS = 400 * 86_400
_NOBODY = "—"
_MOST_IDS = 50_000


class User(Struct, frozen=True):
    """A person: a guest, or the holder of an account; and the session they ask with, as the hash of its token."""

    id: str
    name: str
    has_account: bool
    session: bytes
    webhook: str | None = None


class People:
    """Everybody this server knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._hasher = PasswordHasher()
        # Compared with where there is no such account, so that the time taken does not tell.
        self._decoy = self._hasher.hash(new_token())
        # Whose sessions they are does not change, so it is asked once.
        self._ids: dict[bytes, str] = {}

    async def user_of(self, token: str | None) -> User | None:
        """Whose session this is."""
        if not token:
            return None
        session = token_hash(token)
        async with self.database.read() as connection:
            found = (
                await connection.execute(
                    select(users.c.id, users.c.name, users.c.login, users.c.webhook)
                    .join(sessions, sessions.c.user_id == users.c.id)
                    .where(sessions.c.token_hash == session, sessions.c.expires > time.time())
                )
            ).first()
        return None if found is None else User(found.id, found.name, found.login is not None, session, found.webhook)

    async def id_of(self, session: bytes) -> str:
        """Whose session this is, or was: for counting what they do, never for what they may do."""
        known = self._ids.get(session)
        if known is None:
            async with self.database.read() as connection:
                query = select(sessions.c.user_id).where(sessions.c.token_hash == session)
                known = await connection.scalar(query.where(sessions.c.expires > time.time()))
            if known is None:
                raise NotKnown("no-session", "there is no session; POST /api/guest begins one")
            if len(self._ids) >= _MOST_IDS:
                self._ids.clear()
            self._ids[session] = known
        return known

    async def living(self, sessions_held: list[bytes]) -> set[bytes]:
        """Which of these sessions, by the hashes of their tokens, have not ended."""
        found: set[bytes] = set()
        async for part in pieces(sessions_held):
            held = sessions.c.token_hash.in_(part)
            query = select(sessions.c.token_hash).where(held, sessions.c.expires > time.time())
            async with self.database.read() as connection:
                found.update((await connection.execute(query)).scalars())
        return found

    async def welcome(self, name: str) -> tuple[User, str]:
        """A new guest, and the token of their session."""
        user_id = new_id(16)
        async with self.database.write() as connection:
            await connection.execute(insert(users).values(id=user_id, name=name, created=time.time()))
        token = await self._session(user_id)
        return User(user_id, name, has_account=False, session=token_hash(token)), token

    async def rename(self, user: User, name: str) -> User:
        """Another name; an account is found by it from now on."""
        login = {"login": name.lower()} if user.has_account else {}
        try:
            async with self.database.write() as connection:
                await connection.execute(update(users).where(users.c.id == user.id).values(name=name, **login))
        except IntegrityError:
            raise Conflict("name-taken", "an account of that name exists already") from None
        return msgspec.structs.replace(user, name=name)

    async def set_webhook(self, user: User, url: str | None) -> User:
        """Where this person is told that it is their turn at a correspondence table."""
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(webhook=url))
        return msgspec.structs.replace(user, webhook=url)

    async def sign_up(self, user: User, name: str, password: str) -> User:
        """Make a guest's tables and history those of an account."""
        if user.has_account:
            raise Conflict("has-account", "you have an account already")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            async with self.database.write() as connection:
                await connection.execute(
                    update(users).where(users.c.id == user.id).values(name=name, login=name.lower(), password=hashed)
                )
        except IntegrityError:
            raise Conflict("name-taken", "an account of that name exists already") from None
        return msgspec.structs.replace(user, name=name, has_account=True)

    async def sign_in(self, name: str, password: str) -> tuple[User, str]:
        """The account of that name and a new session, if the password is right."""
        async with self.database.read() as connection:
            query = select(users.c.id, users.c.name, users.c.password, users.c.webhook)
            found = (await connection.execute(query.where(users.c.login == name.lower()))).first()
        hashed = self._decoy if found is None else found.password
        if not await asyncio.to_thread(self._fits, hashed, password) or found is None:
            raise Forbidden("wrong-password", "no account has this name and password")
        token = await self._session(found.id)
        return User(found.id, found.name, has_account=True, session=token_hash(token), webhook=found.webhook), token

    async def sign_out(self, token: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash(token)))

    async def devices(self, user: User) -> list[tuple[bytes, float]]:
        """This person's sessions, newest first: the hash of each one's token, and when it began."""
        query = select(sessions.c.token_hash, sessions.c.expires).where(sessions.c.user_id == user.id)
        async with self.database.read() as connection:
            found = await connection.execute(query.where(sessions.c.expires > time.time()))
        return sorted(((row.token_hash, row.expires - SESSION_SECONDS) for row in found), key=lambda one: -one[1])

    async def sign_out_elsewhere(self, user: User) -> None:
        """End all of this person's sessions but the one they ask with."""
        others = (sessions.c.user_id == user.id, sessions.c.token_hash != user.session)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(*others))

    async def change_password(self, user: User, password: str) -> None:
        """Another password. Whoever was signed in elsewhere may know the old one, and is signed out."""
        if not user.has_account:
            raise BadRequest("no-account", "a guest has no password")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(password=hashed))
        await self.sign_out_elsewhere(user)

    async def check_password(self, user: User, password: str | None) -> None:
        """Refuse whoever does not know the password of their own account; a guest has none."""
        if not user.has_account:
            return
        if not password:
            raise BadRequest("no-password", "the password of your account is needed for this")
        async with self.database.read() as connection:
            hashed = await connection.scalar(select(users.c.password).where(users.c.id == user.id))
        if not await asyncio.to_thread(self._fits, hashed or self._decoy, password):
            raise Forbidden("wrong-password", "this is not the password of your account")

    async def delete(self, user: User) -> None:
        """Forget a person: account, sessions and permissions. Their seats stay, without their name."""
        async with self.database.write() as connection:
            await _forget_names(connection, user)
            await connection.execute(update(seats).where(seats.c.user_id == user.id).values(name=_NOBODY, user_id=None))
            await connection.execute(delete(users).where(users.c.id == user.id))

    async def _session(self, user_id: str) -> str:
        token = new_token()
        expires = time.time() + SESSION_SECONDS
        async with self.database.write() as connection:
            await connection.execute(
                insert(sessions).values(token_hash=token_hash(token), user_id=user_id, expires=expires)
            )
        return token

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


async def _forget_names(connection: AsyncConnection, user: User) -> None:
    """Take a person's name out of the journals of their games, and out of what they said there, seated or not."""
    looked_at = select(grants.c.table_id).where(grants.c.user_id == user.id)
    outside = (chat.c.table_id.in_(looked_at), chat.c.seat == SPECTATOR, chat.c.name == user.name)
    await connection.execute(update(chat).where(*outside).values(name=_NOBODY))
    found = await connection.execute(
        select(tables.c.id, tables.c.head, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user.id)
    )
    for table in found.all():
        said = update(chat).where(chat.c.table_id == table.id, chat.c.seat == table.seat).values(name=_NOBODY)
        await connection.execute(said)
        raised = update(tables).where(tables.c.id == table.id).values(version=tables.c.version + 1)
        if table.head is not None:
            # Locked: another of its players may be leaving for good in the same moment.
            stored = select(tables.c.head).where(tables.c.id == table.id).with_for_update()
            head = read_head(await connection.scalar(stored) or "")
            head.seats[table.seat] = msgspec.structs.replace(head.seats[table.seat], name=_NOBODY)
            raised = raised.values(head=write_head(head))
        await connection.execute(raised)
