"""Once a day at most, a letter to whoever wants it that way: the tables that wait for them."""

import time

from freebooter.core.catalogue import find_game
from freebooter.server.live.mail import Mail
from freebooter.server.live.wording import wording
from freebooter.server.people.accounts import User
from freebooter.server.people.letters import Letter, Letters
from freebooter.server.tables.lists import Listed, Lists

_DAY = 86_400.0
# Whoever was asked within this time may be sitting there.
_QUIET = 3600.0


class Digests:
    """The daily letters."""

    def __init__(self, letters: Letters, lists: Lists, mail: Mail) -> None:
        self.letters = letters
        self.lists = lists
        self.mail = mail

    async def send(self, now: float | None = None) -> None:
        """Send all that are due. Nobody is written to where nothing has happened since the last one."""
        now = time.time() if now is None else now
        if not self.mail.is_open:
            return
        for letter in await self.letters.daily(now - _DAY):
            person = User(letter.user_id, "", has_account=False, session=b"")
            waiting = [table for table in await self.lists.mine(person) if table.waiting]
            is_due = any(letter.sent < table.changed < now - _QUIET for table in waiting)
            if is_due and await self.letters.claim(letter, now):
                await self._write(letter, waiting)

    async def _write(self, letter: Letter, waiting: list[Listed]) -> None:
        language = letter.language
        lines = [f"{_line(language, table)}\n{self.mail.link(f'/table/{table.id}')}" for table in waiting]
        home = f"{wording(language, 'letter-home')}\n{self.mail.link('/')}"
        await self.mail.send(letter, wording(language, "digest", count=len(waiting)), [*lines, home])


def _line(language: str, table: Listed) -> str:
    others = [name for seat, name in enumerate(table.seats) if seat not in table.yours]
    title = find_game(table.game).meta.title
    return wording(language, "digest-line", others, game=title, unseen=table.unseen)
