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
from tests.games.plunder.positions import BLUE, GREEN, RED, Boat, play, sea

pytestmark = pytest.mark.both_forms


def winners(t: Sea) -> tuple[int, ...]:
    assert GAME.asks(t) == ()
    return GAME.result(t).winners


def test_the_tenth_point_wins_at_once() -> None:
    t = sea(ships={RED: ("A1",)}, points={RED: 8}, hands={RED: "gold gold gold gold gold"})
    play(t, BuryTreasure())
    assert winners(t) == (RED,)
    assert GAME.result(t).ending == "target"
    assert GAME.result(t).scores[RED] == 10


def test_a_conquest_a_new_ship_or_a_card_may_win() -> None:
    t = sea(ships={RED: ("B3",)}, points={RED: 8})
    play(t, AttackIsland(0), RollDice(6, 1))
    assert winners(t) == (RED,)
    t = sea(ships={RED: ("A1",)}, points={RED: 8}, hands={RED: "wood wood iron gold gold"})
    play(t, BuildShip(), Place("A2"))
    assert winners(t) == (RED,)
    t = sea(ships={RED: ("A1",)}, points={RED: 8}, tokens=("A1",))
    play(t, Collect(0, 0), DrawTreasure(11))
    assert winners(t) == (RED,)
    assert t.treasure.size() == 55


def test_a_defender_may_win_out_of_turn() -> None:
    t = sea(ships={RED: (Boat("A1", lives=1), "F1"), BLUE: ("A2",)}, points={BLUE: 8})
    play(t, AttackShip(0, BLUE, 0), RollDice(1, 6))
    assert winners(t) == (BLUE,)


def test_if_two_have_reached_the_target_the_active_player_wins_else_the_next_clockwise() -> None:
    t = sea(ships={RED: ("A1",)}, points={BLUE: 12, GREEN: 11, RED: 10})
    crown(t)
    assert winners(t) == (RED,)
    t = sea(ships={RED: ("A1",)}, points={BLUE: 10, GREEN: 12})
    crown(t)
    assert winners(t) == (BLUE,)


def test_the_target_is_adjustable() -> None:
    t = sea(ships={RED: ("A1",)}, points={RED: 3}, hands={RED: "gold gold gold gold gold"}, target=5)
    play(t, BuryTreasure())
    assert winners(t) == (RED,)
    with pytest.raises(BadOption, match="target"):
        GAME.new(3, {"target": 2})
    with pytest.raises(BadOption, match=r"target.*4 is no more than the 4 at the start \(P14\)"):
        GAME.new(4, {"target": 4, "teams": "2x2"})


def test_the_round_limit_ends_the_game_with_the_turn_to_the_right_of_the_first_player() -> None:
    t = sea(
        ships={RED: ("A1",), BLUE: ("F1",), GREEN: ("F6",)},
        points={GREEN: 2},
        turn=RED,
        first=BLUE,
        rolled=1,
        round_limit=1,
    )
    play(t, EndTurn())
    assert GAME.result(t).ending == "round-limit"
    assert winners(t) == (GREEN,)
    assert GAME.result(t).places == (2, 2, 1)


def test_ties_at_the_round_limit_share_the_win() -> None:
    t = sea(2, ships={RED: ("A1",), BLUE: ("F1",)}, turn=BLUE, first=RED, rolled=1, round_limit=1)
    play(t, EndTurn())
    assert winners(t) == (RED, BLUE)
