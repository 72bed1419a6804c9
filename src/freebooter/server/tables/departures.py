"""Standing up from a table, or from all of them."""

from sqlalchemy import exists, select

from freebooter.bots.players.catalogue import BEST_BOT, check_bot
from freebooter.server.people.accounts import User
from freebooter.server.people.links import vacate
from freebooter.server.storage.schema import grants, seats
from freebooter.server.tables.ledger import Ledger
from freebooter.server.tables.pledging import withdraw_pledge
from freebooter.server.tables.votes import settle_votes


async def leave(ledger: Ledger, user: User, table_id: str, seat: int, bot: str) -> None:
    """Stand up. Before the start the seat is open again; later a bot plays it until its person returns."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_seat(seat)
        if change.entry.state == "open":
            await vacate(change.connection, table_id, seat)
            await change.update_seat(seat, kind="open", name="", user_id=None)
            await withdraw_pledge(change, seat)
        elif change.entry.state == "playing":
            check_bot(bot, change.entry.game)
            await change.update_seat(seat, stand_in=bot)
        await change.touch()
        await settle_votes(change)


async def leave_everywhere(ledger: Ledger, user: User) -> None:
    """Stand up for good: seats at open tables are open again, at running ones the best bot plays on. A seat that
    somebody has taken over by its link, with a new one that ended all others, is theirs."""
    is_held = exists().where(
        grants.c.table_id == seats.c.table_id,
        grants.c.seat == seats.c.seat,
        grants.c.role == "seat",
        grants.c.user_id == user.id,
    )
    async with ledger.database.read() as connection:
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user.id, is_held)
        held = (await connection.execute(query)).all()
    for place in held:
        await leave(ledger, user, place.table_id, place.seat, BEST_BOT)
