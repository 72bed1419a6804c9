"""The tables at which other libraries' own tests play: every game with the fewest seats and with the most."""

from freebooter.core.catalogue import find_game, game_ids


def least_and_most(game_id: str) -> tuple[int, int]:
    meta = find_game(game_id).meta
    return meta.least_seats, meta.most_seats


TABLES = [(game_id, seats) for game_id in game_ids() for seats in least_and_most(game_id)]
# OpenSpiel's own test writes and reads every state of a game: half a minute for Plunder's six, so there are four.
SAVED_TABLES = [(game_id, min(seats, 4) if game_id == "plunder" else seats) for game_id, seats in TABLES]
