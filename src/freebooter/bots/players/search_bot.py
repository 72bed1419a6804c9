"""The bots that search: information-set tree search for a declared number of iterations."""

import math
import time
from typing import Any, ClassVar, Final

from freebooter.bots.judges import EndJudge
from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.bots.search.judge import Judge
from freebooter.bots.search.search import Search
from freebooter.core.game import AnyGame
from freebooter.core.source import Rng

# After so many iterations it is asked whether more are worth while, and whether there is time.
_STRETCH: Final = 16
# So much of the limit is used: the rest is for getting the answer there.
_SHARE: Final = 0.7
# More iterations than any time allows.
_NO_END: Final = 1 << 40


def search_on(search: Search, iterations: int, until: float = math.inf) -> None:
    """Search so many times in all, less where more could not change the answer, and no longer than until this time."""
    while (left := iterations - search.iterations) > 0 and time.monotonic() < until and not search.is_settled(left):
        search.run(min(_STRETCH, left))


class SearchBot(ThinkingBot):
    """Searches `iterations` times, or until more of them could not change the answer.

    With a time limit they may be fewer, and then the answer depends on the machine.
    """

    name: ClassVar[str] = "search"
    version: ClassVar[int] = 5
    iterations: int = 400
    far_sighted: ClassVar[bool] = True
    # How long it thinks at most, in seconds, whatever the limit.
    pause: float = math.inf

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        until = time.monotonic() + min(self.pause, math.inf if seconds is None else seconds * _SHARE)
        search = Search(self.judge, self.game.redeal, world, self.seat, source)
        search_on(search, self.iterations, until)
        return search.best() if search.iterations else answers[0]

    def think_for(self, seconds: float) -> None:
        """Search for so long instead of so often."""
        self.iterations = _NO_END
        self.pause = seconds


class PlainSearchBot(SearchBot):
    """The same search without any knowledge of the game: random play to the end. A baseline."""

    name: ClassVar[str] = "ismcts"
    version: ClassVar[int] = 1
    iterations: int = 100

    def judge_for(self, game: AnyGame) -> Judge:
        return EndJudge(game)
