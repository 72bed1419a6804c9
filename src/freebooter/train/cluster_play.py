"""Self-play on a cluster: the games of a round are handed out in pieces, which come back as they were played on."""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from freebooter.bots.arena.crews import Crew
from freebooter.envs.batch import BatchState
from freebooter.train.learner import Decisions, Params
from freebooter.train.plan import TrainingPlan
from freebooter.train.self_play import Results, SelfPlay, fair_shares, games_of, joined_states, parted

# Games are handed out so many at a time, however large the cluster is: the same games are played on any.
_PIECE: Final = 64


class Piece(NamedTuple):
    """Some of the games: the first one's number, how many, and how they stand."""

    first: int
    size: int
    state: bytes


class PieceRound(NamedTuple):
    """A round of these games: the decisions, the chances after them and whose they are, how the games stand now, and
    results against past selves and the house."""

    decisions: Decisions
    last: Any
    seats: Any
    state: bytes
    results: Results


class ClusterPlay:
    """Plays on where the round before ended, on whichever machine: only what a round needs travels, and what it came
    to."""

    def __init__(self, plan: TrainingPlan, crew: Crew) -> None:
        self.plan = plan
        self.crew = crew
        self.pieces = [_begun(plan, first) for first in range(0, plan.games, _PIECE)]
        self._results: Results = ([], [])

    def round(self, params: Params, past: Params, number: int) -> tuple[Decisions, Any, Any]:
        """As of `SelfPlay`, by whoever plays the pieces."""
        here, theirs = jax.device_get((params, past))
        work = partial(play_piece, self.plan, here, theirs, number)
        found = dict(self.crew.play(work, self.pieces))
        played = [found[place] for place in range(len(self.pieces))]
        self.pieces = [piece._replace(state=one.state) for piece, one in zip(self.pieces, played, strict=True)]
        for one in played:
            for all_of_them, new in zip(self._results, one.results, strict=True):
                all_of_them.extend(new)
        decisions = zip(*(one.decisions for one in played), strict=True)
        return (
            Decisions(*(jnp.concatenate(field, 1) for field in decisions)),
            jnp.concatenate([one.last for one in played]),
            np.concatenate([one.seats for one in played]),
        )

    def state(self) -> bytes:
        """All games as they stand between two rounds."""
        return joined_states(msgspec.msgpack.decode(piece.state, type=BatchState) for piece in self.pieces)

    def restore(self, state: bytes) -> None:
        """Go on with games as they stood, whoever played them before."""
        states = parted(state, [piece.size for piece in self.pieces])
        self.pieces = [
            piece._replace(state=msgspec.msgpack.encode(part)) for piece, part in zip(self.pieces, states, strict=True)
        ]

    def shares_against_others(self) -> tuple[float, float]:
        """As of `SelfPlay`."""
        results, self._results = self._results, ([], [])
        return fair_shares(results, self.plan.seats)


def play_piece(plan: TrainingPlan, params: Params, past: Params, number: int, piece: Piece) -> PieceRound:
    """A round of some of the games, on whichever machine this runs. Answers are reckoned where the games are stepped,
    for which no accelerator is asked."""
    jax.config.update("jax_platforms", "cpu")  # type: ignore[no-untyped-call]  # JAX says nothing of its types
    play = _play(plan, piece.first, piece.size)
    play.restore(piece.state)
    decisions, last, seats = jax.device_get(play.round(params, past, number))
    return PieceRound(decisions, last, seats, play.state(), play.results)


def _begun(plan: TrainingPlan, first: int) -> Piece:
    size = min(_PIECE, plan.games - first)
    return Piece(first, size, _play(plan, first, size).state())


def _play(plan: TrainingPlan, first: int, size: int) -> SelfPlay:
    """The games of a piece as they begin; whose seats the others have follows from their numbers."""
    return SelfPlay([games_of(plan, size, first)], plan, first)
