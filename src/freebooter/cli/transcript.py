"""`freebooter transcript`: every seat's view at every step of one game."""

from itertools import islice
from typing import Annotated

import typer

from freebooter.cli.arguments import FiguresFile, GameId, OptionList, Seats, read_figures, read_options


def command(
    game: GameId,
    seed: Annotated[int, typer.Option(help="The same seed gives the same text.")] = 1,
    seats: Seats = None,
    option: OptionList = None,
    figures: FiguresFile = None,
    moves: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves, chance included.")] = None,
) -> None:
    """Print every viewer's view at every step of a game by random choices, as text that a diff can show."""
    from freebooter.core.catalogue import find_game
    from freebooter.workshop.transcript import transcript

    found = find_game(game)
    wanted = found.meta.least_seats if seats is None else seats
    pages = transcript(found, wanted, seed, read_options(option), read_figures(found, figures))
    for page in islice(pages, None if moves is None else moves + 1):
        typer.echo(page, nl=False)
