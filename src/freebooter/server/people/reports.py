"""What people tell whoever runs the server of a table, for them to read."""

import time

from msgspec import Struct
from sqlalchemy import delete, insert, select

from freebooter.server.people.accounts import User
from freebooter.server.people.tokens import new_id
from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import chat, reports, tables, users

# So many lines that had been said before are shown with a report.
_LINES = 20


class Reported(Struct, frozen=True, kw_only=True):
    """What somebody has told, and what was said at the table before that, as name and text."""

    id: str
    table: str
    game: str
    # None for somebody who has been forgotten since.
    by: str | None
    text: str
    time: float
    lines: list[tuple[str, str]]


class Reports:
    """All that nobody has put away."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, user: User, table_id: str, text: str, said: int) -> None:
        """Keep what this person tells, when so many lines had been said at the table."""
        told = {"id": new_id(), "table_id": table_id, "user_id": user.id, "text": text, "said": said}
        async with self.database.write() as connection:
            await connection.execute(insert(reports).values(**told, created=time.time()))

    async def all(self) -> list[Reported]:
        """Everything, the oldest first. A team's own talk is not shown: nobody outside it can have read it."""
        query = select(reports, tables.c.game, users.c.name).join(tables, tables.c.id == reports.c.table_id)
        async with self.database.read() as connection:
            found = list(
                await connection.execute(
                    query.outerjoin(users, users.c.id == reports.c.user_id).order_by(reports.c.created)
                )
            )
            told = []
            for row in found:
                lines = await connection.execute(
                    select(chat.c.name, chat.c.text)
                    .where(chat.c.table_id == row.table_id, chat.c.team == -1)
                    .where(chat.c.number < row.said, chat.c.number >= row.said - _LINES)
                    .order_by(chat.c.number)
                )
                told.append(
                    Reported(
                        id=row.id,
                        table=row.table_id,
                        game=row.game,
                        by=row.name,
                        text=row.text,
                        time=row.created,
                        lines=[(line.name, line.text) for line in lines],
                    )
                )
        return told

    async def put_away(self, report_id: str) -> bool:
        """It has been dealt with; whether there was such a report."""
        async with self.database.write() as connection:
            return bool((await connection.execute(delete(reports).where(reports.c.id == report_id))).rowcount)
