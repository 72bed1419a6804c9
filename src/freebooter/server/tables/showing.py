"""Showing rows as they happened: what viewers are told of them, with what each event changed in their view."""

from msgspec.structs import replace

from freebooter.core.moments import Moments, Patch
from freebooter.server.tables.running import Running
from freebooter.server.tables.sight import News, news

# Whoever has missed more rows than this is told what happened and shown how it ended.
_MOST_SHOWN = 8


class Showing:
    """The newest rows of a match, for all who are told them at the same time: each is played again once."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self._moments: dict[int, Moments] = {}

    def news(self, viewer: int, since: int) -> list[News]:
        """What this viewer is told by the rows from number `since` on, to be shown on what they saw before them."""
        told = news(self.running, viewer, since)
        if len(told) > _MOST_SHOWN or any(one.undone for one in told):
            return told
        return [self._shown(one, viewer) for one in told]

    def _shown(self, one: News, viewer: int) -> News:
        # With the last row comes the view that follows it, which is what its last event led to.
        is_last = one.number == self.running.number
        if len(one.events) <= is_last:
            return one
        if one.number not in self._moments:
            self._moments[one.number] = self.running.match.moments(one.number)
        return patched(one, self._moments[one.number].patches(viewer, but_last=is_last))


def patched(told: News, patches: list[Patch]) -> News:
    """What was told, with what the first events of it changed."""
    shown = [replace(one, patch=patch) for one, patch in zip(told.events, patches, strict=False)]
    return replace(told, events=shown + told.events[len(shown) :])
