"""Games that are played while a build of the engine is watched: `python -m freebooter.workshop.training FOLDER`.

All games at every number of seats, and searches in them, so that none is made faster at the cost of another.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from freebooter import forms

# Far from the seeds that anything is measured with.
_FIRST_SEED: Final = 1_000_000
_MOVES: Final = 20_000
_SEARCHES: Final = 6
_ITERATIONS: Final = 60


def main(folder: Path) -> None:
    """Play with the build in this folder."""
    forms.use(folder)
    for path in sorted(forms.PACKAGE.glob("games/*/__init__.py")):
        # By folder: where a wheel is built nothing is installed that could say which games there are.
        play(import_module(f"freebooter.games.{path.parent.name}").GAME)


def play(game: Any) -> None:
    """Random games to the end, and searches along the way."""
    from freebooter.bots.judges import judge_of
    from freebooter.bots.search.search import Search
    from freebooter.core.engine import Play
    from freebooter.core.source import Rng
    from freebooter.core.table import CHANCE_BIT, lowest_seat

    judge = judge_of(game)
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        moves = seed = 0
        while moves < _MOVES:
            seed += 1
            moves += Play(Rng(_FIRST_SEED + seed)).out(game.new(seats, game.unattended()), game.meta.most_moves)
        for number in range(_SEARCHES):
            t, source = game.new(seats, game.unattended()), Rng(_FIRST_SEED + number)
            Play(source).out(t, 30 * number + 10)
            if t.waiting() not in (0, CHANCE_BIT):
                Search(judge, game.redeal, t, lowest_seat(t.waiting()), source).run(_ITERATIONS)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
