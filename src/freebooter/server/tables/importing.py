"""Taking in the journal of a game that is over, to be looked at like one that was played here."""

import asyncio
import time
from typing import TypeAlias

import msgspec
from sqlalchemy import insert

from freebooter.bots.players.catalogue import UnknownBot, check_bot
from freebooter.core.catalogue import find_game
from freebooter.core.errors import BadJournal
from freebooter.core.journal import Journal, read_journal, write_head, write_row
from freebooter.core.verify import verify
from freebooter.server.people.accounts import User
from freebooter.server.people.figure_sets import read_set
from freebooter.server.people.links import grant
from freebooter.server.people.tokens import new_id
from freebooter.server.players.fair_turn import FairTurn
from freebooter.server.storage.schema import rows, seats, tables
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.setup import MOST_ROWS, Name, Setup, check_name

# The command line of somebody's own bot may stand there.
_LONGEST_KIND = 400
# Whoever opens the table has all of them played again.
_MOST_MOVES = 5 * MOST_ROWS

# A seat's name, and the bot in it.
Player: TypeAlias = tuple[str, str | None]


class Importing:
    """Takes journals in, one at a time: each is played again, which takes seconds of a long one. Whoever has had the
    least of that is next."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._turn = FairTurn()

    async def bring(self, user: User, text: bytes) -> str:
        """Verify such a journal and keep it as a table of this person's; the table's id."""
        async with self._turn.of(user.id):
            journal, players = await asyncio.to_thread(_checked, text)
        return await _keep(self.ledger, user, journal, players)


def _checked(text: bytes) -> tuple[Journal, list[Player]]:
    """A journal that holds, and who plays in it. What costs little is looked at first."""
    journal = read_journal(text)
    game = find_game(journal.game)
    game.check_seats(len(journal.seats))
    moves = sum(len(row.steps) for row in journal.rows)
    if len(journal.rows) > MOST_ROWS or moves > _MOST_MOVES:
        raise BadJournal(
            f"journal, rows: there are {len(journal.rows)} of them with {moves} moves;"
            f" a table here has {MOST_ROWS} rows at most, and {_MOST_MOVES} moves"
        )
    if journal.components.figures is not None:
        read_set(game, journal.components.figures)
    players = [_player(journal, number) for number in range(len(journal.seats))]
    verify(game, journal)
    return journal, players


async def _keep(ledger: Ledger, user: User, journal: Journal, players: list[Player]) -> str:
    table_id = new_id()
    now = time.time()
    setup = Setup(options=journal.options, figures=journal.components.figures)
    async with ledger.database.write() as connection:
        await connection.execute(
            insert(tables).values(
                id=table_id,
                game=journal.game,
                state="ended" if journal.result is None else "finished",
                public=False,
                setup=msgspec.json.encode(setup).decode(),
                head=write_head(journal.head),
                seed=bytes.fromhex(journal.seed or ""),
                commitment=journal.commitment,
                host_id=user.id,
                number=len(journal.rows) - 1,
                created=now,
                changed=now,
            )
        )
        for number, (name, bot) in enumerate(players):
            kind = "person" if bot is None else "bot"
            await connection.execute(
                insert(seats).values(table_id=table_id, seat=number, kind=kind, name=name, bot=bot)
            )
        written = [
            {
                "table_id": table_id,
                "number": row.number,
                "key": f"import:{row.number}",
                "body": write_row(row),
                "created": now,
            }
            for row in journal.rows
        ]
        await connection.execute(insert(rows), written)
        await grant(connection, user.id, table_id, "host")
    return table_id


def _player(journal: Journal, number: int) -> Player:
    """A seat's name, cut to what fits here, and the bot in it. A bot that is not known here, such as somebody's own
    program, is none: the seat is open in a rematch."""
    seat = journal.seats[number]
    try:
        name = msgspec.convert(seat.name[:40], Name)
        check_name(name)
    except ValueError:
        raise BadJournal(f"journal, seats[{number}].name: {seat.name[:40]!r} is not a name") from None
    if len(seat.kind) > _LONGEST_KIND:
        raise BadJournal(f"journal, seats[{number}].kind: it has more than {_LONGEST_KIND} characters")
    bot = seat.kind.removeprefix("bot:")
    if bot == seat.kind:
        return name, None
    try:
        check_bot(bot, journal.game)
    except UnknownBot:
        return name, None
    return name, bot
