"""What one viewer is sent of a match: view, choices and news, as data with message keys and never prose."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from freebooter.core.actions import Action
from freebooter.core.events import Event
from freebooter.core.game import AnyGame
from freebooter.core.match import Notice
from freebooter.core.message import Message
from freebooter.core.moments import Patch
from freebooter.core.outlook import Outlook
from freebooter.core.result import Result
from freebooter.server.tables.running import Running


class Choice(Struct, frozen=True):
    """An action that may be chosen now, how it is said, and what would follow where there is more to say."""

    action: dict[str, Any]
    message: Message
    outlook: Outlook | None = None


class WayShown(Struct, frozen=True):
    """Several actions, one after the other, that are meant as one, and how that is said."""

    actions: list[dict[str, Any]]
    message: Message


class Happening(Struct, frozen=True):
    """An event as this viewer may know it, how it is said, and what it changed in their view, where that is shown."""

    event: dict[str, Any]
    message: Message
    patch: Patch = []


class News(Struct, frozen=True):
    """What one row told this viewer: nothing, perhaps; or the rows it took back."""

    number: int
    seat: int
    events: list[Happening]
    undone: list[int]
    time: float


class Undo(Struct, frozen=True):
    """The row that this seat could take back, and the rule against doing so without the others' consent."""

    row: int
    refusal: Message | None


class SeatClock(Struct, frozen=True):
    """Seconds in the bank, and the moment when time is out for a seat that is asked."""

    bank: float
    deadline: float | None


class Sight(Struct, frozen=True, kw_only=True):
    """A match as one viewer sees it after row `number`. A seat that is asked has a question and choices; `prompt` says
    to everyone what is asked, or whom the table waits for and why."""

    number: int
    viewer: int
    asks: list[int]
    # To be named by whoever answers; -1 if this viewer is not asked.
    question: int
    prompt: Message | None
    legal: list[Choice]
    # What may be done in one gesture of several legal actions: to be sent all together.
    ways: list[WayShown]
    # The row of this seat's own sealed answer, which it may still replace; -1 if there is none.
    sealed: int
    undo: Undo | None
    clocks: list[SeatClock] | None
    result: Result | None
    view: dict[str, Any]


def sight(running: Running, viewer: int) -> Sight:
    """What this viewer sees now."""
    match = running.match
    seen = match.view(viewer)
    is_seat = viewer >= 0
    last = match.last_row(viewer) if is_seat else -1
    clocks = running.clocks
    legal, ways = _asked(running, viewer, seen) if viewer in match.asks else ([], [])
    return Sight(
        number=running.number,
        viewer=viewer,
        asks=list(match.asks),
        question=match.question(viewer) if is_seat else -1,
        prompt=match.game.prompt(seen),
        legal=legal,
        ways=ways,
        sealed=last if is_seat and match.is_sealed(viewer) else -1,
        undo=Undo(last, match.refuse_undo(viewer)) if last >= 0 and not match.is_over else None,
        clocks=None
        if clocks is None
        else [SeatClock(round(clocks.bank[seat], 3), clocks.deadline(seat)) for seat in range(len(match.seats))],
        result=match.result,
        view=sent(seen),
    )


def _asked(running: Running, seat: int, seen: Any) -> tuple[list[Choice], list[WayShown]]:
    """What a seat that is asked may do. While its question stands that is written once, whoever else answers theirs."""
    match = running.match
    question, legal = match.question(seat), match.game.legal(match.state, seat)
    written = running.asked.get(seat)
    if written is None or written[:2] != (question, legal):
        encode, game, state = msgspec.json.encode, match.game, match.state
        ways = [WayShown([sent(step) for step in way.actions], way.message) for way in game.ways(state, seat)]
        written = question, legal, Raw(encode(choices(game, legal, seen, state))), Raw(encode(ways))
        running.asked[seat] = written
    return cast("list[Choice]", written[2]), cast("list[WayShown]", written[3])


def choices(game: AnyGame, legal: list[Action], seen: Any, state: Any) -> list[Choice]:
    """Legal actions of whoever sees this of the state, as a client shows them."""
    seat = seen.viewer
    return [Choice(sent(one), game.tell_action(one, seen), game.outlook(state, seat, one)) for one in legal]


def news(running: Running, viewer: int, since: int, count: int | None = None) -> list[News]:
    """What this viewer was told by the rows from number `since` on, or by so many of them."""
    notices = running.match.notices(viewer, since)[:count]
    return [news_of(running.say, notice, running.times[notice.number]) for notice in notices]


def news_of(say: Callable[[Event], Message], notice: Notice, time: float) -> News:
    return News(notice.number, notice.seat, happenings(say, notice.events), list(notice.undone), round(time, 3))


def happenings(say: Callable[[Event], Message], events: tuple[Event, ...]) -> list[Happening]:
    """Events as a client shows them."""
    return [Happening(sent(event), say(event)) for event in events]


def sent(thing: Struct) -> dict[str, Any]:
    """An action, event or view where data is sent: the encoder writes it just as it would its data."""
    return cast("dict[str, Any]", thing)
