"""The turn: cards for islands, one roll, everything in any order, and its end (P2, P9)."""

import pytest

from freebooter.core.deck import Segment
from freebooter.core.rows import row_of
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    AttackShip,
    Build,
    BuryTreasure,
    Collect,
    DrawCard,
    DrawTreasure,
    EndTurn,
    Roll,
    RollDice,
    RollDie,
    Sail,
    Spin,
)
from freebooter.games.plunder.events import CardDrawn, DeckRestocked, NothingToDraw
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.scoring import own_points
from tests.games.plunder.positions import BLUE, GREEN, RED, boat, hand, heard, is_legal, play, refusal, sea

pytestmark = pytest.mark.both_forms


def test_example_two_islands_give_two_cards() -> None:
    t = sea("ships A1; islands A=B3 A=B5; frames Rounds(seat=0, begun=False)")
    told = play(t, DrawCard("wood"), DrawCard("gold"))
    assert len(heard(told, CardDrawn)) == 2
    assert hand(t, RED) == "wood gold"
    assert GAME.asks(t) == (RED,)


def test_example_two_ships_two_islands_and_three_cards_are_seven_points() -> None:
    t = sea("ships A1 A3; islands A=B3 A=B5; points 3")
    assert own_points(t, RED) == 7


def test_example_a_roll_of_four_one_step_an_attack_and_three_steps_left() -> None:
    t = sea("ships A1 | A3")
    play(t, Roll(), RollDie(4), Sail(0, "east"), AttackShip(0, BLUE, 0), RollDice(6, 1))
    assert t.turn.die_left == 3
    play(t, Sail(0, "west"), Sail(0, "south"), Sail(0, "south"))
    ship = boat(t, RED)
    assert ship is not None
    assert ship.cell == "C1"
    assert t.turn.die_left == 0


def test_interactions_and_building_may_come_before_the_roll() -> None:
    t = sea("ships A1 | A2; hands wood rum*2")
    assert is_legal(t, Build("mast", 0))
    assert is_legal(t, AttackShip(0, BLUE, 0))
    assert refusal(t, Sail(0, "south")) == "P2: roll the sailing die first"


def test_the_roll_is_compulsory_and_made_once() -> None:
    t = sea("ships A1")
    assert refusal(t, EndTurn()) == "P2: roll the sailing die first"
    play(t, Roll(), RollDie(3))
    assert refusal(t, Roll()) == "P2: the sailing die is rolled once a turn"
    play(t, EndTurn())
    assert t.turn.active == BLUE


def test_a_one_moves_the_storm_before_anything_else() -> None:
    t = sea("ships A1; storm L18")
    play(t, Roll(), RollDie(1))
    assert GAME.asks(t) == (-1,)
    play(t, Spin("A1"))
    assert GAME.view(t, RED).storm == "A1"
    # The ship now inside has paid nothing, and one step is left.
    assert t.turn.die_left == 1
    assert hand_size(t, RED) == 0


def test_the_storm_may_be_spun_to_where_it_was() -> None:
    t = sea("ships A1; storm L18")
    play(t, Roll(), RollDie(1), Spin("L18"))
    assert GAME.view(t, RED).storm == "L18"


def test_the_turn_ends_with_the_last_ships_loss() -> None:
    t = sea("ships A1:1/0/0 | A2; islands B=B5")
    play(t, AttackShip(0, BLUE, 0), RollDice(1, 6))
    assert boat(t, RED) is None
    assert t.turn.active == BLUE


def test_the_turn_goes_on_while_a_ship_is_left() -> None:
    t = sea("ships A1:1/0/0 C1 | A2")
    play(t, AttackShip(0, BLUE, 0), RollDice(1, 6))
    assert GAME.asks(t) == (RED,)


def test_a_treasure_card_may_end_the_turn_even_before_the_roll() -> None:
    t = sea("ships A1 | A4; tokens A1")
    play(t, Collect(0, 0), DrawTreasure(32), Spin("C1"))
    assert t.turn.active == BLUE


def test_burying_five_gold_gives_a_plunder_point_card() -> None:
    t = sea("ships A1; hands gold*5 wood")
    play(t, BuryTreasure())
    assert t.points[RED] == 1
    assert hand(t, RED) == "wood"
    assert refusal(t, BuryTreasure()) == "P2: that takes 5 gold"


def test_an_empty_deck_is_restocked_from_what_lies_above_ten() -> None:
    t = sea("ships A1 | A3; islands B=B3; turn rolled=1 die_left=1")
    t.deck.segments = []
    t.stacks = row_of([38, 38, 38, 36])
    told = play(t, EndTurn())
    assert heard(told, DeckRestocked) == [DeckRestocked(110)]
    assert list(t.stacks) == [10, 10, 10, 10]
    assert {outcome for outcome, _ in GAME.outcomes(t)} == {DrawCard(kind) for kind in ("wood", "iron", "rum", "gold")}


def test_only_what_lies_above_ten_is_shuffled_in() -> None:
    t = sea("ships A1 | A3; islands B=B3; turn rolled=1 die_left=1")
    t.deck.segments = []
    t.stacks = row_of([12, 9, 10, 3])
    play(t, EndTurn())
    assert GAME.outcomes(t) == [(DrawCard("wood"), 2)]
    assert list(t.stacks) == [10, 9, 10, 3]


def test_without_a_card_anywhere_nothing_is_drawn() -> None:
    t = sea("ships A1 | A3; islands B=B3; turn rolled=1 die_left=1")
    t.deck.segments = []
    told = play(t, EndTurn())
    assert heard(told, NothingToDraw) == [NothingToDraw(BLUE)]
    assert GAME.asks(t) == (BLUE,)


def test_a_deck_that_runs_out_between_two_cards_is_restocked() -> None:
    t = sea("ships A1 | A3; islands B=B3 B=B5; turn rolled=1 die_left=1")
    t.deck.segments = [Segment(False, row_of([1, 0, 0, 0]))]
    t.stacks = row_of([10, 10, 11, 10])
    play(t, EndTurn(), DrawCard("wood"))
    assert GAME.outcomes(t) == [(DrawCard("rum"), 1)]


def test_turns_pass_clockwise() -> None:
    t = sea("ships A1 | A3 | C1; turn rolled=1 die_left=1")
    order = [t.turn.active]
    for _ in range(3):
        play(t, EndTurn())
        order.append(t.turn.active)
        play(t, Roll(), RollDie(2))
    assert order == [RED, BLUE, GREEN, RED]
