"""The bot that looks one answer ahead and takes what its game's judgement likes best."""

from typing import Any, ClassVar

from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.bots.search.greedy import first_sight, look_ahead
from freebooter.core.hand import hands_of
from freebooter.core.source import Rng
from freebooter.core.table import Table


class HeuristicBot(ThinkingBot):
    """Tries every answer on a few worlds, as many as the judge wants unless `worlds` says otherwise.

    It may be weak as people are: of 100 answers it `overlooks` so many, if it is `short_sighted` it judges each as soon
    as it is given, and if it is `forgetful` it knows nothing more of cards that others were seen to take or show, but
    what lies open in the question itself.
    """

    name: ClassVar[str] = "heuristic"
    version: ClassVar[int] = 3
    worlds: ClassVar[int | None] = None
    overlooks: ClassVar[int] = 0
    short_sighted: ClassVar[bool] = False
    forgetful: ClassVar[bool] = False

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        if self.overlooks:
            answers = self.noticed(answers, source)
        if self.forgetful and not self.judge.lies_open(world):
            world = forgotten(world, self.seat)
        worlds = [self.game.redeal(world, self.seat, source) for _ in range(self.worlds or self.judge.worlds)]
        if self.short_sighted:
            found = first_sight(self.judge, worlds, self.seat, answers)
        else:
            found = look_ahead(self.judge, worlds, self.seat, answers, source)
        best = [answer for answer, share in zip(answers, found, strict=True) if share == max(found)]
        return best[source.below(len(best))]

    def noticed(self, answers: list[int], source: Rng) -> list[int]:
        """The answers that come to its mind; one at least, which may be any."""
        noticed = [answer for answer in answers if source.below(100) >= self.overlooks]
        return noticed or [answers[source.below(len(answers))]]


def forgotten(world: Table, seat: int) -> Table:
    """The same world, in which nobody knows what is in the hands of others than `seat`."""
    forgetting = world.copy()
    for hand in hands_of(forgetting):
        if hand.owner != seat:
            hand.forget()
    return forgetting
