"""Many tables at once for a learner that plays all seats, as one of Gymnasium's vector environments."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from freebooter.core.catalogue import find_game
from freebooter.core.figures import FigureSet
from freebooter.envs.batch import Batch
from freebooter.envs.rewards import reward_by

_SEEDS = 2**31

Infos = dict[str, Any]


class SelfPlayVectorEnv(EzPickle, VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games in one batch. In each the seat that is asked acts; the reward is that of the seat that acted.

    The infos say more: `seat`, who is asked now, `action_mask`, what they may do, and where a game has ended
    `final_rewards` of all seats and `final_obs`, what each of them observed at last. A new game has begun there.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 -- as Gymnasium types it

    def __init__(
        self,
        num_envs: int,
        game_id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        reward: str = "win",
    ) -> None:
        EzPickle.__init__(self, num_envs, game_id, seats, options, figures, reward)
        self.game = find_game(game_id)
        self.num_envs = num_envs
        self._seats = seats or self.game.meta.least_seats
        self._options, self._figures, self._reward = options, figures, reward_by(reward)
        layout = self.game.layout
        self.single_observation_space = spaces.Box(
            np.array(layout.lows, np.int16), np.array(layout.highs, np.int16), dtype=np.int16
        )
        self.single_action_space = spaces.Discrete(len(self.game.space))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._places = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], Infos]:
        """Begin new games; of a list of seeds the first counts, since all games follow from one."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch = Batch(
            self.game,
            self.num_envs,
            self._seats,
            options=self._options,
            figures=self._figures,
            seed=int(self.np_random.integers(_SEEDS)),
            reward=self._reward,
        )
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        acted = np.array(self.batch.seats)
        self.batch.step(actions)
        ended = np.array(self.batch.ends, np.bool_)
        rewards = np.array(self.batch.rewards)
        infos = self._infos()
        if ended.any():
            infos["final_rewards"] = rewards
            infos["final_obs"] = np.array(self.batch.final_observations)
            infos["_final_rewards"] = infos["_final_obs"] = ended
        return self._observed(), rewards[self._places, acted], ended, np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> NDArray[np.int16]:
        return np.array(self.batch.observations)

    def _infos(self) -> Infos:
        return {"seat": np.array(self.batch.seats), "action_mask": np.array(self.batch.masks).view(np.int8)}
