"""Positions of Plunder as text: read, written and refused."""

import pytest

from freebooter.core import engine
from freebooter.core.errors import BadPosition
from freebooter.core.facts import facts
from freebooter.core.source import Rng
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import AttackShip, Sail
from tests.games.plunder.positions import BLUE, GREEN, RED, Boat, boat, hand, is_legal, owner

pytestmark = pytest.mark.both_forms

TEXT = """
plunder 3
map T1A T2A T3A T4A T5A T6A
ships A1 F18:2/1/0 | A2 | -
islands A=B3 B=H5
hands wood*2 gold | iron, all: iron | -
storm L1
tokens G13 G13 G13
first A
turn active=0 rolled=4 die_left=4
frames Rounds(seat=0, begun=True) Turn(seat=0)
"""


def test_a_position_is_read() -> None:
    t = GAME.position(TEXT)
    assert GAME.asks(t) == (RED,)
    assert boat(t, RED, 1) == Boat("F18", lives=2, cannons=1)
    assert (owner(t, "B3"), owner(t, "H5"), owner(t, "E4")) == (RED, BLUE, -1)
    assert [hand(t, seat) for seat in (RED, BLUE, GREEN)] == ["wood wood gold", "iron", ""]
    assert GAME.view(t, -2).hands[BLUE].public["iron"] == 1
    assert is_legal(t, AttackShip(0, BLUE, 0))
    assert is_legal(t, Sail(0, "south"))
    assert not is_legal(t, Sail(0, "east")), "blue lies there"


def test_what_is_written_is_read_as_the_same_table() -> None:
    t = GAME.position(TEXT)
    text = GAME.text(t)
    assert "ships A1 F18:2/1/0 | A2 | -; islands A=B3 B=H5" in text
    assert facts(GAME.position(text)) == facts(t)


def test_cards_that_lie_nowhere_else_are_in_the_deck() -> None:
    t = GAME.position(f"{TEXT}\nstacks 8 10 10 10")
    assert GAME.sums(t) == GAME.sums(GAME.position(TEXT))


def test_every_position_of_a_game_comes_back_from_its_text() -> None:
    options = {"teams": "2x2", "round_limit": 8}
    t, source = GAME.new(4, options), Rng(5)
    while t.frames:
        assert facts(GAME.position(GAME.text(t, options))) == facts(t)
        for _ in range(23):
            if t.frames:
                engine.play_on(t, source)
    assert facts(GAME.position(GAME.text(t, options))) == facts(t)


@pytest.mark.parametrize(
    ("clause", "complaint"),
    [
        ("map T1A", "map: 1 tiles; a map has 6"),
        ("islands A=A1", "islands: A1 is no port"),
        ("ships Z9", "ships: "),
        ("storm Z9", "storm: 'Z9' is none of"),
        ("turn wind=3", "turn: "),
        ("hands gold*99", "hands: there is less gold than that"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(clause: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.position(f"{TEXT}\n{clause}")
