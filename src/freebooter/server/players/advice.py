"""What a bot would do in a person's place, for whoever asks."""

import secrets

from freebooter.bots.catalogue import check_bot
from freebooter.server.errors import Forbidden
from freebooter.server.players.pool import Pool
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.moves import gone, started
from freebooter.server.tables.sight import Choice, choices


class Advice:
    """Bots asked for their opinion; they know what the seat knows, and nothing is played."""

    def __init__(self, ledger: Ledger, pool: Pool) -> None:
        self.ledger = ledger
        self.pool = pool

    async def ask(self, table_id: str, seat: int, question: int, bot: str) -> list[Choice]:
        """The actions that this bot would send."""
        async with self.ledger.look(table_id) as (facts, running):
            running = started(facts, running)
            if not facts.setup.advice:
                raise Forbidden("no-advice", "the host has switched advice off at this table")
            check_bot(bot, facts.game)
            match = running.match
            if match.question(seat) != question or question < 0:
                raise gone(facts, running, seat)
            seen = match.view(seat)
            thought = self.pool.ready(f"{table_id}:{seat}:{bot}:advice", match, seat, bot, secrets.randbits(48))
        return choices(match.game, await self.pool.choose(thought), seen)
