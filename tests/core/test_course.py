"""The course of a match: scores after every row, and whom the dice favoured."""

from pathlib import Path

import pytest

from freebooter.core.catalogue import find_game
from freebooter.core.course import course
from freebooter.core.journal import Seating, read_journal
from freebooter.core.match import Match
from freebooter.games.plunder.events import BattleFought, OrderRolled, SailingDieRolled
from freebooter.games.seven_seas.events import DiceThrown

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("name", ["buccaneer/journal-last-ship", "winds_of_plunder/journal-last-round"])
def test_it_has_the_scores_after_each_row_and_ends_with_those_of_the_result(name: str) -> None:
    journal = read_journal((GOLDEN / f"{name}.json").read_bytes())
    found = course(find_game(journal.head.game), journal.head, journal.rows)
    assert journal.result is not None
    assert len(found.scores) == len(journal.rows)
    assert found.scores[-1] == journal.result.scores
    assert len(set(found.scores)) > 3, "scores change during a game"
    assert found.luck == [], "there are no dice in this game"


def test_luck_is_what_dice_show_above_their_mean() -> None:
    plunder, seas = find_game("plunder"), find_game("seven_seas")
    assert plunder.fortune is not None
    assert seas.fortune is not None
    figures = plunder.figures()
    assert plunder.fortune(SailingDieRolled(1, 6), figures) == [(1, 2.5)]
    fought = BattleFought(0, 2, attack=5, defense=1, score=7, opposing=4, won=True)
    assert plunder.fortune(fought, figures) == [(0, 1.5), (2, -2.5)]
    assert plunder.fortune(OrderRolled(1, 6), figures) == [], "to begin is no more than to begin"
    thrown = DiceThrown(0, 0, ((-1, 9, 9, 6), (0, 50, 50, 1), (1, 90, 90, 4)))
    assert seas.fortune(thrown, seas.figures()) == [(0, -2.5), (1, 0.5)], "the caravan has no luck"


def test_a_row_that_takes_back_has_the_scores_from_before() -> None:
    game = find_game("buccaneer")
    match = Match(game, [Seating(name=name) for name in "ABC"], seed=bytes(32))
    seat = match.asks[0]
    match.submit(seat, game.legal(match.state, seat)[0])
    match.undo(seat, consent=True)
    scores = course(game, match.head, match.rows).scores
    assert len(scores) == len(match.rows)
    assert scores[-1] == scores[0]
