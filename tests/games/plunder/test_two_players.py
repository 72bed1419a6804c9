"""Two players: the smaller map, two X tokens, and compasses that are spun again (P16)."""

import pytest

from freebooter.core import engine
from freebooter.core.source import Rng
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import Sail, Spin
from tests.games.plunder.positions import mapped, refusal, sea

pytestmark = pytest.mark.both_forms


def test_the_compasses_never_show_13_to_18() -> None:
    t = mapped(2)
    shown = {outcome.cell for outcome, _ in GAME.outcomes(t) if isinstance(outcome, Spin)}
    assert len(shown) == 144
    assert {int(name[1:]) for name in shown} == set(range(1, 13))
    assert {name[0] for name in shown} == set("ABCDEFGHIJKL")


def test_with_more_players_they_show_every_cell() -> None:
    assert len(GAME.outcomes(mapped(3))) == 216


def test_there_are_two_x_tokens_and_the_map_ends_at_column_12() -> None:
    t = sea("ships C12; turn rolled=3 die_left=3", seats=2)
    assert len(t.tokens) == 2
    assert refusal(t, Sail(0, "east")) == "P3: that is the edge of the map"


def test_a_game_for_two_plays_to_its_end() -> None:
    t = GAME.new(2, {"round_limit": 60})
    engine.play_out(t, Rng(5), GAME.meta.most_moves)
    assert GAME.asks(t) == ()
