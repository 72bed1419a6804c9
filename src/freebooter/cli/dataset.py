"""`freebooter dataset`: games by bots, their journals and decisions, as Parquet."""

from pathlib import Path
from typing import Annotated

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


def command(
    game: GameId,
    out: Annotated[Path, typer.Option(file_okay=False, help="The folder to fill; one that was begun is gone on with.")],
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same data set.")] = 1,
    bots: Annotated[
        str, typer.Option(help="A bot for all seats, or one a seat, separated by commas; any that the arena takes.")
    ] = "random",
    values: Annotated[
        int, typer.Option(min=0, help="Value every position by a search of so many iterations; 0 for no values.")
    ] = 0,
    piece: Annotated[int, typer.Option(min=1, help="How many games a file holds; it does not change the digest.")] = 20,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: OptionList = None,
    figures: FiguresFile = None,
    card: CardFile = None,
    json: Json = False,
) -> None:
    """Let bots play games, and keep their journals and every decision in them as Parquet."""
    compile_first()
    import msgspec

    from freebooter.bots.arena.card import CARD, enter, read_card
    from freebooter.core.catalogue import find_game
    from freebooter.envs.dataset.making import make_dataset

    found = find_game(game)
    with bar(games) as done:
        made = make_dataset(
            found,
            out,
            found.meta.least_seats if seats is None else seats,
            games,
            seed,
            read_bots(bots),
            jobs,
            read_options(option),
            read_figures(found, figures),
            done,
            values=values,
            piece=piece,
            ray=ray,
        )
    if card:
        for experiment in read_card(out / CARD).experiment:
            enter(card, experiment)
    if json:
        typer.echo(msgspec.json.encode(made).decode())
        return
    typer.echo(
        f"{out}: {made.games:,} games of {made.game}, {made.decisions:,} decisions, {made.faults} faults of bots"
    )
    typer.echo(f"digest {made.digest}")
