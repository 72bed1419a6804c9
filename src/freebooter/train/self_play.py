"""Games that a net plays against itself, its past selves and the house, a round of decisions at a time."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import jax.numpy as jnp
import msgspec
import numpy as np

from freebooter.core.catalogue import find_game
from freebooter.envs.batch import Batch, BatchState
from freebooter.envs.processes import SharedBatch
from freebooter.envs.rewards import share
from freebooter.envs.stepping import HOUSE
from freebooter.train.learner import Decisions, Params, answer
from freebooter.train.plan import TrainingPlan

# What is played on, in this process or in several.
Games: TypeAlias = Batch | SharedBatch
# Results of the net in games with past selves, and with the house.
Results: TypeAlias = tuple[list[float], list[float]]


class Group:
    """Some of the games. In the first ones, a league, some seats are a past self's, and in the next ones the house's.

    What is seen stays where the net is: it is brought there once, to be answered and to be learnt from.
    """

    def __init__(self, games: Games, plan: TrainingPlan, source: np.random.Generator) -> None:
        self.games = games
        self.seats_there = plan.seats
        self.source = source
        self.observations, self.masks = np.asarray(games.observations), np.asarray(games.masks)
        self.advice = np.asarray(games.advice)
        self.seats, self.ends, self.rewards = (np.asarray(one) for one in (games.seats, games.ends, games.rewards))
        self.league, house = (games.size * percent // 100 for percent in (plan.league, plan.house))
        # Of each game with others in it, the seats that they have, at least one and not all.
        self.theirs = np.zeros((games.size, plan.seats), bool)
        for row in self.theirs[: self.league + house]:
            row[source.permutation(plan.seats)[: source.integers(1, plan.seats)]] = True
        self.steps: list[Decisions] = []

    def ask(self, params: Params, past: Params) -> None:
        """Answer what is asked now, and let the games begin their next step."""
        seat = self.seats.astype(np.int32)
        theirs = self.theirs[np.arange(self.games.size), seat]
        # Copied, since the games write into the same arrays at their next step.
        seen, mask = jnp.array(self.observations), jnp.array(self.masks)
        drawn, likely, shares = self._answer(params, past, theirs, seen, mask)
        numbers = np.array(drawn)
        numbers[self.league :][theirs[self.league :]] = HOUSE
        advice = self.advice.astype(np.int32)
        self.steps.append(Decisions(seen, mask, drawn, advice, likely, seat, shares, ~theirs, None, None))
        self.games.send(numbers)

    def hear(self) -> None:
        """Wait until the step is done, and note what came of it."""
        self.games.wait()
        ended, reward = self.ends.copy(), self.rewards.astype(np.float32)
        self.steps[-1] = self.steps[-1]._replace(ended=ended, reward=reward)

    def chances(self, params: Params, past: Params) -> tuple[Any, Any]:
        """The chances as the next decision sees them, and whose it is."""
        theirs = np.zeros(self.games.size, bool)
        *_, shares = self._answer(params, past, theirs, jnp.array(self.observations), jnp.array(self.masks))
        return shares, self.seats.astype(np.int32)

    def taken(self) -> Decisions:
        """The decisions since it was asked last."""
        steps, self.steps = self.steps, []
        return Decisions(*(jnp.stack(field) for field in zip(*steps, strict=True)))

    def state(self) -> list[BatchState]:
        """The games as they stand, by the process that steps them."""
        found = self.games.state()
        return [_read(part) for part in (found if isinstance(found, list) else [found])]

    def restore(self, kept: BatchState) -> None:
        """Go on with so many games, however they were shared out before."""
        parts, end = list[bytes](), 0
        for part in self.state():
            start, end = end, end + len(part.tables)
            parts.append(msgspec.msgpack.encode(BatchState(kept.tables[start:end], kept.sources[start:end])))
        if isinstance(self.games, SharedBatch):
            self.games.restore(parts)
        else:
            self.games.restore(parts[0])

    def _answer(self, params: Params, past: Params, theirs: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        lot = self.source.integers(1 << 31, dtype=np.uint32)
        drawn, likely, shares = answer(params, past, theirs[: self.league], seen, mask, lot, self.seats_there)
        return drawn, likely, shares


class SelfPlay:
    """Plays on where the round before ended. While one group of games is stepped, the other one is answered.

    `first` is the number of the first game: lots follow from it, so that those of other pieces are others.
    """

    def __init__(self, games: list[Games], plan: TrainingPlan, first: int = 0) -> None:
        self.plan = plan
        self.first = first
        source = self._source(0)
        self.groups = [Group(part, plan, source) for part in games]
        # Since they were asked for last.
        self.results: Results = ([], [])

    def round(self, params: Params, past: Params, number: int) -> tuple[Decisions, Any, Any]:
        """Let every game go on for the round of this number, from which its lots follow; then the chances as the next
        decision sees them, and whose it is."""
        source = self._source(number)
        for group in self.groups:
            group.source = source
        for step in range(self.plan.steps):
            for group in self.groups:
                if step:
                    group.hear()
                group.ask(params, past)
        for group in self.groups:
            group.hear()
            self._note(group)
        last, seats = zip(*(group.chances(params, past) for group in self.groups), strict=True)
        played = zip(*(group.taken() for group in self.groups), strict=True)
        return Decisions(*(jnp.concatenate(field, 1) for field in played)), jnp.concatenate(last), np.concatenate(seats)

    def state(self) -> bytes:
        """All games as they stand between two rounds, whoever steps them."""
        return joined_states(part for group in self.groups for part in group.state())

    def restore(self, state: bytes) -> None:
        """Go on with games as they stood, whoever steps them now."""
        states = parted(state, [group.games.size for group in self.groups])
        for group, part in zip(self.groups, states, strict=True):
            group.restore(part)

    def shares_against_others(self) -> tuple[float, float]:
        """What a seat of the net had of the last round's results against past selves, and against the house, as
        multiples of a fair share; 1 where no such game ended."""
        results, self.results = self.results, ([], [])
        return fair_shares(results, self.plan.seats)

    def _source(self, number: int) -> np.random.Generator:
        """Where the lots of a round come from; those of round 0 say which seats the others have."""
        return np.random.default_rng([self.plan.seed, number, self.first])

    def _note(self, group: Group) -> None:
        for step in group.steps:
            for game in np.flatnonzero(step.ended):
                theirs = group.theirs[game]
                if theirs.any():
                    self.results[int(game >= group.league)].append(float(step.reward[game][~theirs].mean()))


def games_of(plan: TrainingPlan, size: int, first: int = 0) -> Batch:
    """So many of the games of a training from this one on, stepped by this process."""
    return Batch(
        find_game(plan.game),
        size,
        plan.seats,
        seed=plan.seed,
        first=first,
        reward=share,
        house=plan.house_bot,
        taught=plan.is_taught,
    )


def fair_shares(results: Results, seats: int) -> tuple[float, float]:
    """The means of results as multiples of a fair share; 1 where there are none."""
    league, house = (sum(found) / len(found) * seats if found else 1.0 for found in results)
    return league, house


def joined_states(parts: Iterable[BatchState]) -> bytes:
    """Games that stand in several parts, as one."""
    kept = list(parts)
    tables = tuple(table for part in kept for table in part.tables)
    sources = tuple(source for part in kept for source in part.sources)
    return msgspec.msgpack.encode(BatchState(tables, sources))


def parted(state: bytes, sizes: Sequence[int]) -> list[BatchState]:
    """The same the other way round: so many games in each part."""
    kept, found, end = _read(state), list[BatchState](), 0
    for size in sizes:
        start, end = end, end + size
        found.append(BatchState(kept.tables[start:end], kept.sources[start:end]))
    return found


def _read(state: bytes) -> BatchState:
    return msgspec.msgpack.decode(state, type=BatchState)
