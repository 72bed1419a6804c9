"""Any state as plain data, the same in both forms: equality, digests and golden files come from here."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, TypeGuard

import msgspec

from freebooter.core.fingerprint import fingerprint
from freebooter.core.rows import Row, row
from freebooter.core.table import Static

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"

_ROW: Final = type(row(0, 0))
_PLAIN: Final = frozenset((type(None), bool, int, str))

# What a table holds besides its state: its listeners.
_NO_FACTS: Final = frozenset(("telling", "told", "watched", "moments", "__dict__"))


def facts(thing: object) -> Plain:
    """What `thing` holds, as plain data: objects become dicts with their class name, static data is left out."""
    if type(thing) in _PLAIN or isinstance(thing, int | str):
        return thing  # type: ignore[return-value]  # that is what these are
    if is_row(thing):
        return list(thing)
    if isinstance(thing, list | tuple):
        return [item if type(item) in _PLAIN else facts(item) for item in thing]
    if isinstance(thing, float | dict | set | frozenset):
        raise TypeError(f"a state holds no {type(thing).__name__}: {thing!r}")
    held: dict[str, Plain] = {"": type(thing).__name__}
    for name in _in_order(thing):
        value = getattr(thing, name)
        if type(value) in _PLAIN:
            held[name] = value
        elif not isinstance(value, Static):
            held[name] = facts(value)
    return held


def digest(thing: object) -> str:
    """A short fingerprint of `facts(thing)`. Fields that a table names in `since`, with the edition that brought them,
    are left out of the fingerprints of earlier editions: those were written down without them."""
    held = facts(thing)
    since: dict[str, int] = getattr(thing, "since", {})
    if since and isinstance(held, dict):
        edition = int(getattr(thing, "edition", 0))
        held = {name: value for name, value in held.items() if since.get(name, 0) <= edition}
    return fingerprint(msgspec.msgpack.encode(held, order="sorted"))


def is_row(thing: object) -> TypeGuard[Row]:
    """Whether something is a row."""
    return isinstance(thing, _ROW)


def attributes(thing: object) -> list[str]:
    """The attribute names of an object as they were written, a base class before what builds on it: a compiled class
    lists them, a plain one keeps them in its dict."""
    if not hasattr(thing, "__dict__") and not hasattr(thing, "__mypyc_attrs__"):
        raise TypeError(f"a state holds no {type(thing).__name__}: {thing!r}")
    names = dict.fromkeys(_listed(type(thing)))
    names.update(dict.fromkeys(getattr(thing, "__dict__", ())))
    return [name for name in names if name not in _NO_FACTS]


def _in_order(thing: object) -> Sequence[str]:
    """Those names by the alphabet. A class that lists all of them is asked once."""
    kind = type(thing)
    found = _ORDERED.get(kind)
    if found is None:
        found = tuple(sorted(attributes(thing)))
        if not hasattr(thing, "__dict__"):
            _ORDERED[kind] = found
    return found


def _listed(kind: type) -> Iterator[str]:
    """The names that compiled classes list."""
    for base in reversed(kind.__mro__):
        yield from base.__dict__.get("__mypyc_attrs__", ())


_ORDERED: dict[type, tuple[str, ...]] = {}
