"""The help pages of a game: its rules in our own words, and after them what all its names mean."""

from importlib.resources import files

from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.words import words


def help_page(game: AnyGame, language: str, figures: FigureSet | None = None) -> str:
    """The whole page as Markdown, with the figures in play."""
    rules = files(game.package).joinpath("help", f"{language}.md").read_text(encoding="utf-8")
    known = words(game.package, language)
    listed: dict[str, str] = {}
    for name, about in game.abouts(figures).items():
        if name not in game.meta.endings:
            # A thing and the field that counts it often have one name, and the thing comes first.
            listed.setdefault(known.term(name), known.say(about, []))
    names = "\n".join(f"- **{name}**: {about}" for name, about in sorted(listed.items(), key=_by_name))
    return f"{rules.rstrip()}\n\n## {known.term('help-names')}\n{names}\n"


def _by_name(listed: tuple[str, str]) -> str:
    return listed[0].lower()
