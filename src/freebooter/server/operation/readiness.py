"""What a serving process does before its first request, so that no request pays for it."""

from freebooter.core.catalogue import find_game, game_ids


def make_ready() -> None:
    """Load the games."""
    for game_id in game_ids():
        find_game(game_id).figures()
