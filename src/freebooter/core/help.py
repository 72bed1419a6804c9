"""The help pages of a game: its rules in our own words, and after them what all its names mean."""

import re
from functools import cache

from freebooter.core.beside import folder_of
from freebooter.core.game import AnyGame
from freebooter.core.message import Message
from freebooter.core.words import words


def help_page(game: AnyGame, language: str, abouts: dict[str, Message]) -> str:
    """The whole page as Markdown; `abouts` say what the names mean that are in play."""
    rules = folder_of(game.package).joinpath("help", f"{language}.md").read_text(encoding="utf-8")
    known = words(game.package, language)
    listed: dict[str, str] = {}
    for name, about in abouts.items():
        if name not in game.meta.endings:
            # A thing and the field that counts it often have one name, and the thing comes first.
            listed.setdefault(known.term(name), known.say(about, []))
    names = "\n".join(f"- **{name}**: {about}" for name, about in sorted(listed.items(), key=_by_name))
    return f"{rules.rstrip()}\n\n## {known.term('help-names')}\n{names}\n"


def numbered_rules(game: AnyGame, language: str) -> dict[str, str]:
    """The rules that have a section in the help, in its order: their numbers, and what they are called."""
    return _numbered(game.package, game.meta.rules, language)


@cache
def _numbered(package: str, letter: str, language: str) -> dict[str, str]:
    text = folder_of(package).joinpath("help", f"{language}.md").read_text(encoding="utf-8")
    return dict(re.findall(rf"^## ({letter}\d+) (\S.*)$", text, re.MULTILINE))


def _by_name(listed: tuple[str, str]) -> str:
    return listed[0].lower()
