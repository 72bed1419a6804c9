"""What a bot is: something that plays a seat from views and notices. It never holds a state, so it cannot cheat."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from freebooter.core.actions import Action
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.meta import Options


class Bot(ABC):
    """A player for one seat of one match.

    `start` comes once, then a `notice` for every row of the match in order, and `choose` whenever the seat is asked;
    `end` comes last.
    """

    name: ClassVar[str]
    # Raised when the same bot with the same seed would play differently.
    version: ClassVar[int]

    @abstractmethod
    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        """The match begins, or goes on after a pause: which game, which seat, and with what it is played."""

    @abstractmethod
    def notice(self, notice: Notice) -> None:
        """What happened, as this seat may read it."""

    @abstractmethod
    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        """One of `legal`, which is never empty; within `seconds` where a limit is set."""

    def end(self) -> None:  # noqa: B027 -- most bots have nothing to put away
        """Nothing more will be asked."""
