"""The net as JAX knows it, and how it learns: proximal policy optimisation, with one value a seat.

A game is one sequence of decisions, whoever makes them. Each is looked at by the seat that makes it, which says how
likely every seat is to win; these chances, turned back to the seats of the table, are compared along the game.
"""

from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from freebooter.core.game import AnyGame
from freebooter.train.plan import TrainingPlan

Params: TypeAlias = dict[str, Any]

_NEVER: Final = -1e9
# How much the error of the chances counts beside what the answers brought.
_VALUE: Final = 1.0
# Rate and curiosity fall to this share of what they were.
_LEAST: Final = 0.1
_LARGEST_STEP: Final = 0.5
# So much of a training is guided, if any of it is.
_GUIDED: Final = 0.5
# What stays as it was set when the training began.
_FIXED: Final = ("mean", "scale")


class Decisions(NamedTuple):
    """Decisions by step and game: what was seen, what could be done, was done and was advised, how likely what was done
    was, who did it, what each seat's chances seemed to be (from the one who looked on), whether it counts, whether the
    game ended with it, and what that was worth to each seat of the table."""

    seen: Any
    mask: Any
    answer: Any
    advice: Any
    likely: Any
    seat: Any
    shares: Any
    counts: Any
    ended: Any
    reward: Any


class Lessons(NamedTuple):
    """Decisions of others: what they saw and could do, a few answers and how much they liked each, and what the game
    was worth to each seat from them on."""

    seen: Any
    mask: Any
    answers: Any
    liked: Any
    returns: Any


class Learnt(NamedTuple):
    """What a round of learning was like: how mixed the answers are, how wrong the chances were, and how far the
    answers moved."""

    entropy: Array
    value_loss: Array
    shift: Array


class Studied(NamedTuple):
    """What learning from others was like: how much their answers came as a surprise, in nats, and the rest as above;
    the shift is how much of their answers the net would have given otherwise."""

    surprise: Array
    learnt: Learnt


def begin(game: AnyGame, plan: TrainingPlan, mean: Any, spread: Any) -> Params:
    """A net that knows nothing yet. Observations are counted from their `mean` at random play in units of their
    `spread`, or of a tenth of their bounds where they hardly vary."""
    cells, actions, width = game.layout.size, len(game.space), plan.width
    bounds = np.array(game.layout.highs, np.float32) - np.array(game.layout.lows, np.float32)
    source = np.random.default_rng(plan.seed)

    def drawn(rows: int, columns: int, size: float) -> Any:
        return (source.standard_normal((rows, columns)) * size).astype(np.float32)

    return {
        "mean": mean,
        "scale": np.maximum(spread, np.clip(bounds / 10, 0.1, 1.0)),
        "first": drawn(cells, width, (2 / cells) ** 0.5),
        "first_bias": np.zeros(width, np.float32),
        "second": drawn(width, width, (1 / width) ** 0.5),
        "second_bias": np.zeros(width, np.float32),
        "policy": drawn(width, actions, 0.01 / width**0.5),
        "policy_bias": np.zeros(actions, np.float32),
        "value": drawn(width, game.meta.most_seats, 0.01 / width**0.5),
    }


def forward(params: Params, seen: Array, mask: Array, seats: int) -> tuple[Array, Array]:
    """The logarithms of how likely each answer is, and of each seat's chance from the viewer on."""
    x = (seen.astype(jnp.float32) - params["mean"]) / params["scale"]
    first = jax.nn.relu(x @ params["first"] + params["first_bias"])
    looked = first + jax.nn.relu(first @ params["second"] + params["second_bias"])
    heights = jnp.where(mask > 0, looked @ params["policy"] + params["policy_bias"], _NEVER)
    return jax.nn.log_softmax(heights), jax.nn.log_softmax(looked @ params["value"][:, :seats])


def left_of(done: Any) -> Any:
    """How much is left of rate and curiosity once so much of the training is over."""
    return 1 - (1 - _LEAST) * done


@partial(jax.jit, static_argnames="seats")
def answer(
    params: Params, past: Params, theirs: Array, seen: Array, mask: Array, lot: Array, seats: int
) -> tuple[Array, Array, Array]:
    """Answers drawn as the net likes them, or in the first games a past self where the decision is `theirs`; how likely
    each was, and each seat's chances."""
    policy, shares = forward(params, seen, mask, seats)
    league = theirs.shape[0]
    other, _ = forward(past, seen[:league], mask[:league], seats)
    policy = jnp.concatenate([jnp.where(theirs[:, None], other, policy[:league]), policy[league:]])
    drawn = jax.random.categorical(jax.random.key(lot), policy)
    return drawn, jnp.take_along_axis(policy, drawn[:, None], 1)[:, 0], jnp.exp(shares)


