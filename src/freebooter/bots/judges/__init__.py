"""The judge of each game: its own where there is one, else one that waits for the end.

A game's own lies in the folder of its id, in a module `judge` that holds JUDGE, and FAR_SIGHTED if it has that too.
"""

from importlib import import_module
from importlib.util import find_spec

from freebooter.bots.search.judge import Judge
from freebooter.bots.search.manner import Manner
from freebooter.core.game import AnyGame
from freebooter.core.rows import Reals, reals, reals_of
from freebooter.core.table import Table


class EndJudge(Judge):
    """Knows only how a game ended: rollouts go to the end, and before it all seats are equal."""

    def __init__(self, game: AnyGame) -> None:
        # The baseline is the search as the books have it, which forgives nothing.
        manner = Manner(exploration=0.5, forgiving=False)
        super().__init__(scale=5.0, worlds=1, replies=0, rolls=True, cut=game.meta.most_moves, manner=manner)
        self.game = game

    def worth(self, t: Table) -> Reals:
        if t.frames:
            return reals(t.seats, 0.0)
        # Whoever came in first ranks first, whatever broke the tie; then the points tell by how much.
        result = self.game.result(t)
        return reals_of(score - 1000.0 * place for score, place in zip(result.scores, result.places, strict=True))


def judge_of(game: AnyGame, *, far_sighted: bool = False) -> Judge:
    """The judge made for this game, or one that waits for its end; the far-sighted one where it has two."""
    folder = f"{__name__}.{game.meta.id}"
    if find_spec(folder) is None:
        return EndJudge(game)
    made = import_module(f"{folder}.judge")
    judge: Judge = getattr(made, "FAR_SIGHTED", made.JUDGE) if far_sighted else made.JUDGE
    return judge
