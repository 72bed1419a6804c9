"""The tables at which other libraries' own tests play: every game with the fewest seats and with the most."""

from freebooter.core.catalogue import find_game, game_ids


def least_and_most(game_id: str) -> tuple[int, int]:
    meta = find_game(game_id).meta
    return meta.least_seats, meta.most_seats


TABLES = [(game_id, seats) for game_id in game_ids() for seats in least_and_most(game_id)]
