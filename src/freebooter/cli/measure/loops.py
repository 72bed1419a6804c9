"""The loops that are measured: whole games of random play from a set-up table, and searches in mid-game."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from freebooter.bots.judges import judge_of
from freebooter.bots.search.search import Search
from freebooter.core import engine
from freebooter.core.game import AnyGame
from freebooter.core.source import Rng, Source
from freebooter.core.table import CHANCE_BIT, Table, lowest_seat
from freebooter.envs.batch import Batch

# A search is measured from positions so many moves into a game, with so many iterations from each.
_SEARCHED_AFTER = (20, 60, 100)
_ITERATIONS = 20

# A measurement is the median of so many runs, each of about so many seconds.
RUNS = 5
RUN_SECONDS = 0.4
_COPIES = 2_000

# So many games are stepped together, so often before they are measured.
_BATCH = 64
_STEPS_BEFORE = 60

# What plays so many games, or steps, and says how many moves they were.
Work = Callable[[int], int]

# What plays a game by a seed, for so many moves at most, and says how many they were.
Loop = Callable[[Table, int, int], int]


def bench_seats(game: AnyGame) -> int:
    """How many seats a game is measured with: the middle of what it allows."""
    return (game.meta.least_seats + game.meta.most_seats) // 2


def inside(t: Table, seed: int, most: int) -> int:
    """One game by the engine's own loop."""
    return engine.play_out(t, Rng(seed), most)


class PythonSource(Source):
    """Chance by Python's generator."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def driven(t: Table, seed: int, most: int) -> int:
    """One game by a loop outside the engine, as those of other libraries are driven: it lists what can be done or can
    happen, and draws from the list by Python's generator."""
    source = Random(seed)
    thrower = PythonSource(source)
    asked = t.waiting()
    moves = 0
    while moves < most and asked:
        if asked != CHANCE_BIT:
            seat = lowest_seat(asked)
            asked = engine.play(t, seat, source.choice(engine.legal(t, seat)))
        elif t.frames[-1].throws(t):
            asked = engine.roll(t, thrower)
        else:
            outcomes, weights = zip(*engine.outcomes(t), strict=True)
            asked = engine.happen(t, source.choices(outcomes, weights)[0])
        moves += 1
    return moves


def reference(rounds: int) -> int:
    """A fixed loop of plain Python: how fast this machine is just now, to compare other days with."""
    cells = list(range(64))
    total = 0
    for i in range(rounds):
        cells[i & 63] = (cells[(i * 7) & 63] + i) & 0xFFFF
        total += cells[i & 31]
    return total


def play_games(game: AnyGame, seats: int, first: int, games: int, loop: Loop = inside) -> int:
    """Play games of consecutive seeds; how many moves they took."""
    start = game.new(seats, game.unattended())
    return sum(loop(start.copy(), first + number, game.meta.most_moves) for number in range(games))


def play_moves(game: AnyGame, seats: int, moves: int) -> int:
    """Play so many moves, in as many games as they take: games are of very different length."""
    start = game.new(seats, game.unattended())
    played = number = 0
    while played < moves:
        played += inside(start.copy(), number, moves - played)
        number += 1
    return played


def moves_per_second(game: AnyGame, seats: int) -> float:
    """Moves of the engine's own loop: the median over several runs, each of as many games as fill its time."""
    return rate(lambda games: play_games(game, seats, 0, games))


def searched_positions(game: AnyGame, seats: int) -> list[tuple[Table, int]]:
    """Tables in mid-game at which somebody has a choice, each with the seat that is to search."""
    found = []
    for moves in _SEARCHED_AFTER:
        t: Any = game.new(seats, game.unattended())
        source = Rng(moves)
        engine.play_out(t, source, moves)
        while not engine.is_over(t) and (t.waiting() == CHANCE_BIT or len(engine.legal(t, _asked(t))) < 2):
            engine.play_on(t, source)
        if not engine.is_over(t):
            found.append((t, _asked(t)))
    return found


def _asked(t: Table) -> int:
    return lowest_seat(t.waiting())


