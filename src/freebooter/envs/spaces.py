"""The spaces that all environments share: what is observed of a game, and what can be done in it."""

from typing import Any

import numpy as np
from gymnasium import spaces

from freebooter.core.game import AnyGame


def observation_space(game: AnyGame, actions: int) -> spaces.Dict:
    """Numbers within the bounds of the game's layout, and a flag for each action."""
    lows, highs = np.array(game.layout.lows, np.int16), np.array(game.layout.highs, np.int16)
    space: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(lows, highs, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(space)
