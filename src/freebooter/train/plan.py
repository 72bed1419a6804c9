"""What a training is made with: everything that the same net could be made from again."""

from typing import Final, Self

import msgspec
from msgspec import Struct

from freebooter.core.errors import FreebooterError


class BadTraining(FreebooterError):
    """A training that cannot be, or a folder that holds another one."""


class TrainingPlan(Struct, frozen=True, kw_only=True):
    """One training. A round lets `games` games go on for `steps` decisions each and learns from them, `epochs` times,
    in parts of `part` decisions.

    `sight` says how far a result reaches back (lambda of the returns), `curiosity` how much a mixed answer is worth,
    `rate` how fast is learnt; curiosity and rate fall towards the end. In `league` of 100 games some seats are past
    selves. `seats` is how many seats a table has, `width` how wide the net is.
    """

    game: str
    seats: int
    seed: int = 1
    games: int = 256
    steps: int = 64
    part: int = 2048
    epochs: int = 2
    width: int = 128
    rate: float = 1e-3
    sight: float = 0.97
    curiosity: float = 0.01
    clip: float = 0.2
    league: int = 25

    @property
    def decisions(self) -> int:
        """How many decisions a round has."""
        return self.games * self.steps

    def checked(self) -> Self:
        """Refuse what cannot be trained with."""
        if self.decisions % self.part:
            raise BadTraining(f"a round of {self.decisions} decisions cannot be cut into parts of {self.part}")
        return self

    def with_device(self, device: str) -> Self:
        """As wide as pays on this device."""
        return self if device == "cpu" else msgspec.structs.replace(self, **_ON_A_GPU)


# A GPU is kept busy by more games and a wider net.
_ON_A_GPU: Final = {"games": 2048, "part": 16384, "width": 256}
