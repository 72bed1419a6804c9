"""The four levels, alike in every game, from gentle to strong; each says how long it takes at most.

People know them as easy, normal, hard and expert (`bot-deckhand` and so on in the locale files).
"""

from typing import Any, ClassVar, Final

from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.search_bot import SearchBot
from freebooter.core.source import Rng

# An iteration with a net takes more than twice as long, and says far more.
_WITH_A_NET: Final = 250


class Deckhand(HeuristicBot):
    """Thinks of few of its answers, of none further than it can see at once, and forgets what others hold."""

    name: ClassVar[str] = "deckhand"
    version: ClassVar[int] = 5
    worlds: ClassVar[int | None] = 1
    overlooks: ClassVar[int] = 67
    short_sighted: ClassVar[bool] = True
    forgetful: ClassVar[bool] = True
    milliseconds: ClassVar[int] = 20

    def noticed(self, answers: list[int], source: Rng) -> list[int]:
        """Two at least come to its mind, so that it has something to choose by: of two it would else miss both in
        nearly half of all questions, and take any."""
        noticed = super().noticed(answers, source)
        missed = [answer for answer in answers if answer not in noticed]
        if len(noticed) == 1 and missed:
            noticed.append(missed[source.below(len(missed))])
        return noticed


class Mate(HeuristicBot):
    """Looks one answer ahead, but some answers do not come to its mind, and it imagines one world only."""

    name: ClassVar[str] = "mate"
    version: ClassVar[int] = 4
    worlds: ClassVar[int | None] = 1
    overlooks: ClassVar[int] = 25
    milliseconds: ClassVar[int] = 50


class Captain(SearchBot):
    """Searches."""

    name: ClassVar[str] = "captain"
    version: ClassVar[int] = 4
    iterations: int = 150
    milliseconds: ClassVar[int] = 100


class Commodore(SearchBot):
    """Searches most. Where a net proved better at such a table it judges, and fewer iterations will do."""

    name: ClassVar[str] = "commodore"
    version: ClassVar[int] = 9
    iterations: int = 2400
    milliseconds: ClassVar[int] = 800

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        # Not at the top: NumPy comes with it, which a server that only lists the levels would wait for.
        from freebooter.bots.nets.net_judge import NetJudge
        from freebooter.bots.nets.shipped import expert_net

        net = expert_net(self.game.meta.id, world.seats)
        if net is not None and not isinstance(self.judge, NetJudge):
            self.judge = NetJudge(net)
            if self.iterations == Commodore.iterations:
                self.iterations = _WITH_A_NET
        return super().think(world, answers, source, seconds)


LEVELS: Final[tuple[type[Deckhand] | type[Mate] | type[Captain] | type[Commodore], ...]] = (
    Deckhand,
    Mate,
    Captain,
    Commodore,
)
