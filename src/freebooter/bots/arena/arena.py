"""Bots against each other: the same games played from every seat, and how sure the outcome is."""

import math
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

import msgspec
from msgspec import Struct

from freebooter import forms
from freebooter.bots.arena.card import digest_of
from freebooter.bots.arena.map_games import map_games
from freebooter.bots.arena.simulate import bot_seed
from freebooter.bots.players.catalogue import bots_for_seats, make_bot
from freebooter.bots.players.seated import SeatedBots, play_out
from freebooter.core.chance import seed_of
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame, default_names
from freebooter.core.journal import Seating
from freebooter.core.match import Match

# Two-sided 95 % of the normal distribution.
_Z: Final = 1.959964
# An interval decides only after so many rounds of seats, lest luck at the start does.
_LEAST_ROUNDS: Final = 5
_PERCENTILES: Final = (50, 90, 99)


class Entry(Struct, frozen=True, kw_only=True):
    """One bot as it was named. `low` and `high` bound its win share; `rating` is OpenSkill's, `uncertainty` its
    sigma; `milliseconds` are percentiles of its decisions; `faults` counts choices it did not make itself."""

    name: str
    win_share: float
    low: float
    high: float
    mean_score: float
    rating: float
    uncertainty: float
    milliseconds: dict[str, float]
    faults: int


class ArenaSide(Struct, frozen=True, kw_only=True):
    """All seats of one name together. `verdict`: the interval lies above or below the fair share or around it (open),
    or not all choices were its own (faulty)."""

    name: str
    seats: int
    fair_share: float
    win_share: float
    low: float
    high: float
    verdict: str


class Standings(Struct, frozen=True, kw_only=True):
    """What an arena came to. Entries stand in the order given; all but the times follows from the seed alone.
    `digest` is that of all games."""

    game: str
    seats: int
    games: int
    planned: int
    seed: int
    bots: list[Entry]
    sides: list[ArenaSide]
    options: dict[str, Any]
    digest: str
    seconds: float
    form: str


class ArenaPlan(Struct, frozen=True, kw_only=True):
    """What every process must know, as plain data: a game travels by the name of its package."""

    package: str
    seed: int
    bots: list[str]
    options: dict[str, Any]
    figures: bytes | None
    seconds: float | None


class ArenaGame(Struct, frozen=True, kw_only=True):
    """One finished game, by entry, not by seat."""

    scores: list[int]
    places: list[int]
    times: list[list[float]]
    faults: list[int]


def arena(
    game: AnyGame,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    figures: FigureSet | None = None,
    *,
    seconds: float | None = None,
    until_decided: bool = False,
    done: Callable[[int], None] | None = None,
    ray: str = "",
) -> Standings:
    """Play so many games among these bots, one a seat; `done` is told how many were finished whenever some were.

    Games come in rounds of one a seat: the same chances, everybody one seat further. With `until_decided` they end as
    soon as the first bot's interval excludes its fair share. `ray` is the address of a cluster that plays them.
    """
    seats = len(bots)
    if games < 1:
        raise FreebooterError(f"{games} games cannot be played; at least one")
    game.check_seats(seats)
    plan = ArenaPlan(
        package=game.package,
        seed=seed,
        bots=bots_for_seats(bots, game.meta.id, seats, programs=True),
        options=msgspec.to_builtins(game.options(game.unattended(options))),
        figures=None if figures is None else write_figures(figures),
        seconds=seconds,
    )
    begun = time.perf_counter()
    enough = partial(_is_decided, plan) if until_decided else None
    rounds = map_games(partial(play_round, plan), games, jobs, done, ray=ray, size=seats, enough=enough)
    played = [one for round_ in rounds for one in round_]
    return Standings(
        game=game.meta.id,
        seats=seats,
        games=len(played),
        planned=games,
        seed=seed,
        bots=_entries(plan, played),
        sides=[_side(plan, name, played) for name in dict.fromkeys(plan.bots)],
        options=plan.options,
        digest=digest_of([(one.scores, one.places, one.faults) for one in played]),
        seconds=round(time.perf_counter() - begun, 3),
        form=forms.active(),
    )


