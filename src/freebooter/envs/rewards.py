"""What the end of a game is worth to each seat, in the ways that learners ask for."""

from collections.abc import Callable
from typing import Final

from freebooter.core.errors import FreebooterError
from freebooter.core.result import Result

Reward = Callable[[Result], list[float]]


class UnknownReward(FreebooterError):
    """There is no reward of that name."""


def win_share(result: Result) -> list[float]:
    """One for the win, in equal parts for those who share it; nothing for the others."""
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.places))]


def rank(result: Result) -> list[float]:
    """From 1 for the first place down to -1 for the last; who share places share their rewards. Sums to nothing."""
    last = len(result.places) - 1
    return [1.0 - (2 * (place - 1) + result.places.count(place) - 1) / last if last else 1.0 for place in result.places]


def margin(result: Result) -> list[float]:
    """How many points a seat is ahead of the best of the others, or behind them."""
    scores = result.scores
    return [
        float(score - max((other for place, other in enumerate(scores) if place != seat), default=0))
        for seat, score in enumerate(scores)
    ]


REWARDS: Final[dict[str, Reward]] = {"win": win_share, "rank": rank, "margin": margin}


def reward_by(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise UnknownReward(f"there is no reward {name!r}; there is {', '.join(REWARDS)}")
    return REWARDS[name]
