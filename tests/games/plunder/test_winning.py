"""Winning at once, on whoever's turn, and the end by rounds (P14, P17)."""

import pytest

from freebooter.core.errors import BadOption
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    AttackIsland,
    AttackShip,
    BuildShip,
    BuryTreasure,
    Collect,
    DrawTreasure,
    EndTurn,
    Place,
    RollDice,
)
from freebooter.games.plunder.scoring import crown
from freebooter.games.plunder.state import Sea
from tests.games.plunder.positions import BLUE, GREEN, RED, play, sea

pytestmark = pytest.mark.both_forms


def winners(t: Sea) -> tuple[int, ...]:
    assert GAME.asks(t) == ()
    return GAME.result(t).winners


def test_the_tenth_point_wins_at_once() -> None:
    t = sea("ships A1; hands gold*5; points 8")
    play(t, BuryTreasure())
    assert winners(t) == (RED,)
    assert GAME.result(t).ending == "target"
    assert GAME.result(t).scores[RED] == 10


def test_a_conquest_a_new_ship_or_a_card_may_win() -> None:
    t = sea("ships B3; points 8")
    play(t, AttackIsland(0), RollDice(6, 1))
    assert winners(t) == (RED,)
    t = sea("ships A1; hands wood*2 iron gold*2; points 8")
    play(t, BuildShip(), Place("A2"))
    assert winners(t) == (RED,)
    t = sea("ships A1; points 8; tokens A1")
    play(t, Collect(0, 0), DrawTreasure(11))
    assert winners(t) == (RED,)
    assert t.treasure.size() == 55


def test_a_defender_may_win_out_of_turn() -> None:
    t = sea("ships A1:1/0/0 F1 | A2; points 0 8")
    play(t, AttackShip(0, BLUE, 0), RollDice(1, 6))
    assert winners(t) == (BLUE,)


def test_if_two_have_reached_the_target_the_active_player_wins_else_the_next_clockwise() -> None:
    t = sea("ships A1; points 10 12 11")
    crown(t)
    assert winners(t) == (RED,)
    t = sea("ships A1; points 0 10 12")
    crown(t)
    assert winners(t) == (BLUE,)


def test_the_target_is_adjustable() -> None:
    t = sea("ships A1; hands gold*5; points 3", target=5)
    play(t, BuryTreasure())
    assert winners(t) == (RED,)
    with pytest.raises(BadOption, match="target"):
        GAME.new(3, {"target": 2})
    with pytest.raises(BadOption, match=r"target.*4 is no more than the 4 at the start \(P14\)"):
        GAME.new(4, {"target": 4, "teams": "2x2"})


def test_the_round_limit_ends_the_game_with_the_turn_to_the_right_of_the_first_player() -> None:
    t = sea("ships A1 | F1 | F6; points 0 0 2; first B; turn rolled=1 die_left=1", turn=RED, round_limit=1)
    play(t, EndTurn())
    assert GAME.result(t).ending == "round-limit"
    assert winners(t) == (GREEN,)
    assert GAME.result(t).places == (2, 2, 1)


def test_ties_at_the_round_limit_share_the_win() -> None:
    t = sea("ships A1 | F1; first A; turn rolled=1 die_left=1", seats=2, turn=BLUE, round_limit=1)
    play(t, EndTurn())
    assert winners(t) == (RED, BLUE)
