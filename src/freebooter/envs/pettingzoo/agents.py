"""What both kinds of PettingZoo environments are: a game with an agent a seat, their spaces, and a picture of it."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet
from freebooter.envs.drawing import MODES, as_picture, as_text, check_render_mode
from freebooter.envs.episode import Episode
from freebooter.envs.rewards import reward_by
from freebooter.envs.spaces import observation_space


class NotBegun(FreebooterError):
    """Something is asked of an environment before its first game."""

    def __init__(self) -> None:
        super().__init__("no game has begun: reset() comes before anything else")


class GameOfAgents(EzPickle):
    """Agents are named by seat; what they observe and do counts seats from their own on."""

    # What an agent can do beside the actions of the game.
    more_actions: ClassVar[int] = 0

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game_id, seats, options, figures, reward, render_mode)
        check_render_mode(render_mode)
        game = find_game(game_id)
        self.episode = Episode(game, seats or game.meta.least_seats, options, figures)
        self.reward = reward_by(reward)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2, "name": f"{game_id}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        actions = self.episode.actions + self.more_actions
        self.observation_spaces = {agent: observation_space(game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.episode.table is None:
            raise NotBegun
        if self.render_mode is None:
            gymnasium.logger.warn("render does nothing without a render mode")
            return None
        draw = as_text if self.render_mode == "ansi" else as_picture
        return draw(self.episode.game, self.episode.table)

    def close(self) -> None:
        """Nothing is open."""
