"""Bots are found by name."""

import pytest

from freebooter.bots.players.catalogue import UnknownBot, bot_names, bots_for_seats, make_bot

pytestmark = pytest.mark.both_forms


def test_random_plays_every_game() -> None:
    assert "random" in bot_names("buccaneer")
    assert make_bot("random", "buccaneer", 1).name == "random"


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'randon' for buccaneer; there is random.* Did you mean"):
        make_bot("randon", "buccaneer", 1)


def test_one_name_sits_everywhere_and_several_must_fit() -> None:
    assert bots_for_seats(["random"], "buccaneer", 3) == ["random"] * 3
    with pytest.raises(UnknownBot, match="2 bots are named for 3 seats"):
        bots_for_seats(["random", "random"], "buccaneer", 3)
