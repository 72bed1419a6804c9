"""The games as Gymnasium's environments, for one learner against bots: `gymnasium.make("freebooter/buccaneer-v0")`.

To import this makes every installed game known to Gymnasium; its `make_vec` makes many tables at once.
"""

from freebooter.core.catalogue import game_ids
from freebooter.extras import require

require("envs", "gymnasium", "numpy", "PIL")


def _register_games() -> None:
    import gymnasium

    for game_id in game_ids():
        gymnasium.register(
            f"freebooter/{game_id}-v0",
            "freebooter.envs.gym.learner:LearnerEnv",
            kwargs={"game_id": game_id},
            # Those checks are for whoever writes an environment: they would be made at every step.
            disable_env_checker=True,
        )


_register_games()