def play_round(plan: ArenaPlan, numbers: range) -> list[ArenaGame]:
    """The games of these numbers."""
    game: AnyGame = import_module(plan.package).GAME
    figures = game.figures(plan.figures)
    return [_play(game, figures, plan, number) for number in numbers]


def _play(game: AnyGame, figures: FigureSet, plan: ArenaPlan, number: int) -> ArenaGame:
    seats = len(plan.bots)
    round_number, turn = divmod(number, seats)
    seed = (plan.seed << 32) + round_number
    entry_of = [(seat + turn) % seats for seat in range(seats)]
    seating = [
        Seating(name=name, kind=f"bot:{plan.bots[entry]}")
        for name, entry in zip(default_names(seats), entry_of, strict=True)
    ]
    match = Match(game, seating, plan.options, figures, seed_of(seed))
    bots = {
        seat: make_bot(plan.bots[entry], game.meta.id, bot_seed(seed, entry), programs=True)
        for seat, entry in enumerate(entry_of)
    }
    seated = SeatedBots(match, bots, plan.seconds)
    result = play_out(seated)
    seat_of = [entry_of.index(entry) for entry in range(seats)]
    return ArenaGame(
        scores=[result.scores[seat] for seat in seat_of],
        places=[result.places[seat] for seat in seat_of],
        times=[seated.seconds_taken[seat] for seat in seat_of],
        faults=[sum(fault.seat == seat for fault in seated.faults) for seat in seat_of],
    )


def _entries(plan: ArenaPlan, played: list[ArenaGame]) -> list[Entry]:
    ratings = _ratings(plan, played)
    return [_entry(plan, entry, played, *ratings[entry]) for entry in range(len(plan.bots))]


def _entry(plan: ArenaPlan, entry: int, played: list[ArenaGame], rating: float, uncertainty: float) -> Entry:
    share = _share([entry], played)
    low, high = interval(share, len(played))
    times = sorted(taken for one in played for taken in one.times[entry])
    return Entry(
        name=plan.bots[entry],
        win_share=share,
        low=low,
        high=high,
        mean_score=sum(one.scores[entry] for one in played) / len(played),
        rating=rating,
        uncertainty=uncertainty,
        milliseconds={f"p{percent}": round(1000 * percentile(times, percent), 3) for percent in _PERCENTILES},
        faults=sum(one.faults[entry] for one in played),
    )


def _side(plan: ArenaPlan, name: str, played: list[ArenaGame]) -> ArenaSide:
    entries = [entry for entry, other in enumerate(plan.bots) if other == name]
    fair = len(entries) / len(plan.bots)
    share = _share(entries, played)
    low, high = interval(share, len(played))
    if any(one.faults[entry] for one in played for entry in entries):
        # Somebody else chose in its place: what came of it says nothing of this bot.
        verdict = "faulty"
    else:
        verdict = "above" if low > fair else "below" if high < fair else "open"
    return ArenaSide(
        name=name, seats=len(entries), fair_share=fair, win_share=share, low=low, high=high, verdict=verdict
    )


def _share(entries: list[int], played: list[ArenaGame]) -> float:
    """What part of the wins these entries had; a shared win counts in parts."""
    return sum(sum(one.places[entry] == 1 for entry in entries) / one.places.count(1) for one in played) / len(played)


def _ratings(plan: ArenaPlan, played: list[ArenaGame]) -> list[tuple[float, float]]:
    """OpenSkill's rating and its sigma per entry, after all games in their order."""
    # Here, so that processes that only play need not have it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    players = [[model.rating()] for _ in plan.bots]
    for one in played:
        players = model.rate(players, ranks=[float(place) for place in one.places])
    return [(player.mu, player.sigma) for [player] in players]


def _is_decided(plan: ArenaPlan, rounds: list[list[ArenaGame]]) -> bool:
    if len(rounds) < _LEAST_ROUNDS:
        return False
    return _side(plan, plan.bots[0], [one for round_ in rounds for one in round_]).verdict != "open"


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games; rotating the seats can only make it narrower."""
    spread = _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # At the ends it is exact; rounding would leave it a hair inside.
    return 0.0 if share == 0 else max(0.0, middle - half), 1.0 if share == 1 else min(1.0, middle + half)


def percentile(ordered: list[float], percent: int) -> float:
    """The smallest number that so many percent do not exceed; 0 of none."""
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)] if ordered else 0.0
