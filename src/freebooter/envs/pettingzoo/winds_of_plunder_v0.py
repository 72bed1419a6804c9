"""Winds of Plunder as PettingZoo's environments."""

from functools import partial

from freebooter.envs.pettingzoo import aec, parallel

env = partial(aec.env, "winds_of_plunder")
raw_env = partial(aec.GameEnv, "winds_of_plunder")
parallel_env = partial(parallel.ParallelGameEnv, "winds_of_plunder")
