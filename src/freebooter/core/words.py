"""Wording: messages become sentences here, from the locale files of the core and of the game."""

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from freebooter.core.beside import folder_of
from freebooter.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "it")


class Words:
    """The sentences of one game in one language."""

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no wording in {language!r}; there is {', '.join(LANGUAGES)}")
        # Only here: with Babel it takes longer to import than the whole engine, and rules alone need no sentences.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax import ast

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        # The names that have a sentence beside them which says what they are: `name.about`.
        self.explained: list[str] = []
        for text in locale_texts(package, language):
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            self.explained += [
                entry.id.name
                for entry in resource.body
                if isinstance(entry, ast.Message) and any(one.id.name == "about" for one in entry.attributes)
            ]

    def say(self, message: Message, names: list[str]) -> str:
        """The sentence, with its rule number in front if it has one; `names` are the players by seat."""
        args: dict[str, int | str] = dict(message.args)
        for name, seat in message.seats.items():
            if isinstance(seat, list):
                args[name] = self._join([names[s] for s in seat])
                args[f"{name}_count"] = len(seat)  # what verbs are selected by
            else:
                args[name] = names[seat]
        for name, term in message.terms.items():
            if isinstance(term, list):
                args[name] = self._join([self._times(one, count) for one, count in Counter(term).items()])
            else:
                args[name] = self.term(term)
                args[f"{name}_id"] = term  # what Italian selects its articles by
        sentence = self._format(message.key, args)
        return f"{message.rule}: {sentence}" if message.rule else sentence

    def term(self, key: str) -> str:
        """A word or name by itself."""
        return self._format(key, {})

    def _times(self, key: str, count: int) -> str:
        """A word that may be meant several times."""
        return self._format("list-times", {"what": self.term(key), "count": count}) if count > 1 else self.term(key)

    def has(self, key: str) -> bool:
        """Whether there is wording for this key, or for this attribute of one: `storm.about`."""
        return self._pattern(key) is not None

    def _join(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts) or self.term("nobody")
        return self._format("list-end", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def _format(self, key: str, args: dict[str, int | str]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no wording for {key!r} in {self.language!r}")
        text, faults = self.bundle.format_pattern(pattern, args)
        if faults:
            raise ValueError(f"wording of {key!r} in {self.language!r}: {faults[0]}")
        return str(text)

    def _pattern(self, key: str) -> "Pattern | None":
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def words(package: str, language: str) -> Words:
    """The wording of the game in this package, read once."""
    return Words(package, language)


def locale_texts(package: str, language: str) -> list[str]:
    """The locale files a game's sentences come from: the core's and its own."""
    places = [folder_of("freebooter.core"), folder_of(package)]
    return [place.joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8") for place in places]
