"""Positions in text: stacks by seat and wage, ships by name, and the deck that is left."""

import re

import pytest

from freebooter.core.errors import BadOption, BadPosition, BadSeats
from freebooter.games.buccaneer import GAME
from tests.games.buccaneer.positions import BLUE, RED, board, height, move

pytestmark = pytest.mark.both_forms

TEXT = "buccaneer 3; stacks A2/B3/B? C5/A4; offer S01 L12 -; boarded S02; ducats 3 9 10; frames NextTurn(seat=0)"


def test_a_position_is_built_from_its_text() -> None:
    t = GAME.position(TEXT)
    assert (height(t, RED, 2), height(t, BLUE, 3), height(t, BLUE, 5)) == (3, 0, 1)
    assert GAME.asks(t) == (RED,)
    assert board(2, 0) in GAME.legal(t, RED)
    assert move(2, BLUE, 3) not in GAME.legal(t, RED)
    seen = GAME.view(t, RED)
    assert seen.ducats == (3, 9, 10)
    assert {"S01", "L12", "S02"}.isdisjoint(ship.id for ship in seen.to_come)


def test_what_is_not_said_is_as_at_the_start() -> None:
    assert GAME.text(GAME.position("buccaneer 5")) == GAME.text(GAME.new(5))


def test_a_table_is_written_as_it_is_read() -> None:
    text = GAME.text(GAME.position(TEXT))
    assert text == TEXT.replace("frames NextTurn(seat=0)", "frames Turn(captain=0, challenged=())")
    assert GAME.text(GAME.position(text.replace("; ", "\n"))) == text


def test_options_are_said_with_the_game() -> None:
    t = GAME.position("buccaneer 4 open_stacks=true first_player=2; frames NextTurn(seat=1)")
    assert GAME.text(t, {"open_stacks": True}).startswith("buccaneer 4 open_stacks=true; ")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("plunder 4", "it begins with 'plunder' instead of the game"),
        ("", "it begins with '' instead of the game"),
        ("buccaneer four", "'four' is no number of seats"),
        ("buccaneer 9", "3 to 5 seats, not 9"),
        ("buccaneer 4 wind=2", "wind"),
        ("buccaneer 4; crew 3", "crew: there is no such field; there are stacks, offer, boarded"),
        ("buccaneer 4; offer S01 X99 -", "offer: 'X99' is not in list"),
        ("buccaneer 4; offer S01", "offer: 3 places"),
        ("buccaneer 4; ducats 3 much", "ducats: invalid literal"),
        ("buccaneer 4; frames Voyage(seat=0)", "frames: 'Voyage' is none of Deal, FirstPlayer"),
        ("buccaneer 4; frames NextTurn(seat=print(1))", "frames: malformed node"),
        ("buccaneer 4; frames NextTurn(where=0)", "frames:"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, fault: str) -> None:
    with pytest.raises((BadPosition, BadSeats, BadOption), match=re.escape(fault)):
        GAME.position(text)
