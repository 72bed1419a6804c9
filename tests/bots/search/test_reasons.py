"""Reasons for advice: the terms of a judge make up its worth, each has words, and the weightiest are named."""

from itertools import islice

import pytest

from freebooter.bots.judges import judge_of
from freebooter.bots.players.advising import why
from freebooter.bots.search.reasons import RIVALS, reasons
from freebooter.core import engine
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.words import LANGUAGES, words
from tests.bots.tables import questions

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize("game_id", game_ids())
def test_the_terms_make_up_the_worth_and_have_words(game_id: str) -> None:
    game = find_game(game_id)
    judge = judge_of(game)
    names = {RIVALS}
    for t, _ in islice(questions(game, seed=3, apart=9), 10):
        worth = judge.worth(t)
        for seat in range(t.seats):
            terms = judge.terms(t, seat)
            names.update(name for name, _ in terms)
            assert sum(value for _, value in terms) == pytest.approx(worth[seat])
    for language in LANGUAGES:
        assert all(words(game.package, language).has(f"{game_id}-reason-{name}") for name in names)


@pytest.mark.parametrize("game_id", game_ids())
def test_advice_has_up_to_three_reasons(game_id: str) -> None:
    game = find_game(game_id)
    told = []
    for t, seat in islice(questions(game, seed=4, apart=11), 4):
        legal = game.legal(t, seat)
        told.append(why(game, game.view(t, seat), game.options(game.unattended()), game.figures(), legal[0], legal))
    assert all(len(messages) <= 3 for messages in told)
    assert any(told)


def test_the_weightiest_reason_comes_first() -> None:
    """Boarding pays at once; the alternative only climbs on a stack."""
    game = find_game("buccaneer")
    judge = judge_of(game)
    for t, seat in islice(questions(game, seed=1, apart=1), 60):
        boardings = [a for a in engine.legal(t, seat) if type(game.space[a]).__name__ == "Board"]
        others = [a for a in engine.legal(t, seat) if a not in boardings]
        if boardings and others:
            assert set(reasons(judge, [t], seat, boardings[0], others)) <= {"money", "booty", "crews", RIVALS}
            return
    raise AssertionError("nobody could board")
