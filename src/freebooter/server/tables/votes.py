"""What the seats decide together: taking back by consent, and ending a game."""

from typing import Literal

from sqlalchemy import delete, insert

from freebooter.server.errors import BadRequest, Conflict
from freebooter.server.people.accounts import User
from freebooter.server.storage.schema import votes
from freebooter.server.tables.info import read_votes
from freebooter.server.tables.ledger import Change, Ledger
from freebooter.server.tables.moves import playing

Kind = Literal["undo", "end"]


async def cast(ledger: Ledger, user: User, table_id: str, seat: int, kind: Kind, *, agree: bool) -> None:
    """Ask for something or agree to it; whoever declines ends the vote. What all agree to is done at once."""
    async with ledger.change(table_id) as change:
        (await change.access(user.session)).check_seat(seat)
        running = await playing(change)
        standing = next((vote for vote in await read_votes(change.connection, change.entry) if vote.kind == kind), None)
        if not agree:
            await _clear(change, kind)
            await change.touch()
            return
        if standing is None:
            await _clear(change, kind)
            if kind == "undo" and running.match.last_row(seat) < 0:
                raise BadRequest("nothing-to-undo", "there is nothing of yours to take back")
        elif seat in standing.agreed:
            raise Conflict("voted", "you have agreed already")
        asked_by = seat if standing is None else standing.asked_by
        number = change.entry.number
        await change.connection.execute(
            insert(votes).values(table_id=table_id, kind=kind, seat=seat, asked_by=asked_by, number=number)
        )
        await change.touch()
        await settle_votes(change)


async def settle_votes(change: Change) -> None:
    """Do what everyone whose agreement is needed agrees to: the last has agreed, or has left their seat to a bot."""
    if change.entry.state != "playing":
        return
    for vote in await read_votes(change.connection, change.entry):
        if set(vote.agreed) >= set(vote.needed):
            await _clear(change, vote.kind)
            if vote.kind == "undo":
                row = (await change.running()).match.undo(vote.asked_by, consent=True)
                await change.append(row, f"consent:{row.number}")
            else:
                await change.update(state="ended", asks=0)
            await change.touch()
            return


async def _clear(change: Change, kind: str) -> None:
    await change.connection.execute(delete(votes).where(votes.c.table_id == change.entry.id, votes.c.kind == kind))
