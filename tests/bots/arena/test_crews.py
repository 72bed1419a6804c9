"""Crews: whoever plays the pieces, the same comes of them, and what dies is played again."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
import ray

from freebooter.bots.arena.arena import arena
from freebooter.bots.arena.crews import Alone, Crew, ProcessCrew, RayCluster, crew_of
from freebooter.bots.arena.simulate import simulate
from freebooter.core.catalogue import find_game
from freebooter.core.errors import BadSeats
from freebooter.envs.dataset.making import make_dataset
from tests.bots.arena.mortal import mortal

GAME = find_game("buccaneer")


def refusing(piece: int) -> int:
    raise BadSeats(f"not with {piece}")


def played(crew: Crew, folder: Path) -> dict[int, int]:
    with crew, closing(crew.play(partial(mortal, folder), [0, 1, 2, 3])) as playing:
        found = dict(playing)
    assert (folder / "killed").exists()
    return found


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A Ray cluster of this machine that has two workers at most, and tells nobody of itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        context = ray.init(
            num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error", object_store_memory=10**8
        )
    yield context.address_info["address"]
    ray.shutdown()


def test_the_crew_is_who_was_asked_for() -> None:
    assert isinstance(crew_of(1), Alone)
    assert isinstance(crew_of(2), ProcessCrew)
    assert isinstance(crew_of(2, "auto"), RayCluster)


def test_what_a_killed_process_was_at_is_played_again(tmp_path: Path) -> None:
    assert played(ProcessCrew(2), tmp_path) == {0: 0, 1: 1, 2: 4, 3: 9}


def test_what_a_killed_worker_of_a_cluster_was_at_is_played_again(cluster: str, tmp_path: Path) -> None:
    assert played(RayCluster(cluster), tmp_path) == {0: 0, 1: 1, 2: 4, 3: 9}


def test_a_cluster_raises_what_the_work_raised(cluster: str) -> None:
    with RayCluster(cluster) as crew, pytest.raises(BadSeats, match="not with 7"):
        list(crew.play(refusing, [7]))


def test_a_cluster_comes_to_the_same_as_this_process(cluster: str, tmp_path: Path) -> None:
    bots = ["random", "deckhand", "random"]
    assert simulate(GAME, 3, 40, 1, ray=cluster).digest == simulate(GAME, 3, 40, 1).digest
    assert arena(GAME, bots, 6, 1, ray=cluster).digest == arena(GAME, bots, 6, 1).digest
    here = make_dataset(GAME, tmp_path / "here", 3, 4, 1, bots)
    there = make_dataset(GAME, tmp_path / "there", 3, 4, 1, bots, ray=cluster, piece=1)
    assert here == there
