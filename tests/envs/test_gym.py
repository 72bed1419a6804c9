"""Gymnasium's own checks accept the games, one table at a time and many at once."""

import pickle
import re
import sys
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import freebooter.envs.gym  # noqa: F401 -- makes the games known
from freebooter.envs.drawing import UnknownRenderMode
from freebooter.envs.gym.learner import LearnerEnv
from freebooter.envs.gym.self_play import SelfPlayVectorEnv
from tests.envs.tables import TABLES


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_gymnasium_accepts_the_game(game_id: str, seats: int) -> None:
    check_env(gymnasium.make(f"freebooter/{game_id}-v0", seats=seats, render_mode="ansi").unwrapped)


def play(env: LearnerEnv, seed: int, most: int = 10_000) -> list[Any]:
    """All observations and rewards of a game of random actions, or of its first few."""
    source = Random(seed)
    observation, _ = env.reset(seed=seed)
    told: list[Any] = [observation.tolist()]
    ended = False
    while not ended and len(told) < most:
        observation, reward, ended, _, info = env.step(source.choice(np.flatnonzero(env.action_masks()).tolist()))
        assert info["action_mask"].any() != ended, "who is asked may do something"
        told.append((observation.tolist(), reward))
    return told


def test_a_seed_gives_the_same_game_against_any_bots() -> None:
    env = LearnerEnv("buccaneer", bots=["random", "heuristic"])
    assert play(env, 1, most=4) == play(env, 1, most=4)
    assert play(env, 1, most=4) != play(env, 2, most=4)


def test_a_game_is_played_to_its_end() -> None:
    env = LearnerEnv("buccaneer", reward="rank")
    _, reward = play(env, 1)[-1]
    assert -1 <= reward <= 1
    assert env.match.is_over


def test_the_learner_may_sit_anywhere() -> None:
    env = LearnerEnv("buccaneer", seat=None, seats=5)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert len(seats) > 2


def test_what_may_not_be_done_ends_the_game() -> None:
    env = LearnerEnv("buccaneer")
    env.reset(seed=1)
    _, reward, ended, cut, _ = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, ended, cut) == (-1.0, True, False)


def test_an_environment_travels_to_other_processes() -> None:
    env = LearnerEnv("buccaneer", seats=4)
    twin = pickle.loads(pickle.dumps(env))
    assert np.array_equal(twin.reset(seed=1)[0], env.reset(seed=1)[0])
    many = SelfPlayVectorEnv(3, "buccaneer", seats=4, reward="rank")
    many.reset(seed=1)
    others = pickle.loads(pickle.dumps(many))
    assert self_played(others, 1) == self_played(many, 1)


def test_a_way_of_drawing_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownRenderMode, match="no render mode 'human'; there are ansi and rgb_array"):
        LearnerEnv("buccaneer", render_mode="human")


class FirstAllowed:
    """A learner in the place of sb3-contrib's, which brings PyTorch: it takes the first action of the mask."""

    def __init__(self, policy: str, env: LearnerEnv, **settings: Any) -> None:
        self.env = env

    def learn(self, steps: int) -> None:
        self.env.reset(seed=1)
        assert self.env.action_masks().any()

    def predict(self, seen: Any, action_masks: Any) -> tuple[Any, None]:
        assert np.array_equal(action_masks, self.env.action_masks())
        return action_masks.argmax(), None


def test_the_example_for_sb3_contrib_learns_and_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", SimpleNamespace(MaskablePPO=FirstAllowed))
    import_module("maskable_ppo").main(1, 2)
    assert re.fullmatch(r"\S+ of 2 games won; 0.5 would be chance\n", capsys.readouterr().out)


def test_many_tables_are_stepped_at_once() -> None:
    tables = gymnasium.make_vec("freebooter/buccaneer-v0", num_envs=3, vectorization_mode="sync")
    _, infos = tables.reset(seed=1)
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        observations, _, ended, _, infos = tables.step(actions)
    assert observations.shape[0] == len(ended) == 3
    tables.close()


def test_a_learner_plays_all_seats_of_many_tables() -> None:
    tables = gymnasium.make_vec("freebooter/buccaneer-self-play-v0", num_envs=4, reward="rank")
    games = [self_played(tables, 1), self_played(tables, 1), self_played(tables, 2)]
    assert games[0] == games[1] != games[2]


def self_played(tables: Any, seed: int) -> list[Any]:
    """What was observed and given until the first game ends, in a list."""
    source = Random(seed)
    observations, infos = tables.reset(seed=seed)
    told: list[Any] = []
    while "final_rewards" not in infos:
        assert observations in tables.observation_space
        actions = np.array([source.choice(np.flatnonzero(mask).tolist()) for mask in infos["action_mask"]])
        acted = infos["seat"]
        observations, rewards, ended, cut, infos = tables.step(actions)
        told.append((observations.tolist(), rewards.tolist(), ended.tolist(), cut.tolist()))
    place = int(np.flatnonzero(ended)[0])
    assert rewards[place] == infos["final_rewards"][place][acted[place]]
    assert infos["final_rewards"][place].sum() == pytest.approx(0)
    assert infos["final_obs"][place][0] in tables.single_observation_space
    return told
