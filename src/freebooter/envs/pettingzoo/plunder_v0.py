"""Plunder as PettingZoo's environments."""

from functools import partial

from freebooter.envs.pettingzoo import aec, parallel

env = partial(aec.env, "plunder")
raw_env = partial(aec.GameEnv, "plunder")
parallel_env = partial(parallel.ParallelGameEnv, "plunder")
