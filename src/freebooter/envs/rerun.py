"""Playing an experiment again from its card."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from freebooter.bots.arena.arena import arena
from freebooter.bots.arena.card import BadCard, Experiment
from freebooter.bots.arena.simulate import simulate
from freebooter.core.catalogue import find_game


def rerun(
    experiment: Experiment,
    jobs: int = 1,
    ray: str = "",
    done: Callable[[int], None] | None = None,
) -> str:
    """The digest of what comes of an experiment here and now.

    Programs among its bots are started as the card names them: ask first whether it is trusted.
    """
    game = find_game(experiment.game)
    options = experiment.given(game)
    figures = game.figures(experiment.figures.set or None)
    bots, seats, games, seed = experiment.bots, experiment.seats, experiment.games, experiment.seed
    budget = experiment.budget
    if experiment.command == "simulate":
        return simulate(game, seats, games, seed, bots, jobs, options, figures, done, ray=ray).digest
    if experiment.command == "arena":
        standings = arena(
            game,
            bots,
            games,
            seed,
            jobs,
            options,
            figures,
            seconds=budget.seconds or None,
            until_decided=budget.until_decided,
            done=done,
            ray=ray,
        )
        return standings.digest
    if experiment.command != "dataset":
        raise BadCard(f"experiment.command: {experiment.command!r} is neither simulate, arena nor dataset")
    from freebooter.envs.dataset.making import make_dataset

    with tempfile.TemporaryDirectory() as folder:
        made = make_dataset(
            game,
            Path(folder),
            seats,
            games,
            seed,
            bots,
            jobs,
            options,
            figures,
            done,
            values=budget.values,
            ray=ray,
        )
    return made.digest
