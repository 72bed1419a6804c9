"""What the end of a game is worth to each seat, in the ways that learners ask for."""

from collections.abc import Callable
from typing import Final

from freebooter.core.errors import FreebooterError
from freebooter.core.result import Result

# How much of a `share` the win decides.
_WIN: Final = 0.75

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


def share(result: Result) -> list[float]:
    """A share of 1: three quarters of it by the win, the rest by rank, so that a lost game still teaches something."""
    seats = len(result.places)
    return [
        _WIN * won + (1 - _WIN) * (place + 1) / seats
        for won, place in zip(win_share(result), rank(result), strict=True)
    ]


REWARDS: Final[dict[str, Reward]] = {"win": win_share, "rank": rank, "margin": margin, "share": share}


def reward_by(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise UnknownReward(f"there is no reward {name!r}; there is {', '.join(REWARDS)}")
    return REWARDS[name]