class Learner:
    """Learns by the plan of one training."""

    def __init__(self, plan: TrainingPlan) -> None:
        self.plan = plan
        self.steps = optax.chain(optax.clip_by_global_norm(_LARGEST_STEP), optax.scale_by_adam())
        self.memory_of = jax.jit(self.steps.init)
        self._learn = jax.jit(self._learn_round)
        self._study = jax.jit(self._study_part)

    def study(self, params: Params, memory: Any, lessons: Lessons, rate: float) -> tuple[Params, Any, Studied]:
        """Learn what others did and how their games ended."""
        found: tuple[Params, Any, Studied] = self._study(params, memory, lessons, np.float32(rate))
        return found

    def learn(
        self, params: Params, memory: Any, played: Decisions, last: Any, last_seat: Any, lot: int, done: float
    ) -> tuple[Params, Any, Learnt]:
        """Learn from a round; `last` and `last_seat` are the chances that were seen after it, and by whom. `done` says
        how much of the training is over."""
        found: tuple[Params, Any, Learnt] = self._learn(
            params, memory, played, last, last_seat, np.uint32(lot), np.float32(done)
        )
        return found

    def _learn_round(
        self, params: Params, memory: Any, played: Decisions, last: Array, last_seat: Array, lot: Array, done: Array
    ) -> tuple[Params, Any, Learnt]:
        plan = self.plan
        left = left_of(done)
        guidance = plan.guidance * jnp.maximum(1 - done / _GUIDED, 0.0)
        returns = self._returns(played, last, last_seat)
        own = returns[..., 0] - played.shares[..., 0]
        weight = played.counts.astype(jnp.float32)
        whole = jnp.maximum(weight.sum(), 1.0)
        mean = (own * weight).sum() / whole
        gain = (own - mean) / (jnp.sqrt(((own - mean) ** 2 * weight).sum() / whole) + 1e-6)
        data = (played.seen, played.mask, played.answer, played.advice, played.likely, gain, returns, weight)
        flat = [part.reshape(plan.decisions, *part.shape[2:]) for part in data]

        def learn_part(state: tuple[Params, Any], places: Array) -> tuple[tuple[Params, Any], Learnt]:
            held, kept = state
            part = [array[places] for array in flat]
            slope, learnt = jax.grad(self._loss, has_aux=True)(held, plan.curiosity * left, guidance, *part)
            return self._step(held, kept, slope, plan.rate * left), learnt

        orders = [
            jax.random.permutation(one, plan.decisions) for one in jax.random.split(jax.random.key(lot), plan.epochs)
        ]
        parts = jnp.concatenate(orders).reshape(-1, plan.part)
        (params, memory), learnt = jax.lax.scan(learn_part, (params, memory), parts)
        return params, memory, jax.tree.map(jnp.mean, learnt)

    def _study_part(self, params: Params, memory: Any, lessons: Lessons, rate: Array) -> tuple[Params, Any, Studied]:
        def loss(held: Params) -> tuple[Array, Studied]:
            policy, values = forward(held, lessons.seen, lessons.mask, lessons.returns.shape[-1])
            now = jnp.take_along_axis(policy, lessons.answers, 1)
            surprise = -(lessons.liked * now).sum(-1).mean()
            wrong = -(lessons.returns * values).sum(-1).mean()
            entropy = -jnp.where(lessons.mask > 0, jnp.exp(policy) * policy, 0.0).sum(-1).mean()
            missed = 1 - jnp.minimum(lessons.liked, jnp.exp(now)).sum(-1).mean()
            return surprise + _VALUE * wrong, Studied(surprise, Learnt(entropy, wrong, missed))

        slope, studied = jax.grad(loss, has_aux=True)(params)
        params, memory = self._step(params, memory, slope, rate)
        return params, memory, studied

    def _step(self, params: Params, memory: Any, slope: Params, rate: Any) -> tuple[Params, Any]:
        """Go so far down the slope, all but what is fixed."""
        for name in _FIXED:
            slope[name] = jnp.zeros_like(slope[name])
        change, memory = self.steps.update(slope, memory)
        return jax.tree.map(lambda old, step: old - rate * step, params, change), memory

    def _returns(self, played: Decisions, last: Array, last_seat: Array) -> Array:
        """What each decision led to, for every seat from the one that made it on: the result where the game ended,
        else what later decisions held it for, the nearer the more."""
        seats = played.shares.shape[-1]
        places = jnp.arange(seats)

        def turned_back(shares: Array, seat: Array) -> Array:
            return jnp.take_along_axis(shares, (places - seat[..., None]) % seats, -1)

        def turned_to(shares: Array, seat: Array) -> Array:
            return jnp.take_along_axis(shares, (places + seat[..., None]) % seats, -1)

        held = turned_back(played.shares, played.seat)
        after = jnp.concatenate([held[1:], turned_back(last, last_seat)[None]])

        def step_back(later: Array, step: tuple[Array, Array, Array]) -> tuple[Array, Array]:
            reward, ended, next_held = step
            sight = self.plan.sight
            found = jnp.where(ended[:, None] > 0, reward, sight * later + (1 - sight) * next_held)
            return found, found

        _, found = jax.lax.scan(step_back, after[-1], (played.reward, played.ended, after), reverse=True)
        return turned_to(found, played.seat)

    def _loss(
        self,
        params: Params,
        curiosity: Array,
        guidance: Array,
        seen: Array,
        mask: Array,
        given: Array,
        advice: Array,
        likely: Array,
        gain: Array,
        returns: Array,
        weight: Array,
    ) -> tuple[Array, Learnt]:
        policy, values = forward(params, seen, mask, returns.shape[-1])
        now = jnp.take_along_axis(policy, given[:, None], 1)[:, 0]
        ratio = jnp.exp(now - likely)
        clip = self.plan.clip
        bounded = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - clip, 1 + clip) * gain)
        entropy = -jnp.where(mask > 0, jnp.exp(policy) * policy, 0.0).sum(-1)
        whole = jnp.maximum(weight.sum(), 1.0)
        wrong = -(returns * values).sum(-1).mean()
        followed = guidance * jnp.take_along_axis(policy, advice[:, None], 1)[:, 0] if self.plan.guidance else 0.0
        policy_loss = -((bounded + curiosity * entropy + followed) * weight).sum() / whole
        learnt = Learnt((entropy * weight).sum() / whole, wrong, (jnp.abs(ratio - 1) * weight).sum() / whole)
        return policy_loss + _VALUE * wrong, learnt
