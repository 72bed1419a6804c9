"""Any state as plain data, the same in both forms: equality, digests and golden files come from here."""

import hashlib
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from freebooter.core.rows import row
from freebooter.core.table import Static

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"

_ROW = type(row(0, 0))

# What a table holds besides its state: its listeners.
_NO_FACTS = frozenset(("telling", "told"))


def facts(thing: object) -> Plain:
    """What `thing` holds, as plain data: objects become dicts with their class name, static data is left out."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple | _ROW):
        return [facts(item) for item in thing]
    if isinstance(thing, float | dict | set | frozenset):
        raise TypeError(f"a state holds no {type(thing).__name__}: {thing!r}")
    names = sorted(_attributes(thing))
    held: dict[str, Plain] = {"": type(thing).__name__}
    for name in names:
        value = getattr(thing, name)
        if not isinstance(value, Static):
            held[name] = facts(value)
    return held


def digest(thing: object) -> str:
    """A short fingerprint of `facts(thing)`."""
    return hashlib.sha256(msgspec.msgpack.encode(facts(thing), order="sorted")).hexdigest()[:16]


def _attributes(thing: object) -> Iterable[str]:
    """The attribute names of an object: a compiled class lists them, a plain one keeps them in its dict."""
    if not hasattr(thing, "__dict__") and not hasattr(thing, "__mypyc_attrs__"):
        raise TypeError(f"a state holds no {type(thing).__name__}: {thing!r}")
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(kind.__dict__.get("__mypyc_attrs__", ()))
    return names - _NO_FACTS - {"__dict__"}
