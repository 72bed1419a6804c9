"""`freebooter position`: a position from its text, what may be done in it, and what comes of that."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from freebooter.cli.arguments import Language, check_language

if TYPE_CHECKING:
    from freebooter.cli.terminal.screen import Screen
    from freebooter.core.actions import Action
    from freebooter.core.game import AnyGame


def command(
    text: Annotated[str, typer.Argument(metavar="TEXT|FILE", help="A position, or a file that holds one.")],
    do: Annotated[
        list[str] | None,
        typer.Option(metavar="CHOICE", help="Take a choice by its number, or an action as JSON; may be repeated."),
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Who answers, where several are asked.")] = None,
    lang: Language = "en",
) -> None:
    """Show a position and the choices in it, after those that are to be taken; its text comes last.

    A bug is reported with what this prints: a position, an action, and what should have happened.
    """
    from freebooter.cli.terminal.screen import Screen
    from freebooter.core.catalogue import find_game
    from freebooter.core.match import Notice
    from freebooter.core.position import letter, read_clauses, read_head

    check_language(lang)
    text = said_or_read(text)
    game_id, rest = next(read_clauses(text), ("", ""))
    game = find_game(game_id)
    t = game.position(text)
    screen = Screen(game, [letter(one) for one in range(int(t.seats))], lang)
    for choice in do or []:
        asked = answering(game, t, seat)
        action = chosen(game, t, asked, choice)
        told = game.apply_chance(t, action) if asked < 0 else game.apply(t, asked, action)
        screen.news([Notice(0, asked, tuple(one.event for one in told), ())])
    show(game, t, screen, seat)
    screen.line(game.text(t, read_head(rest)[1]))


def said_or_read(text: str) -> str:
    """The text itself, or what the file of this name holds."""
    if " " not in text and Path(text).is_file():
        return Path(text).read_text(encoding="utf-8")
    return text


def answering(game: "AnyGame", t: Any, seat: int | None) -> int:
    """Whose answer is next: the seat that is named if it is asked, else the first."""
    asked = game.asks(t)
    if not asked:
        raise typer.BadParameter("the game is over, nobody is asked", param_hint="--do")
    return seat if seat in asked else asked[0]


def chosen(game: "AnyGame", t: Any, asked: int, choice: str) -> Any:
    """The choice with this number, counted from 1, or the action that this JSON says."""
    import msgspec

    if not choice.isdecimal():
        try:
            plain = msgspec.json.decode(choice)
        except msgspec.DecodeError:
            raise typer.BadParameter(f"{choice!r} is neither a number nor JSON", param_hint="--do") from None
        return game.read_outcome(plain) if asked < 0 else game.read_action(plain)
    choices = possible(game, t, asked)
    if not 1 <= int(choice) <= len(choices):
        raise typer.BadParameter(f"{choice}: the choices are 1 to {len(choices)}", param_hint="--do")
    return choices[int(choice) - 1]


def possible(game: "AnyGame", t: Any, asked: int) -> "list[Action]":
    """What a seat may do, or what chance may bring; a throw of dice is not listed."""
    if asked >= 0:
        return game.legal(t, asked)
    return [] if t.frames[-1].throws(t) else [outcome for outcome, _ in game.outcomes(t)]


def show(game: "AnyGame", t: Any, screen: "Screen", seat: int | None) -> None:
    """The table and the choices as whoever is asked sees them."""
    import msgspec

    from freebooter.core.table import SPECTATOR

    if not game.asks(t):
        screen.table(game.view(t, SPECTATOR))
        screen.result(game.result(t))
        return
    asked = answering(game, t, seat)
    choices = possible(game, t, asked)
    if asked < 0:
        screen.table(game.view(t, SPECTATOR))
        screen.say("chance-decides")
        for number, outcome in enumerate(choices, 1):
            screen.line(f" {number}  {msgspec.json.encode(outcome).decode()}")
    else:
        view = game.view(t, asked)
        screen.table(view)
        screen.question(asked, view)
        listed = screen.choices(choices, view)
        screen.show_choices(listed, listed.everything())
