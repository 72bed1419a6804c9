"""What every view has in common: who looks, who is asked, and the open frames, which are public."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Union

from msgspec import Struct, convert

from freebooter.core.actions import plain
from freebooter.core.facts import Plain, facts
from freebooter.core.space import Space
from freebooter.core.table import CHANCE, CHANCE_BIT, Frame, Table


class View(Struct, frozen=True, kw_only=True, tag=True):
    """What one viewer sees, built up from nothing by allow-list. A spectator is a viewer like any other.

    `answer` is the viewer's own sealed answer as plain data, `draft` their own unfinished gesture.
    """

    viewer: int
    seats: int
    edition: int
    asks: tuple[int, ...]
    frames: list[dict[str, Any]]
    answer: dict[str, Any] | None = None
    draft: tuple[int, ...] = ()


def asks(t: Table) -> tuple[int, ...]:
    """Who decides now: nobody once it is over, chance alone, one seat, or several at once."""
    waiting = t.waiting()
    if waiting == CHANCE_BIT:
        return (CHANCE,)
    return tuple(seat for seat in range(t.seats) if (waiting >> seat) & 1)


def public(t: Table) -> dict[str, Any]:
    """The fields that every view has and that are the same for all: who sits and is asked, open frames bottom first."""
    return {
        "seats": t.seats,
        "edition": t.edition,
        "asks": asks(t),
        "frames": [_plain(frame) for frame in t.frames],
    }


def private(t: Table, viewer: int, space: Space) -> dict[str, Any]:
    """The fields that every view has for its viewer alone: of answers and drafts the viewer's own.

    An answer is there by name, since numbers do not leave the process.
    """
    if viewer < 0:
        return {"viewer": viewer}
    sealed = t.sealed[viewer]
    return {
        "viewer": viewer,
        "answer": None if sealed < 0 else plain(space[sealed]),
        "draft": t.drafts[viewer],
    }


def restore(t: Table, seen: View, kinds: Iterable[type[Frame[Any]]], space: Space) -> None:
    """Put back what `public` and `private` show: the frames, each made by its constructor, whose parameters are its
    attributes, and the viewer's own answer and draft."""
    by_name = {kind.__name__: kind for kind in kinds}
    t.frames = [_made(frame, by_name[frame[""]]) for frame in seen.frames]
    if seen.viewer >= 0:
        t.drafts[seen.viewer] = seen.draft
        if seen.answer is not None:
            answers: Any = Union[tuple(space.rules)]  # noqa: UP007 -- made at run time
            t.sealed[seen.viewer] = space.number(convert(seen.answer, answers))


def open_frame(seen: View, kinds: Iterable[type[Frame[Any]]]) -> Frame[Any] | None:
    """The frame that is asking, if it is one of these."""
    for kind in kinds:
        if seen.frames and kind.__name__ == seen.frames[-1][""]:
            return _made(seen.frames[-1], kind)
    return None


def rule_asked(seen: View, kinds: Iterable[type[Frame[Any]]]) -> str:
    """The rule of the open question, for actions that answer several; "" where there is none."""
    frame = open_frame(seen, kinds)
    return "" if frame is None else frame.rule()


def _made(frame: dict[str, Any], kind: type[Frame[Any]]) -> Frame[Any]:
    return kind(**{name: _tupled(value) for name, value in frame.items() if name})


# A frame is never changed, and stays on the stack of every copy for as long as it is open.
@lru_cache(4096)
def _plain(frame: Frame[Any]) -> dict[str, Plain]:
    held = facts(frame)
    if not isinstance(held, dict):
        raise TypeError(f"a frame is an object, not {held!r}")
    return held


def _tupled(value: object) -> object:
    """Frames hold tuples, never lists: they are shared by copies."""
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value
