"""What differs between a database and this version: its shape, the editions and figure sets of its tables."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import figures_digest
from freebooter.core.game import AnyGame
from freebooter.core.journal import Head, check_playable, figures_for, read_head
from freebooter.server.storage.schema import tables

RUNNING = ("playing",)
BEGUN = (*RUNNING, "finished", "ended")


class Stranded(Struct, frozen=True):
    """A table that this version could not play on or show again, and why."""

    table: str
    game: str
    why: str
    running: bool


class Differences(Struct, frozen=True):
    """What is not as it would be if the tables had been begun today. Those named in `kept` go on as they began."""

    kept: list[str]
    stranded: list[Stranded]

    @property
    def lost(self) -> list[Stranded]:
        """Tables that are being played and could not go on."""
        return [one for one in self.stranded if one.running]


async def differences(connection: AsyncConnection, states: Sequence[str] = RUNNING) -> Differences:
    """Compare the tables in these states with what this version begins new ones with."""
    if not await connection.run_sync(lambda sync: inspect(sync).has_table("tables")):
        return Differences([], [])
    query = select(tables.c.id, tables.c.game, tables.c.state, tables.c.head).where(tables.c.state.in_(states))
    kept: Counter[str] = Counter()
    stranded: list[Stranded] = []
    for row in await connection.execute(query.order_by(tables.c.id)):
        try:
            game = find_game(row.game)
            head = read_head(row.head)
            check_playable(game, head)
            figures_for(game, head.components)
        except FreebooterError as error:
            stranded.append(Stranded(row.id, row.game, str(error), row.state in RUNNING))
            continue
        kept.update(_keeps(game, head))
    return Differences([f"{what}: {count} tables" for what, count in sorted(kept.items())], stranded)


def _keeps(game: AnyGame, head: Head) -> list[str]:
    """What a table that plays on has otherwise than one begun today."""
    found = []
    if head.edition != game.meta.edition:
        found.append(f"{head.game}, edition {head.edition}, where new tables have {game.meta.edition}")
    own = head.components
    standard = figures_digest(game.figures())
    if own.figures is None and own.digest != standard:
        found.append(f"{head.game}, figure set {own.name} {own.digest}, where new tables have {standard}")
    return found
