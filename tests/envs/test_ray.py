"""A Ray cluster comes to what one machine comes to, also when one of its workers is killed."""

import json
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from freebooter import VERSION
from freebooter.bots.arena import crews
from freebooter.bots.arena.crews import Alone, Crew, OtherVersion, RayCluster
from freebooter.bots.arena.map_games import map_games
from freebooter.bots.arena.simulate import SimulationPlan, play_games
from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.errors import BadSeats
from freebooter.envs.gym.learner import LearnerEnv
from freebooter.envs.pettingzoo.aec import env as agents_in_turn
from freebooter.envs.pettingzoo.parallel import ParallelGameEnv
from freebooter.envs.searched import Searched, SearchedPlan, play_searched
from tests.bots.arena.mortal import killed_once
from tests.bots.arena.test_crews import refusing
from tests.cli.runner import freebooter
from tests.envs.travelling import first_steps
from tests.train.test_cluster_play import rounds

# Two workers of this machine alone, without a dashboard, until the standard input is closed: by the test or its end.
CLUSTER = """
import sys, ray
context = ray.init(
    "local", num_cpus=2, include_dashboard=False, object_store_memory=200_000_000,
    _node_ip_address="127.0.0.1", _temp_dir=sys.argv[1], logging_level="error",
)
print(context.address_info["gcs_address"], flush=True)
sys.stdin.read()
ray.shutdown()
"""


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a cluster answers that runs as long as the test: to this machine alone, and to who knows its token."""
    assert "ray" not in sys.modules, (
        "Ray asks only once, as it is imported, whether there is a token, and would wait for ever"
    )
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    # Without clusters of several machines Ray stays at the loopback address.
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # Not pytest's folder: sockets lie in it, whose names may not be long.
    with (
        tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder,
        subprocess.Popen(
            [sys.executable, "-c", CLUSTER, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as cluster,
    ):
        assert cluster.stdout
        yield cluster.stdout.readline().strip()


# One test, so that one cluster is started, whichever process of a test run is given it.
def test_a_cluster_comes_to_what_one_machine_comes_to(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert address.startswith("127.0.0.1:")
    card = made_here(tmp_path)
    connected(address)
    # From here on all use one connection: workers belong to it, and start anew for every other.
    with RayCluster(address) as crew:
        assert crew.hands() == 2
        ran = freebooter("rerun", str(card), "--ray", address)
        assert (ran.code, ran.out.count("the same result"), ran.err) == (0, 3, "")
        games_of_a_killed_worker_are_played_again(address, tmp_path / "killed")
        environments_travel(crew)
        searches_teach_as_much(address)
        nets_play_themselves_alike(crew)
        with pytest.raises(BadSeats, match="not with 7"):
            list(crew.play(refusing, [7]))
        monkeypatch.setattr(crews, "VERSION", "0.0.1")
        with pytest.raises(OtherVersion, match=f"has freebooter {VERSION}, and 0.0.1 was to play there"):
            list(crew.play(refusing, [7]))


def made_here(folder: Path) -> Path:
    """The card of a simulation, an arena and a data set, all played by one process."""
    card = folder / "card.toml"
    for given in (
        ("simulate", "plunder", "--games", "40", "--option", "round_limit=3"),
        ("arena", "buccaneer", "--games", "6", "--bots", "random,deckhand,random"),
        ("dataset", "buccaneer", "--games", "3", "--piece", "1", "--out", str(folder / "set")),
    ):
        assert freebooter(*given, "--card", str(card)).code == 0
    return card


def connected(address: str) -> None:
    """A command finds the cluster by its address, and leaves it when it is done."""
    said = [freebooter("simulate", "buccaneer", "--games", "9", "--json", *more) for more in ([], ["--ray", address])]
    assert [one.code for one in said] == [0, 0]
    here, there = (json.loads(one.out) for one in said)
    assert there["digest"] == here["digest"]


def games_of_a_killed_worker_are_played_again(address: str, mark: Path) -> None:
    plan = SimulationPlan(
        package=find_game("buccaneer").package, seats=4, seed=1, bots=["random"] * 4, options={}, figures=None
    )
    play = partial(play_games, plan)
    alone = map_games(play, 60, 1, size=10)
    assert map_games(partial(killed_once, mark, play), 60, 1, size=10, ray=address) == alone
    assert mark.exists()


def searches_teach_as_much(address: str) -> None:
    """Games to learn from by expert iteration are the same wherever they are played."""
    play = partial(play_searched, SearchedPlan(game="buccaneer", seats=3, seed=2, iterations=8, sight=0.9))
    here, there = (map_games(play, 2, 1, size=1, ray=where) for where in ("", address))
    for one, other in zip(here, there, strict=True):
        for name in Searched._fields:
            assert np.array_equal(getattr(one.lessons, name), getattr(other.lessons, name))


def nets_play_themselves_alike(crew: Crew) -> None:
    """A round of self-play is made of the same numbers wherever its pieces are played."""
    with Alone() as alone:
        (here, stand), (there, stand_there) = (rounds(one, count=1) for one in (alone, crew))
    assert all(map(np.array_equal, here, there))
    assert stand == stand_there


def environments_travel(crew: Crew) -> None:
    """A worker is sent an environment, and plays and sends back what was sent."""
    made: list[Any] = []
    for game_id in game_ids():
        meta = find_game(game_id).meta
        for seats in (meta.least_seats, meta.most_seats):
            made += [agents_in_turn(game_id, seats=seats), ParallelGameEnv(game_id, seats=seats)]
            made += [LearnerEnv(game_id, seats=seats)]
    for place, (seen, returned) in crew.play(first_steps, made):
        assert seen == first_steps(made[place])[0] == first_steps(returned)[0]
