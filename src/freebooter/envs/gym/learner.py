"""A game for one learner, against bots in all other seats."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from freebooter.bots.players.catalogue import RANDOM, bots_for_seats, make_bot
from freebooter.bots.players.seated import SeatedBots
from freebooter.core.catalogue import find_game
from freebooter.core.chance import seed_of
from freebooter.core.figures import FigureSet
from freebooter.core.game import default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.sheets import Mask, Sheet
from freebooter.envs.drawing import MODES, as_picture, as_text, check_render_mode
from freebooter.envs.rewards import reward_by

_SEEDS = 2**31


class LearnerEnv(EzPickle, gymnasium.Env[NDArray[np.int16], np.int64]):
    """A whole match in which the learner answers for one seat, by numbers that count seats from there on.

    `bots` is the name of one bot for all other seats, or of one for each; `seat` is the learner's, None for another one
    in each game. What may not be done ends the game with a reward of -1: take the mask from `action_masks()`, or from
    the info under `action_mask`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 -- as Gymnasium types it

    def __init__(
        self,
        game_id: str,
        bots: str | list[str] = RANDOM,
        seat: int | None = 0,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game_id, bots, seat, seats, options, figures, reward, render_mode)
        check_render_mode(render_mode)
        self.game = find_game(game_id)
        self.seats = seats or self.game.meta.least_seats
        self.game.check_seats(self.seats)
        named = [bots] if isinstance(bots, str) else bots
        self.bots = bots_for_seats(named, game_id, self.seats - 1, programs=True)
        self.fixed_seat = seat
        self.options = self.game.unattended(options)
        self.figures = figures
        self.reward = reward_by(reward)
        self.render_mode = render_mode
        layout, actions = self.game.layout, len(self.game.space)
        self.observation_space = spaces.Box(
            np.array(layout.lows, np.int16), np.array(layout.highs, np.int16), dtype=np.int16
        )
        self.action_space = spaces.Discrete(actions)
        self._sheet = Sheet(layout.size)
        self._mask = Mask(actions)
        self._numbers: NDArray[np.int16] = np.asarray(self._sheet.view(layout.size))
        self._flags: NDArray[np.int8] = np.asarray(self._mask.view(actions)).view(np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(_SEEDS))
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.seats) if seat != self.seat]
        kinds = {self.seat: "person"} | {seat: f"bot:{bot}" for seat, bot in zip(others, self.bots, strict=True)}
        seating = [Seating(name=name, kind=kinds[seat]) for seat, name in enumerate(default_names(self.seats))]
        self.match = Match(self.game, seating, self.options, self.figures, seed_of(luck))
        bots = {
            seat: make_bot(bot, self.game.meta.id, (luck << 8) + seat, programs=True)
            for seat, bot in zip(others, self.bots, strict=True)
        }
        self.company = SeatedBots(self.match, bots)
        self._back = self.game.turned_back(self.seat, self.seats)
        self._let_others_play()
        return self._observed()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            observation, info = self._observed()
            return observation, -1.0, True, False, info
        self.match.submit(self.seat, self.game.space[self._back[int(action)]])
        self._let_others_play()
        worth = 0.0
        if self.match.is_over:
            self.company.finish()
            worth = self.reward(self.game.result(self.match.state))[self.seat]
        observation, info = self._observed()
        return observation, worth, self.match.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action may be chosen now, as sb3-contrib's maskable learners ask for it."""
        return self._allowed().astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render does nothing without a render mode")
            return None
        draw = as_text if self.render_mode == "ansi" else as_picture
        return draw(self.game, self.match.state)

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        while self.seat not in self.match.asks and self.company.answer():
            pass

    def _observed(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        self.game.observe(self.match.state, self.seat, self._sheet)
        return self._numbers.copy(), {"action_mask": self._allowed().copy()}

    def _allowed(self) -> NDArray[np.int8]:
        self.game.mask(self.match.state, self.seat, self._mask, turned=True)
        return self._flags
