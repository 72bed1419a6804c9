"""What a serving process does before its first request, so that no request pays for it."""

import gc

from freebooter.core.catalogue import find_game, game_ids


def make_ready() -> None:
    """Load the games, and set all that is loaded apart from what the garbage collector looks through.

    Modules and action spaces live as long as the process. Looking through them took 140 ms each time, in the middle of
    somebody's request.
    """
    for game_id in game_ids():
        find_game(game_id).figures()
    gc.collect()
    gc.freeze()
