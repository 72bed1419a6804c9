"""Observations as data, and actions turned to a seat; the contract has the laws that they obey."""

from typing import Any

import pytest

from freebooter.core import engine
from freebooter.core.catalogue import find_game
from freebooter.core.errors import BadSeats
from freebooter.core.game import AnyGame
from freebooter.core.sheets import Mask, Sheet
from freebooter.core.source import Rng
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Board, Move
from tests.contract.settings import games

pytestmark = pytest.mark.both_forms

GAMES = [pytest.param(game, id=game.meta.id) for game in games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own(game: AnyGame) -> None:
    layout = game.layout
    assert layout.size == len(layout.names) == len(set(layout.names)) == len(layout.lows) == len(layout.highs)
    assert all(-(2**15) <= low < high < 2**15 for low, high in zip(layout.lows, layout.highs, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_turning_to_a_seat_and_back_gives_every_action_its_own_number(game: AnyGame) -> None:
    numbers = list(range(len(game.space)))
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        assert list(game.turned_to(0, seats)) == numbers
        for seat in range(seats):
            to, back = game.turned_to(seat, seats), game.turned_back(seat, seats)
            assert [back[to[number]] for number in numbers] == numbers
            assert [to[back[number]] for number in numbers] == numbers


def test_what_is_done_to_the_left_neighbour_has_one_number_for_everyone() -> None:
    for seats in (3, 4, 5):
        for seat in range(seats):
            to = GAME.turned_to(seat, seats)
            assert to[GAME.number(Move(2, (seat + 1) % seats, 4))] == GAME.number(Move(2, 1, 4))
            assert to[GAME.number(Board(2, 1))] == GAME.number(Board(2, 1))


def test_a_table_looks_the_same_to_seats_that_have_the_same() -> None:
    tables = [GAME.position(f"buccaneer 4; offer S01 S02 S03; frames NextTurn(seat={seat})") for seat in range(4)]
    seen = [GAME.observation(t, seat) for seat, t in enumerate(tables)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0]["asked.seat0"] == seen[0]["frame.Turn"] == seen[0]["frame.captain.seat0"] == 1


def test_arrays_share_the_memory_that_is_written_into() -> None:
    t = GAME.position("buccaneer 4; offer S01 S02 S03; frames NextTurn(seat=2)")
    sheet, mask = Sheet(2 * GAME.layout.size), Mask(2 * len(GAME.space))
    numbers: Any = sheet.view(2, GAME.layout.size)
    flags: Any = mask.view(2, len(GAME.space))
    GAME.observe(t, 2, sheet, GAME.layout.size)
    GAME.mask(t, 2, mask, len(GAME.space))
    assert numbers.tolist() == [[0] * GAME.layout.size, list(GAME.observation(t, 2).values())]
    assert [number for number, flag in enumerate(flags.tolist()[1]) if flag] == sorted(engine.legal(t, 2))


def test_only_seats_observe() -> None:
    t = find_game("seven_seas").new(2)
    for seat in (-2, -1, 2):
        with pytest.raises(BadSeats, match=f"there is no seat {seat} at a table of 2"):
            find_game("seven_seas").observe(t, seat, Sheet(1000))


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    t = GAME.position("buccaneer 4; offer S01 S02 S03; frames NextTurn(seat=2)")
    mask = Mask(len(GAME.space))
    GAME.mask(t, 2, mask)
    GAME.mask(t, 1, mask)
    assert not any(mask.listed(0, len(GAME.space)))
    assert engine.play_out(t, Rng(1), 5) == 5