def search_iterations_per_second(game: AnyGame, seats: int) -> float:
    """How many worlds a search plays through in a second, from positions in mid-game."""
    judge = judge_of(game)
    positions = searched_positions(game, seats)

    def searches(count: int) -> int:
        for number in range(count):
            for t, seat in positions:
                Search(judge, game.redeal, t, seat, Rng(number)).run(_ITERATIONS)
        return count * len(positions) * _ITERATIONS

    return rate(searches)


def rate(work: Work) -> float:
    """Moves per second of a work."""
    return rates_in_turn(work)[0]


def rates_in_turn(*works: Work) -> list[float]:
    """Moves per second of several works, of each the median of its runs. They are run in turn, so that a machine that
    is slow for a while is slow for all of them: what is compared is measured so."""
    sized = [(work, _filling(work)) for work in works]
    runs = [[_speed(work, games) for work, games in sized] for _ in range(RUNS)]
    return [median(speeds) for speeds in zip(*runs, strict=True)]


def _filling(work: Work) -> int:
    """How many games fill the time of a run."""
    games = 1
    while (seconds := timed(work, games)[0]) < RUN_SECONDS / 8:
        games *= 2
    return max(1, round(games * RUN_SECONDS / seconds))


def _speed(work: Work, games: int) -> float:
    seconds, moves = timed(work, games)
    return moves / seconds


def timed(work: Work, games: int) -> tuple[float, int]:
    """How many seconds of this process the work took: others on the machine do not count, waiting does not occur."""
    begun = time.process_time()
    moves = work(games)
    return time.process_time() - begun, moves


def driven_games(game: AnyGame, seats: int) -> Work:
    """Games that are driven from Python."""
    return lambda games: play_games(game, seats, 0, games, driven)


def batch_steps(game: AnyGame, seats: int) -> Work:
    """Steps of a batch of games; each decision has its observation and its mask."""
    batch = Batch(game, _BATCH, seats, seed=1)
    source = Rng(1)
    # Games of a batch begin together; they are measured once they are spread over all their stages.
    batch.play_randomly(_STEPS_BEFORE, source)
    return lambda steps: batch.play_randomly(steps, source)


def agents_in_turn(env: Any) -> Work:
    """What plays so many games of one of PettingZoo's environments in turn, and counts their steps. Every step takes
    an observation and a random action out of its mask."""

    def play(games: int) -> int:
        source = Random(1)
        steps = 0
        for number in range(games):
            # A seed in every game would be unfair to environments that are made anew for it.
            env.reset(seed=None if number else 1)
            for _ in env.agent_iter():
                seen, _, ended, cut, told = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
                env.step(source.choice(mask.nonzero()[0].tolist()))
                steps += 1
        return steps

    return play


def aec_games(game: AnyGame, seats: int) -> Work | None:
    """Games of PettingZoo's environment, with its usual wrappers; None where PettingZoo is missing."""
    if find_spec("pettingzoo") is None:
        return None
    from freebooter.envs.pettingzoo.aec import env

    return agents_in_turn(env(game.meta.id, seats=seats))


def middle(game: AnyGame, seats: int) -> Any:
    """A table in mid-game."""
    whole = play_games(game, seats, 0, 1)
    t: Any = game.new(seats, game.unattended())
    engine.play_out(t, Rng(0), whole // 2)
    return t


def copy_microseconds(game: AnyGame, seats: int) -> float:
    """How long a copy of a table in mid-game takes."""
    return microseconds(middle(game, seats).copy, _COPIES)


def bytes_in_copies(game: AnyGame, seats: int) -> tuple[float, float]:
    """How long a table in mid-game takes to become bytes, and to come back from them, each in copies of it. Measured in
    turn, so that a machine that is slow for a while is slow for all three."""
    t, options = middle(game, seats), game.unattended()
    data = game.serialize(t, options)
    works = (t.copy, lambda: game.serialize(t, options), lambda: game.deserialize(data))
    runs = [[microseconds(work, _COPIES // 10, runs=1) for work in works] for _ in range(3 * RUNS)]
    written, read = (median(run[place] / run[0] for run in runs) for place in (1, 2))
    return written, read


def microseconds(work: Callable[[], Any], times: int, runs: int | None = None) -> float:
    """How long something takes that takes a moment: the median of several runs of so many times each."""

    def run() -> float:
        begun = time.process_time()
        for _ in range(times):
            work()
        return time.process_time() - begun

    return 1e6 * median(run() for _ in range(runs or RUNS)) / times
