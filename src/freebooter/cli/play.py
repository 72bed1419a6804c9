"""`freebooter play`: a game in the terminal."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.arguments import (
    FiguresFile,
    Language,
    OptionList,
    Seats,
    check_language,
    read_figures,
    read_options,
)

if TYPE_CHECKING:
    from freebooter.cli.terminal.screen import Screen
    from freebooter.core.match import Match

# What bots are called at the table: pirates that were.
_BOT_NAMES = ("Anne", "Stede", "Mary", "Calico", "Grace", "Edward", "Ching", "Henry")


def command(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's id; without one, a few questions come first.")
    ] = None,
    seats: Seats = None,
    you: Annotated[str, typer.Option(help="The seats that people play at this keyboard, counted from 0.")] = "0",
    name: Annotated[str, typer.Option(help="The people's names, in the order of their seats.")] = "",
    bots: Annotated[
        str, typer.Option(help="A bot for all other seats, or one for each, separated by commas.")
    ] = "mate",
    seed: Annotated[int | None, typer.Option(help="Fixes all chance, to play the same game again.")] = None,
    option: OptionList = None,
    figures: FiguresFile = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(dir_okay=False, help="Where the game is kept when it stops.")] = None,
    resume: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="Go on with a game kept by --save.")
    ] = None,
) -> None:
    """Play in the terminal, alone against bots or several people at one keyboard."""
    check_language(lang)
    if save is not None and save != resume:
        check_free(save)
    if resume is not None:
        match, secret = resumed(resume)
        play(match, secret, lang, save or resume)
    elif game is None:
        from freebooter.cli.front_door import enter

        enter(context)
    else:
        start(game, seats, you, name, bots, seed, option, figures, lang, save)


def start(
    game_id: str,
    seats: int | None,
    you: str,
    name: str,
    bots: str,
    seed: int | None,
    option: list[str] | None,
    figures: Path | None,
    lang: str,
    save: Path | None,
) -> None:
    """Set up a new match and play it."""
    from freebooter.bots.players.catalogue import bots_for_seats
    from freebooter.core.catalogue import find_game
    from freebooter.core.chance import new_seed, seed_of
    from freebooter.core.journal import Seating
    from freebooter.core.match import Match

    game = find_game(game_id)
    count = game.meta.least_seats if seats is None else seats
    game.check_seats(count)
    people = seats_of(you, count)
    others = [seat for seat in range(count) if seat not in people]
    kinds = dict(zip(others, bots_for_seats(_listed(bots), game_id, len(others)), strict=True)) if others else {}
    called = dict(zip(people, _listed(name), strict=False))
    spare = iter([bot for bot in _BOT_NAMES if bot not in called.values()])
    seating = [
        Seating(name=called.get(seat, f"Player {seat + 1}"))
        if seat in people
        else Seating(name=next(spare, f"Bot {seat + 1}"), kind=f"bot:{kinds[seat]}")
        for seat in range(count)
    ]
    secret = new_seed() if seed is None else seed_of(seed)
    options = read_options(option)
    chosen = game.beside_bots(options) if others else options
    match = Match(game, seating, chosen, read_figures(game, figures), secret)
    play(match, secret, lang, save)


def resumed(file: Path) -> "tuple[Match, bytes]":
    """The match in a private save, and its secret."""
    from freebooter.cli.terminal.save import read_save
    from freebooter.core.catalogue import find_game
    from freebooter.core.errors import BadJournal
    from freebooter.core.match import Match

    kept = read_save(file.read_bytes())
    if kept.journal.seed is not None:
        raise BadJournal(f"{file.name}: that game is over; freebooter replay {file.name} tells it again")
    if kept.secret is None:
        raise BadJournal(f"{file.name}: that is a running game without its secret; only its private save goes on")
    return Match.load(find_game(kept.journal.game), kept.journal.head, kept.journal.rows, kept.secret), kept.secret


def play(match: "Match", secret: bytes, lang: str, save: Path | None) -> None:
    """Play a match from where it stands, and keep it afterwards if a file is named."""
    from freebooter.bots.arena.simulate import bot_seed
    from freebooter.bots.players.catalogue import make_bot
    from freebooter.cli.terminal.save import write_save
    from freebooter.cli.terminal.screen import Screen
    from freebooter.cli.terminal.sitting import Sitting, Stop

    game = match.game
    screen = Screen(game, [seat.name for seat in match.seats], lang)
    kinds = {seat: one.kind.removeprefix("bot:") for seat, one in enumerate(match.seats) if one.kind != "person"}
    people = [seat for seat in range(len(match.seats)) if seat not in kinds]
    # The bots' choices follow from the secret too, and from the row at which they begin.
    fixed = int.from_bytes(secret[:6], "big") + len(match.rows)
    bots = {seat: make_bot(kind, game.meta.id, bot_seed(fixed, seat)) for seat, kind in kinds.items()}
    greet(screen, match)
    stop = Stop.QUIT
    try:
        stop = Sitting(match, people, bots, screen).run()
    except KeyboardInterrupt:
        screen.line("")
        screen.say(stop.value, style="yellow")
    finally:
        if save is not None:
            # Others on this machine have no business in a game that still runs.
            save.touch(mode=0o600)
            save.write_bytes(write_save(match.journal(), secret))
            screen.say("saved-finished" if match.is_over else "saved-running", file=str(save))
        elif stop is not Stop.OVER:
            screen.say("not-saved", style="dim")


def check_free(save: Path) -> None:
    """Refuse a place where a game could not be kept, before it is played; and never overwrite another."""
    if save.exists():
        raise typer.BadParameter(f"{save} is there already; go on with it by --resume", param_hint="--save")
    if not save.parent.is_dir() or not os.access(save.parent, os.W_OK):
        raise typer.BadParameter(f"nothing can be written to the folder {save.parent}", param_hint="--save")


def greet(screen: "Screen", match: "Match") -> None:
    """Who plays what, and how the keyboard is used."""
    from rich.text import Text

    from freebooter.bots.players.catalogue import bot_label

    players = ", ".join(
        one.name
        if one.kind == "person"
        else screen.text("bot-name", name=one.name, bot=bot_label(one.kind.removeprefix("bot:")))
        for one in match.seats
    )
    welcome = screen.text("welcome", title=match.game.meta.title, count=len(match.seats), players=players)
    screen.console.print(Text(welcome, style="bold"))
    screen.say("keys")
    screen.say("commitment", commitment=match.journal().commitment[:16], style="dim")
    screen.line("")


def seats_of(you: str, count: int) -> list[int]:
    """The seats people play, from `0,2`."""
    try:
        people = sorted({int(seat) for seat in _listed(you)})
    except ValueError:
        raise typer.BadParameter(f"{you!r} is no list of seats, like 0 or 0,2", param_hint="--you") from None
    if any(not 0 <= seat < count for seat in people):
        raise typer.BadParameter(f"the seats of a table of {count} are 0 to {count - 1}", param_hint="--you")
    if not people:
        raise typer.BadParameter("somebody has to play; for bots alone there is simulate", param_hint="--you")
    return people


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
