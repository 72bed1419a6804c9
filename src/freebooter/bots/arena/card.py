"""Experiment cards: everything that the result of a long work follows from, as TOML, and the digest of that result.

A card holds any number of experiments and of trained nets, so that a whole study fits in one file.
"""

import hashlib
import re
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from freebooter import VERSION
from freebooter.bots.players.catalogue import bot_version
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet, figures_digest, write_figures
from freebooter.core.game import AnyGame

FORMAT: Final = 1
# The card of a folder that a work fills.
CARD: Final = "card.toml"
# Names that need no quotes in TOML.
_BARE: Final = re.compile(r"\w+", re.ASCII)
_TITLE: Final = "# Experiments with Freebooter: `freebooter rerun FILE` plays them again and compares the digests.\n"


class BadCard(FreebooterError):
    """A card that cannot be read; names the place."""


class CardFigures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figure set of an experiment by its digest, and the set itself, as JSON, where it is not the standard."""

    name: str
    digest: str
    set: str = ""


class Budget(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an experiment is limited by beyond the number of its games: the seconds of a choice (0 for no limit),
    whether it ends as soon as it is decided, and the iterations of the search that values positions."""

    seconds: float = 0.0
    until_decided: bool = False
    values: int = 0


class Experiment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One work by one command. `versions` are those of the bots that have one, `result` is the digest of what came of
    it. An option that has no value is not listed."""

    command: str
    engine: str = f"freebooter {VERSION}"
    game: str
    edition: int
    seats: int
    games: int
    seed: int
    bots: list[str]
    versions: dict[str, str]
    options: dict[str, Any]
    figures: CardFigures
    budget: Budget = field(default_factory=Budget)
    result: str = ""

    def given(self, game: AnyGame) -> dict[str, Any]:
        """Its options as they were given, also those that have no value."""
        return {**dict.fromkeys(game.meta.unattended), **self.options}

    def here(self, game: AnyGame) -> "Experiment":
        """The same as it would be played by this version."""
        figures = self.figures if self.figures.set else figures_of(game, game.figures())
        return replace(
            self,
            engine=f"freebooter {VERSION}",
            edition=game.meta.edition,
            versions=versions_of(self.bots, self.game),
            figures=figures,
        )

    def differences(self, other: "Experiment") -> list[str]:
        """What the two say differently of how they are played, with the place in the card."""
        mine, others = _flat(self), _flat(other)
        return [
            f"{name} is {mine.get(name, 'missing')}, not {others.get(name, 'missing')}"
            for name in dict.fromkeys([*mine, *others])
            if mine.get(name) != others.get(name)
        ]


class TrainedNet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A net that taught itself: by which `plan`, on what, how far it has come, and the digest of its numbers. It is not
    made again: how much is learnt from a round depends on how much of the time was over."""

    engine: str = f"freebooter {VERSION}"
    jax: str
    device: str
    game: str
    edition: int
    rounds: int
    decisions: int
    games: int
    seconds: float
    plan: dict[str, Any]
    # The digest of the net that it began with, if it did not begin with nothing.
    begun: str = ""
    # The digests of the data sets that were learnt from before games were played.
    lessons: list[str] = field(default_factory=list)
    options: dict[str, Any]
    figures: CardFigures
    result: str = ""


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Experiments and trainings, in the order in which they were made."""

    format: int = FORMAT
    experiment: list[Experiment] = field(default_factory=list)
    training: list[TrainedNet] = field(default_factory=list)


def digest_of(found: object) -> str:
    """The digest of what came of a work: plain data, in which whole numbers are safest."""
    return hashlib.sha256(msgspec.json.encode(found, order="sorted")).hexdigest()


def experiment_of(
    command: str,
    game: AnyGame,
    figures: FigureSet,
    *,
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, Any],
    budget: Budget | None = None,
    result: str = "",
) -> Experiment:
    """A work as a card tells of it; there is a bot a seat."""
    return Experiment(
        command=command,
        game=game.meta.id,
        edition=game.meta.edition,
        seats=len(bots),
        games=games,
        seed=seed,
        bots=bots,
        versions=versions_of(bots, game.meta.id),
        options={name: value for name, value in options.items() if value is not None},
        figures=figures_of(game, figures),
        budget=budget or Budget(),
        result=result,
    )


def versions_of(bots: list[str], game_id: str) -> dict[str, str]:
    """The versions of those that have one; a program from outside says its own only once it runs."""
    found = {name: bot_version(name, game_id) for name in bots}
    return {name: version for name, version in found.items() if version is not None}


def figures_of(game: AnyGame, figures: FigureSet) -> CardFigures:
    """How a card names a figure set."""
    digest = figures_digest(figures)
    is_standard = digest == figures_digest(game.figures())
    return CardFigures(name=figures.name, digest=digest, set="" if is_standard else write_figures(figures).decode())


def read_card(file: Path) -> Card:
    """The card in a file; what is no card is refused with its place."""
    try:
        card = msgspec.toml.decode(file.read_bytes(), type=Card)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadCard(f"{file.name} is no card: {error}") from None
    if card.format != FORMAT:
        raise BadCard(f"{file.name}, format: {card.format}; this version reads {FORMAT}")
    return card


def write_card(file: Path, card: Card) -> None:
    """Write a card, whole or not at all."""
    lines = [_TITLE, f"format = {card.format}\n"]
    for kind, works in ("experiment", card.experiment), ("training", card.training):
        for work in works:
            lines.append(f"\n[[{kind}]]\n")
            plain: dict[str, Any] = msgspec.to_builtins(work)
            tables = {name: value for name, value in plain.items() if isinstance(value, dict)}
            lines += _pairs({name: value for name, value in plain.items() if name not in tables})
            for name, table in tables.items():
                lines += [f"\n[{kind}.{name}]\n", *_pairs(table)]
    part = file.with_name(f".{file.name}.part")
    part.write_text("".join(lines), encoding="utf-8")
    part.replace(file)


def enter(file: Path, experiment: Experiment) -> None:
    """Add an experiment to the card in a file, in place of the same one if it is there already."""
    card = read_card(file) if file.exists() else Card()
    others = [one for one in card.experiment if one.differences(experiment)]
    write_card(file, replace(card, experiment=[*others, experiment]))


def _pairs(plain: dict[str, Any]) -> list[str]:
    """Lines of TOML. What JSON writes for texts, numbers and lists of them is TOML, too."""
    return [f"{name if _BARE.fullmatch(name) else _json(name)} = {_json(value)}\n" for name, value in plain.items()]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _flat(experiment: Experiment) -> dict[str, Any]:
    """Everything but the result, by its place; a figure set is told by its digest."""
    found: dict[str, Any] = {}
    for name, value in msgspec.to_builtins(experiment).items():
        inner = value if isinstance(value, dict) else {"": value}
        found |= {f"{name}.{key}" if key else name: held for key, held in inner.items()}
    del found["result"], found["figures.set"]
    return found
