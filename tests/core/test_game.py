"""A game as the platform sees it: its standard figures, and options for games that nobody watches."""

import pytest

from freebooter.core.catalogue import find_game

pytestmark = pytest.mark.both_forms


def test_the_standard_figures_are_read_and_checked_once() -> None:
    game = find_game("plunder")
    assert game.figures() is game.figures()


def test_games_that_nobody_watches_add_options_unless_others_are_given() -> None:
    game = find_game("plunder")
    assert game.unattended() == {"round_limit": 60}
    assert game.unattended({"round_limit": 5, "target": 7}) == {"round_limit": 5, "target": 7}
    assert find_game("buccaneer").unattended() == {}
