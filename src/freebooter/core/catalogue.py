"""The games that are installed, found by entry point."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from freebooter.core.errors import UnknownGame
from freebooter.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

# The name of the entry points, and of the folder with our own games.
GROUP = "freebooter.games"


@cache
def _entries() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name):
        if entry.name in found and found[entry.name].value != entry.value:
            raise UnknownGame(f"two games call themselves {entry.name!r}: {found[entry.name].value}, {entry.value}")
        found[entry.name] = entry
    return found


def game_ids() -> list[str]:
    """The ids of all installed games, in order."""
    return list(_entries())


@cache
def find_game(game_id: str) -> AnyGame:
    """The game of that id; an unknown one is refused with the nearest name."""
    # Our own are found by their folder: to read what all installed packages say takes as long as to import the engine.
    is_ours = game_id.isidentifier() and find_spec(f"{GROUP}.{game_id}") is not None
    place = f"{GROUP}.{game_id}:GAME" if is_ours else _entry(game_id).value
    module, _, name = place.partition(":")
    game = getattr(import_module(module), name)
    if not isinstance(game, Game) or game.meta.id != game_id:
        raise UnknownGame(f"{place} is not the game {game_id!r}")
    return game


def _entry(game_id: str) -> "EntryPoint":
    if game_id not in _entries():
        from difflib import get_close_matches

        near = get_close_matches(game_id, game_ids(), n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"there is no game {game_id!r}; there is {', '.join(game_ids()) or 'none'}.{hint}")
    return _entries()[game_id]
