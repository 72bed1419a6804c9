"""The games as Gymnasium's environments, known to it once this is imported.

`gymnasium.make("freebooter/buccaneer-v0")` is for one learner against bots, and `make_vec` makes many of them;
`gymnasium.make_vec("freebooter/buccaneer-self-play-v0", num_envs=64)` is for a learner that plays all seats.
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
        gymnasium.register(
            f"freebooter/{game_id}-self-play-v0",
            vector_entry_point="freebooter.envs.gym.self_play:SelfPlayVectorEnv",
            kwargs={"game_id": game_id},
        )


_register_games()
