"""The names that can stand in a view: found from its types, from what seats can answer, and from views themselves."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from freebooter.core.game import AnyGame
from freebooter.core.message import message_of
from freebooter.core.view import View
from freebooter.core.words import words


def names_of(game: AnyGame) -> set[str]:
    """What labels a view's fields, what an action can name, and how a game can end."""
    known = words(game.package, "en")
    labels = (f"{game.meta.id}-label-{field.replace('_', '-')}" for field in _fields(game.view_type))
    shown = {label for label in labels if known.has(label) and known.term(label)}
    answers = {term for kind in _kinds(game) for term in kind}
    return shown | answers | set(game.meta.endings)


def names_in(game: AnyGame, thing: Any) -> set[str]:
    """The names in a view: every text there, also as a key, for which the game has a word."""
    known = words(game.package, "en")
    return {text for text in _texts(thing) if known.has(text)}


def _kinds(game: AnyGame) -> Iterator[Iterator[str]]:
    for action in game.space.actions:
        terms = message_of(action, "").terms.values()
        yield (term for one in terms for term in ([one] if isinstance(one, str) else one))


def _fields(kind: type[Struct]) -> set[str]:
    """The names of all fields of a view, those of the things in it included, but for what every view has."""
    found: set[str] = set()
    seen: set[type[Struct]] = set()
    open_kinds = [kind]
    while open_kinds:
        one = open_kinds.pop()
        if one in seen:
            continue
        seen.add(one)
        hints = get_type_hints(one)
        own = [name for name in one.__struct_fields__ if name not in View.__struct_fields__]
        found.update(own)
        for name in own:
            open_kinds += _structs(hints[name])
    return found


def _structs(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for inner in get_args(hint):
        yield from _structs(inner)


def _texts(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Struct):
        own = (name for name in thing.__struct_fields__ if name not in View.__struct_fields__)
        for name in own:
            yield from _texts(getattr(thing, name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from _texts(item)
