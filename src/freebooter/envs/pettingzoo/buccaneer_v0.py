"""Buccaneer as PettingZoo's environments."""

from functools import partial

from freebooter.envs.pettingzoo import aec, parallel

env = partial(aec.env, "buccaneer")
raw_env = partial(aec.GameEnv, "buccaneer")
parallel_env = partial(parallel.ParallelGameEnv, "buccaneer")
