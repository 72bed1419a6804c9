"""A game from its beginning as it was told, and what one seat knows of it: its information state.

A seat knows what it did and what it was told, in order, and nothing else: who has read the same events sees the same.
Nothing is forgotten, so a later information state begins with every earlier one.
"""

from typing import Any

import msgspec
from msgspec import Struct

from freebooter.core.actions import Action, Outcome
from freebooter.core.events import Event, Told
from freebooter.core.game import AnyGame
from freebooter.core.match import readable
from freebooter.core.table import CHANCE


class Known(Struct, frozen=True):
    """What one seat knows of a step: its own action, if it made one, and the events that it read."""

    action: Action | None
    events: tuple[Event, ...]


class Story:
    """A table with everything that led to it. Moves are checked, as `game.apply` checks them."""

    def __init__(self, game: AnyGame, table: Any, steps: tuple[tuple[int, Action, list[Told]], ...] = ()) -> None:
        self.game = game
        self.table = table
        self.steps = list(steps)

    def copy(self) -> "Story":
        """A story of its own that goes on apart from this one."""
        return Story(self.game, self.table.copy(), tuple(self.steps))

    def apply(self, seat: int, action: Action) -> None:
        """A seat does something, or chance does."""
        if isinstance(action, Outcome):
            told = self.game.apply_chance(self.table, action)
        else:
            told = self.game.apply(self.table, seat, action)
        self.steps.append((CHANCE if isinstance(action, Outcome) else seat, action, told))

    def known_to(self, viewer: int) -> list[Known]:
        """What this seat knows, step by step; a step of which it knows nothing is not there at all."""
        found = []
        for seat, action, told in self.steps:
            own = action if seat == viewer and seat != CHANCE else None
            events = tuple(readable(told, viewer))
            if own is not None or events:
                found.append(Known(own, events))
        return found

    def text(self, viewer: int) -> str:
        """The same as text, a line a step: equal exactly if what is known is equal."""
        head = f"{self.game.meta.id} {int(self.table.seats)} seats, seat {viewer}"
        return "\n".join([head, *(msgspec.json.encode(known).decode() for known in self.known_to(viewer))])
