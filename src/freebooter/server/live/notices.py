"""Telling people of correspondence tables that it is their turn: at an address of their own, on their devices, by
letter."""

import asyncio

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import select

from freebooter.core.catalogue import find_game
from freebooter.server.live.calls import GONE, Calls
from freebooter.server.live.company import Company
from freebooter.server.live.mail import Mail
from freebooter.server.live.web_push import WebPush
from freebooter.server.live.wording import wording
from freebooter.server.people.letters import Letters
from freebooter.server.people.pushes import Push, Pushes
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import users
from freebooter.server.tables.entry import TableEntry

_MOST_WAITING = 1000
_JSON = {"content-type": "application/json"}

log = structlog.get_logger("freebooter.notices")


class TurnNotice(Struct, frozen=True):
    """What a device shows: the service worker reads it. `tag` keeps it to one notice a table."""

    title: str
    body: str
    url: str
    tag: str


class Notices:
    """Notices of turns."""

    def __init__(
        self,
        database: Database,
        calls: Calls,
        company: Company,
        push: WebPush,
        pushes: Pushes,
        letters: Letters,
        mail: Mail,
    ) -> None:
        self.database = database
        self.calls = calls
        self.company = company
        self.push = push
        self.pushes = pushes
        self.letters = letters
        self.mail = mail
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many tables have people who are still to be told."""
        return len(self._tasks)

    def note(self, entry: TableEntry, before: int) -> None:
        """Rows have been written; `before` are the seats that were asked until then, as bits."""
        if entry.setup.clock.kind != "correspondence":
            return
        fresh = entry.asks & ~before
        waiting = {
            seat.seat: seat.user_id
            for seat in entry.seats
            if (fresh >> seat.seat) & 1 and seat.user_id is not None and seat.stand_in is None
        }
        if not waiting:
            return
        if len(self._tasks) >= _MOST_WAITING:
            log.warning("too many notices wait", table=entry.id)
            return
        task = asyncio.create_task(self._tell(entry, waiting))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Tell nobody any more."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.calls.close()

    async def _tell(self, entry: TableEntry, waiting: dict[int, str]) -> None:
        await asyncio.gather(self._call(entry, waiting), self._reach(entry, waiting))

    async def _call(self, entry: TableEntry, waiting: dict[int, str]) -> None:
        """Post to the addresses of those who have one."""
        async with self.database.read() as connection:
            query = select(users.c.id, users.c.webhook).where(users.c.id.in_(waiting.values()))
            addresses = {row.id: row.webhook for row in await connection.execute(query) if row.webhook}
        # Whose turn it is at which table is all that is said; the game itself is told here only.
        facts = {"table": entry.id, "game": entry.game, "number": entry.number}
        calls = [
            self.calls.post(user, addresses[user], msgspec.json.encode({**facts, "seat": seat}), _JSON, entry.id)
            for seat, user in waiting.items()
            if user in addresses
        ]
        await asyncio.gather(*calls)

    async def _reach(self, entry: TableEntry, waiting: dict[int, str]) -> None:
        """Tell the devices and write to the people who are not looking at the table anyway."""
        here = (await self.company.at([entry.id]))[entry.id].seats
        away = {user: seat for seat, user in waiting.items() if seat not in here}
        if not away:
            return
        pushes, letters = await self.pushes.of(list(away)), await self.letters.each_turn(list(away))
        told = [self._push(entry, push, away[push.user_id]) for push in pushes]
        for letter in letters:
            title, body = turn_words(letter.language, entry, away[letter.user_id])
            open_it = f"{wording(letter.language, 'letter-open')}\n{self.mail.link(f'/table/{entry.id}')}"
            told.append(self.mail.send(letter, title, [body, open_it]))
        await asyncio.gather(*told)

    async def _push(self, entry: TableEntry, push: Push, seat: int) -> None:
        title, body = turn_words(push.language, entry, seat)
        content = msgspec.json.encode(TurnNotice(title, body, f"/table/{entry.id}", entry.id))
        sealed, headers = self.push.sealed(push, content)
        status = await self.calls.post(push.user_id, push.endpoint, sealed, headers, entry.id)
        if status in GONE:
            await self.pushes.forget(push.endpoint)


def turn_words(language: str, entry: TableEntry, seat: int) -> tuple[str, str]:
    """What a turn is called, and at which table it is."""
    others = [place.name for place in entry.seats if place.seat != seat]
    title = find_game(entry.game).meta.title
    return wording(language, "notice-turn", game=title), wording(language, "notice-with", others)
