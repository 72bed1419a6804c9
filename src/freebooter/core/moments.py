"""The moments of a row: how a view looked right after each thing its viewer was told, as changes of the one before."""

from itertools import pairwise
from typing import Any, TypeAlias

from msgspec import Struct

from freebooter.core.events import Told
from freebooter.core.game import AnyGame
from freebooter.core.journal import Row
from freebooter.core.table import Table
from freebooter.core.timeline import carry_out

# Where in a view something changed (fields, places and keys from the outside in), and what is there now.
Change: TypeAlias = tuple[list[str | int], Any]
Patch: TypeAlias = list[Change]


class Moments:
    """A row played again from the state before it. What is the same for all viewers of a moment is found once."""

    def __init__(self, game: AnyGame, before: Table, row: Row) -> None:
        self.game = game
        state = before.copy()
        state.watched = True
        self.told: list[Told] = carry_out(game, state, row)
        # What happens after the last thing told belongs to it.
        self._states = [before, *state.moments[:-1], state]
        self._shared: dict[int, Any] = {}
        self._common: dict[tuple[int, int, str], Patch] = {}

    def patches(self, viewer: int, *, but_last: bool = False) -> list[Patch]:
        """What each event that this viewer read changed in their view; but for the last, where they are given the view
        that follows. What changes without a word they are shown with the next event, or with the last."""
        places = [0, *(place for place, told in enumerate(self.told, 1) if told.to(viewer) is not None)]
        if len(places) > 1:
            places[-1] = len(self._states) - 1
        if but_last:
            places.pop()
        seen = [(place, self._view(place, viewer)) for place in places]
        return [self._changes(before, after) for before, after in pairwise(seen)]

    def _view(self, place: int, viewer: int) -> Any:
        state = self._states[place]
        if place not in self._shared:
            self._shared[place] = self.game.share(state)
        return self.game.see(state, viewer, self._shared[place])

    def _changes(self, before: tuple[int, Any], after: tuple[int, Any]) -> Patch:
        (first, was), (second, now) = before, after
        shared, newly_shared = self._shared[first], self._shared[second]
        found: Patch = []
        for name in was.__struct_fields__:
            old, new = getattr(was, name), getattr(now, name)
            if old is shared.get(name) and new is newly_shared.get(name):
                common = self._common.get((first, second, name))
                if common is None:
                    common = self._common[first, second, name] = []
                    _compare(old, new, [name], common)
                found += common
            else:
                _compare(old, new, [name], found)
        return found


def patched(plain: Any, patch: Patch) -> Any:
    """A view as plain data with these changes made; what has not changed is shared with what is given."""
    for path, value in patch:
        plain = _put(plain, path, value)
    return plain


def _put(plain: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    copy = plain.copy()
    copy[path[0]] = _put(plain[path[0]], path[1:], value)
    return copy


def _compare(before: Any, after: Any, path: list[str | int], found: Patch) -> None:
    if before is after or before == after:
        return
    kind = type(before)
    if kind is not type(after):
        found.append((path, after))
    elif isinstance(before, Struct):
        for name in kind.__struct_fields__:
            _compare(getattr(before, name), getattr(after, name), [*path, name], found)
    elif kind is dict and before.keys() == after.keys():
        for key in before:
            _compare(before[key], after[key], [*path, key], found)
    elif (kind is tuple or kind is list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(old, new, [*path, place], found)
    else:
        found.append((path, after))
