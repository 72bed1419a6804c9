"""Bots are found by name."""

import pytest

from freebooter.bots.players.catalogue import BEST_BOT, UnknownBot, bots_for_seats, make_bot
from freebooter.bots.players.levels import LEVELS
from freebooter.core.catalogue import game_ids

pytestmark = pytest.mark.both_forms


def test_random_plays_every_game() -> None:
    for game_id in game_ids():
        assert make_bot("random", game_id, 1).name == "random"


def test_the_best_bot_is_the_strongest_level() -> None:
    assert LEVELS[-1].name == BEST_BOT


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'randon' for buccaneer; there is random.* Did you mean"):
        make_bot("randon", "buccaneer", 1)


def test_one_name_sits_everywhere_and_several_must_fit() -> None:
    assert bots_for_seats(["random"], "buccaneer", 3) == ["random"] * 3
    with pytest.raises(UnknownBot, match="2 bots are named for 3 seats"):
        bots_for_seats(["random", "random"], "buccaneer", 3)
