"""Moving a pirate (B2), the turn (B10) and who begins (B1)."""

import pytest

from freebooter.core.chance import seed_of
from freebooter.core.errors import BadOption
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.table import CHANCE
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Begin, Board, Move
from freebooter.games.buccaneer.events import FirstPlayerNamed, Skipped, StackMoved
from tests.games.buccaneer.positions import BLACK, BLUE, RED, YELLOW, board, height, move, play, refusal, sea

pytestmark = pytest.mark.both_forms


def test_the_first_player_is_drawn_from_the_seed() -> None:
    starts = set()
    for number in range(40):
        match = Match(GAME, [Seating(name=name) for name in "ABCD"], seed=seed_of(number))
        named = [event for event in match.notices(0)[0].events if isinstance(event, FirstPlayerNamed)]
        assert match.asks == (named[0].seat,)
        starts.add(named[0].seat)
    assert starts == {0, 1, 2, 3}


def test_each_seat_is_as_likely_to_begin() -> None:
    t = GAME.new(5)
    while not isinstance(GAME.outcomes(t)[0][0], Begin):
        GAME.apply_chance(t, GAME.outcomes(t)[0][0])
    assert [weight for _, weight in GAME.outcomes(t)] == [1] * 5


def test_a_table_may_fix_the_first_player() -> None:
    t = GAME.new(3, {"first_player": 2})
    while GAME.asks(t) == (CHANCE,):
        GAME.apply_chance(t, GAME.outcomes(t)[0][0])
    assert GAME.asks(t) == (2,)


def test_a_first_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadOption, match=r"first_player.*seat 3.*table of 3"):
        GAME.new(3, {"first_player": 3})


# Permitted: a pirate on a pirate, a pirate on a stack, a stack on a pirate, a stack on a stack.


def test_a_single_pirate_goes_on_a_single_pirate_of_another() -> None:
    t = sea()
    told = play(t, move(2, BLUE, 5))
    assert told == [StackMoved(RED, 0, BLUE, 3, 2)]
    assert height(t, RED, 2) == 2
    assert height(t, BLUE, 5) == 0


def test_a_single_pirate_goes_on_a_stack_of_another() -> None:
    t = sea(stacks=(((BLUE, 2), (YELLOW, 3)),))
    play(t, move("?", BLUE, 2))
    assert height(t, RED, "?") == 3


def test_a_stack_goes_on_a_single_pirate_of_another() -> None:
    t = sea(stacks=(((RED, 2), (YELLOW, 3)),))
    play(t, move(2, BLACK, 4))
    assert height(t, RED, 2) == 3


def test_a_stack_goes_on_a_stack_and_may_hold_nine() -> None:
    t = sea(
        stacks=(
            ((RED, 2), (YELLOW, 3), (RED, 3), (BLACK, 2), (YELLOW, 4)),
            ((BLUE, 2), (YELLOW, 2), (BLUE, 3), (BLACK, 3)),
        )
    )
    play(t, move(2, BLUE, 2))
    assert height(t, RED, 2) == 9
    assert height(t, BLUE, 2) == 0


def test_the_order_within_both_stacks_stays() -> None:
    t = sea(stacks=(((RED, 2), (YELLOW, 3)), ((BLUE, 4), (BLACK, 5))))
    play(t, move(2, BLUE, 4))
    lead = GAME.view(t, RED).stacks[0]
    assert [(one.seat, one.wage) for one in lead] == [(RED, 2), (YELLOW, 3), (BLUE, 4), (BLACK, 5)]


# Not allowed: own on own, more than nine, a covered pirate, a split stack.


def test_a_stack_never_goes_on_an_own_stack() -> None:
    t = sea(stacks=(((RED, 2), (YELLOW, 3)), ((RED, 4), (BLUE, 5))))
    assert refusal(t, move(2, RED, 4)).startswith("B2: your own pirates")
    assert refusal(t, move(3, RED, 5)).startswith("B2: your own pirates")


def test_more_than_nine_pirates_are_not_allowed() -> None:
    t = sea(
        stacks=(
            ((RED, 2), (YELLOW, 3), (RED, 3), (BLACK, 2), (YELLOW, 4)),
            ((BLUE, 2), (YELLOW, 2), (BLUE, 3), (BLACK, 3), (BLUE, 4)),
        )
    )
    assert refusal(t, move(2, BLUE, 2)) == "B2: that would make a stack of 10; at most 9 are allowed"


def test_a_stack_is_never_separated() -> None:
    t = sea(stacks=(((BLUE, 2), (RED, 3), (YELLOW, 4)),))
    assert "covered" in refusal(t, move(3, BLUE, 5))
    assert "covered" in refusal(t, move(2, YELLOW, 4))


def test_nobody_moves_on_an_empty_chair() -> None:
    assert refusal(sea(3), Move(0, 4, 0)) == "B2: nobody sits there"


def test_another_cannot_move_out_of_turn() -> None:
    t = sea()
    message = GAME.refuse(t, BLUE, move(2, RED, 2))
    assert message is not None
    assert (message.key, message.rule) == ("refuse-not-asked", "B10")


def test_passing_is_not_an_action_even_when_boarding_is_a_loss() -> None:
    """Red leads all nine of the dear pirates it can; its only other answer would be none at all."""
    t = sea(stacks=(((RED, 2), (BLUE, 5)),), offer=("S01",))
    assert {type(action) for action in GAME.legal(t, RED)} == {Move, Board}


def test_a_player_with_no_stack_of_their_own_is_skipped() -> None:
    t = sea(
        3,
        stacks=(
            ((RED, 2), (BLUE, 2), (BLUE, 3)),
            ((YELLOW, 2), (BLUE, 4), (BLUE, 5)),
            ((YELLOW, 3), (BLUE, "?")),
        ),
    )
    told = play(t, move(3, YELLOW, 4))
    assert told[1:] == [Skipped(BLUE, "no-stack")]
    assert GAME.asks(t) == (YELLOW,)


def test_a_player_who_can_neither_move_nor_board_is_skipped() -> None:
    """Blue leads one stack of five; no other is small enough to go with it, and the only ship needs six."""
    t = sea(
        stacks=(
            ((BLUE, 2), (RED, 2), (BLUE, 3), (BLACK, 2), (YELLOW, 2)),
            (
                (YELLOW, 3),
                (RED, 3),
                (RED, 4),
                (BLUE, 4),
                (BLUE, 5),
                (YELLOW, 4),
                (BLACK, 3),
                (YELLOW, 5),
                (BLACK, 4),
            ),
            ((RED, 5), (BLUE, "?"), (YELLOW, "?"), (RED, "?"), (BLACK, 5)),
        ),
        offer=("L15",),
    )
    told = play(t, move(5, BLACK, "?"))
    assert told[1:] == [Skipped(BLUE, "no-move")]
    assert GAME.asks(t) == (YELLOW,)
    assert GAME.legal(t, YELLOW) == [board(3, 0)]


def test_the_turn_passes_clockwise() -> None:
    t = sea()
    play(t, move(2, BLUE, 2))
    assert GAME.asks(t) == (BLUE,)
    play(t, move(3, YELLOW, 2), move(3, BLACK, 2), move(3, RED, 3))
    assert GAME.asks(t) == (RED,)


def test_boarding_ends_the_turn_too() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5)),))
    play(t, board(2, 0))
    assert GAME.asks(t) == (BLUE,)
