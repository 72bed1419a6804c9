"""What a worker does with an environment that was sent to it."""

from typing import Any

from gymnasium import Env
from pettingzoo.utils.env import ParallelEnv

_STEPS = 3


def first_steps(env: Any) -> tuple[list[Any], Any]:
    """What is observed at the beginning of a game in which everyone does the first thing they may; and the
    environment, to be sent back."""
    play = alone if isinstance(env, Env) else at_once if isinstance(env, ParallelEnv) else in_turn
    return play(env), env


def alone(env: Any) -> list[Any]:
    seen, info = env.reset(seed=1)
    told = [seen.tolist()]
    for _ in range(_STEPS):
        seen, _, _, _, info = env.step(int(info["action_mask"].argmax()))
        told.append(seen.tolist())
    return told


def at_once(env: Any) -> list[Any]:
    seen, _ = env.reset(seed=1)
    told = []
    for _ in range(_STEPS):
        told.append([one["observation"].tolist() for one in seen.values()])
        seen, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    return told


def in_turn(env: Any) -> list[Any]:
    env.reset(seed=1)
    told = []
    for _ in range(_STEPS):
        seen, *_ = env.last()
        told.append(seen["observation"].tolist())
        env.step(int(seen["action_mask"].argmax()))
    return told
