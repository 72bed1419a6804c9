"""PettingZoo's own tests accept the games."""

import pickle
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from freebooter.core.errors import UnknownAction
from freebooter.core.game import IllegalAction
from freebooter.envs.drawing import UnknownRenderMode
from freebooter.envs.pettingzoo.aec import GameEnv
from freebooter.envs.pettingzoo.agents import NotBegun
from tests.envs.tables import TABLES

# What PettingZoo finds unusual in any environment of its own that shows a mask with an observation, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def module(game_id: str) -> Any:
    return import_module(f"freebooter.envs.pettingzoo.{game_id}_v0")


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_agents_act_in_turn_as_pettingzoo_wants_it(game_id: str, seats: int) -> None:
    api_test(module(game_id).env(seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_agents_act_at_once_as_pettingzoo_wants_it(game_id: str, seats: int) -> None:
    parallel_api_test(module(game_id).parallel_env(seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(game_id: str, seats: int) -> None:
    seed_test(partial(module(game_id).env, seats=seats), num_cycles=50)


def played(env: GameEnv, seed: int) -> GameEnv:
    """A game of random actions to its end, until the agents are to leave."""
    source = Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        env.step(source.choice(env.infos[env.agent_selection]["action_mask"].nonzero()[0].tolist()))
    return env


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_the_end_of_a_game_is_rewarded(reward: str) -> None:
    env = played(GameEnv("buccaneer", seats=4, reward=reward), 3)
    result = env.episode.result()
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    best = max(rewards)
    assert [seat for seat, worth in enumerate(rewards) if worth == best] == list(result.winners)
    if reward != "margin":
        assert sum(rewards) == pytest.approx(1 if reward == "win" else 0)


def test_what_may_not_be_done_is_refused_with_its_rule() -> None:
    env = GameEnv("buccaneer")
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"^B\d+: "):
        env.step(forbidden)
    with pytest.raises(UnknownAction, match="no action number"):
        module("buccaneer").parallel_env().episode.refuse_illegal(0, 10**6)


def test_who_does_what_may_not_be_done_ends_the_game() -> None:
    env = module("buccaneer").env(seats=3)
    env.reset(seed=1)
    while env.agent_selection == env.possible_agents[0]:
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))
    wrong = env.agent_selection
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10**6)
    env.step(int(np.flatnonzero(env.infos[wrong]["action_mask"] == 0)[0]))
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], ended, cut, _ = env.last()
        assert ended
        assert cut
        env.step(None)
    assert rewards == {agent: -1.0 if agent == wrong else 0.0 for agent in env.possible_agents}


@pytest.mark.parametrize("make", ["env", "raw_env", "parallel_env"])
def test_a_reset_comes_before_anything_else(make: str) -> None:
    env = getattr(module("buccaneer"), make)(render_mode="ansi")
    for ask in (lambda: env.step(0), env.render):
        with pytest.raises(NotBegun, match=r"reset\(\) comes before"):
            ask()
    if make != "parallel_env":
        for ask in (env.last, lambda: env.observe("player_0"), lambda: next(env.agent_iter())):
            with pytest.raises(NotBegun):
                ask()


@pytest.mark.parametrize("make", ["env", "raw_env", "parallel_env"])
def test_a_way_of_drawing_that_there_is_not_is_refused(make: str) -> None:
    with pytest.raises(UnknownRenderMode, match="no render mode 'human'; there are ansi and rgb_array"):
        getattr(module("buccaneer"), make)(render_mode="human")


@pytest.mark.parametrize("make", ["env", "raw_env", "parallel_env"])
def test_an_environment_travels_to_other_processes(make: str) -> None:
    env = getattr(module("buccaneer"), make)(seats=5)
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))
    twin.reset(seed=1)
    assert twin.possible_agents == env.possible_agents
    assert np.array_equal(twin.unwrapped.episode.observation(0), env.unwrapped.episode.observation(0))


def test_a_table_is_drawn_in_words_and_in_pixels() -> None:
    said = played(GameEnv("buccaneer", render_mode="ansi"), 1).render()
    assert isinstance(said, str)
    assert "Player 1" in said
    drawn = played(GameEnv("buccaneer", render_mode="rgb_array"), 1).render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.dtype == np.uint8
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn)) > 2
