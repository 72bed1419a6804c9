"""Handing a seat to a bot and taking it back."""

import time

from freebooter.bots.players.catalogue import check_bot
from freebooter.server.errors import BadRequest, Forbidden
from freebooter.server.people.accounts import User
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.moves import playing
from freebooter.server.tables.votes import settle_votes


async def hand_over(ledger: Ledger, user: User, table_id: str, seat: int, bot: str) -> None:
    """Let a bot play a seat: one's own at any time, another's once its time is out."""
    async with ledger.change(table_id) as change:
        access = await change.access(user.session)
        access.check_look()
        running = await playing(change)
        check_bot(bot, change.entry.game)
        if not 0 <= seat < len(change.entry.seats) or change.entry.seats[seat].kind != "person":
            raise BadRequest("no-seat", "there is no such seat of a person")
        if seat not in access.seats:
            if not access.seats and not access.hosts:
                raise Forbidden("not-your-seat", "only the players and the host may do that")
            deadline = None if running.clocks is None else running.clocks.deadline(seat)
            if deadline is None or time.time() < deadline:
                raise Forbidden("not-timed-out", "that seat's time is not out")
        await change.update_seat(seat, stand_in=bot)
        await change.touch()
        await settle_votes(change)


async def take_back(ledger: Ledger, user: User, table_id: str, seat: int) -> None:
    """Play one's own seat again."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_seat(seat)
        await change.update_seat(seat, stand_in=None)
        await change.touch()
