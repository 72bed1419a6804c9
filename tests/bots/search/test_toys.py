"""Tiny games with known answers: sealed answers are not foreseen, mixes cannot be exploited, open chance is used."""

import pytest

from freebooter import forms
from tests.bots.search import toys
from tests.bots.search.toys import BET, JACK, KING, LEAVE, PASS, QUEEN, SAFE, STOP, THROW, mix, searched, value

pytestmark = pytest.mark.both_forms

# The plain engine is slower, and walks the same way: one seed is enough there.
COMPILED = forms.active() == "compiled"


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


@pytest.mark.parametrize("faces", [3, 6, 12])
def test_a_die_that_is_seen_is_answered(faces: int) -> None:
    """Naming what everybody sees always wins; without looking it would win one time in so many, and stopping pays
    0.6. What was lost by naming wrongly at first is not held against the throw."""
    for seed in range(10 if COMPILED else 3):
        assert searched(toys.Throwing(0, faces), 1000, seed).best() == THROW
    seen = {int(edge.answer): edge.value() for edge in searched(toys.Throwing(0, faces), 4000, seed=1).root.edges}
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


@pytest.mark.parametrize("seed", range(5 if COMPILED else 1))
def test_a_word_is_worth_a_half_and_hardly_to_be_exploited(seed: int) -> None:
    """Which word is said is all the same, as long as it says nothing of the card."""
    said = toys.mixes(searched(toys.Saying(0), 20000, seed, (0, 2)), 4)
    assert toys.value_of(toys.Saying(0), toys.SIGNAL_DEALS, said) == pytest.approx(0.5, abs=0.005)
    assert toys.exploited(toys.Saying(0), toys.SIGNAL_DEALS, said) < 0.06


def test_kuhns_poker_is_opened_as_it_should_be() -> None:
    """A Jack bets in up to a third of the games, a King three times as often, a Queen never."""
    bets = toys.solved_kuhn(12000, seed=2)
    jack, queen, king = (bets[0, card, toys.NOBODY][BET] for card in (JACK, QUEEN, KING))
    assert jack < 1 / 3 + 0.1
    assert queen < 0.2
    assert king == pytest.approx(3 * jack, abs=0.3)
    assert king > 0.4


@pytest.mark.parametrize("seed", range(10 if COMPILED else 1))
def test_kuhns_poker_is_solved(seed: int) -> None:
    """Both mixes together: they have the value of the game, and knowing them nobody could win much more, the two
    together less than the 25th part of a chip."""
    bets = toys.solved_kuhn(40000, seed)
    jack, queen, king = (bets[0, card, toys.NOBODY][BET] for card in (JACK, QUEEN, KING))
    assert jack < 1 / 3 + 0.03
    assert queen < 0.01
    assert king == pytest.approx(3 * jack, abs=0.15)
    opening = toys.Betting(0, toys.NOBODY)
    assert toys.value_of(opening, toys.KUHN_DEALS, bets) == pytest.approx(toys.KUHN_VALUE, abs=0.0005)
    assert toys.exploited(opening, toys.KUHN_DEALS, bets) < 0.01


def test_the_exact_answer_of_kuhns_poker_has_its_value_and_cannot_be_exploited() -> None:
    """What the searched mixes are measured by: the known answer in which a Jack bets in a third of the games."""
    bets = {
        (0, JACK, ()): 1 / 3,
        (0, QUEEN, ()): 0.0,
        (0, KING, ()): 1.0,
        (0, JACK, (PASS, BET)): 0.0,
        (0, QUEEN, (PASS, BET)): 2 / 3,
        (0, KING, (PASS, BET)): 1.0,
        (1, JACK, (PASS,)): 1 / 3,
        (1, QUEEN, (PASS,)): 0.0,
        (1, KING, (PASS,)): 1.0,
        (1, JACK, (BET,)): 0.0,
        (1, QUEEN, (BET,)): 1 / 3,
        (1, KING, (BET,)): 1.0,
    }
    exact: toys.Mixes = {question: {PASS: 1 - bet, BET: bet} for question, bet in bets.items()}
    opening = toys.Betting(0, toys.NOBODY)
    assert toys.value_of(opening, toys.KUHN_DEALS, exact) == pytest.approx(toys.KUHN_VALUE, abs=1e-12)
    assert toys.exploited(opening, toys.KUHN_DEALS, exact) == pytest.approx(0.0, abs=1e-12)
