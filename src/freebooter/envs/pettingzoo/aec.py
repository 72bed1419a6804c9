"""A game in which agents act one after another, as PettingZoo's AEC environments do."""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from freebooter.envs.pettingzoo.agents import GameOfAgents, NotBegun

_ORDINARY: Final = (int, np.int64)


class GameEnv(GameOfAgents, AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One game; who are asked at once are asked in the order of seats, and none observes what others have answered.

    An observation holds numbers as the game's `layout` says, and the mask, which is in `infos` too.
    """

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.metadata["is_parallelizable"] = False
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Nobody's turn: no game has begun.
        self.agent_selection = ""

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
        if not self.agent_selection:
            raise NotBegun
        seat = self._seat_of[agent]
        # Who is asked has been told what they may do; nobody else has.
        told = self.infos.get(agent)
        mask = told.get("action_mask") if told else None
        if mask is None:
            mask = self.episode.mask(seat)
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in turn, as PettingZoo's own iterator names them; a generator takes a fourth of its time."""
        if not self.agent_selection:
            raise NotBegun
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if not agent:
            raise NotBegun
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self._takes(agent, action):
            return
        episode = self.episode
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        episode.act(self._seat_of[agent], int(action))
        if not episode.to_act:
            worth = self.reward(episode.result())
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask()

    def _takes(self, agent: str, action: Any) -> bool:
        """Whether the step goes on with this action of the agent that is asked; here what may not be done raises."""
        if not self.infos[agent]["action_mask"][action]:
            self.episode.refuse_illegal(self._seat_of[agent], int(action))
        return True

    def _ask(self) -> None:
        """Say whose turn it is, and what they may do."""
        episode = self.episode
        if not episode.to_act:
            self.agent_selection = self.agents[0]
            return
        seat = episode.to_act[0]
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": episode.mask(seat)}


class CheckedGameEnv(GameEnv):
    """The same, checked as PettingZoo's three usual wrappers check it: an action that there is not is asserted against,
    and one that may not be done ends the game. In the wrappers a step took five times as long, for every name that is
    asked for goes through all of them."""

    def _takes(self, agent: str, action: Any) -> bool:
        # Ordinary numbers are looked at here: the space takes longer to look at one than the engine to play it.
        if type(action) in _ORDINARY:
            is_there = 0 <= action < self.episode.actions
        else:
            is_there = self.action_spaces[agent].contains(action)
        assert is_there, "action is not in action space"
        if self.infos[agent]["action_mask"][action]:
            return True
        self._end_by(agent)
        return False

    def _end_by(self, agent: str) -> None:
        """End the game since this agent did what it may not."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = -1.0
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()


def env(game_id: str, **settings: Any) -> CheckedGameEnv:
    """The game as PettingZoo's own tools take it: a step that may not be done ends the game with a reward of -1."""
    return CheckedGameEnv(game_id, **settings)
