"""A process of the server put together: storage, bus, tables, people, notices, rooms and bots."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import structlog

from freebooter import VERSION
from freebooter.forms import active
from freebooter.server.live.bus import bus_for
from freebooter.server.live.calls import Calls
from freebooter.server.live.company import Company
from freebooter.server.live.digests import Digests
from freebooter.server.live.mail import Mail
from freebooter.server.live.notices import Notices
from freebooter.server.live.rooms import Rooms
from freebooter.server.live.seeing import Seeing
from freebooter.server.live.web_push import WebPush
from freebooter.server.operation.cleaning import clean
from freebooter.server.operation.readiness import Readiness
from freebooter.server.people.accounts import People
from freebooter.server.people.figure_sets import FigureSets
from freebooter.server.people.letters import Letters
from freebooter.server.people.pushes import Pushes
from freebooter.server.people.reports import Reports
from freebooter.server.players.advice import Advice
from freebooter.server.players.players import Players
from freebooter.server.players.pool import Pool
from freebooter.server.settings import Settings
from freebooter.server.storage.database import Database, is_lost
from freebooter.server.storage.migrate import upgrade
from freebooter.server.tables.history import Histories
from freebooter.server.tables.importing import Importing
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.lists import Lists
from freebooter.server.tables.making import start_waiting
from freebooter.server.tables.past import LookingBack
from freebooter.server.tables.results import settle
from freebooter.server.tables.running import Memory
from freebooter.server.web.limits import RateLimits, Sockets

_CLEAN_EVERY = 3600.0
_START_EVERY = 5.0
_POST_EVERY = 600.0

log = structlog.get_logger("freebooter.house")


class House:
    """All parts of one process, and their beginning and end."""

    def __init__(self, settings: Settings, *, bot_limit: float | None = None) -> None:
        """A bot that takes `bot_limit` seconds for one choice is ended; by default what no honest bot needs."""
        self.settings = settings
        self.database = Database(settings.database, durable=settings.durable)
        self.bus = bus_for(self.database.url)
        self.memory = Memory(settings.memory)
        self.company = Company(self.database, self.bus)
        self.calls = Calls(inside=settings.webhooks_inside)
        address = next(iter(settings.origins), "")
        self.push = WebPush(self.database, address if address.startswith("https:") else "")
        self.pushes = Pushes(self.database)
        self.letters = Letters(self.database)
        self.mail = Mail(settings.smtp, settings.mail_from, address)
        self.notices = Notices(self.database, self.calls, self.company, self.push, self.pushes, self.letters, self.mail)
        self.ledger = Ledger(self.database, self.bus, self.memory, self.notices.note)
        self.people = People(self.database)
        self.reports = Reports(self.database)
        self.figure_sets = FigureSets(self.database)
        self.importing = Importing(self.ledger)
        self.lists = Lists(self.database, partial(settle, self.ledger))
        self.histories = Histories(self.lists)
        self.digests = Digests(self.letters, self.lists, self.mail)
        self.looking_back = LookingBack()
        self.seeing = Seeing(self.database)
        self.rooms = Rooms(self.ledger, self.people, self.company)
        pool = Pool(settings.bot_processes, settings.bot_seconds, bot_limit)
        self.players = Players(self.ledger, pool, self.company)
        self.advice = Advice(self.ledger, Pool(1, settings.bot_seconds, bot_limit))
        self.limits = RateLimits(on=settings.limits)
        self.sockets = Sockets(on=settings.limits)
        self.readiness = Readiness(self.database)
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: the database is brought to this version's shape first."""
        for difference in await self.database.steadily(lambda: upgrade(self.database)):
            log.info("the database differed", what=difference)
        self.database.open()
        await self.push.open()
        await self.bus.open()
        await start_waiting(self.ledger)
        self.rooms.open()
        if self.settings.bot_processes:
            self.players.open()
        self._tasks = [
            asyncio.create_task(_for_ever(partial(clean, self.database), _CLEAN_EVERY)),
            asyncio.create_task(_for_ever(partial(start_waiting, self.ledger), _START_EVERY)),
            asyncio.create_task(_for_ever(self.digests.send, _POST_EVERY)),
        ]
        self.is_ready = True
        log.info("ready", version=VERSION, form=active(), bots=self.settings.bot_processes)

    async def close(self) -> None:
        self.is_ready = False
        tasks = [*self._tasks, *self._sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.notices.close()
        await self.players.close()
        self.advice.close()
        await self.rooms.close()
        await self.company.close()
        await self.seeing.close()
        await self.bus.close()
        await self.database.close()

    def send_soon(self, sending: Coroutine[Any, Any, None]) -> None:
        """Send something for which nobody should have to wait."""
        task = asyncio.create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


async def _for_ever(deed: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do this again and again; what fails is tried at the next time."""
    while True:
        try:
            await deed()
        except Exception as error:
            if not is_lost(error):
                log.exception("housekeeping failed")
        await asyncio.sleep(seconds)
