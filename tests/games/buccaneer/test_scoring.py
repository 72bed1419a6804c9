"""The end of the game (B8)."""

import pytest

from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.events import BootyScored, GameWon
from tests.games.buccaneer.positions import BLACK, BLUE, RED, YELLOW, Disc, board, play, sea

pytestmark = pytest.mark.both_forms

LAST: tuple[Disc, ...] = ((RED, 2), (BLUE, 2))


def scores(booty: dict[int, dict[str, int]], ducats: tuple[int, ...] = (0, 0, 0, 0)) -> tuple[int, ...]:
    """The scores of a game that ends here, with nothing more won."""
    return GAME.result(sea(booty=booty, ducats=ducats)).scores


def test_karin_and_nico_share_the_chests_and_the_others_get_a_ducat_each() -> None:
    karin, nico, kim, nina = RED, BLUE, YELLOW, BLACK
    booty = {karin: {"chest": 2}, nico: {"chest": 2}, kim: {"chest": 1}, nina: {"chest": 1}}
    assert scores(booty) == (7, 7, 1, 1)


def test_the_most_pieces_take_the_value_and_the_rest_a_ducat_a_piece() -> None:
    assert scores({RED: {"rum": 3}, BLUE: {"rum": 2}, BLACK: {"rum": 1}}) == (12, 2, 0, 1)


def test_each_kind_is_settled_by_itself() -> None:
    assert scores({RED: {"chest": 1, "dagger": 1}, BLUE: {"dagger": 2, "candlestick": 1}}) == (15 + 1, 6 + 9, 0, 0)


def test_four_who_tie_share_rounded_down() -> None:
    assert scores({seat: {"dagger": 1} for seat in range(4)}) == (1, 1, 1, 1)


def test_a_share_of_nothing_still_counts_as_paid() -> None:
    """With a value of 1 shared by two, each gets 0 and no consolation ducat."""
    t = sea(booty={RED: {"dagger": 1}, BLUE: {"dagger": 1}}, ducats=(0, 0, 0, 0))
    # Tables share what never changes, so it is put back.
    values, usual = t.waters.values, t.waters.values[3]
    values[3] = 1
    assert GAME.result(t).scores == (0, 0, 0, 0)
    values[3] = usual


def test_a_kind_nobody_owns_pays_nothing() -> None:
    assert scores({}) == (0, 0, 0, 0)


def test_ties_for_the_most_money_share_the_victory() -> None:
    t = sea(stacks=(LAST,), offer=("S01",), to_come=(), ducats=(4, 20, 22, 0))
    told = play(t, board(2, 0))
    result = GAME.result(t)
    assert result.scores == (4 + 8 - 2 + 6, 22, 22, 0)
    assert result.places == (3, 1, 1, 4)
    assert result.winners == (BLUE, YELLOW)
    assert told[-1] == GameWon((BLUE, YELLOW), 22)
    assert BootyScored(RED, "dagger", 1, 6) in told


def test_the_points_tell_where_the_score_came_from() -> None:
    result = GAME.result(sea(booty={RED: {"chest": 2}, BLUE: {"rum": 1}}))
    for seat, score in enumerate(result.scores):
        assert sum(source[seat] for source in result.points.values()) == score
