"""Twins of a game: other games, with other hidden cards, that one viewer cannot tell from the true one."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from freebooter.core.actions import Action
from freebooter.core.errors import FreebooterError
from freebooter.core.events import Told
from freebooter.core.facts import digest
from freebooter.core.game import AnyGame
from freebooter.core.journal import Journal, Row, Step
from freebooter.core.match import readable
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.core.timeline import Timeline


@dataclass(frozen=True)
class Twin:
    """The rows of another game, up to the last that looks the same to `viewer`; from row `fork` on the worlds differ.

    They are whole rows of a game by the rules: a server loads them like any other.
    """

    viewer: int
    fork: int
    rows: list[Row]


def twins(game: AnyGame, journal: Journal, viewer: int, most: int) -> Iterator[Twin]:
    """Twins one after the other, each of which differs where the one before could not be kept up any longer."""
    fork = 0
    for number in range(most):
        twin = make_twin(game, journal, viewer, fork, Rng(number))
        if twin is None:
            return
        if twin.fork < len(twin.rows):
            yield twin
        fork = max(len(twin.rows), twin.fork + 1)


def make_twin(game: AnyGame, journal: Journal, viewer: int, least: int, source: Rng) -> Twin | None:
    """A twin that takes another way as soon as it can from row `least` on; None if nothing is hidden from there on."""
    true = Timeline.of(game, journal.head).state
    other = true.copy()
    rows: list[Row] = []
    fork = -1
    for row in journal.rows:
        steps: list[Step] = []
        for step in row.steps:
            told = _carry_out(game, true, step)
            wants_to_fork = fork < 0 and row.number >= least
            found = _alike(game, (true, told), other, step, viewer, source, other_first=wants_to_fork)
            if found is None:
                return Twin(viewer, fork, rows)
            other, taken = found
            if taken.action != step.action and fork < 0:
                fork = row.number
            steps.append(taken)
        rows.append(Row(number=row.number, seat=row.seat, steps=steps, digest=digest(other)))
    return Twin(viewer, fork, rows) if fork >= 0 else None


def _alike(
    game: AnyGame, true: tuple[Any, list[Told]], other: Any, step: Step, viewer: int, source: Rng, *, other_first: bool
) -> tuple[Any, Step] | None:
    """The other world one step on, so that the viewer is told and sees the same as in the true one; and the step."""
    after, told = true
    seen, read, asks = game.view(after, viewer), readable(told, viewer), game.asks(after)
    for way in _ways(game, other, step, viewer, source, other_first=other_first):
        trial = other.copy()
        try:
            heard = _carry_out(game, trial, way)
        except FreebooterError:
            continue
        if readable(heard, viewer) == read and game.asks(trial) == asks and game.view(trial, viewer) == seen:
            return trial, way
    return None


def _ways(game: AnyGame, other: Any, step: Step, viewer: int, source: Rng, *, other_first: bool) -> Iterator[Step]:
    """What could happen instead of this step, and the step itself: first, unless another way is wanted."""
    possible: list[Action] = []
    if step.seat == CHANCE:
        possible = [outcome for outcome, _ in game.outcomes(other)]
    elif step.seat != viewer:
        possible = game.legal(other, step.seat)
    ways = [
        Step(seat=step.seat, draw=step.draw, action=action)
        for action in (Raw(msgspec.json.encode(one)) for one in possible)
        if action != step.action
    ]
    for place in range(len(ways) - 1, 0, -1):
        swap = source.below(place + 1)
        ways[place], ways[swap] = ways[swap], ways[place]
    if other_first:
        yield from ways
        yield step
    else:
        yield step
        yield from ways


def _carry_out(game: AnyGame, state: Any, step: Step) -> list[Told]:
    if step.seat == CHANCE:
        return game.apply_chance(state, game.read_outcome(step.action))
    return game.apply(state, step.seat, game.read_action(step.action))
