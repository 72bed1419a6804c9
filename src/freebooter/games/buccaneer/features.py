"""A view of Buccaneer as numbers, seats counted from the viewer: fixed length, each with a name."""

from freebooter.games.buccaneer.figures import TREASURES
from freebooter.games.buccaneer.meta import META
from freebooter.games.buccaneer.state import PLACES
from freebooter.games.buccaneer.view import BuccaneerView

_SEATS = META.most_seats

FEATURE_NAMES: tuple[str, ...] = (
    "seats",
    "ships_left",
    "deadlocks",
    *(
        f"seat{relative}.{name}"
        for relative in range(_SEATS)
        for name in (
            "sits_here",
            "is_asked",
            "ducats",
            *(f"booty.{kind}" for kind in TREASURES),
            "stacks",
            "crew",
            "highest",
            "discs_away",
            "discs_in_own_crews",
            "wages_away",
        )
    ),
    *(
        f"ship{place}.{name}"
        for place in range(PLACES)
        for name in (
            "lies_here",
            "ducats",
            "min_crew",
            "unknown_pay",
            *(f"treasure.{kind}" for kind in TREASURES),
            "viewer_can_board",
            "others_who_can_board",
        )
    ),
)


def features(seen: BuccaneerView) -> list[float]:
    """The numbers named by FEATURE_NAMES; a spectator counts seats from seat 0. Empty seats and places are zeros."""
    numbers = [float(seen.seats), float(len(seen.to_come) + sum(s is not None for s in seen.offer))]
    numbers.append(float(seen.deadlocks))
    first = max(seen.viewer, 0)
    for relative in range(_SEATS):
        if relative >= seen.seats:
            numbers += [0.0] * (9 + len(TREASURES))
            continue
        numbers += _seat_features(seen, (first + relative) % seen.seats)
    for ship in seen.offer:
        if ship is None:
            numbers += [0.0] * (6 + len(TREASURES))
            continue
        able = {stack[0].seat for stack in seen.stacks if len(stack) >= ship.min_crew}
        numbers += [1.0, float(ship.ducats), float(ship.min_crew), float(ship.unknown_pay)]
        numbers += [float(ship.treasures.count(kind)) for kind in TREASURES]
        numbers += [float(first in able), float(len(able - {first}))]
    return numbers


def _seat_features(seen: BuccaneerView, seat: int) -> list[float]:
    led = [stack for stack in seen.stacks if stack[0].seat == seat]
    away = [disc for stack in seen.stacks if stack[0].seat != seat for disc in stack if disc.seat == seat]
    return [
        1.0,
        float(seat in seen.asks),
        float(seen.ducats[seat]),
        *(float(seen.booty[seat][kind]) for kind in TREASURES),
        float(len(led)),
        float(sum(len(stack) for stack in led)),
        float(max((len(stack) for stack in led), default=0)),
        float(len(away)),
        float(sum(disc.seat == seat for stack in led for disc in stack[1:])),
        float(sum(disc.wage for disc in away)),
    ]
