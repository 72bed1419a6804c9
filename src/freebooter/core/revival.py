"""How tables and frames come out of a pickle, in either form, and are compared: by what they hold."""

from typing import Any


def held_by(thing: Any) -> dict[str, Any]:
    """Everything that an object holds but its listeners, by name."""
    # Facts are made of tables, so their module cannot be imported before them.
    from freebooter.core.facts import attributes

    return {name: getattr(thing, name) for name in attributes(thing)}


def frame(kind: Any, held: dict[str, Any]) -> Any:
    """A frame: its attributes are named like its constructor's parameters."""
    return kind(**held)


def piece(kind: Any, given: tuple[Any, ...], held: dict[str, Any]) -> Any:
    """An object on a table: made of what its constructor is given, then filled."""
    return filled(kind(*given), held)


def table(kind: Any, held: dict[str, Any]) -> Any:
    """A table: where it is compiled, set up with its static data, since that makes no object by halves; then filled."""
    from freebooter.core.table import Static

    if "__mypyc_attrs__" in kind.__dict__:
        static = next(value for value in held.values() if isinstance(value, Static))
        t = kind(held["seats"], held["edition"], static)
    else:
        t = kind.__new__(kind)
        t.telling = t.watched = False
        t.told, t.moments = [], []
    return filled(t, held)


def filled(thing: Any, held: dict[str, Any]) -> Any:
    """Put what it held back into an object."""
    for name, value in held.items():
        setattr(thing, name, value)
    return thing


def facts_of(thing: Any) -> Any:
    """Its state as plain data."""
    from freebooter.core.facts import facts

    return facts(thing)


def print_of(thing: Any) -> str:
    """A fingerprint of that."""
    from freebooter.core.facts import digest

    return digest(thing)
