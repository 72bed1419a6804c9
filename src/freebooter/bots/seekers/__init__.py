"""Bots that look for the rare ends of a game, so that a journal of each can be kept. They play no game well.

Those of a game lie in a module of its id, which holds SEEKERS: by ending, what sits in all seats to reach it.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from freebooter.bots.players.bot import Bot


def seekers_of(game_id: str) -> dict[str, Callable[[int], Bot]]:
    """What seeks each ending of a game, made from a seed; random play finds the others."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return {}
    found: dict[str, Callable[[int], Bot]] = import_module(name).SEEKERS
    return found
