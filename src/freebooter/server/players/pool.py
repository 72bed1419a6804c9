"""Where bots think: a few processes. A bot stays with its process, which remembers it between its moves."""

import zlib

from msgspec import Raw

from freebooter.bots.outside.protocol import question_of, start_of, told
from freebooter.core.actions import Action
from freebooter.core.journal import figures_for
from freebooter.core.match import Match
from freebooter.server.players.brain import Task
from freebooter.server.players.failures import BotFailed
from freebooter.server.players.thinker import Thinker
from freebooter.server.tables.moves import MOST_ACTIONS

# A bot that is still thinking so long after its time hangs. One that searches looks at the clock, the others are quick:
# given two seconds, none took more than 1.7 with four of them on two cores and the engine not compiled.
_GRACE = 30.0
# And if it was given no time to keep to.
_PATIENCE = 120.0


class Pool:
    """Thinks for bots. The choice it comes to is a whole gesture: actions that can be sent as one batch."""

    def __init__(self, processes: int, seconds: float | None = None, limit: float | None = None) -> None:
        """Bots are told to think for `seconds` about one choice; one that takes `limit` is ended with its process."""
        if limit is None:
            limit = _PATIENCE if seconds is None else seconds + _GRACE
        self._seconds = seconds
        self._thinkers = [Thinker(limit) for _ in range(max(1, processes))]

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()

    def ready(self, who: str, match: Match, seat: int, bot: str, seed: int) -> "Thought":
        """Take down what a bot needs to choose for this seat, which is asked, while the match stands still."""
        return Thought(who, match, seat, bot, seed, self._thinker(who).told(who))

    async def choose(self, thought: "Thought", whose: str) -> list[Action]:
        """What the bot plays, on somebody's account; `BotFailed` if it raises, hangs, dies or comes to no end."""
        thinker = self._thinker(thought.who)
        actions: list[Action] = []
        while len(actions) < MOST_ACTIONS:
            answer = await thinker.ask(thought.task(self._seconds), whose)
            if answer.error is not None:
                raise BotFailed(answer.error, answer.place)
            if answer.answer is None:
                thought.tell_all()
                continue
            thought.tell_none()
            thinker.tell(thought.who, thought.number)
            action = thought.gesture.match.game.read_action(answer.answer.action)
            actions.append(action)
            thought.gesture.add(action)
            if not thought.gesture.is_draft:
                return actions
        raise BotFailed("a gesture without end")

    def forget(self, table_id: str) -> None:
        """The table is over: nobody thinks about it any more."""
        for thinker in self._thinkers:
            thinker.forget(f"{table_id}:")

    def _thinker(self, who: str) -> Thinker:
        return self._thinkers[zlib.crc32(who.encode()) % len(self._thinkers)]


class Thought:
    """One choice of one bot: the gesture that it composes, and what it has not been told yet."""

    def __init__(self, who: str, match: Match, seat: int, bot: str, seed: int, since: int) -> None:
        self.who = who
        self.bot = bot
        self.seed = seed
        self.number = len(match.rows)
        self.gesture = match.gesture(seat)
        self._since = since
        self._notices = self._rows_from(since)

    def tell_all(self) -> None:
        """The bot has been forgotten: it begins anew."""
        self._since = 0
        self._notices = self._rows_from(0)

    def tell_none(self) -> None:
        """The bot knows everything up to this choice."""
        self._since = self.number
        self._notices = []

    def task(self, seconds: float | None) -> Task:
        """The next choice, as data for the process that thinks."""
        match, seat, state = self.gesture.match, self.gesture.seat, self.gesture.state
        game = match.game
        begins = self._since == 0
        return Task(
            who=self.who,
            bot=self.bot,
            seed=self.seed,
            since=self._since,
            start=start_of(game, seat, match.options, figures_for(game, match.components)) if begins else None,
            question=question_of(game, self._notices, game.view(state, seat), game.legal(state, seat), seconds),
        )

    def _rows_from(self, since: int) -> list[Raw]:
        notices = self.gesture.match.notices(self.gesture.seat, since)
        return [told(notice) for notice in notices if notice.number < self.number]
