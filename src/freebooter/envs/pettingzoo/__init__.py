"""The games as PettingZoo's environments: `from freebooter.envs.pettingzoo import buccaneer_v0`.

Each has `env`, which ends the game where somebody does what they may not, `raw_env`, which raises instead, and
`parallel_env`, in which all who are asked at once choose at once.
"""

from freebooter.extras import require

require("envs", "gymnasium", "numpy", "pettingzoo", "PIL")
