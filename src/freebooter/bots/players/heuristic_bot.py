"""The bot that looks one answer ahead and takes what its game's judgement likes best."""

from typing import Any, ClassVar

from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.bots.search.greedy import look_ahead
from freebooter.core.source import Rng


class HeuristicBot(ThinkingBot):
    """Tries every answer on a few worlds, as many as the judge wants unless `worlds` says otherwise; `whims` of 100
    choices it makes at random instead."""

    name: ClassVar[str] = "heuristic"
    version: ClassVar[int] = 3
    worlds: ClassVar[int | None] = None
    whims: ClassVar[int] = 0

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        if source.below(100) < self.whims:
            return answers[source.below(len(answers))]
        worlds = [self.game.redeal(world, self.seat, source) for _ in range(self.worlds or self.judge.worlds)]
        found = look_ahead(self.judge, worlds, self.seat, answers, source)
        best = [answer for answer, share in zip(answers, found, strict=True) if share == max(found)]
        return best[source.below(len(best))]
