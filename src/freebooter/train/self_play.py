"""Games that a net plays against itself and its past selves, a round of decisions at a time."""

from typing import Any, TypeAlias

import numpy as np

from freebooter.envs.batch import Batch
from freebooter.envs.processes import SharedBatch
from freebooter.train.learner import Decisions, Params, answer
from freebooter.train.plan import TrainingPlan

# What is played on, in this process or in several.
Games: TypeAlias = Batch | SharedBatch


class SelfPlay:
    """Plays on where the round before ended. In the first games, a league, some seats are a past self's.

    What is played is written into the same arrays in every round.
    """

    def __init__(self, games: Games, plan: TrainingPlan) -> None:
        self.games = games
        self.plan = plan
        self.source = np.random.default_rng(plan.seed)
        self.observations, self.masks = np.asarray(games.observations), np.asarray(games.masks)
        self.seats, self.ends, self.rewards = (np.asarray(one) for one in (games.seats, games.ends, games.rewards))
        league = games.size * plan.league // 100
        # Of each league game, the seats that a past self has, at least one and not all.
        self.theirs = np.zeros((league, plan.seats), bool)
        for row in self.theirs:
            row[self.source.permutation(plan.seats)[: self.source.integers(1, plan.seats)]] = True
        many = (plan.steps, games.size)
        self.played = Decisions(
            seen=np.zeros((*many, self.observations.shape[1]), np.int16),
            mask=np.zeros((*many, self.masks.shape[1]), np.uint8),
            answer=np.zeros(many, np.int32),
            likely=np.zeros(many, np.float32),
            seat=np.zeros(many, np.int32),
            shares=np.zeros((*many, plan.seats), np.float32),
            counts=np.ones(many, np.float32),
            ended=np.zeros(many, np.uint8),
            reward=np.zeros((*many, plan.seats), np.float32),
        )

    def round(self, params: Params, past: Params) -> tuple[Decisions, Any, Any]:
        """Let every game go on for a round; then the chances as the next decision sees them, and whose it is."""
        played, league = self.played, len(self.theirs)
        for step in range(self.plan.steps):
            seat = self.seats
            theirs = self.theirs[np.arange(league), seat[:league]]
            played.seen[step] = self.observations
            played.mask[step] = self.masks
            played.seat[step] = seat
            played.counts[step, :league] = ~theirs
            drawn, likely, shares = self._answer(params, past, theirs, played.seen[step], played.mask[step])
            played.answer[step], played.likely[step], played.shares[step] = drawn, likely, shares
            self.games.step(played.answer[step])
            played.ended[step] = self.ends
            played.reward[step] = self.rewards
        _, _, last = self._answer(params, past, theirs, self.observations.copy(), self.masks.copy())
        return played, last, self.seats.astype(np.int32)

    def league_share(self) -> float:
        """What the seats of the net had of the last round's results against past selves, as a multiple of a fair share;
        1 where no such game ended."""
        ended = self.played.ended[:, : len(self.theirs)].nonzero()
        if not len(ended[0]):
            return 1.0
        ours = ~self.theirs[ended[1]]
        rewards = self.played.reward[ended]
        return float((rewards * ours).sum() / ours.sum() * self.plan.seats)

    def _answer(self, params: Params, past: Params, theirs: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        lot = self.source.integers(1 << 31, dtype=np.uint32)
        found = answer(params, past, theirs, seen, mask, lot, self.plan.seats)
        drawn, likely, shares = (np.asarray(one) for one in found)
        return drawn, likely, shares
