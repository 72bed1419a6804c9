"""Processes in which bots think. A bot stays with its process, which remembers it between its moves."""

import asyncio
import signal
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import msgspec

from freebooter.core.actions import Action, plain
from freebooter.core.match import Match
from freebooter.server.players.brain import Task, think, warm
from freebooter.server.tables.trial import Trial


class Pool:
    """Thinks for bots. The choice it comes to is a whole gesture: actions that can be sent as one batch."""

    def __init__(self, processes: int, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._processes: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        # How many rows each bot has been told, by its name here.
        self._told: dict[str, int] = {}

    async def warm(self) -> None:
        """Start the processes, so that the first move does not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._at(place), warm) for place in range(len(self._processes))))

    def close(self) -> None:
        for process in self._processes:
            if process is not None:
                process.shutdown(wait=False, cancel_futures=True)

    def ready(self, who: str, match: Match, seat: int, bot: str, seed: int) -> "Thought":
        """Take down what a bot needs to choose for this seat, which is asked, while the match stands still."""
        return Thought(who, match, seat, bot, seed, self._told.get(who, 0))

    async def choose(self, thought: "Thought") -> list[Action]:
        """What the bot plays."""
        actions: list[Action] = []
        while True:
            answer = await self._think(thought)
            if not answer:
                self._told.pop(thought.who, None)
                thought.tell_all()
                continue
            thought.tell_none()
            self._told[thought.who] = thought.number
            action = thought.trial.match.game.read_action(msgspec.json.decode(answer))
            actions.append(action)
            thought.trial.play(action)
            if not thought.trial.is_draft:
                return actions

    def forget(self, table_id: str) -> None:
        """The table is over: nobody thinks about it any more."""
        for who in [who for who in self._told if who.startswith(f"{table_id}:")]:
            del self._told[who]

    async def _think(self, thought: "Thought") -> bytes:
        place = zlib.crc32(thought.who.encode()) % len(self._processes)
        text = msgspec.json.encode(thought.task(self._seconds))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._at(place), think, text)
        except BrokenProcessPool:
            # A process was killed; its bots are told everything again in the next one.
            self._processes[place] = None
            self._told.clear()
            return b""

    def _at(self, place: int) -> ProcessPoolExecutor:
        process = self._processes[place]
        if process is None:
            process = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_be_quiet)
            self._processes[place] = process
        return process


def _be_quiet() -> None:
    """Leave the end to the server: Ctrl-C reaches every process of the terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thought:
    """One choice of one bot: the trial on which it composes a gesture, and what it has not been told yet."""

    def __init__(self, who: str, match: Match, seat: int, bot: str, seed: int, told: int) -> None:
        self.who = who
        self.bot = bot
        self.seed = seed
        self.number = len(match.rows)
        self.trial = Trial(match, seat)
        self._since = told
        self._notices = self._rows_from(told)

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
        match = self.trial.match
        return Task(
            who=self.who,
            bot=self.bot,
            game=match.game.meta.id,
            seat=self.trial.seat,
            seed=self.seed,
            options=match.options,
            components=match.components,
            since=self._since,
            notices=self._notices,
            view=msgspec.to_builtins(self.trial.view()),
            legal=[plain(action) for action in self.trial.legal()],
            seconds=seconds,
        )

    def _rows_from(self, since: int) -> list[dict[str, Any]]:
        notices = self.trial.match.notices(self.trial.seat, since)
        return [msgspec.to_builtins(notice) for notice in notices if notice.number < self.number]
