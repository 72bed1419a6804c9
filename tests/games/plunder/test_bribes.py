"""Bribes before a declared attack (P5)."""

import pytest

from freebooter.core.words import words
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    AttackIsland,
    AttackShip,
    Decline,
    Fight,
    Give,
    Propose,
    RollDice,
    Withdraw,
)
from tests.games.plunder.positions import BLUE, RED, boat, hand, is_legal, legal, owner, play, refusal, sea

pytestmark = pytest.mark.both_forms


def test_the_owner_is_asked_first_and_the_attacker_takes_the_bribe_for_peace() -> None:
    t = sea("ships A1 | A2 C1; hands - | wood gold*2")
    play(t, AttackShip(0, BLUE, 0))
    assert GAME.asks(t) == (BLUE,)
    play(t, Give("gold"), Propose())
    assert GAME.asks(t) == (RED,)
    assert GAME.view(t, BLUE).battle is not None
    play(t, Accept())
    assert GAME.view(t, BLUE).battle is None
    assert (hand(t, RED), hand(t, BLUE)) == ("gold", "wood gold")
    # No battle, a treaty, and the attack is used up.
    assert GAME.asks(t) == (RED,)
    assert boat(t, BLUE) is not None
    assert t.turn.treaties == 1 << BLUE
    assert refusal(t, AttackShip(0, BLUE, 0)) == "P4: a treaty with that player lasts until the turn ends"


def test_a_refused_bribe_may_be_raised_by_at_least_one_card() -> None:
    t = sea("ships A1 | A2; hands - | wood gold*2")
    play(t, AttackShip(0, BLUE, 0), Give("gold"), Propose(), Decline())
    assert GAME.asks(t) == (BLUE,)
    assert refusal(t, Propose()) == "P5: add at least one card, or fight"
    play(t, Give("wood"), Propose(), Accept())
    assert hand(t, RED) == "wood gold"


def test_cards_promised_before_are_not_offered_twice() -> None:
    t = sea("ships A1 | A2; hands - | wood gold")
    play(t, AttackShip(0, BLUE, 0), Give("gold"), Propose(), Decline())
    assert refusal(t, Give("gold")) == "P5: you do not hold another gold"


def test_three_offers_are_made_at_most() -> None:
    t = sea("ships A1 | A2; hands - | wood*4")
    play(t, AttackShip(0, BLUE, 0))
    for _ in range(3):
        play(t, Give("wood"), Propose(), Decline())
    assert GAME.asks(t) == (-1,)
    play(t, RollDice(1, 1))


@pytest.mark.parametrize(
    ("hand_of_blue", "refused", "end"),
    [
        ("wood*4", 0, "if not, they may offer more or fight."),
        ("wood*4", 2, "if not, it comes to a fight."),
        ("wood", 0, "if not, it comes to a fight."),
    ],
)
def test_who_is_offered_a_bribe_is_told_whether_more_may_follow(hand_of_blue: str, refused: int, end: str) -> None:
    t = sea(f"ships A1 | A2; hands - | {hand_of_blue}")
    play(t, AttackShip(0, BLUE, 0))
    for _ in range(refused):
        play(t, Give("wood"), Propose(), Decline())
    play(t, Give("wood"), Propose())
    asked = GAME.prompt(GAME.view(t, RED))
    assert asked is not None
    assert words(GAME.package, "en").say(asked, ["Red", "Blue"]).endswith(end)


def test_whoever_has_no_further_card_is_not_asked_again() -> None:
    t = sea("ships A1 | A2; hands - | wood")
    play(t, AttackShip(0, BLUE, 0), Give("wood"), Propose(), Decline())
    assert GAME.asks(t) == (-1,)


def test_whoever_has_no_card_is_not_asked() -> None:
    t = sea("ships A1 | A2")
    play(t, AttackShip(0, BLUE, 0))
    assert GAME.asks(t) == (-1,)


def test_the_owner_may_fight_at_any_time_and_the_attack_is_not_withdrawn() -> None:
    t = sea("ships A1 | A2; hands - | wood gold")
    play(t, AttackShip(0, BLUE, 0), Give("gold"))
    assert not is_legal(t, Withdraw())
    play(t, Fight())
    assert GAME.asks(t) == (-1,)
    play(t, RollDice(6, 1))
    assert hand(t, BLUE) == "wood gold"


def test_an_islands_owner_may_bribe_from_anywhere_storm_or_not() -> None:
    t = sea("ships B3 | L9; islands B=B3; hands - | gold; storm B4")
    play(t, AttackIsland(0))
    assert GAME.asks(t) == (BLUE,)
    play(t, Give("gold"), Propose(), Accept())
    assert owner(t, "B3") == BLUE
    assert hand(t, RED) == "gold"


def test_a_captain_without_a_ship_can_offer_a_bribe_for_an_island() -> None:
    t = sea("ships B3; islands B=B3; hands - | gold")
    play(t, AttackIsland(0))
    assert {type(action) for action in legal(t)} == {Give, Fight}
