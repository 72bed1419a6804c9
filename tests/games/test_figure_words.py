"""Figures in words: every field of a set has a name, and whatever a check can find a sentence, in all languages."""

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.words import LANGUAGES, words

GAMES = [game_id for game_id in game_ids() if find_game(game_id).package.startswith("freebooter.games")]


def fields(schema: Any) -> set[str]:
    """The names of all fields of a figure set, but for those that say which thing is meant."""
    named = {name for part in schema["$defs"].values() for name in part.get("properties", {})}
    return named - {"id", *([] if "name" in _held(schema) else ["name"])}


def _held(schema: Any) -> set[str]:
    """The names of the fields of the things in a set."""
    whole = schema["$ref"].rpartition("/")[2]
    return {name for title, part in schema["$defs"].items() if title != whole for name in part.get("properties", {})}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_has_a_name_and_every_fault_a_sentence(game_id: str) -> None:
    game = find_game(game_id)
    labels = {f"{game_id}-figure-{name.replace('_', '-')}" for name in fields(msgspec.json.schema(game.figure_type))}
    source = files(game.package).joinpath("figures.py").read_text(encoding="utf-8")
    faults = set(re.findall(rf'"((?:{game_id}-)?figures-[\w-]+)"', source))
    assert faults
    for language in LANGUAGES:
        known = words(game.package, language)
        # A field may also be a word of the game by itself, such as a good.
        lacking = {key for key in labels if not known.has(key) and not known.has(key.rpartition("-figure-")[2])}
        assert lacking | {key for key in faults if not known.has(key)} == set()
