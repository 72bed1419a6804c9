"""The journal: the one format for a save, a replay, a test fixture and a data set record."""

import re
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct, field

from freebooter.core.beside import folder_of
from freebooter.core.chance import ALGORITHM
from freebooter.core.errors import BadJournal, WrongEdition
from freebooter.core.figures import FigureSet, figures_digest, write_figures
from freebooter.core.fingerprint import fingerprint
from freebooter.core.game import AnyGame
from freebooter.core.result import Result
from freebooter.core.table import CHANCE

FORMAT = 2


class Seating(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits in a seat: a name, what plays it ("person", "bot:random"), and what it added to the chance.

    `pledge` is the hash of the seat's nonce, public before any nonce was shown. A pledge without a nonce: the seat
    never showed it. Neither: the seat added nothing, as bots do.
    """

    name: str
    kind: str = "person"
    pledge: str = ""
    nonce: str = ""

    @property
    def share(self) -> str:
        """What goes into the key for this seat: its nonce, or the pledge that stands for one never shown."""
        return self.nonce or self.pledge


class Components(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The figure set a match is played with: its name and digest, and the set itself where it is not the standard."""

    name: str
    digest: str
    figures: dict[str, Any] | None = None


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One move: a seat's action, or chance's outcome with the name of its draw; as JSON, to be read by the game."""

    seat: int = CHANCE
    draw: str = ""
    action: Raw


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One submit: a seat's moves and every chance move they set off; or the rows it takes back.

    `digest` is that of the state afterwards.
    """

    number: int
    seat: int = CHANCE
    steps: list[Step] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    digest: str


class Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands before the rows from the start on: with it and them a match is played again."""

    game: str
    edition: int
    chance: str = ALGORITHM
    options: dict[str, Any]
    components: Components
    seats: list[Seating]
    commitment: str


class Journal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole match. The seed is there only once it is over; without a result it was ended by agreement."""

    format: int = FORMAT
    engine: str
    game: str
    edition: int
    chance: str = ALGORITHM
    options: dict[str, Any]
    components: Components
    seats: list[Seating]
    commitment: str
    seed: str | None = None
    rows: list[Row]
    result: Result | None = None

    @property
    def head(self) -> Head:
        """What stands before the rows."""
        return Head(
            game=self.game,
            edition=self.edition,
            chance=self.chance,
            options=self.options,
            components=self.components,
            seats=self.seats,
            commitment=self.commitment,
        )


def write_head(head: Head) -> str:
    """The head as JSON, to be kept apart from its rows."""
    return _json(head)


def read_head(text: str) -> Head:
    """A head as it was kept."""
    return msgspec.json.decode(text, type=Head)


def write_row(row: Row) -> str:
    """A row as JSON, in one line."""
    return _json(row)


def read_row(text: str) -> Row:
    """A row as it was kept."""
    return _ROWS.decode(text)


def write_journal(journal: Journal) -> bytes:
    """The journal as JSON, one row a line, so that a diff shows moves."""
    plain = {name: getattr(journal, name) for name in journal.__struct_fields__ if name != "rows"}
    lines = [f" {_json(name)}: {_json(value)}," for name, value in plain.items()]
    body = ",\n".join(f"  {_json(row)}" for row in journal.rows)
    text = "{\n" + "\n".join(lines) + '\n "rows": [\n' + body + "\n ]\n}\n"
    return text.encode()


def read_journal(text: bytes) -> Journal:
    """A journal from JSON; what is cut off or not a journal is refused with its place."""
    try:
        journal = msgspec.json.decode(text, type=Journal)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        raise BadJournal(f"journal, {place.rstrip('`').lstrip('.') or 'top level'}: {what}") from None
    except msgspec.DecodeError as error:
        line = _fault_line(text, str(error))
        raise BadJournal(f"journal, line {line}: {error}") from None
    if journal.format != FORMAT:
        raise BadJournal(f"journal, format: {journal.format}; this version reads {FORMAT}")
    return journal


def components_of(game: AnyGame, figures: FigureSet) -> Components:
    """How a journal names its figure set."""
    digest = figures_digest(figures)
    if digest == figures_digest(game.figures()):
        return Components(name=figures.name, digest=digest)
    return Components(name=figures.name, digest=digest, figures=msgspec.json.decode(write_figures(figures)))


def figures_for(game: AnyGame, components: Components) -> FigureSet:
    """The figure set a journal was played with: its own, the standard one, or one that was the standard before."""
    if components.figures is not None:
        # The fingerprint is that of the set as it was kept: a field that sets have had since does not count.
        kept = msgspec.json.encode(components.figures, order="sorted")
        figures: FigureSet = game.figures(kept)
        found = fingerprint(kept)
    else:
        figures = game.figures()
        found = figures_digest(figures)
        if found != components.digest and (earlier := _earlier_figures(game.package, components.digest)) is not None:
            figures = game.figures(earlier)
            found = components.digest
    if found != components.digest:
        raise BadJournal(
            f"journal, components: digest {components.digest} is not that of the set {components.name!r} here"
        )
    return figures


def _earlier_figures(package: str, digest: str) -> bytes | None:
    """A set that was the standard before, which the game keeps beside the present one under its fingerprint."""
    if not re.fullmatch("[0-9a-f]{16}", digest):
        return None
    kept = folder_of(package).joinpath("figures", f"{digest}.json")
    return kept.read_bytes() if kept.is_file() else None


def check_playable(game: AnyGame, head: Head) -> None:
    """Refuse a journal of another game, or of an edition that is not played here."""
    meta = game.meta
    if head.game != meta.id:
        raise BadJournal(f"journal, game: {head.game!r} is not {meta.id!r}")
    if not meta.oldest_edition <= head.edition <= meta.edition:
        raise WrongEdition(
            f"journal, edition: {head.edition} of {meta.id} is not played here;"
            f" this version plays {meta.oldest_edition} to {meta.edition}"
        )
    if head.chance != ALGORITHM:
        raise BadJournal(f"journal, chance: {head.chance!r} is not known; this version knows {ALGORITHM!r}")


_ROWS: Final = msgspec.json.Decoder(Row)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _fault_line(text: bytes, error: str) -> int:
    """The line a decoder's complaint points at: its byte position where it names one, else the end of the text."""
    _, _, position = error.partition("(byte ")
    byte = int(position.rstrip(")")) if position else len(text)
    return text.count(b"\n", 0, byte) + 1
