"""The games as OpenSpiel's: `pyspiel.load_game("freebooter_buccaneer(players=4)")`, once this is imported.

Chance is explicit. A throw of dice has no list of outcomes, so a game with one is there twice: under its name as a game
with sampled chance, and as `…_discrete` with throws from a short fixed list, which algorithms for explicit chance take.
"""

from freebooter.core.catalogue import find_game, game_ids
from freebooter.extras import require

require("openspiel", "numpy", "pyspiel")


def _register_games() -> None:
    from freebooter.envs.openspiel.spiel_game import register

    for game_id in game_ids():
        register(find_game(game_id))


_register_games()
