"""Boarding a ship, sharing out the booty, and what comes after (B4, B5, B9)."""

import pytest

from freebooter.core.table import CHANCE
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Board, Take, TurnUp
from freebooter.games.buccaneer.events import CrewPaid, GameEnded, ShipBoarded, TreasureTaken
from freebooter.games.buccaneer.view import BoardingView, PaidView
from tests.contract.laws import observed
from tests.games.buccaneer.positions import (
    BLACK,
    BLUE,
    RED,
    YELLOW,
    board,
    height,
    move,
    pieces,
    play,
    refusal,
    sea,
)

pytestmark = pytest.mark.both_forms

# The rulebook's ship of 22 ducats, "?" 4, minimum 5: Red leads, Blue is first mate, Red has another disc below.
SHARING = ((RED, 3), (BLUE, 5), (YELLOW, 2), (RED, 4), (BLACK, 5))


def test_the_sharing_example_leaves_the_captain_ten_ducats_and_their_treasure() -> None:
    t = sea(stacks=(SHARING,))
    told = play(t, board(3, 1), Take("chest"))
    assert [event for event in told if isinstance(event, CrewPaid)] == [
        CrewPaid(RED, BLUE, 5, 0),
        CrewPaid(RED, YELLOW, 2, 0),
        CrewPaid(RED, BLACK, 5, 0),
    ]
    assert list(t.ducats) == [10 + 10, 10 + 5, 10 + 2, 10 + 5]
    assert pieces(t, RED, "chest") == 1
    assert pieces(t, BLUE, "candlestick") == 1


def test_one_more_pirate_with_a_question_mark_gets_four_more() -> None:
    t = sea(stacks=((*SHARING, (YELLOW, "?")),))
    play(t, board(3, 1), Take("chest"))
    assert list(t.ducats) == [10 + 6, 10 + 5, 10 + 2 + 4, 10 + 5]


def test_the_captain_chooses_and_the_first_mate_gets_the_other() -> None:
    t = sea(stacks=(SHARING,))
    told = play(t, board(3, 1), Take("candlestick"))
    taken = [event for event in told if isinstance(event, TreasureTaken)]
    assert taken == [TreasureTaken(RED, "candlestick"), TreasureTaken(BLUE, "chest")]


def test_a_treasure_that_is_not_pictured_cannot_be_taken() -> None:
    t = sea(stacks=(SHARING,))
    play(t, board(3, 1))
    assert refusal(t, Take("dagger")) == "B4: there is no dagger on this ship"
    assert refusal(t, move(2, BLUE, 2)).startswith("B4: ")


def test_on_a_small_ship_the_first_mate_gets_no_booty() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5)),))
    told = play(t, board(2, 0))
    assert isinstance(told[0], ShipBoarded)
    assert pieces(t, RED, "dagger") == 1
    assert sum(t.booty) == 1
    assert list(t.ducats) == [10 + 8 - 5, 15, 10, 10]


def test_a_stack_that_is_too_small_cannot_board() -> None:
    t = sea(stacks=(SHARING[:4],))
    assert refusal(t, board(3, 1)) == "B4: ship L12 needs a crew of 5, yours has 4"


def test_a_higher_stack_than_needed_may_board() -> None:
    t = sea(stacks=(SHARING,))
    play(t, board(3, 0))
    assert t.offer[0] == -1


def test_nobody_boards_where_no_ship_lies() -> None:
    t = sea(stacks=(SHARING,), offer=("S01",))
    assert refusal(t, board(3, 2)) == "B4: no ship lies there"


def test_a_covered_pirate_does_not_board() -> None:
    t = sea(stacks=(SHARING,))
    assert refusal(t, board(4, 0)).startswith("B4: your pirate is covered")


def test_a_captain_adds_their_own_money_when_the_ship_has_too_little() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5), (YELLOW, 5)),), ducats=(7, 0, 0, 0))
    play(t, board(2, 0))
    assert list(t.ducats) == [7 + 8 - 10, 5, 5, 0]


def test_a_captain_short_of_money_is_left_with_nothing_and_the_stock_pays_the_rest() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5), (YELLOW, 5), (BLACK, 4)),), ducats=(1, 0, 0, 0))
    stock = t.stock
    told = play(t, board(2, 0))
    assert list(t.ducats) == [0, 5, 5, 4]
    assert t.stock == stock - 8 - (14 - 8 - 1)
    assert [event for event in told if isinstance(event, CrewPaid)] == [
        CrewPaid(RED, BLUE, 5, 0),
        CrewPaid(RED, YELLOW, 5, 1),
        CrewPaid(RED, BLACK, 4, 4),
    ]
    assert pieces(t, RED, "dagger") == 1


