"""`freebooter simulate`: many games by bots, and what came of them."""

from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.arguments import (
    CardFile,
    FiguresFile,
    GameId,
    Jobs,
    Json,
    OptionList,
    RayAddress,
    Seats,
    read_bots,
    read_figures,
    read_options,
)
from freebooter.cli.compile import compile_first
from freebooter.cli.progress import bar

if TYPE_CHECKING:
    from freebooter.bots.arena.simulate import Simulation


def command(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one a seat, separated by commas.")] = "random",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: OptionList = None,
    figures: FiguresFile = None,
    card: CardFile = None,
    json: Json = False,
) -> None:
    """Let bots play many games and report scores, wins, endings and speed."""
    compile_first()
    import msgspec

    from freebooter.bots.arena.card import enter, experiment_of
    from freebooter.bots.arena.simulate import simulate
    from freebooter.core.catalogue import find_game

    found = find_game(game)
    wanted = found.meta.least_seats if seats is None else seats
    chosen = read_figures(found, figures)
    names = read_bots(bots)
    with bar(games) as done:
        simulation = simulate(found, wanted, games, seed, names, jobs, read_options(option), chosen, done, ray=ray)
    if card:
        experiment = experiment_of(
            "simulate",
            found,
            chosen,
            games=games,
            seed=seed,
            bots=simulation.bots,
            options=simulation.options,
            result=simulation.digest,
        )
        enter(card, experiment)
    if json:
        typer.echo(msgspec.json.encode(simulation).decode())
    else:
        show(simulation)


def show(simulation: "Simulation") -> None:
    """The report for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(
        f"[bold]{simulation.game}[/bold]: {simulation.games:,} games, {simulation.seats} seats, seed {simulation.seed}"
    )
    console.print(
        f"{simulation.moves:,} moves in {simulation.seconds:.1f} s: "
        f"{simulation.moves_per_second:,.0f} a second, {simulation.form} engine"
    )
    seats = Table("seat", "bot")
    seats.add_column("mean score", justify="right")
    seats.add_column("wins", justify="right")
    for seat, bot in enumerate(simulation.bots):
        share = f"{100 * simulation.win_shares[seat]:.1f} %"
        seats.add_row(str(seat), bot, f"{simulation.mean_scores[seat]:.2f}", share)
    console.print(seats)
    for title, counts in (
        ("how games ended", {ending: f"{count:,}" for ending, count in simulation.endings.items()}),
        (
            "points by source, mean per seat",
            {name: f"{mean:.2f}" for name, mean in simulation.points_by_source.items()},
        ),
    ):
        if counts:
            console.print(title)
            listed = Table(show_header=False)
            listed.add_column()
            listed.add_column(justify="right")
            for name, count in counts.items():
                listed.add_row(name, count)
            console.print(listed)
