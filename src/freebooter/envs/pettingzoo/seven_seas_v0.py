"""Pirates of the 7 Seas as PettingZoo's environments."""

from functools import partial

from freebooter.envs.pettingzoo import aec, parallel

env = partial(aec.env, "seven_seas")
raw_env = partial(aec.GameEnv, "seven_seas")
parallel_env = partial(parallel.ParallelGameEnv, "seven_seas")
