"""A data set as arrays: every decision with what the game came to for all seats."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from pyarrow import parquet

from freebooter.core.game import AnyGame
from freebooter.core.result import Result
from freebooter.envs.dataset.making import BadDataSet, DataSet, files, read_dataset
from freebooter.envs.rewards import Reward


class DecisionArrays(NamedTuple):
    """Decisions, one a row: what was seen, what could be done and was, by numbers turned to the seat, and what the end
    was worth to each seat from it on."""

    observations: Any
    masks: Any
    actions: Any
    rewards: Any


def read_decisions(folder: Path, game: AnyGame, reward: Reward) -> tuple[DataSet, DecisionArrays]:
    """What a whole data set of this game holds."""
    whole = read_dataset(folder)
    if whole.game != game.meta.id:
        raise BadDataSet(f"{folder} holds games of {whole.game}, not of {game.meta.id}")
    parts = [_piece(path, folder / "decisions" / path.name, game, reward) for _, path in files(folder)]
    return whole, DecisionArrays(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _piece(games: Path, decisions: Path, game: AnyGame, reward: Reward) -> DecisionArrays:
    results = parquet.read_table(games, columns=["game", "ending", "scores", "places"]).to_pylist()
    worth = {one["game"]: reward(_result(one)) for one in results}
    table = parquet.read_table(decisions, columns=["game", "seat", "observation", "mask", "action"])
    layout = (table.schema.metadata or {}).get(b"freebooter.layout", b"").decode()
    if layout != str(game.layout.version):
        raise BadDataSet(f"{decisions} has layout {layout} of observations, and {game.meta.id} {game.layout.version}")
    numbers, seats = table["game"].to_numpy(), table["seat"].to_numpy()
    by_place = np.array([worth[number] for number in numbers], np.float32)
    turned = (np.arange(by_place.shape[1]) + seats[:, None]) % by_place.shape[1]
    return DecisionArrays(
        _rows(table["observation"], game.layout.size),
        _rows(table["mask"], len(game.space)).astype(np.uint8),
        table["action"].to_numpy(),
        np.take_along_axis(by_place, turned, 1),
    )


def _result(row: dict[str, Any]) -> Result:
    return Result(ending=row["ending"], scores=tuple(row["scores"]), places=tuple(row["places"]))


def _rows(column: Any, width: int) -> Any:
    return column.combine_chunks().flatten().to_numpy().reshape(-1, width)
