"""`freebooter train`: a net that learns a game by playing it against itself."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from msgspec.structs import replace

from freebooter.cli.arguments import GameId
from freebooter.cli.compile import compile_first

if TYPE_CHECKING:
    from rich.console import Console

    from freebooter.train.curve import Progress
    from freebooter.train.training import Training

# What JAX calls a device.
_PLATFORMS: Final = {"cpu": "cpu", "gpu": "cuda"}


def command(
    game: GameId,
    out: Annotated[Path, typer.Option(file_okay=False, help="The folder of the training; it is gone on with.")],
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="How much longer to learn; 10 if nothing is said.")
    ] = None,
    steps: Annotated[
        int | None, typer.Option(min=1, help="How many more decisions to learn from, those of all games together.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 if not given.")] = None,
    seed: Annotated[int, typer.Option(help="Where the chance of games and answers begins.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    lessons: Annotated[
        Path | None,
        typer.Option(exists=True, file_okay=False, help="A data set to learn from before games are played."),
    ] = None,
    house: Annotated[
        int, typer.Option(min=0, max=50, help="In so many of 100 games some seats are the bot `heuristic`.")
    ] = 0,
    guidance: Annotated[
        float, typer.Option(min=0.0, help="How much the judge's first sight counts in the first half.")
    ] = 0.0,
    expert: Annotated[
        int,
        typer.Option(min=0, help="Every seat searches with the net, for so many iterations, and it learns from that."),
    ] = 0,
    judged: Annotated[
        float,
        typer.Option(
            min=0.0, max=1.0, help="With --expert and no --begin, for so much of the time the game's judge searches."
        ),
    ] = 0.5,
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games a round has; as many as pay on the device if not given.")
    ] = None,
    epochs: Annotated[int, typer.Option(min=1, help="How often every decision is learnt from.")] = 2,
    begin: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="A net to begin with, instead of nothing.")
    ] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="A Ray cluster that plays.")] = "",
    device: Annotated[str, typer.Option(metavar="cpu|gpu", help="Where the net is reckoned.")] = "cpu",
) -> None:
    """Learn a game by playing it: a net, its card and its curve in a folder. The same command goes on with it."""
    if device not in _PLATFORMS:
        raise typer.BadParameter(f"there is cpu and gpu, not {device!r}", param_hint="--device")
    # Whatever was set before: JAX reads it as it is imported.
    os.environ["JAX_PLATFORMS"] = _PLATFORMS[device]
    compile_first()
    from rich.console import Console

    from freebooter.bots.nets.net_file import read_net
    from freebooter.core.catalogue import find_game
    from freebooter.train.plan import TrainingPlan
    from freebooter.train.training import NET, Training

    if device == "gpu" and not has_gpu():
        raise typer.BadParameter("JAX finds no GPU here", param_hint="--device")
    found = find_game(game)
    plan = TrainingPlan(
        game=found.meta.id,
        seats=seats or min(4, found.meta.most_seats),
        seed=seed,
        epochs=epochs,
        house=house,
        guidance=guidance,
        judged=judged,
    )
    plan = (plan.with_expert(expert) if expert else plan).with_device(device, found)
    if games:
        plan = replace(plan, games=games)
    begun = read_net(begin, found) if begin else None
    if begun:
        plan = replace(plan, width=begun.weights["first_bias"].shape[0])
    console = Console(stderr=True, highlight=False)
    limit = 60 * minutes if minutes else None if steps else 600.0
    with Training(out, plan, processes=jobs, ray=ray, begun=begun) as training:
        if training.lines:
            console.print(f"going on after {training.decisions:,} decisions in {training.seconds:.0f} s")
        if lessons is not None:
            learn_lessons(training, lessons, console)
        with console.status("the first round takes longest: the net is compiled") as status:
            ended = 0

            def count(games: int) -> None:
                nonlocal ended
                ended += games
                status.update(f"round {len(training.lines) + 1}: {ended} of {plan.games} games")

            def tell(line: "Progress") -> None:
                nonlocal ended
                ended = 0
                status.update(sentence(line))
                if not sys.stderr.isatty() and (expert or line.round % 50 == 0):
                    console.print(sentence(line))

            try:
                training.run(seconds=limit, decisions=steps, done=tell, played=count)
            except KeyboardInterrupt:
                training.save()
        if training.lines:
            console.print(sentence(training.lines[-1]))
    typer.echo(out / NET)


def has_gpu() -> bool:
    """Whether the net can be reckoned on a GPU."""
    import jax

    try:
        return jax.default_backend() == "gpu"
    except (AssertionError, RuntimeError):
        # JAX says so in either way when a platform is missing that it was told to use.
        return False


def learn_lessons(training: "Training", folder: Path, console: "Console") -> None:
    """Learn from a data set, with a line that says how far that is."""
    from freebooter.envs.dataset.reading import read_decisions
    from freebooter.envs.rewards import share
    from freebooter.train.lessons import lessons_of

    with console.status(f"reading {folder}") as status:
        made, decisions = read_decisions(folder, training.game, share)
        if made.digest in training.lessons:
            console.print(f"{folder} has been learnt from already")
            return

        def tell(past: float, missed: float) -> None:
            status.update(f"lessons: {100 * past:.0f} % of {made.decisions:,} decisions, surprise {missed:.2f}")

        training.study(lessons_of(*decisions), made.digest, done=tell)
    console.print(f"learnt from {made.decisions:,} decisions of {', '.join(dict.fromkeys(made.bots))} in {folder}")


def sentence(line: "Progress") -> str:
    """How the training stands, for people."""
    return (
        f"round {line.round}: {line.decisions:,} decisions in {line.seconds:.0f} s, entropy {line.entropy:.2f}, "
        f"error of chances {line.value_loss:.3f}, against past selves {line.league:.2f} of a fair share"
        + (f", against the house {line.house:.2f}" if line.house != 1.0 else "")
    )
