"""What a training is made with: everything that the same net could be made from again."""

from typing import Final, Self

import msgspec
from msgspec import Struct

from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.core.errors import FreebooterError
from freebooter.core.game import AnyGame


class BadTraining(FreebooterError):
    """A training that cannot be, or a folder that holds another one."""


class TrainingPlan(Struct, frozen=True, kw_only=True):
    """One training. A round lets `games` games go on for `steps` decisions each and learns from them, `epochs` times,
    in parts of `part` decisions.

    `sight` says how far a result reaches back (lambda of the returns), `curiosity` how much a mixed answer is worth,
    `rate` how fast is learnt; curiosity and rate fall towards the end. In `league` of 100 games some seats are past
    selves, and in `house` of 100 some are the bot `heuristic`. What the judge of the game would do at first sight
    counts for so much `guidance` at first, and for nothing after the first half. `seats` is how many seats a table
    has, `width` how wide the net is.

    With `expert` iterations a round is so many whole games instead, in which every seat searches so long with the net,
    and what is learnt is what these searches came to. Where the net began with nothing, the judge of the game searches
    in its place for the first part of the time, `judged`.
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
    house: int = 0
    guidance: float = 0.0
    expert: int = 0
    judged: float = 0.5

    @property
    def decisions(self) -> int:
        """How many decisions a round has."""
        return self.games * self.steps

    @property
    def house_bot(self) -> str:
        """Who has the seats of the house; nobody where it has none."""
        return HeuristicBot.name if self.house else ""

    @property
    def is_taught(self) -> bool:
        """Whether games say what the judge would do at first sight."""
        return self.guidance > 0

    def checked(self) -> Self:
        """Refuse what cannot be trained with."""
        if not self.expert and self.decisions % self.part:
            raise BadTraining(f"a round of {self.decisions} decisions cannot be cut into parts of {self.part}")
        if self.league + self.house > 100:
            raise BadTraining(f"{self.league} and {self.house} of 100 games cannot have others in them")
        return self

    def with_expert(self, iterations: int) -> Self:
        """The same with searches of so many iterations."""
        return msgspec.structs.replace(self, expert=iterations, **_WITH_AN_EXPERT)

    def with_device(self, device: str, game: AnyGame) -> Self:
        """As wide a net as pays on this device, and without searches as many games."""
        if device == "cpu":
            return self
        if self.expert:
            return msgspec.structs.replace(self, width=_WIDTH_ON_A_GPU)
        games, bytes_each = _MOST_GAMES, 2 * game.layout.size + len(game.space)
        while games * bytes_each > _MOST_BYTES:
            games //= 2
        return msgspec.structs.replace(self, games=games, part=_PART_ON_A_GPU, width=_WIDTH_ON_A_GPU)


# Searches are few, and each says much: they are learnt from more slowly, and results do not reach as far back.
_WITH_AN_EXPERT: Final = {"part": 2048, "rate": 5e-4, "sight": 0.95}
# A GPU is kept busy by more games and a wider net; what is seen at one step must get there quickly, though.
_PART_ON_A_GPU: Final = 16384
_WIDTH_ON_A_GPU: Final = 256
_MOST_GAMES: Final = 8192
_MOST_BYTES: Final = 1 << 25
