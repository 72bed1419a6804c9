"""One measurement in a process of its own: `python -m freebooter.cli.measure.measurement GAME rate|search|MOVES`.

`rate` prints moves per second, `search` iterations per second; a number plays so many moves and prints how many,
for a profiler round it.
"""

import gc
import sys

from freebooter.cli.measure.loops import bench_seats, moves_per_second, play_moves, search_iterations_per_second
from freebooter.core.catalogue import find_game


def work(game_id: str, what: str) -> float:
    """What is printed."""
    game = find_game(game_id)
    # What starting left behind is not looked through again: the count would depend on how much there is.
    gc.collect()
    gc.freeze()
    if what == "rate":
        return moves_per_second(game, bench_seats(game))
    if what == "search":
        return search_iterations_per_second(game, bench_seats(game))
    return play_moves(game, bench_seats(game), int(what))


if __name__ == "__main__":
    print(work(sys.argv[1], sys.argv[2]))
