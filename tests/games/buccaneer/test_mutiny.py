"""Mutiny (B6)."""

import pytest

from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Board, Challenge, StayLoyal, Take
from freebooter.games.buccaneer.events import CaptainChallenged, StayedLoyal
from tests.games.buccaneer.positions import BLACK, BLUE, RED, YELLOW, Disc, board, height, move, play, refusal, sea

pytestmark = pytest.mark.both_forms

# The rulebook's example: three of Black's pirates are in Red's stack.
EXAMPLE: tuple[Disc, ...] = ((RED, 2), (BLACK, 2), (BLACK, 3), (YELLOW, 2), (BLACK, 4))
# Two mutineers in one stack.
CROWDED: tuple[Disc, ...] = ((RED, 2), (BLACK, 2), (BLACK, 3), (BLUE, 2), (BLACK, 4), (BLUE, 3), (BLUE, 4))


def test_the_mutineer_is_asked_at_the_start_of_the_captains_turn() -> None:
    t = sea(stacks=(EXAMPLE,))
    assert GAME.asks(t) == (BLACK,)
    assert GAME.legal(t, BLACK) == [Challenge(), StayLoyal()]


def test_the_challenged_captain_must_board_and_chooses_the_ship() -> None:
    """As in the example the captain takes the bigger ship, though they would have waited for one bigger still."""
    t = sea(stacks=(EXAMPLE,))
    told = play(t, Challenge())
    assert told == [CaptainChallenged(BLACK, RED, 0)]
    assert GAME.asks(t) == (RED,)
    assert GAME.legal(t, RED) == [board(2, 0), board(2, 1)]
    assert refusal(t, move(3, BLUE, 2)) == "B6: you are challenged and must board a ship this turn"
    play(t, board(2, 1), Take("chest"))
    assert height(t, BLACK, 2) == 1
    assert GAME.asks(t) == (BLUE,)


def test_a_loyal_crew_leaves_the_captain_free() -> None:
    t = sea(stacks=(EXAMPLE,))
    told = play(t, StayLoyal())
    assert told == [StayedLoyal(BLACK, RED)]
    play(t, move(2, BLUE, 2))
    assert GAME.asks(t) == (BLUE,)


def test_two_discs_are_too_few_for_a_mutiny() -> None:
    t = sea(stacks=(EXAMPLE[:4],))
    assert GAME.asks(t) == (RED,)


def test_three_discs_in_different_stacks_are_no_mutiny() -> None:
    t = sea(stacks=(((RED, 2), (BLACK, 2), (BLACK, 3)), ((RED, 3), (BLACK, 4))))
    assert GAME.asks(t) == (RED,)


def test_nobody_is_asked_where_no_boarding_is_possible() -> None:
    t = sea(stacks=(EXAMPLE,), offer=("L15",))
    assert GAME.asks(t) == (RED,)


def test_nobody_mutinies_in_their_own_stack_or_on_anothers_turn() -> None:
    t = sea(stacks=(EXAMPLE,), turn=BLUE)
    assert GAME.asks(t) == (BLUE,)


def test_two_mutineers_in_one_stack_are_asked_clockwise_until_one_challenges() -> None:
    t = sea(stacks=(CROWDED,))
    assert GAME.asks(t) == (BLUE,)
    play(t, Challenge())
    assert GAME.asks(t) == (RED,)


def test_the_second_mutineer_of_a_stack_is_asked_if_the_first_stays_loyal() -> None:
    t = sea(stacks=(CROWDED,))
    play(t, StayLoyal())
    assert GAME.asks(t) == (BLACK,)
    play(t, Challenge())
    assert all(isinstance(action, Board) for action in GAME.legal(t, RED))


def test_two_mutineers_in_two_stacks_are_both_asked_and_the_captain_chooses_the_stack() -> None:
    stacks = (EXAMPLE, ((RED, 3), (BLUE, 2), (BLUE, 3), (BLUE, 4)), ((RED, 4), (YELLOW, 5)))
    t = sea(stacks=stacks)
    assert GAME.asks(t) == (BLUE,)
    play(t, Challenge())
    assert GAME.asks(t) == (BLACK,)
    play(t, Challenge())
    assert {action.pirate for action in GAME.legal(t, RED) if isinstance(action, Board)} == {0, 1}
    assert refusal(t, board(4, 0)) == "B6: you must board with a stack that is challenged"
    play(t, board(3, 0))
    assert height(t, RED, 2) == 5


def test_the_mutineers_who_wait_may_challenge_again_on_the_captains_next_turn() -> None:
    stacks = (EXAMPLE, ((RED, 3), (BLUE, 2), (BLUE, 3), (BLUE, 4)))
    t = sea(stacks=stacks)
    play(t, Challenge(), Challenge(), board(3, 0))
    play(t, move(5, YELLOW, 5), move(3, BLUE, 2), move(5, BLUE, 3))
    assert GAME.asks(t) == (BLACK,)
    assert GAME.legal(t, BLACK) == [Challenge(), StayLoyal()]


def test_only_the_challenged_stack_must_board() -> None:
    stacks = (EXAMPLE, ((RED, 3), (BLUE, 2), (BLUE, 3), (BLUE, 4)))
    t = sea(stacks=stacks)
    play(t, StayLoyal(), Challenge())
    assert {action.pirate for action in GAME.legal(t, RED) if isinstance(action, Board)} == {0}
