"""What a bot would do in a person's place, for whoever asks."""

import secrets

from freebooter.bots.players.catalogue import check_bot
from freebooter.server.errors import Forbidden
from freebooter.server.players.failures import Failures
from freebooter.server.players.pool import Pool
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.moves import gone, started
from freebooter.server.tables.sight import Choice, sent


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

    async def ask(self, session: bytes, table_id: str, seat: int, question: int, bot: str) -> list[Choice]:
        """The actions that this bot would send, or the next one in line if it fails; `BotsFailed` if they all do."""
        while True:
            player = self._failures.player(table_id, seat, question, bot)
            async with self.ledger.look_as(table_id, session) as (entry, running, access):
                access.check_seat(seat)
                running = started(entry, running)
                if not entry.setup.advice:
                    raise Forbidden("no-advice", "the host has switched advice off at this table")
                check_bot(bot, entry.game)
                match = running.match
                if match.question(seat) != question or question < 0:
                    raise gone(entry, running, seat)
                seen = match.view(seat)
                who = f"{table_id}:{seat}:{player}:advice"
                thought = self.pool.ready(who, match, seat, player, secrets.randbits(48))
            try:
                actions = await self.pool.choose(thought)
            except Exception as error:
                self._failures.note(table_id, seat, question, bot, player, error)
                continue
            return [Choice(sent(action), match.game.tell_action(action, seen)) for action in actions]
