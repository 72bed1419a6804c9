"""Rooms: the viewers of a table in this process. A row that was committed here is told from memory; on a hint from
elsewhere the log is looked at once. Either way each viewer is told their share."""

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import structlog
from sqlalchemy import select

from freebooter.core.errors import FreebooterError
from freebooter.server.errors import NotKnown, Refused
from freebooter.server.live.bus import Hint
from freebooter.server.live.company import LEASE, Company, Present
from freebooter.server.live.messages import ChatMessage, FromServer, NewsMessage, PresentMessage, TableMessage
from freebooter.server.people.accounts import People
from freebooter.server.storage.database import is_lost
from freebooter.server.storage.pieces import pieces
from freebooter.server.storage.schema import tables
from freebooter.server.tables.access import Access, read_access
from freebooter.server.tables.chat import Line, heard
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.info import Vote, read_votes, table_info
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.running import Running
from freebooter.server.tables.showing import Showing
from freebooter.server.tables.sight import sight

# Whoever lets more than this wait for them, in messages or in bytes, is sent away, and comes back with a resume.
_MOST_WAITING = 200
_MOST_BYTES = 1_000_000
# So often every room looks at the log without a hint: one may have died with its process.
_LOOK_AGAIN = 3.0

log = structlog.get_logger("freebooter.rooms")


class Listener:
    """One connection: who looks, what they have been told so far, and what waits to be sent.

    `session` (its token's hash) is None for whoever watches a public table without one.
    """

    def __init__(self, table_id: str, viewer: int, access: Access, session: bytes | None) -> None:
        self.table_id = table_id
        self.viewer = viewer
        self.access = access
        self.session = session
        self.number = -1
        # The table's version when their access was read, and the one they were told of.
        self.version = -1
        self.told_version = -1
        self.said = 0
        # -1 for none; not known before there is a match.
        self.team: int | None = None
        self.present: Present | None = None
        self.is_slow = False
        # Why they are sent away, once they are.
        self.refusal: Refused | None = None
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wake = asyncio.Event()

    @property
    def heard_team(self) -> int:
        """Whose talk is read from here; -1 for no team's."""
        return -1 if self.team is None else self.team

    def push(self, message: bytes) -> None:
        # What is larger than all that may wait is sent by itself.
        if len(self._waiting) >= _MOST_WAITING or (self._waiting and self._bytes + len(message) > _MOST_BYTES):
            self.has_missed_much()
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake.set()

    def has_missed_much(self) -> None:
        """They are sent away, to come back with a resume: what they have not heard is not told here."""
        self.is_slow = True
        self._wake.set()

    def send_away(self, refusal: Refused) -> None:
        """They may no longer look from here: nothing that waits is sent any more."""
        self.refusal = refusal
        self._wake.set()

    def has_heard(self, said: int, lines: list[Line]) -> None:
        """So many lines were said, and these were read after that: one said meanwhile may be among them."""
        self.said = max(said, lines[-1].number + 1 if lines else 0)

    async def pull(self) -> list[bytes]:
        """What is to be sent next, as soon as there is something; nothing for whoever is too slow or sent away."""
        await self._wake.wait()
        self._wake.clear()
        waiting, self._waiting, self._bytes = self._waiting, [], 0
        return [] if self.is_slow or self.refusal else waiting


