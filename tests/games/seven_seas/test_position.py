"""Positions in text: cards, ports, seats and characters have names, and a round goes on from there."""

import pytest

from freebooter.core.errors import BadPosition
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Choose, Decline, PlayCurse, PlayPort
from freebooter.games.seven_seas.position import SPELLING
from tests.games.seven_seas.positions import GARIK, OLGA, choose, legal, play

pytestmark = pytest.mark.both_forms

TEXT = (
    "seven_seas 2 round_limit=40; in_front governor merchant | -; rounds 4; first B; corsairs A - - B;"
    " hands kraken mango-landing | spain3; port widow-rock; frames NextRound()"
)


def test_a_position_names_cards_ports_and_characters() -> None:
    t = GAME.position(TEXT)
    seen = GAME.view(t, OLGA)
    assert (seen.round, seen.port.name) == (5, "Widow Rock")
    assert seen.players[OLGA].in_front == ("governor", "merchant")
    assert (seen.players[OLGA].corsair_of, seen.players[GARIK].corsair_of) == (("england",), ("holland",))
    assert Choose("merchant") not in GAME.legal(t, OLGA)
    choose(t, "shaman", "aborigine")
    assert legal(t) == [Decline()], "Garik has no port"
    play(t, Decline())
    assert legal(t) == [PlayCurse("kraken"), Decline()]


def test_a_position_is_written_as_it_is_read() -> None:
    text = GAME.text(GAME.position(TEXT), {"round_limit": 40})
    assert text.startswith("seven_seas 2 round_limit=40; in_front governor merchant | -; rounds 5; first A;")
    assert text.endswith("frames NextRound() Choosing(waiting=3)")
    assert GAME.text(GAME.position(text), {"round_limit": 40}) == text
    t = GAME.position(text)
    choose(t, "aborigine", "shaman")
    assert "sealed - shaman; " in GAME.text(t)
    assert PlayPort(4) in legal(t)


def test_no_cards_at_all_are_not_a_card_that_is_none() -> None:
    t = GAME.position("seven_seas 2; played kraken")
    t.played = []
    assert SPELLING.clauses(t)["played"] == "[]"
    assert GAME.position("seven_seas 2; played kraken; played []").played == []


def test_a_clause_may_say_less_than_the_whole() -> None:
    t = GAME.position("seven_seas 3; chests 9; hands kraken")
    assert list(t.chests) == [9, 7, 7]
    assert [hand.size() for hand in t.hands] == [1, 0, 0]
    with pytest.raises(BadPosition, match="hands: 4 parts; there are 3"):
        GAME.position("seven_seas 3; hands - | - | - | -")


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(BadPosition, match="'krake' is none of england1, "):
        GAME.position("seven_seas 2; hands krake | -")
    with pytest.raises(BadPosition, match="in_front"):
        GAME.position("seven_seas 2; in_front cook | -")
