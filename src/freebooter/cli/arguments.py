"""What several commands are given alike: options of a game, a figure set, a journal, a language."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from freebooter.core.figures import FigureSet
    from freebooter.core.game import AnyGame
    from freebooter.core.journal import Journal

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as `freebooter games` lists it.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; the least the game allows if not given.")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
FiguresFile = Annotated[
    Path | None,
    typer.Option("--figures", exists=True, dir_okay=False, help="A figure set of your own, as JSON."),
]
JournalFile = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A journal, as `play --save` writes it.")
]
Language = Annotated[str, typer.Option("--lang", metavar="en|it", help="The language of the sentences.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes; they change nothing but the time.")]
RayAddress = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="A Ray cluster to play on, such as auto or HOST:6379; it changes nothing but the time.",
    ),
]
CardFile = Annotated[
    Path | None,
    typer.Option("--card", dir_okay=False, help="An experiment card to enter this in, for `freebooter rerun`."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def read_bots(text: str) -> list[str]:
    """Names that are separated by commas; one that is empty stays, to be refused like any other that is no bot's."""
    return [name.strip() for name in text.split(",")]


def read_options(given: list[str] | None) -> dict[str, Any]:
    """`name=value` pairs as plain data: a value is read as JSON where it is JSON (3, true, null), else as text."""
    import msgspec

    from freebooter.core.errors import BadOption

    options: dict[str, Any] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadOption(f"--option {pair!r}: it is written NAME=VALUE")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def read_figures(game: "AnyGame", file: Path | None) -> "FigureSet":
    """The figure set in `file`, checked by the game; its standard set if no file is given."""
    figures: FigureSet = game.figures(None if file is None else file.read_bytes())
    return figures


def read_journal_file(file: Path) -> "Journal":
    """The journal in `file`. The private save of a running game holds one too."""
    from freebooter.cli.terminal.save import read_save

    return read_save(file.read_bytes()).journal


def check_language(language: str) -> None:
    """Refuse a language that there is no wording in."""
    from freebooter.core.words import LANGUAGES

    if language not in LANGUAGES:
        raise typer.BadParameter(f"no wording in {language!r}; there is {', '.join(LANGUAGES)}", param_hint="--lang")
