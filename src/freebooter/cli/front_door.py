"""`freebooter play` without a game: one against bots, after three questions."""

import os
import sys
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from freebooter.core.message import Message
    from freebooter.core.words import Words


def enter(context: typer.Context) -> None:
    """Ask which game, how many players and a name, and play; where nobody can type, say what this would do."""
    from freebooter.cli import play
    from freebooter.core.catalogue import find_game, game_ids
    from freebooter.core.message import Message
    from freebooter.core.words import words

    language = spoken_language()
    ui = words("freebooter.cli", language)
    titles = {game_id: find_game(game_id).meta.title for game_id in game_ids()}
    if not sys.stdin.isatty() or not titles:
        games = ", ".join(titles.values())
        typer.echo(ui.say(Message("no-terminal", args={"games": games}), []) + "\n")
        typer.echo(context.get_help())
        return
    try:
        game_id = choose_game(ui, titles) if len(titles) > 1 else next(iter(titles))
        meta = find_game(game_id).meta
        question = Message("ask-seats", args={"least": meta.least_seats, "most": meta.most_seats})
        seats = int(
            choose(ui, question, [str(n) for n in range(meta.least_seats, meta.most_seats + 1)], str(meta.least_seats))
        )
        name = typed(ui.say(Message("ask-name"), []), "").replace(",", " ").strip()
    except EOFError:
        typer.echo()
        return
    play.start(game_id, seats, "0", name, "mate", None, None, None, language, None)


def spoken_language() -> str:
    """The language of this terminal, if there is wording in it."""
    from freebooter.core.words import LANGUAGES

    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]


def choose_game(ui: "Words", titles: dict[str, str]) -> str:
    """One of the games, by number or id."""
    from freebooter.core.message import Message

    ids = list(titles)
    for number, game_id in enumerate(ids, 1):
        typer.echo(f" {number}  {titles[game_id]}")
    numbers = [str(number) for number in range(1, len(ids) + 1)]
    answer = choose(ui, Message("ask-game"), numbers + ids, "1")
    return ids[int(answer) - 1] if answer in numbers else answer


def choose(ui: "Words", question: "Message", answers: list[str], usual: str) -> str:
    """One of the answers; Enter takes the usual one."""
    from freebooter.core.message import Message

    while True:
        answer = typed(ui.say(question, []), usual)
        if answer in answers:
            return answer
        typer.echo(ui.say(Message("not-a-choice", args={"given": answer}), []))


def typed(question: str, usual: str) -> str:
    """What somebody types; the usual answer stands in brackets."""
    return input(f"{question} [{usual}] " if usual else f"{question} ").strip() or usual
