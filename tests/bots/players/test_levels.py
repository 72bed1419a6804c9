"""The four levels: the same names in every game, each with a declared budget, the gentler ones weak as people are."""

from itertools import islice

import pytest

from freebooter.bots.arena.arena import arena
from freebooter.bots.players.catalogue import BOTS, bot_label, make_bot
from freebooter.bots.players.heuristic_bot import HeuristicBot, forgotten
from freebooter.bots.players.levels import LEVELS, Deckhand
from freebooter.bots.players.search_bot import SearchBot
from freebooter.core.catalogue import find_game
from freebooter.core.facts import facts
from freebooter.core.hand import everyone, hands_of
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
def test_two_answers_come_to_a_deckhands_mind() -> None:
    """Of two it would else have missed both in nearly half of all questions, and taken any."""
    deckhand = Deckhand(1)
    for seed in range(40):
        noticed = deckhand.noticed([7, 8, 9], Rng(seed))
        assert len(noticed) == len(set(noticed)) >= 2
        assert sorted(deckhand.noticed([7, 8], Rng(seed))) == [7, 8]
        assert deckhand.noticed([7], Rng(seed)) == [7]


@pytest.mark.both_forms
@pytest.mark.parametrize("game_id", ["plunder", "seven_seas", "winds_of_plunder"])
def test_a_deckhand_forgets_what_others_hold(game_id: str) -> None:
    """Whatever was shown: their hands may then be any that are as large, and the own one stays. In Buccaneer nothing is
    hidden in a hand."""
    game = find_game(game_id)
    shown = 0
    for t, seat in islice(questions(game, seed=1, apart=20), 12):
        for hand in hands_of(t):
            hand.show(hand.cards, everyone(t.seats))
        forgetting = forgotten(t, seat)
        worlds = [game.redeal(forgetting, seat, Rng(seed)) for seed in range(6)]
        for place, hand in enumerate(hands_of(t)):
            dealt = [facts(hands_of(world)[place].cards) for world in worlds]
            if hand.owner == seat:
                assert dealt == [facts(hand.cards)] * len(worlds)
            else:
                assert {hands_of(world)[place].size() for world in worlds} == {hand.size()}
                shown += any(cards != facts(hand.cards) for cards in dealt)
    assert shown


def test_who_forgets_sees_cards_that_lie_open_in_an_offer() -> None:
    """A world in which they are not there could not be played on: such a deckhand failed in half of the games."""
    standings = arena(find_game("plunder"), ["deckhand", "heuristic"] * 2, 12, seed=5)
    assert [entry.faults for entry in standings.bots] == [0, 0, 0, 0]


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
