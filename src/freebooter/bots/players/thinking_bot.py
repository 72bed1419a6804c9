"""What all bots share that think on imagined worlds: their choice follows from their seed and the view alone."""

import hashlib
from abc import abstractmethod
from typing import Any, ClassVar

import msgspec

from freebooter.bots.judges import judge_of
from freebooter.bots.players.bot import Bot
from freebooter.bots.search.judge import Judge
from freebooter.core.actions import Action
from freebooter.core.buffers import Numbers
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options
from freebooter.core.source import Rng


class ThinkingBot(Bot):
    """Imagines worlds that look like its view and chooses by playing on them.

    It keeps nothing from one question to the next: seed and view decide, so it plays alike in this process, behind a
    pipe, and after a pause.
    """

    game: AnyGame
    seat: int
    options: Options
    figures: FigureSet

    judge: Judge
    far_sighted: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        self.game = game
        self.judge = judge_of(game, far_sighted=self.far_sighted)
        self.seat = seat
        self.options = options
        self.figures = figures

    def notice(self, notice: Notice) -> None:
        """Whatever matters of the past is in the view."""

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        if len(legal) == 1:
            return legal[0]
        source = Rng(_mixed(self.seed, view))
        world = self.game.imagine(view, self.options, self.figures, source)
        answers = Numbers()
        for action in legal:
            answers.add(self.game.number(action))
        self.judge.sensible(world, self.seat, answers)
        left = answers.listed()
        return self.game.space[left[0] if len(left) == 1 else self.think(world, left, source, seconds)]

    @abstractmethod
    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        """One of `answers`, for a world that looks like the view."""


def _mixed(seed: int, view: Any) -> int:
    """A seed for one question."""
    seen = hashlib.sha256(msgspec.json.encode(view)).digest()
    return (seed << 64) + int.from_bytes(seen[:8], "big")
