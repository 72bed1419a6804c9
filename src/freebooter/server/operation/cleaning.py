"""What a server does not keep: what ran out, and what never began."""

import time
from typing import Final

from sqlalchemy import delete, exists, or_

from freebooter.server.storage.database import Database
from freebooter.server.storage.schema import figure_sets, grants, reports, seats, sessions, tables, users

_DAY: Final = 86_400.0
# Tables that have waited so long for players, and guests who have never sat at a table since.
_UNSTARTED: Final = 30 * _DAY
_UNSEATED: Final = 7 * _DAY
# Reports that nobody has put away.
_UNREAD: Final = 90 * _DAY


async def clean(database: Database) -> None:
    """Remove finished tables that their hosts wanted kept for a while only, tables that nobody came to, sessions that
    ran out, guests who left nothing, and old reports."""
    now = time.time()
    is_over = tables.c.state.in_(("finished", "ended"))
    is_old = tables.c.changed + tables.c.retention_days * _DAY < now
    is_deserted = tables.c.changed + _UNSTARTED < now
    # Whoever has entered figures has not come for nothing.
    has_stayed = or_(*(exists().where(held.c.user_id == users.c.id) for held in (grants, seats, figure_sets)))
    async with database.write() as connection:
        await connection.execute(delete(tables).where(is_over, is_old))
        await connection.execute(delete(tables).where(tables.c.state == "open", is_deserted))
        await connection.execute(delete(sessions).where(sessions.c.expires < now))
        is_guest = (users.c.login.is_(None), users.c.created + _UNSEATED < now)
        await connection.execute(delete(users).where(*is_guest, ~has_stayed))
        await connection.execute(delete(reports).where(reports.c.created + _UNREAD < now))
