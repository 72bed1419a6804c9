"""What somebody asks about at the terminal: a rule by its number, or a thing by its name."""

import re
from importlib.resources import files

from freebooter.core.game import AnyGame
from freebooter.core.message import Message
from freebooter.core.words import words

# Of a thing that the help names in many places, so many are shown.
_MOST = 3


class Lookup:
    """The help of one game in one language, and what its names mean, to be looked into."""

    def __init__(self, game: AnyGame, language: str, abouts: dict[str, Message]) -> None:
        """`abouts` say what the names mean that are in play."""
        self.words = words(game.package, language)
        self.abouts = abouts
        self.text = files(game.package).joinpath("help", f"{language}.md").read_text(encoding="utf-8")
        # Each rule by its number, with its title and its text.
        sections = re.findall(rf"^## ({game.meta.rules}\d+) (.*)\n((?:(?!## ).*\n?)*)", self.text, re.MULTILINE)
        self.rules: dict[str, tuple[str, str]] = {number: (title, text.strip()) for number, title, text in sections}

    def find(self, wanted: str) -> str:
        """The rule of this number or title, what a thing of this name is, or else what the rules say of it; "" if they
        say nothing."""
        for number, (title, text) in self.rules.items():
            if wanted.casefold() in (number.casefold(), title.casefold()):
                return f"## {number} {title}\n{text}"
        return self._about(wanted) or self._paragraphs(wanted)

    def _about(self, wanted: str) -> str:
        """What is called just so, or else what has these words in its name."""
        names = {name: self.words.term(name) for name in self.abouts}
        found = [name for name in names if names[name].casefold() == wanted.casefold()] or [
            name for name in names if re.search(rf"\b{re.escape(wanted)}\b", names[name], re.IGNORECASE)
        ]
        return "\n\n".join(f"**{names[name]}**: {self.words.say(self.abouts[name], [])}" for name in found[:_MOST])

    def _paragraphs(self, name: str) -> str:
        """The paragraphs that name it: those that begin with it, or else the first few."""
        named = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
        begun = re.compile(rf"(- )?\W*{re.escape(name)}\b", re.IGNORECASE)
        found = [
            (number, paragraph)
            for number, (_, text) in self.rules.items()
            for paragraph in re.split(r"\n(?=- )|\n\n", text)
            if named.search(paragraph)
        ]
        best = [one for one in found if begun.match(one[1])] or found
        return "\n\n".join(f"**{number}** {paragraph.removeprefix('- ')}" for number, paragraph in best[:_MOST])
