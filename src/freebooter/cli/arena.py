"""`freebooter arena`: bots against each other, from every seat."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.arguments import (
    CardFile,
    FiguresFile,
    Jobs,
    Json,
    OptionList,
    RayAddress,
    read_bots,
    read_figures,
    read_options,
)
from freebooter.cli.compile import compile_first
from freebooter.cli.progress import bar

if TYPE_CHECKING:
    from freebooter.bots.arena.arena import Standings


def command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game's id; with --ladder all games if not given.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots, one a seat, separated by commas; exec:COMMAND is a program, ws://… a bot that listens, "
            "search@40 a bot that searches for 40 ms."
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games; a round is one game from every seat.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="What a bot may take for one choice; no limit if not given.")
    ] = None,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop once the first bot's interval excludes its fair share.")
    ] = False,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="The table of all levels and baselines as Markdown; it can be interrupted.")
    ] = False,
    rounds: Annotated[
        Path, typer.Option(help="The file of --ladder that keeps the rounds played, and is gone on with.")
    ] = Path("ladder.jsonl"),
    minutes: Annotated[
        float, typer.Option(min=0.0, help="With --ladder no round is begun after so many minutes.")
    ] = 60.0,
    milliseconds: Annotated[
        int, typer.Option(min=1, help="With --ladder, the time a decision where bots are compared at equal time.")
    ] = 20,
    chart: Annotated[Path | None, typer.Option(help="With --ladder, an SVG file that is drawn of it.")] = None,
    option: OptionList = None,
    figures: FiguresFile = None,
    card: CardFile = None,
    json: Json = False,
) -> None:
    """Let bots play the same games from every seat: win shares with 95 % intervals, ratings, decision times."""
    if ladder:
        if ray or card:
            raise typer.BadParameter("the ladder takes neither --ray nor --card", param_hint="--ladder")
        compile_first()
        climb(game, rounds, games, seed, jobs, minutes, milliseconds, chart)
        return
    if game is None or not bots:
        raise typer.BadParameter("name a game and its --bots, or ask for the --ladder", param_hint="GAME")
    compile_first()
    import msgspec

    from freebooter.bots.arena.arena import arena
    from freebooter.bots.arena.card import Budget, enter, experiment_of
    from freebooter.core.catalogue import find_game

    found = find_game(game)
    chosen = read_figures(found, figures)
    names = read_bots(bots)
    with bar(games) as done:
        standings = arena(
            found,
            names,
            games,
            seed,
            jobs,
            read_options(option),
            chosen,
            seconds=seconds,
            until_decided=until_decided,
            done=done,
            ray=ray,
        )
    if card:
        experiment = experiment_of(
            "arena",
            found,
            chosen,
            games=games,
            seed=seed,
            bots=names,
            options=standings.options,
            budget=Budget(seconds=seconds or 0.0, until_decided=until_decided),
            result=standings.digest,
        )
        enter(card, experiment)
    if json:
        typer.echo(msgspec.json.encode(standings).decode())
    else:
        show(standings)


def climb(
    game: str | None,
    rounds: Path,
    games: int,
    seed: int,
    jobs: int,
    minutes: float,
    milliseconds: int,
    chart: Path | None,
) -> None:
    """Play the ladder, or go on with it, and print it as Markdown."""
    from freebooter.bots.arena.ladder import Ladder, pairings
    from freebooter.bots.arena.ladder_chart import draw_ladder
    from freebooter.bots.arena.ladder_report import report
    from freebooter.core.catalogue import find_game, game_ids

    chosen = list(game_ids()) if game is None else [find_game(game).meta.id]
    ladder = Ladder(rounds, pairings(chosen, milliseconds), games, seed)
    with bar(ladder.left(), "rounds") as done:
        is_whole = ladder.play(jobs, 60 * minutes, lambda _: done(1, ladder.left()))
    typer.echo(report(ladder))
    if chart:
        chart.write_text(draw_ladder(ladder), encoding="utf-8")
    if not is_whole:
        typer.echo("It is not whole yet: the same command goes on with it.", err=True)


def show(standings: "Standings") -> None:
    """The report for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(
        f"[bold]{standings.game}[/bold]: {standings.games:,} games, {standings.seats} seats, seed {standings.seed}, "
        f"{standings.seconds:.1f} s, {standings.form} engine"
    )
    table = Table("bot", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("wins", "95 %", "mean score", "rating", "p50 ms", "p90 ms", "p99 ms", "faults"):
        table.add_column(title, justify="right")
    for one in standings.bots:
        table.add_row(
            one.name,
            f"{100 * one.win_share:.1f} %",
            f"{100 * one.low:.1f}-{100 * one.high:.1f}",
            f"{one.mean_score:.2f}",
            f"{one.rating:.1f} ± {one.uncertainty:.1f}",
            *(f"{taken:.1f}" for taken in one.milliseconds.values()),
            str(one.faults),
        )
    console.print(table)
    for side in standings.sides:
        console.print(
            f"{side.name}, {side.seats} of {standings.seats} seats: {100 * side.win_share:.1f} % "
            f"({100 * side.low:.1f}-{100 * side.high:.1f}) against a fair share of {100 * side.fair_share:.0f} %: "
            f"{side.verdict}"
        )