class Room:
    """The listeners of one table."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.listeners: set[Listener] = set()
        self.wake = asyncio.Event()
        self.company_changed = False
        self.votes: list[Vote] = []
        # Of which the votes were read last.
        self.version = -1
        # Number, version and talk as they were when this room last looked.
        self.stand = (-2, -2, -2)
        self.task: asyncio.Task[None] | None = None


class Rooms:
    """All rooms of this process."""

    def __init__(self, ledger: Ledger, people: People, company: Company) -> None:
        self.ledger = ledger
        self.people = people
        self.company = company
        self._rooms: dict[str, Room] = {}
        self._keeper: asyncio.Task[None] | None = None
        ledger.bus.listen(self._heard, self._look_everywhere)
        ledger.tell = self.tell

    @property
    def listeners(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def open(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        tasks = [room.task for room in self._rooms.values()] + [self._keeper]
        for task in tasks:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    def enter(self, listener: Listener) -> None:
        """Tell this listener everything that happens from now on."""
        room = self._rooms.get(listener.table_id)
        if room is None:
            room = self._rooms[listener.table_id] = Room(listener.table_id)
            room.task = asyncio.create_task(self._serve(room))
        room.listeners.add(listener)
        room.version = -1
        room.wake.set()

    def leave(self, listener: Listener) -> None:
        room = self._rooms.get(listener.table_id)
        if room is None:
            return
        room.listeners.discard(listener)
        if not room.listeners:
            del self._rooms[listener.table_id]
            if room.task is not None:
                room.task.cancel()

    def nudge(self, table_id: str) -> None:
        """Look at this table now."""
        self._heard(Hint(table_id))

    def tell(self, entry: TableEntry, running: Running) -> None:
        """Tell a room of rows that have just been committed, in the table's turn and from memory. Whatever cannot be
        told so, the room finds by looking: the rows count in any case."""
        room = self._rooms.get(entry.id)
        if room is None:
            return
        try:
            is_told = self._tell_news(room, running, entry.version)
        except Exception:
            log.exception("telling failed", table=entry.id)
            is_told = False
        # Whoever moves ends a vote on an undo, and of votes only the database knows.
        if is_told and not any(vote.kind == "undo" for vote in room.votes):
            room.stand = (entry.number, *room.stand[1:])
        else:
            room.wake.set()

    def _heard(self, hint: Hint) -> None:
        room = self._rooms.get(hint.table_id)
        if room is not None and not hint.is_told:
            room.company_changed = room.company_changed or hint.only_company
            room.wake.set()

    def _look_everywhere(self) -> None:
        for room in self._rooms.values():
            room.company_changed = True
            room.wake.set()

    async def _keep(self) -> None:
        """Signs of life, and a look at every room from time to time."""
        rounds = 0
        while True:
            await asyncio.sleep(_LOOK_AGAIN)
            rounds += 1
            try:
                await self._wake_changed()
                if rounds % int(LEASE / _LOOK_AGAIN / 3) == 0:
                    await self.company.renew()
                    async for part in pieces(list(self._rooms)):
                        await self._tell_company(part)
                    await self.check_sessions()
            except Exception as error:
                if not is_lost(error):
                    log.exception("rooms not looked after")

    async def _wake_changed(self) -> None:
        """Wake the rooms whose table has changed since they looked, whoever changed it."""
        async for part in pieces(list(self._rooms)):
            query = select(tables.c.id, tables.c.number, tables.c.version, tables.c.said)
            async with self.ledger.database.read() as connection:
                found = await connection.execute(query.where(tables.c.id.in_(part)))
                stands = {row.id: (row.number, row.version, row.said) for row in found}
            for table_id, stand in stands.items():
                room = self._rooms.get(table_id)
                if room is not None and room.stand != stand:
                    room.wake.set()

    async def _serve(self, room: Room) -> None:
        while True:
            await room.wake.wait()
            room.wake.clear()
            try:
                await self._refresh(room)
            except FreebooterError as error:
                log.warning("room cannot look", table=room.table_id, error=str(error))
            except Exception as error:
                if not is_lost(error):
                    log.exception("room failed", table=room.table_id)
                await asyncio.sleep(0.5)
                room.wake.set()

    async def _refresh(self, room: Room) -> None:
        async with self.ledger.look(room.table_id) as (entry, running):
            await self._check_access(room, entry)
            if running is not None:
                self._tell_news(room, running)
        room.stand = (entry.number, entry.version, entry.said)
        is_new = any(listener.told_version != entry.version for listener in room.listeners)
        if is_new or entry.version != room.version or any(vote.kind == "undo" for vote in room.votes):
            await self._tell_table(room, entry)
        if any(listener.said < entry.said for listener in room.listeners):
            await self._tell_chat(room, entry)
        if room.company_changed:
            room.company_changed = False
            await self._tell_company([room.table_id])

    def _tell_news(self, room: Room, running: Running, version: int | None = None) -> bool:
        """Tell each listener the rows they do not have yet; with a `version`, only those whose access is known to be of
        it. Whether that were all."""
        shares: dict[tuple[int, int], bytes] = {}
        showing = Showing(running)
        is_all = True
        for listener in room.listeners:
            if version is not None and listener.version != version:
                is_all = False
            elif listener.number < running.number:
                share = (listener.viewer, listener.number)
                if share not in shares:
                    shares[share] = encode_news(showing, listener.viewer, listener.number + 1)
                listener.push(shares[share])
                listener.number = running.number
                if listener.team is None:
                    listener.team = team_of(running, listener.viewer, listener.access)
        return is_all

    async def _check_access(self, room: Room, entry: TableEntry) -> None:
        """Seats change hands: whoever may no longer look from where they do is sent away before they are told more."""
        unsure = [listener for listener in room.listeners if listener.version != entry.version]
        if not unsure:
            return
        async with self.ledger.database.read() as connection:
            for listener in unsure:
                try:
                    listener.access = await read_access(connection, entry, listener.session)
                    listener.access.viewer(listener.viewer, entry)
                    listener.version = entry.version
                except Refused as refusal:
                    listener.send_away(refusal)
                    room.listeners.discard(listener)

    async def check_sessions(self) -> None:
        """Send away whoever's session has ended, here or in another process."""
        held: dict[bytes, list[Listener]] = {}
        for room in self._rooms.values():
            for listener in room.listeners:
                if listener.session is not None:
                    held.setdefault(listener.session, []).append(listener)
        for session in set(held) - await self.people.living(list(held)):
            for listener in held[session]:
                listener.send_away(NotKnown("no-session", "your session has ended"))

    async def _tell_table(self, room: Room, entry: TableEntry) -> None:
        async with self.ledger.database.read() as connection:
            votes = await read_votes(connection, entry)
        changed = votes != room.votes
        room.votes = votes
        room.version = entry.version
        for listener in room.listeners:
            # Whoever has come in this moment, with an access that may be older, is looked at next.
            if listener.version == entry.version and (changed or listener.told_version != entry.version):
                listener.push(encode(TableMessage(table=table_info(entry, listener.access, votes))))
                listener.told_version = entry.version

    async def _tell_chat(self, room: Room, entry: TableEntry) -> None:
        for listener in tuple(room.listeners):
            if listener.version == entry.version and listener.said < entry.said:
                lines = await heard(self.ledger, room.table_id, listener.heard_team, listener.said)
                listener.has_heard(entry.said, lines)
                if lines:
                    listener.push(encode(ChatMessage(lines=lines)))

    async def _tell_company(self, table_ids: Sequence[str]) -> None:
        for table_id, present in (await self.company.at(table_ids)).items():
            room = self._rooms.get(table_id)
            for listener in room.listeners if room else ():
                if listener.present != present:
                    listener.present = present
                    listener.push(encode(PresentMessage(present=present)))


def encode_news(showing: Showing, viewer: int, since: int) -> bytes:
    """The rows from `since` on, and what this viewer sees after them."""
    return encode(NewsMessage(news=showing.news(viewer, since), sight=sight(showing.running, viewer)))


def encode(message: FromServer) -> bytes:
    return msgspec.json.encode(message)


def team_of(running: Running, viewer: int, access: Access) -> int:
    """The team whose talk is read from here, -1 for none: only whoever holds the seat reads it, even afterwards."""
    teams = running.teams if viewer in access.seats else ()
    return teams[viewer] if teams else -1
