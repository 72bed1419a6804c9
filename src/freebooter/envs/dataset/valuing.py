"""What a position is worth to whoever decides in it, by search on what they can know."""

from freebooter.bots.judges import judge_of
from freebooter.bots.search.search import Search
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.meta import Options
from freebooter.core.source import Rng
from freebooter.core.table import Table


class Valuer:
    """Values positions by so many iterations of the far-sighted search."""

    def __init__(self, game: AnyGame, options: Options, figures: FigureSet, iterations: int) -> None:
        self.game = game
        self.options = options
        self.figures = figures
        self.iterations = iterations
        self.judge = judge_of(game, far_sighted=True)

    def value(self, t: Table, seat: int, seed: int) -> float:
        """The share of the win that the search expects for this seat, the mean of all its iterations. It is given what
        the seat sees, and the same seed gives the same value."""
        source = Rng(seed)
        world = self.game.imagine(self.game.view(t, seat), self.options, self.figures, source)
        search = Search(self.judge, self.game.redeal, world, seat, source)
        search.run(self.iterations)
        edges = search.root.edges
        return sum(edge.total for edge in edges) / sum(int(edge.visits) for edge in edges)
