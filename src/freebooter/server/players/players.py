"""Bots that take their turns: whoever hears that a bot is asked claims the question, thinks, and submits."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog
from msgspec import Raw
from sqlalchemy import or_, select, update
from sqlalchemy.dialects import postgresql

from freebooter.server.errors import Conflict, NotFound
from freebooter.server.live.bus import Hint
from freebooter.server.live.company import Company
from freebooter.server.people.tokens import new_id
from freebooter.server.players.failures import Failures
from freebooter.server.players.pool import Pool, Thought
from freebooter.server.storage.database import is_lost
from freebooter.server.storage.schema import claims, tables
from freebooter.server.tables.entry import TableEntry
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.moves import MovesSent, take_moves

# A claim that is not renewed by then is anybody's: its process may have died.
_CLAIM_SECONDS = 60.0
# It is renewed so often in that time, however long the bot thinks.
_RENEWALS = 3
# So often tables are looked at without a hint.
_LOOK_AGAIN = 2.0

log = structlog.get_logger("freebooter.players")


class BotTurn:
    """One question to one seat's bot; the thought is its own, or that of whoever answers for it."""

    def __init__(self, seat: int, question: int, bot: str, delay: float, thought: Thought, whose: str) -> None:
        """It is thought about on somebody's account: `whose`."""
        self.whose = whose
        self.seat = seat
        self.question = question
        self.bot = bot
        self.delay = delay
        self.thought = thought


