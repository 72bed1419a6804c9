"""Plain data as short text, and the differences between two pieces of it: what transcripts are written in."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any

_BARE = re.compile(r"[A-Za-z_][\w-]*")


def text_of(plain: Any) -> str:
    """Plain data on one line, with as few marks as can be: words are bare, nothing is `-`."""
    if plain is None:
        return "-"
    if isinstance(plain, bool):
        return "yes" if plain else "no"
    if isinstance(plain, dict):
        # A frame's class stands under the empty name.
        kind = f"{plain['']} " if "" in plain else ""
        return kind + "{" + ", ".join(f"{key}: {text_of(value)}" for key, value in plain.items() if key != "") + "}"
    if isinstance(plain, list | tuple):
        return "[" + ", ".join(text_of(item) for item in plain) + "]"
    if isinstance(plain, str) and not _BARE.fullmatch(plain):
        return repr(plain)
    return str(plain)


def changes(old: Any, new: Any, place: str) -> Iterator[str]:
    """What is different in `new`, a line each: `place: value`, and `place -[3]: value` for what left a list."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            yield from changes(old[key], value, f"{place}.{key}" if key else f"{place}.kind")
    elif _is_deep(old) and _is_deep(new):
        yield from _list_changes(old, new, place)
    else:
        yield f"{place}: {text_of(new)}"


def _list_changes(old: list[Any], new: list[Any], place: str) -> Iterator[str]:
    matcher = SequenceMatcher(a=[text_of(item) for item in old], b=[text_of(item) for item in new], autojunk=False)
    for how, i, i_end, j, j_end in matcher.get_opcodes():
        if how == "replace" and i_end - i == j_end - j:
            for before, after in zip(range(i, i_end), range(j, j_end), strict=True):
                yield from changes(old[before], new[after], f"{place}[{after}]")
        elif how != "equal":
            yield from (f"{place} -[{gone}]: {text_of(old[gone])}" for gone in range(i, i_end))
            yield from (f"{place} +[{come}]: {text_of(new[come])}" for come in range(j, j_end))


def _is_deep(plain: Any) -> bool:
    """Whether this is a list of more than single values: those are shown whole."""
    return isinstance(plain, list | tuple) and any(isinstance(item, dict | list | tuple) for item in plain)
