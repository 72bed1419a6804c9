"""`freebooter rerun`: an experiment again, from its card."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.arguments import Jobs, RayAddress
from freebooter.cli.compile import compile_first
from freebooter.cli.progress import bar

if TYPE_CHECKING:
    from freebooter.bots.arena.card import Experiment


def command(
    card: Annotated[
        Path, typer.Argument(metavar="CARD", exists=True, dir_okay=False, help="A card, as --card writes it.")
    ],
    jobs: Jobs = 1,
    ray: RayAddress = "",
    programs: Annotated[
        bool, typer.Option("--programs", help="Start the programs that the card names as bots: you trust it.")
    ] = False,
) -> None:
    """Play the experiments of a card again and compare their digests.

    The exit code is 0 if all are the same; else it is 1, and what differs from the card is said.
    """
    compile_first()
    from freebooter.bots.arena.card import BadCard, read_card
    from freebooter.bots.players.catalogue import is_program
    from freebooter.core.catalogue import find_game
    from freebooter.envs.rerun import rerun

    experiments = read_card(card).experiment
    if not experiments:
        raise BadCard(f"{card.name} names no experiment that could be played again")
    named = [name for experiment in experiments for name in experiment.bots if is_program(name)]
    if named and not programs:
        raise BadCard(f"the card would start {named[0]!r}; if you trust it, say --programs")
    others = 0
    for experiment in experiments:
        title = f"{experiment.command} {experiment.game}, {experiment.games} games, seed {experiment.seed}"
        differences = experiment.differences(experiment.here(find_game(experiment.game)))
        with bar(experiment.games) as done:
            digest = rerun(experiment, jobs, ray, done)
        if digest == experiment.result:
            typer.echo(f"{title}: the same result, {digest}")
        else:
            others += 1
            typer.echo(f"{title}: another result, {digest} instead of {experiment.result or 'none'}")
            for reason in differences or excuses(experiment):
                typer.echo(f"- {reason}")
    if others:
        raise typer.Exit(1)


def excuses(experiment: "Experiment") -> list[str]:
    """Why the result may differ although nothing on the card does."""
    from freebooter.bots.players.catalogue import follows_seed

    if not experiment.result:
        return ["the card has no result: the work was not finished"]
    clocked = [name for name in dict.fromkeys(experiment.bots) if not follows_seed(name)]
    if clocked or experiment.budget.seconds:
        what = ", ".join(clocked) or "with a limit of time"
        return [f"bots that are programs or think by the clock ({what}) need not choose the same twice"]
    return ["nothing that the card names differs: engine, libraries or machine do, or the card was changed"]
