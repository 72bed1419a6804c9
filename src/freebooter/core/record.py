"""What one viewer may keep of a running game, for an export or a bug report: their own notices and their own view."""

from typing import Any

import msgspec
from msgspec import Struct

from freebooter import VERSION
from freebooter.core.errors import BadJournal
from freebooter.core.game import AnyGame
from freebooter.core.journal import Components
from freebooter.core.match import Match, Notice

FORMAT = 1


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as one viewer has seen it. It holds no seed and nothing that they may not know."""

    format: int = FORMAT
    engine: str
    game: str
    edition: int
    options: dict[str, Any]
    components: Components
    seats: list[str]
    viewer: int
    commitment: str
    notices: list[dict[str, Any]]
    view: dict[str, Any]


def record(match: Match, viewer: int) -> Record:
    """What this viewer may keep of the match as it stands."""
    head = match.head
    return Record(
        engine=f"freebooter {VERSION}",
        game=head.game,
        edition=head.edition,
        options=head.options,
        components=head.components,
        seats=[seat.name for seat in head.seats],
        viewer=viewer,
        commitment=head.commitment,
        notices=[msgspec.to_builtins(notice) for notice in match.notices(viewer)],
        view=msgspec.to_builtins(match.view(viewer)),
    )


def write_record(kept: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=1)


def read_record(text: bytes) -> Record:
    """A record from JSON; what is cut off or no record is refused with its place."""
    try:
        kept = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise BadJournal(f"record: {error}") from None
    if kept.format != FORMAT:
        raise BadJournal(f"record, format: {kept.format}; this version reads {FORMAT}")
    return kept


def recorded_notices(game: AnyGame, kept: Record) -> list[Notice]:
    """The notices of a record, typed."""
    return [
        Notice(
            plain["number"],
            plain["seat"],
            tuple(msgspec.convert(event, game.event_type) for event in plain["events"]),
            tuple(plain["undone"]),
        )
        for plain in kept.notices
    ]


def recorded_view(game: AnyGame, kept: Record) -> Any:
    """The view of a record, typed."""
    return msgspec.convert(kept.view, game.view_type)
