"""A game as the platform sees it: its standard figures, options by who plays, who may do what."""

import pytest

from freebooter.core.catalogue import find_game
from freebooter.core.errors import BadPosition, UnknownAction
from freebooter.core.game import IllegalAction
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


@pytest.mark.parametrize("number", [-1, -146, 146, 10**30])
def test_a_number_that_is_no_action_is_refused_by_name(number: int) -> None:
    game = find_game("buccaneer")
    t = game.new(3, {"first_player": 0})
    with pytest.raises(UnknownAction, match="its numbers are 0 to 145"):
        game.apply_number(t, 0, number)


def test_an_action_by_its_number_is_checked_as_any_other() -> None:
    game = find_game("buccaneer")
    t = game.position("buccaneer 3; offer S01 S02 S03; frames NextTurn(seat=0)")
    with pytest.raises(IllegalAction, match="your own"):
        game.apply_number(t, 0, 0)
    assert game.apply_number(t, 0, game.number(game.legal(t, 0)[0]))


@pytest.mark.parametrize("cut", [0, 5, 40, -8, -1])
def test_bytes_that_are_no_table_are_refused(cut: int) -> None:
    game = find_game("winds_of_plunder")
    data = game.serialize(game.new(3))
    with pytest.raises(BadPosition, match="winds_of_plunder: these bytes are no table"):
        game.deserialize(data[:cut])
    with pytest.raises(BadPosition, match="more after its end"):
        game.deserialize(data + data[-8:])
    with pytest.raises(BadPosition, match="these bytes are no table"):
        find_game("plunder").deserialize(data)


def test_a_table_equals_whatever_is_in_the_same_state_only() -> None:
    game = find_game("seven_seas")
    t, other = game.new(3), game.new(3)
    assert t == other
    assert hash(t) == hash(other)
    game.apply_chance(other, game.draw(other, Rng(1)))
    assert t != other
    assert t != game.new(2)
    assert t != "a table"
