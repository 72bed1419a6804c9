"""The ladder: every level against its neighbours and the baselines, in all games, a number of games fixed before.

Rounds are written to a file as they end, so that a ladder that was interrupted goes on where it stopped.
"""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from freebooter.bots.arena.arena import ArenaPlan, play_round
from freebooter.bots.arena.crews import leave_interrupts
from freebooter.bots.nets.shipped import expert_net
from freebooter.bots.players.catalogue import ISMCTS, NET, bot_version
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.players.levels import LEVELS
from freebooter.bots.players.search_bot import SearchBot
from freebooter.core.catalogue import find_game
from freebooter.core.source import Rng

# Two bots of a kind against two of the other, in turn round the table.
_SEATS: Final = 4
FAIR: Final = 0.5
# Where the interval still holds the fair share after the games that were planned, so many times as many are played.
_MORE: Final = 3
# Whether the expert should play with the net is asked at this time a decision, and by twice as many games.
_NET_MILLISECONDS: Final = 40
_FOR_A_NET: Final = 2
_RESAMPLES: Final = 1000
# Decision times are counted in steps of 5 %, in milliseconds.
_STEP: Final = 1.05


class Pairing(Struct, frozen=True, order=True):
    """Two kinds of bots that are compared in one game."""

    game: str
    first: str
    second: str


class PairingRound(Struct, frozen=True, kw_only=True):
    """One round of a pairing: the same chances from every seat, played by bots of these `versions`. `times` count the
    decisions of each side by how long they took, `faults` those that the bots did not make themselves."""

    pairing: Pairing
    # Rounds on file that were played before these were written down have none, and are left out.
    versions: dict[str, str | None] = field(default_factory=dict)
    number: int
    seed: int
    shares: list[float]
    faults: int
    times: dict[str, dict[int, int]]


class Standing(Struct, kw_only=True):
    """What is known of a pairing so far: the share of wins of the first in each round."""

    rounds: dict[int, PairingRound] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(len(one.shares) for one in self.rounds.values())

    @property
    def share(self) -> float:
        return sum(sum(one.shares) for one in self.rounds.values()) / max(1, self.games)

    @property
    def faults(self) -> int:
        return sum(one.faults for one in self.rounds.values())

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share by bootstrap over rounds, whose games have their luck in common."""
        means = [sum(one.shares) / len(one.shares) for _, one in sorted(self.rounds.items())]
        if not means:
            return 0.0, 1.0
        source, count = Rng(1), len(means)
        found = sorted(sum(means[source.below(count)] for _ in range(count)) / count for _ in range(_RESAMPLES))
        return found[_RESAMPLES // 40], found[_RESAMPLES - 1 - _RESAMPLES // 40]

    def verdict(self) -> str:
        """Whether the first wins more or less than its fair share, or neither is sure."""
        if self.faults:
            return "faulty"
        low, high = self.interval()
        return "above" if low > FAIR else "below" if high < FAIR else "open"


def pairings(games: list[str], milliseconds: int) -> list[Pairing]:
    """Neighbouring levels, the heuristic against every level, plain search against those that search, and kinds of bots
    at equal time, the net that ships among them where experts play with it."""
    levels = [level.name for level in LEVELS]
    searching = [level.name for level in LEVELS if issubclass(level, SearchBot)]
    pairs = [(upper, lower) for lower, upper in pairwise(levels)]
    pairs += [(level, HeuristicBot.name) for level in levels]
    # By the clock, since random play to the end of a long game would take for ever.
    plain = timed(ISMCTS, milliseconds)
    pairs += [(level, plain) for level in searching]
    search = timed(SearchBot.name, milliseconds)
    pairs += [(search, plain), (search, HeuristicBot.name)]
    return [Pairing(game, *pair) for game in games for pair in (*pairs, *([NETS] if expert_net(game, _SEATS) else []))]


def versions_of(pairing: Pairing) -> dict[str, str | None]:
    """The versions of both bots: rounds of others say nothing of these."""
    return {name: bot_version(name, pairing.game) for name in (pairing.first, pairing.second)}


def timed(name: str, milliseconds: int) -> str:
    """A bot that thinks for so long instead of so much."""
    return f"{name}@{milliseconds}"


# Searches with the net that ships against searches by the judge.
NETS: Final = (timed(NET, _NET_MILLISECONDS), timed(SearchBot.name, _NET_MILLISECONDS))


class Ladder:
    """The rounds of all pairings, on file."""

    def __init__(self, path: Path, planned: list[Pairing], games: int, seed: int) -> None:
        """Go on with what the file holds of these pairings, with this seed and the bots as they are now."""
        self.path = path
        self.seed = seed
        self.rounds = max(1, math.ceil(games / _SEATS))
        self.standings: dict[Pairing, Standing] = {pairing: Standing() for pairing in planned}
        self._open: dict[Pairing, bool] = {}
        if not path.exists():
            return
        present = {pairing: versions_of(pairing) for pairing in planned}
        for line in path.read_bytes().splitlines():
            one = msgspec.json.decode(line, type=PairingRound)
            if one.seed == seed and one.versions == present.get(one.pairing):
                self.standings[one.pairing].rounds[one.number] = one

    def play(self, jobs: int, seconds: float, done: Callable[[PairingRound], None] | None = None) -> bool:
        """Play what is missing, and begin no round after so many seconds; whether all is played."""
        until = time.monotonic() + seconds
        running: set[Future[PairingRound]] = set()
        begun: set[tuple[Pairing, int]] = set()
        with (
            self.path.open("ab") as file,
            ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts) as pool,
        ):
            while True:
                for pairing, number in self.missing(begun):
                    if len(running) >= 2 * jobs or time.monotonic() >= until:
                        break
                    begun.add((pairing, number))
                    running.add(pool.submit(play_pairing, pairing, number, self.seed))
                if not running:
                    return self.left() == 0
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    one = future.result()
                    self.standings[one.pairing].rounds[one.number] = one
                    file.write(msgspec.json.encode(one) + b"\n")
                    file.flush()
                    if done:
                        done(one)

    def left(self) -> int:
        """How many rounds are still to be played; more fall due where the first ones leave a pairing open."""
        return sum(1 for _ in self.missing(set()))

    def missing(self, begun: set[tuple[Pairing, int]]) -> Iterator[tuple[Pairing, int]]:
        """The rounds still to be played, every pairing's first one first, so that an early end leaves equal numbers."""
        for number in range(_MORE * self.rounds):
            for pairing, standing in self.standings.items():
                if number not in standing.rounds and (pairing, number) not in begun and self.is_due(pairing, number):
                    yield pairing, number

    def is_due(self, pairing: Pairing, number: int) -> bool:
        """Whether this round is planned: the first ones always, more only if those leave it open."""
        return number < self._planned(pairing) or self._is_open(pairing)

    def _planned(self, pairing: Pairing) -> int:
        """How many rounds were fixed before."""
        return self.rounds * (_FOR_A_NET if (pairing.first, pairing.second) == NETS else 1)

    def _is_open(self, pairing: Pairing) -> bool:
        """Whether the first rounds of a pairing are all played, and leave it open: their verdict stays what it is."""
        if pairing not in self._open:
            played = self.standings[pairing].rounds
            first = {number: played[number] for number in range(self._planned(pairing)) if number in played}
            if len(first) < self._planned(pairing):
                return False
            self._open[pairing] = Standing(rounds=first).verdict() == "open"
        return self._open[pairing]


