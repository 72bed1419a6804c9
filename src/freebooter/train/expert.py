"""Expert iteration: a net learns what a search with the net comes to, and the next search is the better for it."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import msgspec

from freebooter.bots.arena.map_games import map_games
from freebooter.bots.nets.net import weights_of
from freebooter.bots.nets.net_file import NetFile
from freebooter.core.catalogue import find_game
from freebooter.envs.searched import Searched, SearchedPlan, joined, play_searched
from freebooter.train.learner import Learner, Learnt, Lessons, Params
from freebooter.train.lessons import parts_of
from freebooter.train.plan import TrainingPlan

# The searches of so many rounds are learnt from together; those before had weaker nets. The judge stays the same.
_ROUNDS: Final = 3
# Of so many decisions at most: they are kept as they were seen, which may take eight kilobytes each.
DECISIONS: Final = 400_000
# Games are handed out so many at a time.
_PIECE: Final = 4


class TrainingRound(NamedTuple):
    """What a round came to: the net and its memory after it, what learning was like, how much was played, and what a
    seat of the net had of the results against past selves and the house, as multiples of a fair share."""

    params: Params
    memory: Any
    learnt: Learnt
    decisions: int
    games: int
    league: float
    house: float


class Expert:
    """Plays rounds of games in which every seat searches, in so many processes or on a cluster, and learns from
    them."""

    def __init__(self, plan: TrainingPlan, learner: Learner, processes: int, ray: str) -> None:
        self.plan = plan
        self.learner = learner
        self.processes = processes
        self.ray = ray
        self.game = find_game(plan.game)
        self.kept: list[Searched] = []
        # All that a search asks of a card.
        self._card = {"plan": msgspec.to_builtins(plan)}

    def round(
        self,
        params: Params,
        memory: Any,
        past: Params,
        number: int,
        rate: float,
        *,
        judged: bool,
        done: Callable[[int], None] | None = None,
    ) -> TrainingRound:
        """One round of games with this net, and with a past one, and what is learnt from it and those before. If it is
        `judged`, the judge of the game searches in place of the net, for a net that knows nothing yet. `done` hears of
        games that have ended."""
        plan = self.plan
        playing = SearchedPlan(
            game=plan.game,
            seats=plan.seats,
            seed=plan.seed * 1000 + number,
            iterations=plan.expert,
            sight=plan.sight,
            net=b"" if judged else self._bytes(params),
            past=self._bytes(past),
            league=0 if judged else plan.league,
            house=plan.house,
        )
        play = partial(play_searched, playing)
        played = map_games(play, plan.games, self.processes, done, ray=self.ray, size=_PIECE)
        new = joined([piece.lessons for piece in played])
        self.kept = [*self.kept, new][0 if judged else -_ROUNDS :]
        while len(self.kept) > 1 and sum(len(kept.answers) for kept in self.kept) > DECISIONS:
            del self.kept[0]
        lessons = Lessons(*joined(self.kept))
        steps = max(1, plan.epochs * len(new.answers) // plan.part)
        learnt: list[Learnt] = []
        for part in parts_of(lessons, plan.part, steps, number):
            params, memory, studied = self.learner.study(params, memory, part, rate)
            learnt.append(studied.learnt)
        return TrainingRound(
            params,
            memory,
            jax.tree.map(lambda *found: sum(found) / len(found), *learnt),
            len(new.answers),
            plan.games,
            self._fair_shares([share for piece in played for share in piece.against_past]),
            self._fair_shares([share for piece in played for share in piece.against_house]),
        )

    def _fair_shares(self, results: list[float]) -> float:
        return sum(results) / len(results) * self.plan.seats if results else 1.0

    def _bytes(self, params: Params) -> bytes:
        return msgspec.msgpack.encode(NetFile.of(self.game, self._card, weights_of(jax.device_get(params))))
