"""Trials: whole random games on which the laws are checked, cheap ones on every step, dear ones on a sample."""

from dataclasses import dataclass
from typing import Any

from freebooter.core import engine
from freebooter.core.facts import digest
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from tests.contract import laws
from tests.contract.laws import Masks, Setting


@dataclass(frozen=True)
class Effort:
    """On how many games the dear laws are checked, and on which of their steps."""

    sampled_games: int
    every: int


def cheap_trial(s: Setting, seed: int) -> int:
    """One game by numbers, the cheap laws after every step; says how many moves it took."""
    t = s.new()
    source = Rng(seed)
    start = s.game.sums(t)
    moves = 0
    while True:
        laws.who_decides(s, t)
        laws.sums_hold(s, t, start)
        if not s.game.asks(t):
            break
        assert moves < s.game.meta.most_moves, f"no end within {s.game.meta.most_moves} moves"
        _random_step(s, t, source)
        moves += 1
    result = s.game.result(t)
    assert result.ending in s.game.meta.endings, f"an ending that is not declared: {result.ending!r}"
    assert len(result.scores) == len(result.places) == s.seats
    assert result.winners, "nobody has won"
    return moves


def _random_step(s: Setting, t: Any, source: Rng) -> None:
    """A random move of a random asked seat: sealed answers come in any order."""
    asks = s.game.asks(t)
    if asks == (CHANCE,):
        engine.roll(t, source)
        return
    seat = asks[source.below(len(asks))]
    numbers = engine.legal(t, seat)
    engine.play(t, seat, numbers[source.below(len(numbers))])


def opening_trial(s: Setting, seed: int, moves: int, known: Masks) -> None:
    """The first moves of a game: what everyone who is asked may do stands in what they observe."""
    t = s.new()
    source = Rng(seed)
    for _ in range(moves):
        for seat in s.game.asks(t):
            if seat != CHANCE:
                laws.masks_are_observed(s, t, seat, known)
        if engine.is_over(t):
            break
        _random_step(s, t, source)


def sampled_trial(s: Setting, seed: int, every: int, known: Masks | None = None) -> None:
    """One game told step by step; words on every step, every law on each `every`-th, old copies at the end. `known` are
    the masks that trials of the same game have found."""
    t = s.new()
    source = Rng(seed)
    start = s.game.sums(t)
    copies: list[tuple[Any, str]] = []
    known = {} if known is None else known
    moves = 0
    while s.game.asks(t):
        if (moves + seed) % every == 0:
            all_laws(s, t, start, seed * 1000 + moves)
            laws.observations_hold(s, t, seed * 1000 + moves, known)
            laws.own_answers_are_observed(s, t)
        copies.append((t.copy(), digest(t)))
        seat, action = laws.random_move(s, t, source)
        if (moves + seed) % every == 0:
            laws.moments_are_true(s, t, seat, action, seed * 1000 + moves)
            if seat != CHANCE:
                laws.undo_gives_nothing_away(s, t, seat, action, seed * 1000 + moves)
        told = laws.apply_move(s, t, seat, action)
        laws.events_have_words(s, told)
        moves += 1
    all_laws(s, t, start, seed)
    for place, (copy, before) in enumerate(copies):
        assert digest(copy) == before, f"the copy made after move {place} has changed since"


def all_laws(s: Setting, t: Any, start: dict[str, int], seed: int) -> None:
    """Every law that looks at one position."""
    laws.who_decides(s, t)
    laws.sums_hold(s, t, start)
    laws.every_legal_action_applies(s, t)
    laws.refuse_is_exact(s, t)
    laws.impossible_outcomes_are_refused(s, t)
    laws.numbers_round_trip(s, t)
    laws.scores_can_be_told(s, t)
    laws.choices_have_words(s, t)
    laws.questions_have_words(s, t)
    laws.what_is_seen_is_explained(s, t)
    laws.outlooks_give_nothing_away(s, t, seed)
    laws.ways_can_be_gone(s, t, seed)
    laws.views_survive(s, t, seed)
    laws.worlds_play_on(s, t, seed)
    laws.copies_stand_alone(s, t)
    laws.views_share_what_they_can(s, t)
    laws.positions_survive(s, t)
    laws.bytes_survive(s, t)
    if s.game.asks(t):
        for twin in range(3):
            laws.twin_worlds(s, t, seed * 3 + twin)
