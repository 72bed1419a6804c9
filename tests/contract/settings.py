"""Which games the contract suite judges, at which seats and with which options."""

from collections.abc import Iterator
from typing import Any

from smugglers import GAME as SMUGGLERS

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.game import AnyGame
from tests.contract.laws import Setting
from tests.contract.trials import Effort

# Games with options that are not just on or off list their sets here.
OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "buccaneer": [{}, {"open_stacks": True}, {"first_player": 1}],
    "seven_seas": [{}, {"round_limit": 12}],
    "plunder": [
        {"round_limit": 5},
        {"round_limit": 40, "target": 5},
        {"round_limit": 5, "teams": "2x2"},
        {"round_limit": 5, "teams": "2x3"},
        {"round_limit": 5, "teams": "3x2"},
    ],
}

# The cheap laws are checked on every step of so many games at each number of seats; with --deep of many more. The plain
# form has the same code and plays a share of them, so that the suite keeps its time.
GAMES_PLAYED_DEEP = 1000
GAMES_PLAYED = 240
GAMES_PLAYED_PLAIN = 60

# How much of a game the dear laws see: the longer its games, the rarer the steps.
EFFORTS: dict[str, Effort] = {
    "winds_of_plunder": Effort(sampled_games=8, every=37),
    "seven_seas": Effort(sampled_games=3, every=23),
    "plunder": Effort(sampled_games=4, every=107),
}
USUAL = Effort(sampled_games=8, every=13)
# In the plain form they see fewer of the steps: it has the same code, and is several times slower.
RARER_PLAIN = 3

# So many moves of a game are played with every set of options to see whether they are observed.
OPENING = 60

# Cheap trials come in parts, so that two processes share them evenly.
PARTS = 4


def games() -> list[AnyGame]:
    """Every registered game, and the example that is the suite's proving ground."""
    return [*(find_game(name) for name in game_ids()), SMUGGLERS]


def option_sets(game: AnyGame) -> list[dict[str, Any]]:
    """The option sets a game is judged with: as listed, else each switch alone and all together."""
    if game.meta.id in OPTION_SETS:
        return OPTION_SETS[game.meta.id]
    defaults = game.options()
    switches = [name for name in defaults.__struct_fields__ if getattr(defaults, name) is False]
    alone = [{name: True} for name in switches]
    return [{}, *alone, *([dict.fromkeys(switches, True)] if len(switches) > 1 else [])]


def effort(game: AnyGame) -> Effort:
    return EFFORTS.get(game.meta.id, USUAL)


def tables() -> Iterator[tuple[AnyGame, int]]:
    """Every game at every number of seats."""
    for game in games():
        for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
            yield game, seats


def setting(game: AnyGame, seats: int, seed: int) -> Setting:
    """The setting of one trial: option sets take turns."""
    sets = [options for options in option_sets(game) if fits(game, seats, options)]
    return Setting(game, seats, sets[seed % len(sets)])


def fits(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether these options can be played at so many seats; team set-ups, for instance, need their number."""
    needed = SEATS_NEEDED.get(game.meta.id, {}).get(str(options.get("teams")))
    return needed is None or needed == seats


# Option values that need a certain number of seats, by game and by the value of `teams`.
SEATS_NEEDED: dict[str, dict[str, int]] = {"plunder": {"2x2": 4, "2x3": 6, "3x2": 6}}
