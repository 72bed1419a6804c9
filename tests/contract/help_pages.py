"""The numbered rules of a game's help pages."""

import re
from functools import cache
from importlib.resources import files

from freebooter.core.game import AnyGame


def rule_numbers(game: AnyGame, language: str = "en") -> frozenset[str]:
    """The rule numbers that have a section in the help."""
    return _numbers(game.package, game.meta.rules, language)


@cache
def _numbers(package: str, letter: str, language: str) -> frozenset[str]:
    text = files(package).joinpath("help", f"{language}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(rf"^## ({letter}\d+) \S", text, re.MULTILINE))
