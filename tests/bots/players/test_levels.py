"""The four levels: the same names in every game, each with a declared budget, the gentler ones weak as people are."""

import pytest

from freebooter.bots.players.catalogue import BOTS, bot_label, make_bot
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.levels import LEVELS, Deckhand
from freebooter.bots.players.search_bot import SearchBot
from freebooter.core.catalogue import find_game
from freebooter.core.source import Rng
from tests.bots.tables import questions, started


def test_every_game_has_the_same_four_levels() -> None:
    names = [level.name for level in LEVELS]
    assert names == ["deckhand", "mate", "captain", "commodore"]
    assert [name for name in BOTS if name in names] == names


def test_budgets_grow_from_level_to_level() -> None:
    times = [level.milliseconds for level in LEVELS]
    assert times == sorted(set(times))
    budgets = [level.iterations for level in LEVELS if issubclass(level, SearchBot)]
    assert budgets == sorted(set(budgets))
    forgetting = [level.overlooks for level in LEVELS if issubclass(level, HeuristicBot)]
    assert forgetting == sorted(forgetting, reverse=True)


def test_a_table_shows_name_and_version() -> None:
    assert bot_label("mate") == f"mate {make_bot('mate', 'buccaneer', 1).version}"
    assert bot_label("exec:./mine") == "exec:./mine"


@pytest.mark.both_forms
def test_a_deckhand_overlooks_answers_and_takes_the_best_of_the_others() -> None:
    game = find_game("buccaneer")
    t, seat = next(questions(game, seed=1))
    view, legal = game.view(t, seat), game.legal(t, seat)
    chosen = {started(Deckhand(seed), game, seat).choose(view, legal, None) for seed in range(12)}
    assert 1 < len(chosen) < len(legal)


@pytest.mark.both_forms
def test_under_a_limit_of_time_a_search_answers_in_time() -> None:
    game = find_game("buccaneer")
    t, seat = next(questions(game, seed=1))
    slow = SearchBot(1)
    slow.start(game, seat, game.options(), game.figures())
    # More iterations than any machine makes in that time.
    slow.iterations = 10_000_000
    assert slow.choose(game.view(t, seat), game.legal(t, seat), 0.2) in game.legal(t, seat)
    assert slow.think(t, [7, 8], Rng(1), 0.0) == 7
