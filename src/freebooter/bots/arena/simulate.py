"""Many games by bots, and what came of them."""

import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from math import lcm
from typing import Any

import msgspec
from msgspec import Struct, field

from freebooter import forms
from freebooter.bots.arena.card import digest_of
from freebooter.bots.arena.map_games import map_games
from freebooter.bots.players.catalogue import RANDOM, bots_for_seats, make_bot
from freebooter.bots.players.seated import SeatedBots, play_out
from freebooter.core import engine
from freebooter.core.chance import seed_of
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame, default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.result import Result
from freebooter.core.source import Rng


class Simulation(Struct, frozen=True, kw_only=True):
    """What many games came to. All but `seconds`, `moves_per_second` and `form` follows from the seed alone.

    `win_shares` are per seat and sum to 1: a shared win counts in parts. `endings` lists every way the game can end.
    `points_by_source` are means over all seats, by where the points came from. `digest` is that of all sums.
    """

    game: str
    seats: int
    games: int
    seed: int
    bots: list[str]
    options: dict[str, Any]
    moves: int
    seconds: float
    moves_per_second: float
    mean_scores: list[float]
    win_shares: list[float]
    endings: dict[str, int]
    points_by_source: dict[str, float]
    digest: str
    form: str


class Tally(Struct, kw_only=True):
    """Sums over some games: whole numbers, so that adding them up in any order gives the same.

    A win is worth `part` and is split among those who share it.
    """

    games: int = 0
    moves: int = 0
    part: int = 1
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)

    def enter(self, result: Result, moves: int) -> None:
        """Add one finished game."""
        self.games += 1
        self.moves += moves
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
        for seat in result.winners:
            self.wins[seat] += self.part // len(result.winners)
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        for source, points in result.points.items():
            self.points[source] = self.points.get(source, 0) + sum(points)

    def add(self, other: "Tally") -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.moves += other.moves
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for mine, others in ((self.endings, other.endings), (self.points, other.points)):
            for name, count in others.items():
                mine[name] = mine.get(name, 0) + count


class SimulationPlan(Struct, frozen=True, kw_only=True):
    """What every process must know, as plain data: a game travels by the name of its package."""

    package: str
    seats: int
    seed: int
    bots: list[str]
    options: dict[str, Any]
    figures: bytes | None


class Endless(FreebooterError):
    """A game that took more moves than it says it can."""


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int,
    bots: list[str] | None = None,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    figures: FigureSet | None = None,
    done: Callable[[int], None] | None = None,
    *,
    ray: str = "",
) -> Simulation:
    """Play so many games; `done` is told how many were finished whenever some were.

    Game number n has chances and bots of its own that follow from (seed, n), so `jobs` changes nothing but the time,
    nor does the Ray cluster at the address `ray`.
    """
    if games < 1:
        raise FreebooterError(f"{games} games cannot be played; at least one")
    game.check_seats(seats)
    plan = SimulationPlan(
        package=game.package,
        seats=seats,
        seed=seed,
        bots=bots_for_seats(bots or [RANDOM], game.meta.id, seats),
        options=msgspec.to_builtins(game.options(game.unattended(options))),
        figures=None if figures is None else write_figures(figures),
    )
    begun = time.perf_counter()
    total = _empty(seats)
    for tally in map_games(partial(play_games, plan), games, jobs, done, ray=ray):
        total.add(tally)
    seconds = time.perf_counter() - begun
    return Simulation(
        game=game.meta.id,
        seats=seats,
        games=games,
        seed=seed,
        bots=plan.bots,
        options=plan.options,
        moves=total.moves,
        seconds=round(seconds, 3),
        moves_per_second=round(total.moves / seconds, 1),
        mean_scores=[score / games for score in total.scores],
        win_shares=[wins / (total.part * games) for wins in total.wins],
        endings={ending: total.endings.get(ending, 0) for ending in game.meta.endings},
        points_by_source={source: points / (games * seats) for source, points in total.points.items()},
        digest=digest_of(total),
        form=forms.active(),
    )


def play_games(plan: SimulationPlan, numbers: range) -> Tally:
    """The sums over the games of these numbers."""
    game: AnyGame = import_module(plan.package).GAME
    figures = game.figures(plan.figures)
    tally = _empty(plan.seats)
    if all(name == RANDOM for name in plan.bots):
        start = game.new(plan.seats, plan.options, figures)
        for number in numbers:
            t = start.copy()
            moves = engine.play_out(t, Rng(game_seed(plan, number)), game.meta.most_moves)
            if not engine.is_over(t):
                raise Endless(f"{game.meta.id}: game {number} of seed {plan.seed} is not over after {int(moves)} moves")
            tally.enter(game.result(t), moves)
        return tally
    for number in numbers:
        seated = seated_bots(game, figures, plan, number)
        tally.enter(play_out(seated), sum(len(row.steps) for row in seated.match.rows))
    return tally


def seated_bots(game: AnyGame, figures: FigureSet, plan: SimulationPlan, number: int) -> SeatedBots:
    """The match of this number before its first answer, with its bots: they follow from the plan alone."""
    seed = game_seed(plan, number)
    names = zip(default_names(plan.seats), plan.bots, strict=True)
    seating = [Seating(name=name, kind=f"bot:{bot}") for name, bot in names]
    match = Match(game, seating, plan.options, figures, seed_of(seed))
    # The names were checked when the plan was made.
    makes = partial(make_bot, game_id=game.meta.id, programs=True)
    return SeatedBots(match, {seat: makes(bot, seed=bot_seed(seed, seat)) for seat, bot in enumerate(plan.bots)})


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot in this seat, apart from the match's and from every other's."""
    return (seed << 8) + seat + 1


def game_seed(plan: SimulationPlan, number: int) -> int:
    """A seed for this game, apart from every other's."""
    return (plan.seed << 32) + number


def _empty(seats: int) -> Tally:
    return Tally(part=lcm(*range(1, seats + 1)), scores=[0] * seats, wins=[0] * seats)