def play_pairing(pairing: Pairing, number: int, seed: int) -> PairingRound:
    """One round, in a process of its own."""
    game = find_game(pairing.game)
    plan = ArenaPlan(
        package=game.package,
        seed=seed,
        bots=[pairing.first, pairing.second] * (_SEATS // 2),
        options=msgspec.to_builtins(game.options(game.unattended())),
        figures=None,
        seconds=None,
    )
    played = play_round(plan, range(number * _SEATS, (number + 1) * _SEATS))
    firsts = range(0, _SEATS, 2)
    return PairingRound(
        pairing=pairing,
        versions=versions_of(pairing),
        number=number,
        seed=seed,
        shares=[sum(one.places[entry] == 1 for entry in firsts) / one.places.count(1) for one in played],
        faults=sum(sum(one.faults) for one in played),
        times={
            name: counted([taken for one in played for entry in range(side, _SEATS, 2) for taken in one.times[entry]])
            for side, name in enumerate((pairing.first, pairing.second))
        },
    )


def counted(seconds: list[float]) -> dict[int, int]:
    """How many decisions took how many steps."""
    found: dict[int, int] = {}
    for taken in seconds:
        step = max(0, math.ceil(math.log(max(1000 * taken, 1e-9), _STEP)))
        found[step] = found.get(step, 0) + 1
    return found


def time_of(counts: dict[int, int], percent: float) -> float:
    """The milliseconds that so many percent of the decisions do not exceed."""
    rank, so_far = math.ceil(sum(counts.values()) * percent / 100), 0
    for step, count in sorted(counts.items()):
        so_far += count
        if so_far >= rank:
            return float(_STEP**step)
    return 0.0


def counts_of(standings: Iterable[Standing], bot: str) -> dict[int, int]:
    """How many decisions of this bot took how many steps, in all of these pairings."""
    found: dict[int, int] = {}
    for one in (one for standing in standings for one in standing.rounds.values()):
        for step, count in one.times.get(bot, {}).items():
            found[step] = found.get(step, 0) + count
    return found
