"""What a seat observes, as OpenSpiel asks for it."""

from typing import TYPE_CHECKING

import msgspec
import numpy as np

from freebooter.core.sheets import Sheet

if TYPE_CHECKING:
    from freebooter.envs.openspiel.spiel_state import SpielState


class SpielObserver:
    """The numbers of the game's layout; as a string the view or, with perfect recall, all that a seat was told."""

    def __init__(self, size: int, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._sheet = Sheet(size)
        self._numbers = np.asarray(self._sheet.view(size))

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write what a seat observes into the tensor."""
        state.get_game().game.observe(state.table, player, self._sheet)
        self.tensor[:] = self._numbers

    def string_from(self, state: "SpielState", player: int) -> str:
        """What a seat observes as text."""
        if self.perfect_recall:
            return state.seen(player)
        return msgspec.json.encode(state.get_game().game.view(state.table, player)).decode()
