"""The numbered rules of a game's help pages."""

from freebooter.core.game import AnyGame
from freebooter.core.help import numbered_rules


def rule_numbers(game: AnyGame, language: str = "en") -> frozenset[str]:
    """The rule numbers that have a section in the help."""
    return frozenset(numbered_rules(game, language))