def test_what_the_stock_paid_is_not_owed_later() -> None:
    t = sea(
        stacks=(((RED, 2), (BLUE, 5), (YELLOW, 5), (BLACK, 4)), ((RED, 3), (BLUE, 2))),
        offer=("S01", "S02", "L15"),
        ducats=(1, 0, 0, 0),
    )
    play(t, board(2, 0), move(3, YELLOW, 2), move(3, BLACK, 2), move(3, YELLOW, 4), board(3, 1))
    assert t.ducats[RED] == 10 - 2


def test_the_captains_own_discs_below_the_top_are_not_paid() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 2), (RED, 5), (RED, "?")),))
    play(t, board(2, 0))
    assert list(t.ducats) == [10 + 8 - 2, 12, 10, 10]


def test_after_a_boarding_all_discs_go_home_and_the_ship_is_gone() -> None:
    t = sea(stacks=(SHARING,))
    play(t, board(3, 1), Take("chest"))
    assert set(t.heights) == {1}
    assert [ship.id if ship else None for ship in GAME.view(t, RED).offer] == ["S01", None, "L15"]


def test_new_ships_come_only_when_the_third_is_gone() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 2)), ((BLUE, 3), (RED, 3))), offer=("S01", "S02"))
    play(t, board(2, 0))
    assert GAME.asks(t) == (BLUE,)
    play(t, board(3, 1))
    assert GAME.asks(t) == (CHANCE,)
    for _ in range(3):
        GAME.apply_chance(t, GAME.outcomes(t)[0][0])
    assert GAME.asks(t) == (YELLOW,)
    assert all(ship is not None for ship in GAME.view(t, RED).offer)


def test_the_last_deal_turns_up_what_is_left() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 2)),), offer=("S01",), to_come=("S02", "S03"))
    play(t, board(2, 0))
    GAME.apply_chance(t, TurnUp(1))
    GAME.apply_chance(t, TurnUp(2))
    assert GAME.asks(t) == (BLUE,)


def test_the_game_ends_at_once_with_the_last_boarding_in_mid_round() -> None:
    """Yellow's standing stack is not paid."""
    t = sea(stacks=(((RED, 2), (BLUE, 2)), ((YELLOW, 5), (BLACK, 5))), offer=("S01",), to_come=())
    told = play(t, board(2, 0))
    assert GAME.asks(t) == ()
    assert GameEnded("last-ship") in told
    assert list(t.ducats) == [16, 12, 10, 10]
    assert height(t, YELLOW, 5) == 2
    assert GAME.result(t).ending == "last-ship"


def test_fifteen_ships_are_five_deals() -> None:
    assert len(GAME.new(3).waters.ships) == 15


def test_the_stock_goes_on_paying_when_the_coins_of_the_box_are_spent() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5)),), ducats=(100, 100, 100, 117))
    assert t.stock == 0
    play(t, board(2, 0))
    assert t.stock == -8
    assert sum(t.ducats) + t.stock == 417
    assert -8 in observed(GAME, t, RED)


def test_boarding_needs_a_ship_that_is_face_up_even_if_the_space_has_a_number_for_it() -> None:
    t = sea(offer=("L15",))
    assert all(not isinstance(action, Board) for action in GAME.legal(t, RED))


def test_a_boarding_stays_in_sight_with_who_was_paid_what() -> None:
    t = sea(stacks=(SHARING,))
    ship = GAME.view(t, RED).offer[1]
    assert ship is not None
    play(t, board(3, 1))
    assert GAME.view(t, RED).boardings == (None, BoardingView(RED, ship, ()), None)
    play(t, Take("chest"))
    paid = (PaidView(BLUE, 5), PaidView(YELLOW, 2), PaidView(BLACK, 5))
    assert GAME.view(t, RED).boardings == (None, BoardingView(RED, ship, paid), None)


def test_a_boarding_is_gone_once_the_next_ship_lies_there() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 2)),), offer=("S01",), to_come=("S02", "S03"))
    play(t, board(2, 0))
    assert GAME.view(t, RED).boardings[0] is not None
    GAME.apply_chance(t, TurnUp(1))
    assert GAME.view(t, RED).boardings == (None, None, None)
