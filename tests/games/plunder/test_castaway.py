"""A captain without a ship, in five steps (P13)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    AttackIsland,
    BuildShip,
    BuryTreasure,
    Disown,
    DrawCard,
    EndTurn,
    Give,
    OfferTrade,
    Place,
    Propose,
    Roll,
    RollDice,
    RollDie,
    Sail,
    Spin,
    SwapGold,
    SwapPoint,
    TakeCard,
)
from tests.games.plunder.positions import BLUE, RED, boat, hand, is_legal, legal, owner, play, refusal, sea

pytestmark = pytest.mark.both_forms


def test_cards_for_islands_come_first_then_two_dice() -> None:
    t = sea("ships - | A1; islands A=B3 A=B5; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("wood"), DrawCard("iron"))
    assert len(GAME.outcomes(t)) == 36
    play(t, RollDice(1, 2))
    assert GAME.asks(t) == (RED,)


def test_with_no_island_and_no_point_card_one_card_of_choice_is_taken() -> None:
    t = sea("ships - | A1; frames Rounds(seat=0, begun=False)")
    assert set(legal(t)) == {TakeCard(kind) for kind in ("wood", "iron", "rum", "gold")}
    play(t, TakeCard("gold"))
    assert hand(t, RED) == "gold"
    assert GAME.asks(t) == (-1,)


def test_a_point_card_is_wealth_enough() -> None:
    t = sea("ships - | A1; points 1; frames Rounds(seat=0, begun=False)")
    assert GAME.asks(t) == (-1,)


def test_doubles_give_a_ship_in_a_port_of_choice_and_never_move_the_storm() -> None:
    t = sea("islands A=B10; storm L18; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("wood"), RollDice(1, 1))
    assert set(legal(t)) == {Place("B10"), Place("C8")}
    play(t, Place("C8"))
    ship = boat(t, RED)
    assert ship is not None
    assert (ship.cell, ship.lives, ship.cannons, ship.masts) == ("C8", 3, 0, 0)
    assert GAME.view(t, RED).storm == "L18"


def test_with_the_ship_the_turn_goes_on_roll_included() -> None:
    t = sea("islands A=B3; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("wood"), RollDice(4, 4), Roll(), RollDie(3), Sail(0, "north"))
    ship = boat(t, RED)
    assert ship is not None
    assert ship.cell == "A3"
    assert refusal(t, SwapPoint()).startswith("P2: ")
    assert is_legal(t, EndTurn())


def test_without_a_free_port_the_compasses_say_where() -> None:
    t = sea("ships - | B3; islands A=B3; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("wood"), RollDice(4, 4))
    assert GAME.asks(t) == (-1,)
    play(t, Spin("F6"))
    ship = boat(t, RED)
    assert ship is not None
    assert ship.cell == "F6"


def test_example_a_ship_spun_onto_land_is_put_beside_it() -> None:
    # On this map E5 is land of an island, as C4 is in the rulebook's picture; D5 above it is land too.
    t = sea("points 1; frames Rounds(seat=0, begun=False)")
    play(t, RollDice(1, 2), SwapPoint(), Spin("E5"))
    assert set(legal(t)) == {Place("E4"), Place("E6"), Place("F5")}


@pytest.mark.parametrize("way", ["build", "point", "gold", "island"])
def test_four_ways_to_get_a_ship(way: str) -> None:
    t = sea("islands A=B3 A=B5; hands wood*2 iron gold*5; points 1; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("rum"), DrawCard("rum"), RollDice(1, 2))
    if way == "build":
        play(t, BuildShip(), Place("B3"))
        assert hand(t, RED) == "rum rum gold gold gold"
    elif way == "point":
        play(t, SwapPoint(), Place("B3"))
        assert t.points[RED] == 0
    elif way == "gold":
        play(t, SwapGold(), Place("B3"))
        assert hand(t, RED) == "wood wood iron rum rum"
    else:
        play(t, Disown("B5"))  # its port is no longer red's, so only B3 is left
        assert owner(t, "B5") == -1
    ship = boat(t, RED)
    assert ship is not None
    assert ship.cell == "B3"
    assert is_legal(t, Roll())


def test_only_one_ship_is_got_this_way() -> None:
    t = sea("islands A=B3; points 2; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("rum"), RollDice(1, 2), SwapPoint())
    assert refusal(t, SwapPoint()).startswith("P2: ")
    assert refusal(t, Disown("B3")).startswith("P2: ")


def test_what_is_lacking_cannot_be_handed_in() -> None:
    t = sea("islands A=B10 B=B3; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("rum"), RollDice(1, 2))
    assert refusal(t, SwapPoint()) == "P13: you have no Plunder Point card"
    assert refusal(t, SwapGold()) == "P13: that takes 5 gold"
    assert refusal(t, Disown("B3")) == "P13: no island of yours has a port there"
    assert refusal(t, Disown("C8")) == "P13: name the island by its first port"
    assert is_legal(t, Disown("B10"))


def test_before_getting_a_ship_he_may_trade_and_bury_treasure() -> None:
    t = sea("ships - | B3; islands A=B3; hands gold*5 | wood; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("rum"), RollDice(1, 2))
    play(t, OfferTrade(BLUE), Give("rum"), Propose(), Accept())
    play(t, BuryTreasure())
    assert t.points[RED] == 1
    play(t, SwapPoint())
    assert GAME.asks(t) == (-1,)  # their port is taken


def test_a_captain_without_a_ship_rolls_no_sailing_die_and_may_end_his_turn() -> None:
    t = sea("islands A=B3; frames Rounds(seat=0, begun=False)")
    play(t, DrawCard("rum"), RollDice(1, 2))
    assert refusal(t, Roll()).startswith("P13: ")
    assert refusal(t, AttackIsland(0)).startswith("P13: ")
    play(t, EndTurn())
    assert t.turn.active == BLUE


def test_without_a_ship_the_same_is_repeated_next_turn() -> None:
    t = sea("ships - | F1; islands A=B3; frames Rounds(seat=0, begun=False)", seats=2)
    play(t, DrawCard("rum"), RollDice(1, 2), EndTurn(), Roll(), RollDie(2), EndTurn())
    play(t, DrawCard("rum"))
    assert len(GAME.outcomes(t)) == 36
