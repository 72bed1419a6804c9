"""The games that are installed, found by entry point."""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from freebooter.core.errors import UnknownGame
from freebooter.core.game import AnyGame, Game

GROUP = "freebooter.games"


@cache
def _entries() -> dict[str, EntryPoint]:
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
    if game_id not in _entries():
        near = get_close_matches(game_id, game_ids(), n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"there is no game {game_id!r}; there is {', '.join(game_ids()) or 'none'}.{hint}")
    game = _entries()[game_id].load()
    if not isinstance(game, Game) or game.meta.id != game_id:
        raise UnknownGame(f"{_entries()[game_id].value} is not the game {game_id!r}")
    return game
