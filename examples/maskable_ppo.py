"""A learner of sb3-contrib: MaskablePPO learns Buccaneer against random bots, and then plays games that are counted.

    pip install '.[envs]' sb3-contrib
    python examples/maskable_ppo.py

The tests do not let it learn, since PyTorch's ordinary wheel brings gigabytes; `examples/self_taught.py` learns there,
by JAX.
"""

import sys

import gymnasium
from sb3_contrib import MaskablePPO

import freebooter.envs.gym  # noqa: F401 -- makes the games known


def main(steps: int = 20_000, games: int = 50) -> None:
    # Without the usual wrapper around it, which would hide `action_masks` from the learner.
    env = gymnasium.make("freebooter/buccaneer-v0", seats=4, bots="random", seat=None).unwrapped
    learner = MaskablePPO("MlpPolicy", env, n_steps=512, seed=1, verbose=1)
    learner.learn(steps)
    won = 0.0
    for game in range(games):
        seen, info = env.reset(seed=1000 + game)
        ended = False
        while not ended:
            action, _ = learner.predict(seen, action_masks=info["action_mask"])
            seen, reward, ended, _, info = env.step(action)
        won += float(reward)
    print(f"{won:g} of {games} games won; {games / 4:g} would be chance")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
