"""A sentence before it has words: a key, a rule number and parameters. Wording lives in locale files."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, get_args, get_origin, get_type_hints

from msgspec import Struct, field
from msgspec.structs import fields

# Field types that tell narration what a field is: a seat is said by its player's name, a term is looked up.
Seat = Annotated[int, "seat"]
Term = Annotated[str, "term"]


class Message(Struct, frozen=True):
    """What to say: `key` names the sentence; `seats` are said by name, `terms` looked up, `args` put in as they are."""

    key: str
    rule: str = ""
    seats: dict[str, int | list[int]] = field(default_factory=dict)
    terms: dict[str, str | list[str]] = field(default_factory=dict)
    args: dict[str, int | str] = field(default_factory=dict)


def message_of(thing: Struct, key: str, rule: str = "") -> Message:
    """The message that carries every field of an event or action, sorted by its type: seat, term or plain."""
    seats: dict[str, int | list[int]] = {}
    terms: dict[str, str | list[str]] = {}
    args: dict[str, int | str] = {}
    for name, role in _ROLES.get(type(thing)) or roles(type(thing)):
        value = getattr(thing, name)
        if role == "seat":
            seats[name] = list(value) if isinstance(value, tuple) else value
        elif role == "term":
            terms[name] = list(value) if isinstance(value, tuple) else value
        elif isinstance(value, int | str):
            args[name] = int(value) if isinstance(value, bool) else value
    return Message(key, rule, seats, terms, args)


_ROLES: dict[type[Struct], tuple[tuple[str, str], ...]] = {}


def roles(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of an event or action, each with what it is: a seat, a term or neither."""
    if kind not in _ROLES:
        hints = get_type_hints(kind, include_extras=True)
        _ROLES[kind] = tuple((f.name, next(_marks(hints[f.name]), "")) for f in fields(kind))
    return _ROLES[kind]


def _marks(hint: object) -> Iterator[str]:
    """The role marks anywhere inside a type: `tuple[Seat, ...]` is a list of seats."""
    if get_origin(hint) is Annotated:
        yield from (mark for mark in hint.__metadata__ if mark in ("seat", "term"))  # type: ignore[attr-defined]
    for inner in get_args(hint):
        yield from _marks(inner)


def sentence_key(game: str, thing: Struct) -> str:
    """The key of an event's or action's sentence: `CardStolen` in smugglers is `smugglers-card-stolen`."""
    return _key(game, type(thing).__name__)


def question_key(game: str, name: str, *, is_asked: bool) -> str:
    """The key of a frame's question: to the asked `Barter` in smugglers is `smugglers-asks-barter`, and to those who
    wait for them `smugglers-waits-barter`."""
    return _key(f"{game}-asks" if is_asked else f"{game}-waits", name)


@cache
def _key(game: str, name: str) -> str:
    dashed = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    return f"{game}{dashed}"
