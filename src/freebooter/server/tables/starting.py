"""How a game begins: as soon as all sit and have shown what they add to the chance, or will not."""

import time

import msgspec
from sqlalchemy import select

from freebooter.core.catalogue import find_game
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.server.storage.schema import seats, tables
from freebooter.server.tables.entry import SeatEntry
from freebooter.server.tables.ledger import Change
from freebooter.server.tables.setup import SHOWN_WITHIN, Setup


async def start_if_full(change: Change) -> None:
    """Set the match up once nobody is missing, and nothing that was pledged; for the latter it waits a while only."""
    entry = change.entry
    if entry.state != "open" or any(seat.kind == "open" for seat in entry.seats):
        return
    if entry.withheld:
        if entry.filled is None:
            await change.update(filled=time.time())
            await change.touch()
            return
        if time.time() < entry.filled + SHOWN_WITHIN:
            return
    game = find_game(entry.game)
    nonces = await _nonces(change)
    seating = [
        Seating(name=seat.name, kind=played_by(seat), pledge=seat.pledge, nonce=nonces[seat.seat])
        for seat in entry.seats
    ]
    # The seed was drawn when the table was made, before anybody could add anything.
    seed = (await change.connection.execute(select(tables.c.seed).where(tables.c.id == entry.id))).scalar_one()
    await change.start(Match(game, seating, entry.setup.options, figures_of(game, entry.setup), bytes(seed)))


def figures_of(game: AnyGame, setup: Setup) -> FigureSet:
    """The figure set a table is played with: the host's own, checked, or the standard one."""
    figures: FigureSet = game.figures(None if setup.figures is None else msgspec.json.encode(setup.figures))
    return figures


def played_by(seat: SeatEntry) -> str:
    """How a journal names what plays a seat."""
    return f"bot:{seat.bot}" if seat.kind == "bot" else "person"


async def _nonces(change: Change) -> list[str]:
    query = select(seats.c.nonce).where(seats.c.table_id == change.entry.id).order_by(seats.c.seat)
    return list((await change.connection.execute(query)).scalars())
