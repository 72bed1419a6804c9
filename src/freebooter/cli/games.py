"""`freebooter games`: what can be played."""

from typing import TYPE_CHECKING, Any

import typer

from freebooter.cli.arguments import Json, Language, check_language

if TYPE_CHECKING:
    from freebooter.core.game import AnyGame


def command(lang: Language = "en", json: Json = False) -> None:
    """List the installed games with their seats, options, credits and how well their figures are known."""
    import msgspec

    from freebooter.core.catalogue import game_ids

    check_language(lang)
    entries = [entry(game_id, lang) for game_id in game_ids()]
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(entries), indent=1).decode())
        return
    if not entries:
        typer.echo("no game is installed")
    for one in entries:
        show(one)


def entry(game_id: str, lang: str) -> dict[str, Any]:
    """What there is to know about a game before it is played, as plain data."""
    from freebooter.core.catalogue import find_game
    from freebooter.core.figures import Mark, marks

    game = find_game(game_id)
    meta = game.meta
    known = [mark for _, _, mark in marks(game.figures())]
    return {
        "id": meta.id,
        "title": meta.title,
        "seats": [meta.least_seats, meta.most_seats],
        "options": option_entries(game, lang),
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "stage": meta.stage,
        "edition": meta.edition,
        "figures": {"all": len(known), "assumed": known.count(Mark.ASSUMED)},
    }


def option_entries(game: "AnyGame", lang: str) -> list[dict[str, Any]]:
    """Each option with its default and what it does."""
    import msgspec

    from freebooter.core.words import words

    known = words(game.package, lang)
    return [
        {"name": name, "default": default, "doc": known.term(f"{game.meta.id}-option-{name.replace('_', '-')}")}
        for name, default in msgspec.to_builtins(game.options()).items()
    ]


def show(one: dict[str, Any]) -> None:
    """The entry of one game for people."""
    import msgspec
    from rich.console import Console
    from rich.markup import escape
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    least, most = one["seats"]
    figures = one["figures"]
    lines = [
        f"by {' and '.join(one['designers'])}, published by {one['publisher']}",
        f"{one['stage']}, edition {one['edition']}; {figures['assumed']} of {figures['all']} figures are assumed",
    ]
    for option in one["options"]:
        default = msgspec.json.encode(option["default"]).decode()
        lines.append(f"--option {option['name']}={default}: {option['doc']}")
    console.print(f"[bold]{escape(one['title'])}[/bold]  [cyan]{one['id']}[/cyan], {least} to {most} seats")
    for line in lines:
        console.print(Padding.indent(Text(line), 2))
