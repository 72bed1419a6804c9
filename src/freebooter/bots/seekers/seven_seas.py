"""Pirates of the 7 Seas ends by its limit of rounds when nobody draws the Last Rounds (S14)."""

from typing import Any, ClassVar, Final

from freebooter.bots.players.random_bot import RandomBot
from freebooter.core.actions import Action
from freebooter.games.seven_seas.actions import Choose, Decline


class RoundLimitSeeker(RandomBot):
    """Never looks for the Cartographer, and stays out of adventures: their throws would make a long journal."""

    name: ClassVar[str] = "round-limit-seeker"
    version: ClassVar[int] = 1

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        wanted = [action for action in legal if action != Choose("cartographer")]
        if Decline() in wanted:
            return Decline()
        return super().choose(view, wanted, seconds)


SEEKERS: Final = {"round-limit": RoundLimitSeeker}
