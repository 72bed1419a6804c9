"""Making a data set: a folder that is filled piece by piece, and gone on with where it was left.

    card.toml          what it follows from, and the digest of it all once it is whole
    layout.json        what the numbers of observations and actions mean
    games/*.parquet    a row a game, with its journal
    decisions/*.parquet

A file is named by the first and the last of its games.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from pyarrow import parquet

from freebooter.bots.arena.card import CARD, Budget, Card, Experiment, digest_of, experiment_of, read_card, write_card
from freebooter.bots.arena.crews import crew_of
from freebooter.bots.arena.simulate import SimulationPlan, game_seed, seated_bots
from freebooter.bots.players.catalogue import RANDOM, bots_for_seats
from freebooter.bots.players.seated import play_out
from freebooter.core.actions import plain
from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.figures import FigureSet, write_figures
from freebooter.core.game import AnyGame
from freebooter.core.journal import read_journal
from freebooter.core.verify import verify
from freebooter.envs.dataset.columns import PieceWriter
from freebooter.envs.dataset.retold import Retold
from freebooter.envs.dataset.valuing import Valuer

LAYOUT: Final = "layout.json"
# Games of one file, unless somebody wants otherwise.
PIECE: Final = 20


class BadDataSet(FreebooterError):
    """A folder that holds something else than the data set that is wanted, or only a part of it."""


class DataSetPlan(SimulationPlan, frozen=True, kw_only=True):
    """A simulation of which everything is kept; `values` are the iterations of the search that values positions."""

    values: int


class PlayedPiece(Struct, frozen=True):
    """Some games as the bytes of two Parquet files."""

    games: bytes
    decisions: bytes


class DataSet(Struct, frozen=True, kw_only=True):
    """What a data set holds. The digest follows from the experiment alone, however it was cut and spread."""

    game: str
    seats: int
    games: int
    decisions: int
    seed: int
    bots: list[str]
    options: dict[str, Any]
    faults: int
    digest: str


def make_dataset(
    game: AnyGame,
    out: Path,
    seats: int,
    games: int,
    seed: int,
    bots: list[str] | None = None,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    figures: FigureSet | None = None,
    done: Callable[[int], None] | None = None,
    *,
    values: int = 0,
    piece: int = PIECE,
    ray: str = "",
) -> DataSet:
    """Play so many games into the folder `out`; `done` is told how many were finished whenever some were, those that
    were there before included.

    With `values` each position is valued by a search of so many iterations. A file holds `piece` games. A folder that
    holds fewer games of the same data set is filled up.
    """
    if games < 1:
        raise FreebooterError(f"{games} games cannot be played; at least one")
    game.check_seats(seats)
    plan = DataSetPlan(
        package=game.package,
        seats=seats,
        seed=seed,
        bots=bots_for_seats(bots or [RANDOM], game.meta.id, seats, programs=True),
        options=msgspec.to_builtins(game.options(game.unattended(options))),
        figures=None if figures is None else write_figures(figures),
        values=values,
    )
    experiment = experiment_of(
        "dataset",
        game,
        figures or game.figures(),
        games=games,
        seed=seed,
        bots=plan.bots,
        options=plan.options,
        budget=Budget(values=values),
    )
    _open(game, out, experiment)
    there = [number for stretch, _ in files(out) for number in stretch]
    if there and there[-1] >= games:
        raise BadDataSet(f"{out} holds {there[-1] + 1} games already, more than {games}")
    if done:
        done(len(there))
    missing = _cut(sorted(set(range(games)).difference(there)), piece)
    with crew_of(jobs, ray) as crew, closing(crew.play(partial(play_piece, plan), missing)) as playing:
        for place, played in playing:
            _keep(out, missing[place], played)
            if done:
                done(len(missing[place]))
    whole = read_dataset(out)
    write_card(out / CARD, Card(experiment=[replace(experiment, result=whole.digest)]))
    return whole


def play_piece(plan: DataSetPlan, numbers: range) -> PlayedPiece:
    """Play the games of these numbers, and write what was decided in them."""
    game: AnyGame = import_module(plan.package).GAME
    figures = game.figures(plan.figures)
    retold = Retold(game, plan.seats, plan.options, figures)
    valuer = Valuer(game, game.options(plan.options), figures, plan.values) if plan.values else None
    writer = PieceWriter(game, valued=bool(plan.values))
    for number in numbers:
        seated = seated_bots(game, figures, plan, number)
        play_out(seated)
        journal = seated.match.journal()
        for row, seat, action in retold.retell(journal):
            value = None
            if valuer:
                value = valuer.value(retold.table_of(seat), seat, (game_seed(plan, number) << 32) + row)
            writer.decide(row, seat, retold.observation(seat), retold.mask(seat), action, value)
        writer.end(number, journal, len(seated.faults))
    return PlayedPiece(*writer.close())


def read_dataset(folder: Path) -> DataSet:
    """What the data set in a folder holds; one with a gap is refused."""
    experiment = _experiment(folder)
    digests: list[str] = []
    decisions = faults = 0
    for stretch, path in files(folder):
        if stretch.start != len(digests):
            raise BadDataSet(f"{folder}: game {len(digests)} is missing")
        columns = parquet.read_table(path, columns=["digest", "decisions", "faults"]).to_pydict()
        digests += columns["digest"]
        decisions += sum(columns["decisions"])
        faults += sum(columns["faults"])
    return DataSet(
        game=experiment.game,
        seats=experiment.seats,
        games=len(digests),
        decisions=decisions,
        seed=experiment.seed,
        bots=experiment.bots,
        options=experiment.options,
        faults=faults,
        digest=digest_of(digests),
    )


def verify_dataset(folder: Path) -> DataSet:
    """Verify every journal of a data set, and its digest; what it holds. The first fault is named in the error."""
    experiment, whole = _experiment(folder), read_dataset(folder)
    if whole.digest != experiment.result:
        raise BadDataSet(f"{folder}: its digest is {whole.digest}, not {experiment.result or 'there yet'}")
    game = find_game(experiment.game)
    for _, path in files(folder):
        columns = parquet.read_table(path, columns=["game", "journal"]).to_pydict()
        for number, text in zip(columns["game"], columns["journal"], strict=True):
            try:
                verify(game, read_journal(text.encode()))
            except FreebooterError as error:
                raise BadDataSet(f"{folder}, game {number}: {error}") from None
    return whole


def _experiment(folder: Path) -> Experiment:
    if not (folder / CARD).exists():
        raise BadDataSet(f"{folder} holds no data set: there is no {CARD} in it")
    experiments = read_card(folder / CARD).experiment
    if not experiments:
        raise BadDataSet(f"{folder} holds no data set: its {CARD} names none")
    return experiments[0]


def _open(game: AnyGame, out: Path, experiment: Experiment) -> None:
    """Make the folder, or see that it holds a part of the same data set."""
    if (out / CARD).exists():
        there = _experiment(out)
        differences = experiment.differences(replace(there, games=experiment.games))
        if differences:
            raise BadDataSet(f"{out} holds another data set: {'; '.join(differences)}")
    elif out.exists() and any(out.iterdir()):
        raise BadDataSet(f"{out} is not empty, and holds no data set")
    for part in ("games", "decisions"):
        (out / part).mkdir(parents=True, exist_ok=True)
    # Decisions of a piece that was interrupted before its games were written.
    whole = {path.name for _, path in files(out)}
    for path in (out / "decisions").glob("[0-9]*.parquet"):
        if path.name not in whole:
            path.unlink()
    write_card(out / CARD, Card(experiment=[experiment]))
    layout = game.layout
    meaning = {
        "version": layout.version,
        "names": layout.names,
        "lows": layout.lows,
        "highs": layout.highs,
        "actions": [plain(action) for action in game.space.actions],
    }
    (out / LAYOUT).write_bytes(msgspec.json.encode(meaning))


def files(folder: Path) -> Iterator[tuple[range, Path]]:
    """The files of games in order, with the numbers of their games."""
    for path in sorted((folder / "games").glob("[0-9]*.parquet")):
        first, _, last = path.stem.partition("-")
        yield range(int(first), int(last) + 1), path


def _keep(out: Path, numbers: range, played: PlayedPiece) -> None:
    """Write a piece; it counts once the file of its games has its name, which comes last."""
    name = f"{numbers[0]:08}-{numbers[-1]:08}.parquet"
    for part, content in ("decisions", played.decisions), ("games", played.games):
        # Readers pass over files that begin with a dot.
        unfinished = out / part / f".{name}.part"
        unfinished.write_bytes(content)
        unfinished.replace(out / part / name)


def _cut(numbers: list[int], piece: int) -> list[range]:
    """Stretches of these numbers without a gap, none longer than a piece."""
    found: list[range] = []
    for number in numbers:
        if found and found[-1].stop == number and len(found[-1]) < piece:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found
