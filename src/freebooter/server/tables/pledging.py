"""What the seats add to the chance: a hash when they sit down, and what it is the hash of once all sit."""

from sqlalchemy import update

from freebooter.core.chance import pledge_of
from freebooter.server.errors import BadRequest, Conflict
from freebooter.server.people.accounts import User
from freebooter.server.storage.schema import seats
from freebooter.server.tables.ledger import Change, Ledger
from freebooter.server.tables.starting import start_if_full


async def pledge(ledger: Ledger, user: User, table_id: str, seat: int, pledge: str) -> None:
    """Pledge a nonce, or another one: until the last seat is taken, for then others begin to show theirs."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_seat(seat)
        if change.entry.state != "open" or change.entry.filled is not None:
            raise Conflict("pledges-stand", "all sit at this table: what they have pledged stands")
        await change.update_seat(seat, pledge=pledge)
        await change.touch()


async def show(ledger: Ledger, user: User, table_id: str, seat: int, nonce: str) -> None:
    """Show the nonce that was pledged; the game begins with the last one."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_seat(seat)
        entry = change.entry
        if entry.state != "open":
            raise Conflict("started", "the game has begun without it")
        if entry.filled is None:
            raise Conflict("too-early", "it is shown when every seat is taken: others could choose theirs by it")
        if pledge_of(nonce) != entry.seats[seat].pledge:
            raise BadRequest("not-pledged", "this is not what the seat has pledged")
        await change.update_seat(seat, nonce=nonce)
        await change.touch()
        await start_if_full(change)


async def withdraw_pledge(change: Change, seat: int) -> None:
    """Nobody sits here any more. If others have shown their nonces by now, whoever sits down next could choose by
    them: then all pledge anew."""
    gone = [seats.c.table_id == change.entry.id]
    if change.entry.filled is None:
        gone.append(seats.c.seat == seat)
    await change.connection.execute(update(seats).where(*gone).values(pledge="", nonce=""))
    await change.update(filled=None)
