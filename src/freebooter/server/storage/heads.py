"""What a journal says before its rows, as it is stored with a table: everything but the seed and the result."""

from typing import Any

import msgspec
from msgspec import Struct

from freebooter import __version__
from freebooter.core.journal import Components, Journal, Row, Seating


class Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A journal without rows, seed and result."""

    game: str
    edition: int
    options: dict[str, Any]
    components: Components
    seats: list[Seating]
    commitment: str


def head_of(journal: Journal) -> Head:
    """What is stored of a journal besides its rows."""
    return Head(
        game=journal.game,
        edition=journal.edition,
        options=journal.options,
        components=journal.components,
        seats=journal.seats,
        commitment=journal.commitment,
    )


def journal_of(head: Head, rows: list[Row]) -> Journal:
    """The journal to load a match from."""
    return Journal(
        engine=f"freebooter {__version__}",
        game=head.game,
        edition=head.edition,
        options=head.options,
        components=head.components,
        seats=head.seats,
        commitment=head.commitment,
        rows=rows,
    )


def write_head(head: Head) -> str:
    return msgspec.json.encode(head).decode()


def read_head(text: str) -> Head:
    return msgspec.json.decode(text, type=Head)
