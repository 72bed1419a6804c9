"""Threats: cards, or else an attack (P6)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    AttackIsland,
    AttackShip,
    Decline,
    Fight,
    Give,
    Propose,
    RollDice,
    Threaten,
)
from tests.games.plunder.positions import BLUE, GREEN, RED, hand, is_legal, play, refusal, sea

pytestmark = pytest.mark.both_forms


def test_example_a_weaker_ship_is_threatened_for_two_gold() -> None:
    t = sea("ships A1 | A2; hands - | gold*2 rum")
    play(t, Threaten(BLUE), Ask("gold"), Ask("gold"), Propose())
    assert GAME.asks(t) == (BLUE,)
    assert refusal(t, Propose()).startswith("P6: ")
    play(t, Accept())
    assert (hand(t, RED), hand(t, BLUE)) == ("gold gold", "rum")
    assert refusal(t, AttackShip(0, BLUE, 0)) == "P4: a treaty with that player lasts until the turn ends"


def test_after_a_refused_threat_the_attack_may_follow() -> None:
    t = sea("ships A1 | A2; hands - | gold*2 rum")
    play(t, Threaten(BLUE), Ask("gold"), Propose(), Decline())
    assert hand(t, BLUE) == "rum gold gold"
    assert is_legal(t, AttackShip(0, BLUE, 0))
    assert is_legal(t, Threaten(BLUE))


def test_something_may_be_given_in_return() -> None:
    t = sea("ships A1 | A2; hands wood | gold*2")
    play(t, Threaten(BLUE), Ask("gold"), Give("wood"), Propose(), Accept())
    assert (hand(t, RED), hand(t, BLUE)) == ("gold", "wood gold")


def test_a_threat_demands_at_least_one_card_and_no_more_than_are_held() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, Threaten(BLUE), Give("wood"))
    assert refusal(t, Propose()) == "P6: a threat demands at least one card"
    play(t, Ask("iron"))
    assert refusal(t, Ask("iron")) == "P6: nobody is asked for more cards than they hold"
    play(t, Propose())
    assert refusal(t, Accept()) == "P6: you do not hold the cards that are asked for"


def test_a_threat_needs_a_ship_that_may_attack_now() -> None:
    t = sea("ships A1 | A2 | F1; hands - | gold | gold")
    assert refusal(t, Threaten(GREEN)) == "P6: you threaten only whom a ship of yours could attack now"
    play(t, AttackShip(0, BLUE, 0))
    play(t, Fight(), RollDice(1, 6))
    assert refusal(t, Threaten(BLUE)) == "P6: you threaten only whom a ship of yours could attack now"


def test_an_islands_owner_is_threatened_from_its_port_also_without_a_ship_of_his() -> None:
    t = sea("ships B3; islands B=B3; hands - | gold; storm B4")
    assert is_legal(t, AttackIsland(0))
    play(t, Threaten(BLUE), Ask("gold"), Propose(), Accept())
    assert hand(t, RED) == "gold"


def test_whoever_holds_nothing_is_not_threatened() -> None:
    t = sea("ships A1 | A2")
    assert refusal(t, Threaten(BLUE)) == "P6: that player holds no card"


def test_threats_count_among_the_offers() -> None:
    t = sea("ships A1 | A2; hands - | gold")
    for _ in range(8):
        play(t, Threaten(BLUE), Ask("gold"), Propose(), Decline())
    assert refusal(t, Threaten(BLUE)) == "P7: you have begun 8 offers and threats this turn, and no more are allowed"
