"""A game as the platform sees it: its standard figures, options by who plays, who may do what."""

import pytest

from freebooter.core.catalogue import find_game
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE

pytestmark = pytest.mark.both_forms


def test_the_standard_figures_are_read_and_checked_once() -> None:
    game = find_game("plunder")
    assert game.figures() is game.figures()


def test_games_that_nobody_watches_add_options_unless_others_are_given() -> None:
    game = find_game("plunder")
    assert game.unattended() == {"round_limit": 60}
    assert game.unattended({"round_limit": 5, "target": 7}) == {"round_limit": 5, "target": 7}
    assert find_game("buccaneer").unattended() == {}


def test_tables_with_bots_add_options_unless_others_are_given() -> None:
    game = find_game("buccaneer")
    assert game.beside_bots() == {"open_stacks": True}
    assert game.beside_bots({"open_stacks": False}) == {"open_stacks": False}
    assert find_game("plunder").beside_bots() == {}


@pytest.mark.parametrize("seat", [-5, 3, 30, 64])
def test_whoever_is_not_at_the_table_may_do_nothing(seat: int) -> None:
    # Winds begins with a question to all: a seat that is not there must not be taken for one that is.
    game = find_game("winds_of_plunder")
    t, rng = game.new(3), Rng(1)
    while game.asks(t) == (CHANCE,):
        game.apply_chance(t, game.draw(t, rng))
    assert len(game.asks(t)) == 3
    assert game.legal(t, seat) == []
