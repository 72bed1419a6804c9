"""Data sets: what they hold is true, and the same however they were made."""

from pathlib import Path
from typing import Any

import numpy as np
import pandas
import polars
import pytest
from pyarrow import parquet

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.journal import read_journal
from freebooter.envs.dataset.making import BadDataSet, make_dataset, read_dataset, verify_dataset
from freebooter.envs.dataset.reading import read_decisions
from freebooter.envs.rewards import REWARDS, win_share
from tests.cli.runner import freebooter

BUCCANEER = find_game("buccaneer")
# So that a game takes a moment.
SHORT: dict[str, dict[str, Any]] = {"plunder": {"round_limit": 2}, "seven_seas": {"round_limit": 4}}


@pytest.mark.parametrize("name", game_ids())
def test_a_data_set_holds_journals_and_decisions_that_are_true(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    seats = game.meta.least_seats
    made = make_dataset(game, tmp_path, seats, 1, seed=3, options=SHORT.get(name))
    assert verify_dataset(tmp_path) == made == read_dataset(tmp_path)
    games = parquet.read_table(tmp_path / "games").to_pylist()
    table = parquet.read_table(tmp_path / "decisions")
    decisions = table.select(["game", "row", "seat", "action", *REWARDS]).to_pylist()
    observations, masks = (np.stack(table[column].to_numpy(zero_copy_only=False)) for column in ("observation", "mask"))
    assert observations.shape == (made.decisions, game.layout.size)
    assert masks.shape == (made.decisions, len(game.space))
    assert (observations >= game.layout.lows).all()
    assert (observations <= game.layout.highs).all()
    journal = read_journal(games[0]["journal"].encode())
    assert journal.result is not None
    chosen = [step for row in journal.rows for step in row.steps if step.seat >= 0]
    assert len(chosen) == made.decisions
    worth = {name: reward(journal.result) for name, reward in REWARDS.items()}
    for place, (decision, step) in enumerate(zip(decisions, chosen, strict=True)):
        seat = decision["seat"]
        assert masks[place][decision["action"]] == 1
        number = game.turned_back(seat, seats)[decision["action"]]
        assert (seat, game.space[number]) == (step.seat, game.read_action(step.action))
        assert {name: decision[name] for name in REWARDS} == pytest.approx({name: worth[name][seat] for name in worth})


@pytest.mark.parametrize("part", ["games", "decisions"])
def test_pandas_and_polars_read_a_data_set(part: str, tmp_path: Path) -> None:
    make_dataset(BUCCANEER, tmp_path, 3, 3, seed=1, piece=2)
    folder = tmp_path / part
    assert len(list(folder.iterdir())) == 2, "files are read as one table"
    expected = parquet.read_table(folder).to_pydict()
    by_pandas, by_polars = pandas.read_parquet(folder), polars.read_parquet(folder / "*.parquet")
    assert list(by_pandas.columns) == by_polars.columns == list(expected)
    for column, values in expected.items():
        assert [listed(value) for value in by_pandas[column]] == by_polars[column].to_list() == values


def listed(value: Any) -> Any:
    return value.tolist() if isinstance(value, np.ndarray) else value


def test_who_choose_at_once_are_shown_nothing_of_each_other(tmp_path: Path) -> None:
    # All choose their characters at the start of a round of 7 Seas: each as if they were the first to be asked.
    game = find_game("seven_seas")
    make_dataset(game, tmp_path, 4, 1, seed=1, options=SHORT["seven_seas"])
    seen = parquet.read_table(tmp_path / "decisions")["observation"].to_pylist()
    asked = [place for place, name in enumerate(game.layout.names) if name.startswith("asked.")]
    assert [sum(numbers[place] for place in asked) for numbers in seen[:4]] == [4, 4, 4, 4]


def test_spread_cut_and_gone_on_with_it_is_the_same(tmp_path: Path) -> None:
    whole = make_dataset(BUCCANEER, tmp_path / "whole", 3, 4, seed=1, values=4)
    other = tmp_path / "other"
    make_dataset(BUCCANEER, other, 3, 3, seed=1, values=4, jobs=2, piece=2)
    # Interrupted between the two files of a piece.
    (other / "games" / "00000000-00000001.parquet").unlink()
    counted: list[int] = []
    assert make_dataset(BUCCANEER, other, 3, 4, seed=1, values=4, done=counted.append, piece=1) == whole
    assert counted == [1, 1, 1, 1]
    files = [sorted(path.name for path in (other / part).iterdir()) for part in ("games", "decisions")]
    assert files[0] == files[1]
    values = parquet.read_table(other / "decisions")["value"].to_pylist()
    assert len(values) == whole.decisions
    assert all(0.0 <= value <= 1.0 for value in values)
    assert len(set(values)) > 10


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    make_dataset(BUCCANEER, tmp_path, 3, 2, seed=1)
    with pytest.raises(BadDataSet, match="another data set: seed is 2, not 1"):
        make_dataset(BUCCANEER, tmp_path, 3, 2, seed=2)
    with pytest.raises(BadDataSet, match="holds 2 games already, more than 1"):
        make_dataset(BUCCANEER, tmp_path, 3, 1, seed=1)
    with pytest.raises(BadDataSet, match="is not empty, and holds no data set"):
        make_dataset(BUCCANEER, tmp_path / "games", 3, 1, seed=1)
    with pytest.raises(BadDataSet, match=r"there is no card\.toml"):
        read_dataset(tmp_path / "games")


def test_a_data_set_from_the_keyboard_is_verified_from_the_keyboard(tmp_path: Path) -> None:
    out = tmp_path / "set"
    ran = freebooter("dataset", "buccaneer", "--games", "2", "--piece", "1", "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert "2 games of buccaneer" in ran.out
    assert "every journal verifies" in freebooter("verify", str(out)).out
    file = out / "games" / "00000001-00000001.parquet"
    games = parquet.read_table(file).to_pylist()
    games[0]["journal"] = games[0]["journal"].replace('"seed": "', '"seed": "00', 1)
    table = parquet.read_table(file)
    parquet.write_table(type(table).from_pylist(games, schema=table.schema), file)
    ran = freebooter("verify", str(out))
    assert ran.code == 1
    assert "game 1: seed: it has 33 bytes, not 32" in ran.complaint


def test_decisions_are_read_as_arrays_with_what_the_end_was_worth_to_all(tmp_path: Path) -> None:
    made = make_dataset(BUCCANEER, tmp_path, 3, 3, seed=2, piece=2)
    whole, decisions = read_decisions(tmp_path, BUCCANEER, win_share)
    assert whole == made
    table = parquet.read_table(tmp_path / "decisions")
    assert decisions.observations.tolist() == table["observation"].to_pylist()
    assert decisions.masks.tolist() == table["mask"].to_pylist()
    assert decisions.actions.tolist() == table["action"].to_pylist()
    # From whoever decided on, so that their own comes first.
    assert decisions.rewards[:, 0].tolist() == pytest.approx(table["win"].to_pylist())
    assert decisions.rewards.sum(1).tolist() == pytest.approx([1.0] * made.decisions)
    with pytest.raises(BadDataSet, match="holds games of buccaneer, not of plunder"):
        read_decisions(tmp_path, find_game("plunder"), win_share)
