"""The two tables of a data set, games and decisions: their columns, and how they are written as Parquet."""

import hashlib
from typing import Any, Final

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from freebooter.core.game import AnyGame
from freebooter.core.journal import Journal, write_journal
from freebooter.envs.episode import Flags8, Numbers16
from freebooter.envs.rewards import REWARDS

# Decisions are written whenever so many have come together: an observation may have thousands of numbers.
_BATCH: Final = 2048

GAMES: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("ending", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
        ("faults", pa.int32()),
        ("decisions", pa.int32()),
        ("journal", pa.string()),
        ("digest", pa.string()),
    ]
)


def decisions_schema(game: AnyGame, *, valued: bool) -> Any:
    """The columns of decisions, some of which have the game's own width: the numbers of an observation, a flag for each
    action, the action, what the end was worth to whoever chose it, and what a search expected."""
    fields = [
        ("game", pa.int64()),
        ("row", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.int16(), game.layout.size)),
        ("mask", pa.list_(pa.int8(), len(game.space))),
        ("action", pa.int32()),
        *((name, pa.float32()) for name in REWARDS),
        *([("value", pa.float32())] if valued else []),
    ]
    about = {"freebooter.game": game.meta.id, "freebooter.layout": str(game.layout.version)}
    return pa.schema(fields, metadata=about)


class PieceWriter:
    """Writes some games after one another, each with its decisions, to Parquet in memory."""

    def __init__(self, game: AnyGame, *, valued: bool) -> None:
        self.valued = valued
        self._schema = decisions_schema(game, valued=valued)
        self._games: dict[str, list[Any]] = {name: [] for name in GAMES.names}
        self._sink = pa.BufferOutputStream()
        self._writer = parquet.ParquetWriter(self._sink, self._schema, compression="zstd")
        # The decisions that are not written yet, and how many of them are of the present game.
        self._columns: dict[str, list[Any]] = {name: [] for name in self._schema.names}
        self._fresh = 0
        self._hash = hashlib.sha256()

    def decide(
        self, row: int, seat: int, observation: Numbers16, mask: Flags8, action: int, value: float | None
    ) -> None:
        """One decision of the present game."""
        columns = self._columns
        columns["row"].append(row)
        columns["seat"].append(seat)
        columns["observation"].append(observation)
        columns["mask"].append(mask)
        columns["action"].append(action)
        numbers = np.array([row, seat, action], "<i8").tobytes()
        self._hash.update(numbers + observation.astype("<i2").tobytes() + mask.tobytes())
        if value is not None:
            columns["value"].append(value)
            self._hash.update(np.array(value, "<f4").tobytes())
        self._fresh += 1

    def end(self, number: int, journal: Journal, faults: int) -> None:
        """The present game has ended so, and another may begin."""
        result = journal.result
        assert result is not None
        text = write_journal(journal)
        self._hash.update(text)
        seats = self._columns["seat"][-self._fresh :]
        self._columns["game"] += [number] * self._fresh
        for name, reward in REWARDS.items():
            rewards = reward(result)
            self._columns[name] += [rewards[seat] for seat in seats]
        entry = {
            "game": number,
            "bots": [seat.kind.removeprefix("bot:") for seat in journal.seats],
            "ending": result.ending,
            "scores": list(result.scores),
            "places": list(result.places),
            "faults": faults,
            "decisions": self._fresh,
            "journal": text.decode(),
            "digest": self._hash.hexdigest(),
        }
        for name, held in entry.items():
            self._games[name].append(held)
        self._fresh = 0
        self._hash = hashlib.sha256()
        if len(self._columns["game"]) >= _BATCH:
            self._flush()

    def close(self) -> tuple[bytes, bytes]:
        """The games and the decisions, each as the bytes of a Parquet file."""
        self._flush()
        self._writer.close()
        sink = pa.BufferOutputStream()
        parquet.write_table(pa.table(self._games, schema=GAMES), sink, compression="zstd")
        return sink.getvalue().to_pybytes(), self._sink.getvalue().to_pybytes()

    def _flush(self) -> None:
        """Write the decisions that have come together."""
        columns = [self._array(field.type, self._columns[field.name]) for field in self._schema]
        self._writer.write_table(pa.Table.from_arrays(columns, schema=self._schema))
        for held in self._columns.values():
            held.clear()

    @staticmethod
    def _array(kind: Any, held: list[Any]) -> Any:
        if not pa.types.is_fixed_size_list(kind):
            return pa.array(held, kind)
        # Rows of one width lie side by side in memory already: to go through Python's numbers takes ten times as long.
        flat = np.concatenate(held) if held else np.empty(0, kind.value_type.to_pandas_dtype())
        return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), type=kind)
