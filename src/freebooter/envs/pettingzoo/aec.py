"""A game in which agents act one after another, as PettingZoo's AEC environments do."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from freebooter.core.catalogue import find_game
from freebooter.core.figures import FigureSet
from freebooter.envs.drawing import MODES, as_picture, as_text
from freebooter.envs.episode import Episode
from freebooter.envs.rewards import reward_by
from freebooter.envs.spaces import observation_space


class GameEnv(EzPickle, AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One game; who are asked at once are asked in the order of seats, and none observes what others have answered.

    An observation holds numbers as the game's `layout` says, and the mask, which is in `infos` too. Agents are named by
    seat; what they observe and do counts seats from their own on.
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
        self.metadata = {
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
            "name": f"{game_id}_v0",
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.episode.actions
        self.observation_spaces = {agent: observation_space(game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        is_asked = agent == self.agent_selection and not self.episode.is_over
        mask = self.infos[agent]["action_mask"] if is_asked else self.episode.mask(seat)
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        if not self.infos[agent]["action_mask"][action]:
            self.episode.refuse_illegal(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.episode.act(seat, int(action))
        if self.episode.is_over:
            worth = self.reward(self.episode.result())
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        """Say whose turn it is, and what they may do."""
        if self.episode.is_over:
            self.agent_selection = self.agents[0]
            return
        seat = self.episode.to_act[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.episode.mask(seat)}

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render does nothing without a render mode")
            return None
        draw = as_text if self.render_mode == "ansi" else as_picture
        return draw(self.episode.game, self.episode.table)

    def close(self) -> None:
        """Nothing is open."""


def env(game_id: str, **settings: Any) -> OrderEnforcingWrapper:
    """The game as PettingZoo's own tools take it: a step that may not be done ends the game with a reward of -1."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(GameEnv(game_id, **settings), illegal_reward=-1))
    )
