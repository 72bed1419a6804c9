"""The bot that searches: information-set tree search for a declared number of iterations."""

import math
import time
from typing import Any, ClassVar, Final

from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.bots.search.search import Search
from freebooter.core.source import Rng

# After so many iterations it is asked whether more are worth while, and whether there is time.
_STRETCH: Final = 16
# So much of the limit is used: the rest is for getting the answer there.
_SHARE: Final = 0.7


class SearchBot(ThinkingBot):
    """Searches `iterations` times, or until more of them could not change the answer.

    With a time limit they may be fewer, and then the answer depends on the machine.
    """

    name: ClassVar[str] = "search"
    version: ClassVar[int] = 4
    iterations: ClassVar[int] = 400
    far_sighted: ClassVar[bool] = True

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        search = Search(self.judge, self.game.redeal, world, self.seat, source)
        until = math.inf if seconds is None else time.monotonic() + seconds * _SHARE
        left = self.iterations
        while left > 0 and time.monotonic() < until and not search.is_settled(left):
            search.run(min(_STRETCH, left))
            left = self.iterations - search.iterations
        return search.best() if search.iterations else answers[0]
