"""Self-play in pieces comes to the same whoever plays them, and goes on from its state."""

from collections.abc import Iterator

import jax
import msgspec
import numpy as np
import pytest
from self_taught import PLAN

from freebooter.bots.arena.crews import Alone, Crew, ProcessCrew
from freebooter.core.catalogue import find_game
from freebooter.train.cluster_play import ClusterPlay
from freebooter.train.learner import begin

# Two pieces of games, the second one smaller, with past selves and the house in some.
PLAN_IN_PIECES = msgspec.structs.replace(PLAN, games=80, steps=16, part=128, league=25, house=25)


def rounds(crew: Crew, state: bytes = b"", first: int = 1, count: int = 2) -> tuple[list[np.ndarray], bytes]:
    """What some rounds are made of, and the games after them."""
    play = ClusterPlay(PLAN_IN_PIECES, crew)
    if state:
        play.restore(state)
    game = find_game(PLAN_IN_PIECES.game)
    cells = np.zeros(game.layout.size, np.float32)
    params = begin(game, PLAN_IN_PIECES, cells, cells)
    past = begin(game, msgspec.structs.replace(PLAN_IN_PIECES, seed=2), cells, cells)
    found: list[np.ndarray] = []
    for number in range(first, first + count):
        found += [np.asarray(leaf) for leaf in jax.tree.leaves(play.round(params, past, number))]
    found.append(np.array(play.shares_against_others()))
    return found, play.state()


@pytest.fixture(scope="module")
def here() -> Iterator[tuple[list[np.ndarray], bytes]]:
    with Alone() as crew:
        yield rounds(crew)


def test_a_round_is_as_large_as_the_plan_says(here: tuple[list[np.ndarray], bytes]) -> None:
    seen = here[0][0]
    assert seen.shape[:2] == (PLAN_IN_PIECES.steps, PLAN_IN_PIECES.games)
    assert len({one.tobytes() for one in seen[-1]}) > PLAN_IN_PIECES.games // 2, "pieces play games of their own"


def test_other_processes_come_to_the_same(here: tuple[list[np.ndarray], bytes]) -> None:
    with ProcessCrew(2) as crew:
        there = rounds(crew)
    assert all(map(np.array_equal, here[0], there[0]))
    assert here[1] == there[1]


def test_it_goes_on_from_its_state(here: tuple[list[np.ndarray], bytes]) -> None:
    with Alone() as crew:
        first, between = rounds(crew, count=1)
        second, after = rounds(crew, between, first=2, count=1)
    assert all(map(np.array_equal, here[0][:-1], [*first[:-1], *second[:-1]]))
    assert after == here[1]
