"""The bot that chooses at random: the floor every other bot is measured from."""

from typing import Any, ClassVar

from freebooter.bots.players.bot import Bot
from freebooter.core.actions import Action
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options
from freebooter.core.source import Rng


class RandomBot(Bot):
    """Every legal action is equally likely; the same seed gives the same choices."""

    name: ClassVar[str] = "random"
    version: ClassVar[int] = 1

    def __init__(self, seed: int) -> None:
        self.source = Rng(seed)

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        """Nothing to prepare."""

    def notice(self, notice: Notice) -> None:
        """Nothing to learn."""

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        return legal[self.source.below(len(legal))]
