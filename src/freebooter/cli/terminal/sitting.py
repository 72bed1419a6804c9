"""One sitting at the terminal: people and bots play a match until it ends or somebody has to go."""

from enum import Enum

from freebooter.bots.players.bot import Bot
from freebooter.bots.players.seated import SeatedBots
from freebooter.cli.terminal.choices import Choices
from freebooter.cli.terminal.lookup import Lookup
from freebooter.cli.terminal.screen import Screen
from freebooter.core.journal import figures_for
from freebooter.core.match import Match
from freebooter.core.table import SPECTATOR
from freebooter.core.view import View


class Stop(Enum):
    """Why a sitting ended."""

    OVER = "game-over"
    QUIT = "quit"
    END_OF_INPUT = "end-of-input"


class Sitting:
    """Leads people and bots through a match. Several people share the keyboard, with a curtain between them."""

    def __init__(self, match: Match, people: list[int], bots: dict[int, Bot], screen: Screen) -> None:
        self.match = match
        self.people = people
        self.screen = screen
        self._bots = SeatedBots(match, bots)
        figures = figures_for(match.game, match.components)
        self._lookup = Lookup(match.game, screen.language, match.game.abouts(figures))
        # Whoever comes back to a game is told what happened since they last did something.
        rows = match.rows
        self._told = {seat: max((row.number for row in rows if row.seat == seat), default=0) for seat in people}
        self._at_keyboard = people[0] if len(people) == 1 else -1

    def run(self) -> Stop:
        """Play until the game is over or somebody stops it."""
        while not self.match.is_over:
            if self._bots.answer() is not None:
                continue
            stop = self._ask(self.match.asks[0])
            if stop is not None:
                self.screen.say(stop.value, style="yellow")
                return stop
        self._bots.finish()
        # What the last moves told is the same for all who sit round one screen: what everyone may read.
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.screen.news(self.match.notices(reader, min(self._told.values(), default=0)))
        result = self.match.result
        assert result is not None
        self.screen.result(result)
        return Stop.OVER

    def _ask(self, seat: int) -> Stop | None:
        """Let a person answer once, or take back; a reason to stop, if there is one."""
        screen = self.screen
        if self._at_keyboard != seat:
            if not screen.curtain(seat, hide=self._at_keyboard >= 0):
                return Stop.END_OF_INPUT
            self._at_keyboard = seat
        view = self.match.view(seat)
        legal = self.match.game.legal(self.match.state, seat)
        choices = screen.choices(legal, view)
        self._show_news(seat)
        screen.line("")
        screen.table(view, brief=True)
        screen.line("")
        screen.question(seat, view)
        screen.overview(choices)
        while True:
            typed = screen.ask(screen.text("prompt", count=len(legal)))
            if typed is None:
                return Stop.END_OF_INPUT
            if typed in ("q", "Q"):
                return Stop.QUIT
            if typed in ("u", "U"):
                if self._take_back(seat):
                    return None
                continue
            if typed.isdecimal() and 1 <= int(typed) <= len(legal):
                self.match.submit(seat, legal[int(typed) - 1])
                return None
            self._help(typed, choices, view)

    def _help(self, typed: str, choices: Choices, view: View) -> None:
        """Show what was asked for, or say why it is no choice."""
        screen = self.screen
        count = len(choices.sentences)
        if typed.startswith("?"):
            wanted = typed[1:].strip()
            found = self._lookup.find(wanted) if wanted else self._lookup.text
            if found:
                screen.markdown(found)
            else:
                screen.say("no-such-thing", given=wanted, style="red")
        elif typed in ("l", "L"):
            screen.table(view)
        elif not typed:
            screen.overview(choices)
        elif typed.lstrip("+-").isdecimal():
            screen.say("no-such-number", given=typed, count=count, style="red")
        elif numbers := choices.with_letter(typed) or choices.with_text(typed):
            screen.show_choices(choices, numbers)
        else:
            screen.say("no-such-word", given=typed, count=count, style="red")

    def _take_back(self, seat: int) -> bool:
        """Undo by the match's policy: the last row, if somebody at this keyboard played it, else the seat's own."""
        last = self.match.rows[-1].seat
        mover = last if last in self.people else seat
        refusal = self.match.refuse_undo(mover)
        if refusal is None:
            self.match.undo(mover)
            return True
        self.screen.say("may-not-undo", style="red")
        self.screen.console.print(self.screen.sentence(refusal))
        return False

    def _show_news(self, seat: int) -> None:
        notices = self.match.notices(seat, self._told[seat])
        self._told[seat] = len(self.match.rows)
        if any(notice.events or notice.undone for notice in notices):
            self.screen.say("news", style="bold underline")
            self.screen.news(notices)
