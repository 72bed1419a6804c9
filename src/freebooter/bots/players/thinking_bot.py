"""What all bots share that think on imagined worlds: their choice follows from their seed and the view alone."""

import hashlib
from abc import abstractmethod
from typing import Any, ClassVar

import msgspec

from freebooter.bots.judges import judge_of
from freebooter.bots.players.view_bot import ViewBot
from freebooter.bots.search.judge import Judge
from freebooter.core.actions import Action
from freebooter.core.buffers import Numbers
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.meta import Options
from freebooter.core.source import Rng
from freebooter.core.table import Table


class ThinkingBot(ViewBot):
    """Imagines worlds that look like its view and chooses by playing on them.

    It keeps nothing from one question to the next: seed and view decide, so it plays alike in this process, behind a
    pipe, and after a pause.
    """

    judge: Judge
    far_sighted: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        super().start(game, seat, options, figures)
        self.judge = self.judge_for(game)

    def judge_for(self, game: AnyGame) -> Judge:
        """The judge by which it plays this game."""
        return judge_of(game, far_sighted=self.far_sighted)

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        if len(legal) == 1:
            return legal[0]
        source = Rng(_mixed(self.seed, view))
        world = self.imagined(view, source)
        answers = Numbers()
        for action in legal:
            answers.add(self.game.number(action))
        return self.game.space[self._sensible_answer(world, answers, source, seconds)]

    def answer(self, t: Table, answers: Numbers, source: Rng) -> int:
        """One of `answers` by its number, at a table of this very process; the bot looks at a world that looks the same
        to its seat."""
        return self._sensible_answer(self.game.redeal(t, self.seat, source), answers, source, None)

    def _sensible_answer(self, world: Any, answers: Numbers, source: Rng, seconds: float | None) -> int:
        self.judge.sensible(world, self.seat, answers)
        left = answers.listed()
        return left[0] if len(left) == 1 else self.think(world, left, source, seconds)

    @abstractmethod
    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        """One of `answers`, for a world that looks like the view."""


def _mixed(seed: int, view: Any) -> int:
    """A seed for one question."""
    seen = hashlib.sha256(msgspec.json.encode(view)).digest()
    return (seed << 64) + int.from_bytes(seen[:8], "big")
