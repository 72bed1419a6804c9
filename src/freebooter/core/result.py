"""How a game ended: scores, places, and who shares the win."""

from msgspec import Struct, field


class Result(Struct, frozen=True, kw_only=True):
    """The end of a game. `places` ranks every seat from 1; equal places are shared.

    `points` tells where the scores came from: per source one number a seat, summing to the scores where a game
    counts that way, empty where it does not.
    """

    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    points: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(ranks: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from rank keys, higher better: as many seats as are strictly better, plus one."""
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
