"""The bot that searches: information-set tree search for a declared number of iterations."""

import time
from typing import Any, ClassVar, Final

from freebooter.bots.search.search import Search
from freebooter.bots.thinking_bot import ThinkingBot
from freebooter.core.source import Rng

# Under a time limit the clock is read after so many iterations.
_STRETCH: Final = 16
# So much of the limit is used: the rest is for getting the answer there.
_SHARE: Final = 0.7


class SearchBot(ThinkingBot):
    """Searches `iterations` times; with a time limit fewer, if it runs out, and then the answer depends on the
    machine."""

    name: ClassVar[str] = "search"
    version: ClassVar[int] = 2
    iterations: ClassVar[int] = 400

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        search = Search(self.judge, self.game.redeal, world, self.seat, source)
        if seconds is None:
            search.run(self.iterations)
            return search.best()
        until = time.monotonic() + seconds * _SHARE
        while search.iterations < self.iterations and time.monotonic() < until:
            search.run(min(_STRETCH, self.iterations - search.iterations))
        return search.best() if search.iterations else answers[0]
