"""What a bot would do in a person's place, for whoever asks."""

import asyncio
import secrets

from msgspec import Struct

from freebooter.bots.players.advising import why
from freebooter.bots.players.catalogue import check_bot
from freebooter.core.journal import figures_for
from freebooter.core.message import Message
from freebooter.server.errors import Forbidden
from freebooter.server.people.accounts import User
from freebooter.server.players.failures import Failures
from freebooter.server.players.pool import Pool
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.moves import gone, started
from freebooter.server.tables.sight import Choice, sent


class Advised(Struct, frozen=True):
    """The actions that a bot would send, and why the first one is better than others, the weightiest reason first."""

    actions: list[Choice]
    reasons: list[Message]


class Advice:
    """Bots asked for their opinion; they know what the seat knows, and nothing is played.

    They think in a pool of their own, so that advice neither waits for tables nor delays them.
    """

    def __init__(self, ledger: Ledger, pool: Pool) -> None:
        self.ledger = ledger
        self.pool = pool
        self._failures = Failures()

    def close(self) -> None:
        self.pool.close()

    async def ask(self, user: User, table_id: str, seat: int, question: int, bot: str) -> Advised:
        """The actions that this bot would send, or the next one in line if it fails; `BotsFailed` if they all do."""
        while True:
            player = self._failures.player(table_id, seat, question, bot)
            async with self.ledger.look_as(table_id, user.session) as (entry, running, access):
                access.check_seat(seat)
                running = started(entry, running)
                if not entry.setup.advice:
                    raise Forbidden("no-advice", "the host has switched advice off at this table")
                check_bot(bot, entry.game)
                match = running.match
                if match.question(seat) != question or question < 0:
                    raise gone(entry, running, seat)
                seen = match.view(seat)
                legal = match.game.legal(match.state, seat)
                options = match.game.options(match.options)
                figures = figures_for(match.game, match.components)
                who = f"{table_id}:{seat}:{player}:advice"
                thought = self.pool.ready(who, match, seat, player, secrets.randbits(48))
            try:
                actions = await self.pool.choose(thought, user.id)
            except Exception as error:
                self._failures.note(table_id, seat, question, bot, player, error)
                continue
            told = [Choice(sent(action), match.game.tell_action(action, seen)) for action in actions]
            return Advised(told, await asyncio.to_thread(why, match.game, seen, options, figures, actions[0], legal))
