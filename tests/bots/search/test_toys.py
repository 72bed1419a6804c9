"""Tiny games with known answers: sealed answers are not foreseen, mixes cannot be exploited, open chance is used."""

import pytest

from tests.bots.search import toys
from tests.bots.search.toys import JACK, KING, LEAVE, QUEEN, SAFE, STOP, THROW, mix, searched, value

pytestmark = pytest.mark.both_forms


def test_a_sealed_answer_is_not_foreseen_so_pennies_are_worth_a_half() -> None:
    """Shown openly, heads and tails would be worth nothing and the safe 0.3 the best."""
    for seed in range(20):
        search = searched(toys.Pennies(0b11), 300, seed)
        assert search.best() != SAFE
        assert mix(search)[SAFE] < 0.1


def test_pennies_are_mixed_half_and_half() -> None:
    search = searched(toys.Pennies(0b11), 4000, seed=1)
    assert mix(search) == pytest.approx({toys.HEADS: 0.5, toys.TAILS: 0.5, SAFE: 0.0}, abs=0.1)
    assert value(search) == pytest.approx(0.5, abs=0.05)


def test_both_sides_of_the_mix_are_drawn() -> None:
    assert {searched(toys.Pennies(0b11), 300, seed).best() for seed in range(8)} == {toys.HEADS, toys.TAILS}


def test_a_die_that_is_seen_is_answered() -> None:
    """Naming what everybody sees always wins; without looking it would win one time in three, and stopping pays 0.6."""
    for seed in range(10):
        assert searched(toys.Throwing(0), 1000, seed).best() == THROW
    seen = {int(edge.answer): edge.value() for edge in searched(toys.Throwing(0), 2000, seed=1).root.edges}
    assert seen[THROW] == pytest.approx(1.0, abs=0.05)


def test_a_die_that_is_not_seen_is_not_answered() -> None:
    for seed in range(20):
        assert searched(toys.ThrowingHidden(0), 200, seed).best() == STOP


def test_a_word_gives_away_nothing_if_both_are_said_alike() -> None:
    """Seat 1 cannot see the card, so saying something is worth a half; who feared to be seen through would leave."""
    for card in range(2):
        for seed in range(3):
            search = searched(toys.Saying(0), 500, seed, (card, 2))
            assert search.best() != LEAVE
            assert mix(search)[LEAVE] < 0.2


def test_kuhns_poker_is_opened_as_it_should_be() -> None:
    """A Jack bets in up to a third of the games, a King three times as often, a Queen never."""
    bets = toys.opening_bets(12000, seed=2)
    assert bets[JACK] < 1 / 3 + 0.1
    assert bets[QUEEN] < 0.2
    assert bets[KING] == pytest.approx(3 * bets[JACK], abs=0.3)
    assert bets[KING] > 0.4
