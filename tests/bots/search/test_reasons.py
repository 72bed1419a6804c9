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


@pytest.mark.parametrize(
    ("stack", "ship", "first"),
    # 13 ducats less a wage of 2, for a piece of the dearest booty; 8 ducats, of which wages of 9 leave nothing.
    [("A5/B2/A3", "S05", "money"), ("A5/B5/C4", "S01", "booty")],
)
def test_the_weightiest_reason_comes_first(stack: str, ship: str, first: str) -> None:
    game = find_game("buccaneer")
    t = game.position(f"buccaneer 3; stacks {stack}; offer {ship} - -; frames NextTurn(seat=0)")
    answers = engine.legal(t, 0)
    (boarding,) = (answer for answer in answers if type(game.space[answer]).__name__ == "Board")
    others = [answer for answer in answers if answer != boarding]
    assert reasons(judge_of(game), [t], 0, boarding, others)[0] == first
