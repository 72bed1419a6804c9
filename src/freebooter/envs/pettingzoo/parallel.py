"""A game in which all who are asked at once act at once, as PettingZoo's parallel environments do."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo.utils.env import ParallelEnv

from freebooter.core.catalogue import find_game
from freebooter.core.figures import FigureSet
from freebooter.envs.drawing import MODES, as_picture, as_text
from freebooter.envs.episode import Episode
from freebooter.envs.rewards import reward_by
from freebooter.envs.spaces import observation_space

Observations = dict[str, dict[str, NDArray[Any]]]
Infos = dict[str, dict[str, Any]]


class ParallelGameEnv(EzPickle, ParallelEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One game; in each step everyone who is asked acts, and everyone else waits.

    To wait is the last action, one more than the game has. It is all that who is not asked may do; what else they
    send is taken for it.
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game_id, seats, options, figures, reward, render_mode)
        game = find_game(game_id)
        self.episode = Episode(game, seats or game.meta.least_seats, options, figures)
        self.reward = reward_by(reward)
        self.render_mode = render_mode
        self.wait = self.episode.actions
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "name": f"{game_id}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(game, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observed()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
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

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            return None
        draw = as_text if self.render_mode == "ansi" else as_picture
        return draw(self.episode.game, self.episode.table)

    def close(self) -> None:
        """Nothing is open."""
