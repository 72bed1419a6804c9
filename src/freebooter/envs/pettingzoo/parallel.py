"""A game in which all who are asked at once act at once, as PettingZoo's parallel environments do."""

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from pettingzoo.utils.env import ParallelEnv

from freebooter.envs.pettingzoo.agents import GameOfAgents, NotBegun

Observations = dict[str, dict[str, NDArray[Any]]]
Infos = dict[str, dict[str, Any]]


class ParallelGameEnv(GameOfAgents, ParallelEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One game; in each step everyone who is asked acts, and everyone else waits.

    To wait is the last action, one more than the game has. It is all that who is not asked may do; what else they
    send is taken for it.
    """

    more_actions: ClassVar[int] = 1

    @property
    def wait(self) -> int:
        """The number of the action that is none."""
        return self.episode.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observed()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if self.episode.table is None:
            raise NotBegun
        asked = self.episode.to_act[:]
        for seat in asked:
            action = int(actions[self.possible_agents[seat]])
            if action == self.wait or not self.episode.mask(seat)[action]:
                self.episode.refuse_illegal(seat, action)
        for seat in asked:
            self.episode.act(seat, int(actions[self.possible_agents[seat]]))
        is_over = self.episode.is_over
        worth = self.reward(self.episode.result()) if is_over else [0.0] * self.episode.seats
        observations, infos = self._observed()
        ended = dict.fromkeys(self.agents, is_over)
        cut = dict.fromkeys(self.agents, False)
        rewards = dict(zip(self.agents, worth, strict=True))
        if is_over:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _observed(self) -> tuple[Observations, Infos]:
        observations: Observations = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.agents):
            mask = np.append(self.episode.mask(seat), np.int8(seat not in self.episode.to_act))
            observations[agent] = {"observation": self.episode.observation(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos
