"""Many games: the sums are right, and where they are played changes nothing."""

from typing import Any, ClassVar

import msgspec
import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.bots.arena.simulate import Simulation, simulate
from freebooter.bots.players import catalogue
from freebooter.bots.players.random_bot import RandomBot
from freebooter.core.catalogue import find_game
from freebooter.core.errors import BadSeats, FreebooterError

pytestmark = pytest.mark.both_forms

BUCCANEER = find_game("buccaneer")


class Slow(RandomBot):
    """A random bot by another name, so that games go through matches and views."""

    name: ClassVar[str] = "slow"


def came_to(simulation: Simulation) -> dict[str, Any]:
    """All of a simulation but how long it took."""
    plain: dict[str, Any] = msgspec.to_builtins(simulation)
    return {name: value for name, value in plain.items() if name not in ("seconds", "moves_per_second")}


def test_shares_and_endings_add_up() -> None:
    for seats in (3, 4, 5):
        simulation = simulate(BUCCANEER, seats, 30, seed=2)
        assert sum(simulation.win_shares) == pytest.approx(1)
        assert sum(simulation.endings.values()) == 30
        assert tuple(simulation.endings) == BUCCANEER.meta.endings
        total = sum(simulation.points_by_source.values()) * seats
        assert total == pytest.approx(sum(simulation.mean_scores))


def test_a_seed_repeats_and_another_does_not() -> None:
    assert came_to(simulate(BUCCANEER, 3, 20, seed=4)) == came_to(simulate(BUCCANEER, 3, 20, seed=4))
    assert simulate(BUCCANEER, 3, 20, seed=4).mean_scores != simulate(BUCCANEER, 3, 20, seed=5).mean_scores


def test_jobs_change_nothing_but_the_time() -> None:
    counted: list[int] = []
    two = simulate(BUCCANEER, 3, 40, seed=4, jobs=2, done=counted.append)
    assert came_to(two) == came_to(simulate(BUCCANEER, 3, 40, seed=4))
    assert sum(counted) == 40


def test_other_bots_play_through_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.BOTS, "slow", Slow)
    simulation = simulate(SMUGGLERS, 3, 6, seed=1, bots=["slow", "random", "slow"])
    assert simulation.bots == ["slow", "random", "slow"]
    assert sum(simulation.win_shares) == pytest.approx(1)
    assert simulation.points_by_source == {}


def test_the_example_game_is_simulated_too() -> None:
    assert simulate(SMUGGLERS, 4, 50, seed=1).endings == {"all-rounds": 50}


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSeats):
        simulate(BUCCANEER, 2, 1, seed=1)
    with pytest.raises(FreebooterError, match="0 games"):
        simulate(BUCCANEER, 3, 0, seed=1)
