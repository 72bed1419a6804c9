"""What a serving process does before its first request, so that no request pays for it; and whether it can serve."""

import time
from typing import Final

from sqlalchemy import text

from freebooter.core.catalogue import find_game, game_ids
from freebooter.server.storage.database import Database, trouble_of

# Anybody may ask whether a server is ready, and each trial writes: so it is made no more often than this, in seconds.
_EVERY: Final = 1.0


def make_ready() -> None:
    """Load the games."""
    for game_id in game_ids():
        find_game(game_id).figures()


class Readiness:
    """Whether the database can be read and written."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._fault = ""
        self._tried = -_EVERY

    async def fault(self) -> str:
        """What is wrong with it; nothing where it works."""
        now = time.monotonic()
        if now >= self._tried + _EVERY:
            self._tried = now
            self._fault = await self._trial()
        return self._fault

    async def _trial(self) -> str:
        try:
            async with self.database.write() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except Exception as error:
            _, sentence = trouble_of(error) or ("", "the database does not answer")
            return sentence
        return ""