class Players:
    """Plays every bot's turns that this process comes to claim."""

    def __init__(self, ledger: Ledger, pool: Pool, company: Company) -> None:
        self.ledger = ledger
        self.company = company
        self.pool = pool
        self._me = new_id(16)
        self._seeds: dict[str, int] = {}
        self._failures = Failures()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        # Tables of bots alone that nobody watches: they go on when somebody does.
        self._resting: set[str] = set()
        self._scout: asyncio.Task[None] | None = None
        ledger.bus.listen(self._heard, lambda: None)

    def open(self) -> None:
        self._scout = asyncio.create_task(self._search())

    async def close(self) -> None:
        running = [*self._tasks.values(), *([self._scout] if self._scout else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.pool.close()

    def _heard(self, hint: Hint) -> None:
        if self._scout is not None and (not hint.only_company or hint.table_id in self._resting):
            self._look_at(hint.table_id)

    def _look_at(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._again.add(table_id)
        else:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def _search(self) -> None:
        """Find tables that wait for a bot, whoever put the question."""
        while True:
            try:
                async with self.ledger.database.read() as connection:
                    query = select(tables.c.id).where(tables.c.state == "playing", tables.c.bot_asked)
                    found = list((await connection.execute(query)).scalars())
                # A hint that somebody has come may have been lost.
                company = await self.company.at(list(self._resting.intersection(found)))
                for table_id in found:
                    if table_id not in self._tasks and (table_id not in company or company[table_id].is_anybody):
                        self._look_at(table_id)
                self._resting.intersection_update(found)
            except Exception as error:
                if not is_lost(error):
                    log.exception("search failed")
            await asyncio.sleep(_LOOK_AGAIN)

    async def _play(self, table_id: str) -> None:
        """Answer for this table's bots until none is asked."""
        faults = 0
        try:
            while True:
                self._again.discard(table_id)
                try:
                    turns = await self._turns(table_id)
                    if not turns:
                        if table_id in self._again:
                            continue
                        return
                    await asyncio.gather(*(self._answer(table_id, turn) for turn in turns))
                    faults = 0
                except NotFound:
                    return
                except Exception as error:
                    faults += 1
                    if not is_lost(error):
                        log.exception("bots cannot play", table=table_id)
                    if faults > 5:
                        return
                    await asyncio.sleep(0.3 * faults)
        finally:
            self._tasks.pop(table_id, None)

    async def _turns(self, table_id: str) -> list[BotTurn]:
        """The questions to bots that this process may answer."""
        turns = []
        async with self.ledger.look(table_id) as (entry, running):
            if running is None or entry.state != "playing":
                self.pool.forget(table_id)
                self._failures.forget(table_id)
                for who in [who for who in self._seeds if who.startswith(f"{table_id}:")]:
                    del self._seeds[who]
                return []
            if await self._rests(entry):
                return []
            match = running.match
            for seat in match.asks:
                bot = entry.seats[seat].player
                if bot is None:
                    continue
                question = match.question(seat)
                if await self._claim(table_id, seat, question):
                    player = self._failures.player(table_id, seat, question, bot)
                    who = f"{table_id}:{seat}:{player}"
                    seed = self._seeds.setdefault(who, secrets.randbits(48))
                    thought = self.pool.ready(who, match, seat, player, seed)
                    turns.append(
                        BotTurn(seat, question, bot, entry.setup.bot_delay, thought, entry.host_id or entry.id)
                    )
        return turns

    async def _rests(self, entry: TableEntry) -> bool:
        """Whether bots are among themselves here, and nobody watches them."""
        if any(seat.player is None for seat in entry.seats):
            return False
        # Noted before it is known, so that whoever comes in this moment is heard of.
        self._resting.add(entry.id)
        if (await self.company.at([entry.id]))[entry.id].is_anybody:
            self._resting.discard(entry.id)
            return False
        return True

    async def _answer(self, table_id: str, turn: BotTurn) -> None:
        async with self._keep_claim(table_id, turn):
            begun = time.monotonic()
            try:
                actions = await self.pool.choose(turn.thought, turn.whose)
            except Exception as error:
                self._failures.note(table_id, turn.seat, turn.question, turn.bot, turn.thought.bot, error)
                return
            await asyncio.sleep(max(0.0, turn.delay - (time.monotonic() - begun)))
            key = f"bot:{turn.question}"
            moves = [Raw(msgspec.json.encode(action)) for action in actions]
            sent = MovesSent(seat=turn.seat, question=turn.question, key=key, actions=moves)
            try:
                await take_moves(self.ledger, None, table_id, sent)
            except Conflict:
                # Somebody was faster, or the person is back: the question is answered, or no longer ours.
                log.info("bot came too late", table=table_id, seat=turn.seat)

    async def _claim(self, table_id: str, seat: int, question: int) -> bool:
        """Whether this process answers the question. Alone on SQLite, it always does."""
        if self.ledger.database.is_sqlite:
            return True
        now = time.time()
        fresh = {"question": question, "owner": self._me, "expires": now + _CLAIM_SECONDS}
        wish = postgresql.insert(claims).values(table_id=table_id, seat=seat, **fresh)
        free = or_(claims.c.question != question, claims.c.expires < now, claims.c.owner == self._me)
        query = wish.on_conflict_do_update(index_elements=["table_id", "seat"], set_=fresh, where=free)
        async with self.ledger.database.write() as connection:
            result = await connection.execute(query.returning(claims.c.seat))
            return result.first() is not None

    @asynccontextmanager
    async def _keep_claim(self, table_id: str, turn: BotTurn) -> AsyncIterator[None]:
        """Nobody else takes up a question that is being answered here, even by a bot that hangs."""
        if self.ledger.database.is_sqlite:
            yield
            return
        keeper = asyncio.create_task(self._renew_claim(table_id, turn))
        try:
            yield
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)

    async def _renew_claim(self, table_id: str, turn: BotTurn) -> None:
        is_ours = (
            claims.c.table_id == table_id,
            claims.c.seat == turn.seat,
            claims.c.question == turn.question,
            claims.c.owner == self._me,
        )
        while True:
            await asyncio.sleep(_CLAIM_SECONDS / _RENEWALS)
            try:
                async with self.ledger.database.write() as connection:
                    renewed = update(claims).where(*is_ours).values(expires=time.time() + _CLAIM_SECONDS)
                    await connection.execute(renewed)
            except Exception as error:
                if not is_lost(error):
                    log.exception("claim not renewed", table=table_id)
