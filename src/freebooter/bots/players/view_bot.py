"""What all bots share that go by the view alone: they keep what a match is played with, and nothing of its past."""

from typing import Any

from freebooter.bots.players.bot import Bot
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options
from freebooter.core.source import Rng


class ViewBot(Bot):
    """Whatever matters of the past is in the view, so notices tell it nothing."""

    game: AnyGame
    seat: int
    options: Options
    figures: FigureSet

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.figures = figures

    def notice(self, notice: Notice) -> None:
        """Nothing to learn."""

    def imagined(self, view: Any, source: Rng) -> Any:
        """A whole table that would look like this view."""
        return self.game.imagine(view, self.options, self.figures, source)
