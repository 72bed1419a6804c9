"""The moments of a row: how a view looked right after each thing its viewer was told, as changes of the one before."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

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
    """A row as it was told: how the table stood before it, after each thing told, and at its end. What is the same for
    all viewers of a moment is found once."""

    def __init__(self, game: AnyGame, before: Table, told: list[Told], after: list[Table], shared: Any = None) -> None:
        """`after` are the states after each thing told; `shared`, where it is known, is what all saw before the row."""
        self.game = game
        self.told = told
        self._states = [before, *after]
        self._shared: dict[int, dict[str, Any]] = {} if shared is None else {0: shared}
        self._common: dict[tuple[int, int], dict[str, Patch]] = {}
        self._known: dict[tuple[int, int], tuple[Patch, Any, Any]] = {}

    @classmethod
    def of(cls, game: AnyGame, before: Table, row: Row) -> "Moments":
        """Those of a row that is played again from the state before it."""
        state = before.copy()
        state.watched = True
        told = carry_out(game, state, row)
        return cls(game, before, told, moments_of(state))

    def patches(self, viewer: int, *, but_last: bool = False) -> list[Patch]:
        """What each event that this viewer read changed in their view; but for the last, where they are given the view
        that follows. What changes without a word they are shown with the next event, or with the last."""
        places = [0, *(place for place, told in enumerate(self.told, 1) if told.to(viewer) is not None)]
        if len(places) > 1:
            places[-1] = len(self._states) - 1
        if but_last:
            places.pop()
        seen = [self._seen(place, viewer) for place in places]
        return [self._changes(before, after) for before, after in pairwise(seen)]

    def _seen(self, place: int, viewer: int) -> "_Seen":
        state = self._states[place]
        if place not in self._shared:
            self._shared[place] = self.game.share(state)
        shared = self._shared[place]
        view = self.game.see(state, viewer, shared)
        own = [name for name in view.__struct_fields__ if getattr(view, name) is not shared.get(name, _NOTHING)]
        return _Seen(place, view, own)

    def _changes(self, before: "_Seen", after: "_Seen") -> Patch:
        own = before.own + [name for name in after.own if name not in before.own]
        found: Patch = []
        for name, common in self._between(before.place, after.place).items():
            if name not in own:
                found += common
        for name in own:
            found += self._within(name, getattr(before.view, name), getattr(after.view, name))
        return found

    def _between(self, first: int, second: int) -> dict[str, Patch]:
        """What changed from one moment to another in what all see, by field."""
        changed = self._common.get((first, second))
        if changed is None:
            was, now = self._shared[first], self._shared[second]
            found = {name: self._within(name, old, now[name]) for name, old in was.items()}
            changed = self._common[first, second] = {name: patch for name, patch in found.items() if patch}
        return changed

    def _within(self, name: str | int, old: Any, new: Any) -> Patch:
        """What changed in what is found by this name. Most of a view did not, and nothing is built for it."""
        if old is new or old == new:
            return []
        return [([name, *path], value) for path, value in self._difference(old, new)]

    def _difference(self, old: Any, new: Any) -> Patch:
        """What makes two things that differ different. Parts that several viewers see are the very same: they are
        compared once."""
        kind = type(old)
        if kind is not type(new):
            return [([], new)]
        if isinstance(old, Struct):
            known = self._known.get((id(old), id(new)))
            if known is not None:
                return known[0]
            pairs: Iterable[Any] = ((name, getattr(old, name), getattr(new, name)) for name in kind.__struct_fields__)
        elif kind is dict and old.keys() == new.keys():
            pairs = ((name, was, new[name]) for name, was in old.items())
        elif (kind is tuple or kind is list) and len(old) == len(new):
            pairs = zip(range(len(old)), old, new, strict=True)
        else:
            return [([], new)]
        found = [change for name, was, now in pairs for change in self._within(name, was, now)]
        if isinstance(old, Struct):
            # They are kept as well, so that nothing else comes to lie where they lay.
            self._known[id(old), id(new)] = found, old, new
        return found


class _Seen(NamedTuple):
    """A view of one moment, and which of its fields are the viewer's own and not what all see."""

    place: int
    view: Any
    own: list[str]


_NOTHING: Final = object()


def moments_of(state: Table) -> list[Table]:
    """What a table that was watched was like after each thing it told, taken from it: it is watched no longer. What
    happened after the last thing told belongs to it."""
    told, state.moments = state.moments, []
    state.watched = False
    return [*told[:-1], state] if told else []


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
