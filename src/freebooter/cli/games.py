"""`freebooter games`: what can be played."""

import re
from typing import TYPE_CHECKING, Any

import typer

from freebooter.cli.arguments import Json

if TYPE_CHECKING:
    from freebooter.core.meta import Options


def command(json: Json = False) -> None:
    """List the installed games with their seats, options, credits and how well their figures are known."""
    import msgspec

    from freebooter.core.catalogue import game_ids

    entries = [entry(game_id) for game_id in game_ids()]
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(entries), indent=1).decode())
        return
    if not entries:
        typer.echo("no game is installed")
    for one in entries:
        show(one)


def entry(game_id: str) -> dict[str, Any]:
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
        "options": option_entries(meta.options),
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "stage": meta.stage,
        "edition": meta.edition,
        "figures": {"all": len(known), "assumed": known.count(Mark.ASSUMED)},
    }


def option_entries(kind: "type[Options]") -> list[dict[str, Any]]:
    """Each option with its default, and what the docstring of the options says after its name in backquotes."""
    import msgspec

    defaults = msgspec.to_builtins(kind())
    doc = " ".join((kind.__doc__ or "").split())
    parts = re.split("`({})`".format("|".join(map(re.escape, defaults))), doc) if defaults else [doc]
    said = dict(zip(parts[1::2], parts[2::2], strict=True))
    return [
        {"name": name, "default": default, "doc": said.get(name, "").strip(" ;.,:")}
        for name, default in defaults.items()
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
