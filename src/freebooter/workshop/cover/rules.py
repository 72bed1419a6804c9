"""Which numbered rules of a game are exercised: by which tests, at which places of its code, in which random games."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from freebooter import forms
from freebooter.core.errors import FreebooterError
from freebooter.core.game import AnyGame
from freebooter.core.help import numbered_rules
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE

# Of a question so many answers that are not legal are tried, for the rules that forbid them.
_REFUSED = 4
# A game that goes on for longer is left.
_MOST_MOVES = 4000


class Cover(Struct, frozen=True, kw_only=True):
    """What exercises one rule. A random game meets it where a question, an action or an event cites it."""

    rule: str
    title: str
    tests: list[str]
    places: list[str]
    games: int
    refusals: int

    @property
    def lacks(self) -> str:
        """What is missing: a test that cites it, or code and games that do."""
        if not self.tests:
            return "no test cites it"
        return "" if self.places or self.games or self.refusals else "neither code nor a random game cites it"


def cover(game: AnyGame, games: int, seed: int) -> list[Cover]:
    """All rules of a game, in the order of its help."""
    tests = _cited(game, forms.ROOT / "tests" / "games" / game.meta.id)
    places = _cited(game, forms.PACKAGE / "games" / game.meta.id)
    met: dict[str, int] = {}
    refused: dict[str, int] = {}
    for number in range(games):
        _count(met, _play(game, Rng(seed + number), refused))
    return [
        Cover(
            rule=rule,
            title=title,
            tests=tests.get(rule, []),
            places=places.get(rule, []),
            games=met.get(rule, 0),
            refusals=refused.get(rule, 0),
        )
        for rule, title in numbered_rules(game, "en").items()
    ]


def _cited(game: AnyGame, folder: Path) -> dict[str, list[str]]:
    """By rule: where the Python files of a folder cite it, each function once, and a file where none does."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        spans = list(_functions(ast.parse(text).body, ""))
        name = path.relative_to(folder).as_posix()
        for number, line in enumerate(lines, start=1):
            for rule in re.findall(rf"\b({game.meta.rules}\d+)(?:\b|-)", line):
                within = next((inner for first, last, inner in spans if first <= number <= last), "")
                place = f"{name}::{within}" if within else name
                if place not in found.setdefault(rule, []):
                    found[rule].append(place)
    return found


def _functions(body: list[ast.stmt], within: str) -> Iterator[tuple[int, int, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{within}{node.name}.")
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            yield first, node.end_lineno or node.lineno, f"{within}{node.name}"


def _play(game: AnyGame, source: Rng, refused: dict[str, int]) -> set[str]:
    """The rules that one random game meets."""
    t = _table(game, source)
    met: set[str] = set()
    for _ in range(_MOST_MOVES):
        asked = game.asks(t)
        if not asked:
            break
        if asked == (CHANCE,):
            told = game.apply_chance(t, game.draw(t, source))
        else:
            seat = asked[source.below(len(asked))]
            legal = game.legal(t, seat)
            action = legal[source.below(len(legal))]
            met.update((t.frames[-1].rule(), game.space.rules[type(action)]))
            _count(refused, _refusals(game, t, seat, source))
            told = game.apply(t, seat, action)
        met.update(one.event.follows for one in told)
    return met


def _refusals(game: AnyGame, t: Any, seat: int, source: Rng) -> set[str]:
    actions = game.space.actions
    tried = [actions[source.below(len(actions))] for _ in range(_REFUSED)]
    return {message.rule for action in tried if (message := game.refuse(t, seat, action)) is not None}


def _table(game: AnyGame, source: Rng) -> Any:
    """A table with seats and options by chance, as far as they go together."""
    meta = game.meta
    seats = meta.least_seats + source.below(meta.most_seats - meta.least_seats + 1)
    standard = game.options(None)
    chosen: dict[str, Any] = {}
    for name, kind in get_type_hints(type(standard), include_extras=True).items():
        choices = [False, True] if kind is bool else [one for one in get_args(kind) if isinstance(one, str)]
        if choices and source.below(2):
            chosen[name] = choices[source.below(len(choices))]
    try:
        return game.new(seats, chosen)
    except FreebooterError:
        return game.new(seats)


def _count(counts: dict[str, int], more: set[str]) -> None:
    for one in more - {""}:
        counts[one] = counts.get(one, 0) + 1
