"""Deadlock (B7): nobody can move or board."""

import pytest

from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.events import Deadlocked, GameEnded
from tests.games.buccaneer.positions import BLUE, RED, YELLOW, Disc, move, play, sea

pytestmark = pytest.mark.both_forms

# Three players, three stacks of five and only a ship that needs six, one move before it.
ALMOST: tuple[tuple[Disc, ...], ...] = (
    ((RED, 2), (BLUE, 2), (RED, 3), (YELLOW, 2)),
    ((BLUE, 3), (YELLOW, 3), (BLUE, 4), (RED, 4), (BLUE, 5)),
    ((YELLOW, 4), (RED, 5), (YELLOW, 5), (BLUE, "?"), (RED, "?")),
)


def test_once_all_pirates_go_home_unpaid_and_the_next_player_goes_on() -> None:
    t = sea(3, stacks=ALMOST, offer=("L15",))
    told = play(t, move(2, YELLOW, "?"))
    assert told[1:] == [Deadlocked()]
    assert set(t.heights) == {1}
    assert list(t.ducats) == [10, 10, 10]
    assert GAME.asks(t) == (BLUE,)


def test_twice_before_a_boarding_ends_the_game() -> None:
    t = sea(3, stacks=ALMOST, offer=("L15",), deadlocks=1, ducats=(10, 20, 30))
    told = play(t, move(2, YELLOW, "?"))
    assert GameEnded("deadlock") in told
    assert GAME.asks(t) == ()
    result = GAME.result(t)
    assert (result.ending, result.scores, result.winners) == ("deadlock", (10, 20, 30), (YELLOW,))


def test_a_boarding_in_between_forgives_the_first() -> None:
    t = sea(3, stacks=(((RED, 2), (BLUE, 2)),), offer=("S01", "L15"), deadlocks=1)
    play(t, GAME.legal(t, RED)[0])
    assert t.deadlocks == 0
