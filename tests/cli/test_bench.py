"""`freebooter bench` reports the numbers that the engine is judged by."""

import json
from importlib import import_module
from unittest.mock import patch

import pytest

from freebooter import forms
from freebooter.cli import bench
from freebooter.cli.measure import loops, peers, processes
from freebooter.core.catalogue import find_game, game_ids
from tests.cli.runner import freebooter
from tests.envs.tables import TABLES


@pytest.fixture(autouse=True)
def short_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs of a moment: here the numbers need not be good."""
    monkeypatch.setattr(loops, "RUN_SECONDS", 0.01)
    monkeypatch.setattr(loops, "RUNS", 1)


def test_json_has_every_number_of_every_game() -> None:
    with (
        patch.object(processes, "instructions_per_move", return_value=None),
        patch.object(processes, "plain_moves_per_second", return_value=1000.0),
        patch.object(processes, "plain_search_iterations_per_second", return_value=100.0),
    ):
        ran = freebooter("bench", "--json", "--games", "buccaneer")
    assert ran.code == 0
    report = json.loads(ran.out)
    assert isinstance(report["compiled"], bool)
    assert report["peers"] == {}
    assert report["notes"] == [processes.NO_VALGRIND]
    game = report["games"]["buccaneer"]
    for number in (
        "engine_moves_per_second",
        "driven_moves_per_second",
        "plain_moves_per_second",
        "copy_us",
        "serialize_copies",
        "deserialize_copies",
        "batch_decisions_per_second",
        "aec_steps_per_second",
        "search_iterations_per_second",
        "plain_search_iterations_per_second",
    ):
        assert game[number] > 0
    assert game["instructions_per_move"] is None


def test_peers_are_compared_and_those_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    there, gone = peers.PEERS[0], peers.Peer("chess", "blitz", lambda name: import_module(name).play, ())
    monkeypatch.setattr(peers, "PEERS", (there, gone))
    with patch.object(bench, "measure_game", return_value={"instructions_per_move": 1}):
        report = bench.measure(["buccaneer"], lambda _: None, with_peers=True)
    assert report["notes"] == ["chess blitz: not measured, No module named 'blitz'"]
    (hearts,) = report["peers"].values()
    assert hearts["moves_per_second"] > 0
    assert hearts["ratios"].keys() == {peers.DRIVEN, peers.BATCH}
    assert all(ratios["buccaneer"] > 0 for ratios in hearts["ratios"].values())


def test_what_is_compared_is_run_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that gets slower and slower is slower for both."""
    monkeypatch.setattr(loops, "RUNS", 3)
    run: list[str] = []

    def work(name: str, moves: int) -> loops.Work:
        def play(games: int) -> int:
            run.append(name)
            return games * moves

        return play

    monkeypatch.setattr(loops, "timed", lambda work, games: (float(len(run) + 1), work(games)))
    slow, fast = loops.rates_in_turn(work("slow", 1), work("fast", 10))
    assert run[-6:] == ["slow", "fast"] * 3
    assert 5 * slow < fast < 20 * slow


def test_a_process_of_its_own_measures_the_plain_form() -> None:
    ended = processes._run([], "buccaneer", "2", form="plain")
    assert int(ended.stdout) == 2


@pytest.mark.skipif(forms.active() == "plain", reason="the promise is of the compiled form")
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_bytes_take_no_more_than_some_copies(game_id: str, seats: int) -> None:
    # At most 20 on a quiet machine (docs/observations.md).
    written, read = loops.bytes_in_copies(find_game(game_id), seats)
    assert 0 < written < 40
    assert 0 < read < 40


@pytest.mark.parametrize("game_id", game_ids())
def test_the_driven_loop_plays_whole_games(game_id: str) -> None:
    game = find_game(game_id)
    t = game.new(loops.bench_seats(game), game.unattended())
    assert 0 < loops.driven(t, 7, game.meta.most_moves) < game.meta.most_moves
    assert game.result(t).winners
    assert not game.asks(t)


def test_an_unknown_game_is_refused() -> None:
    assert freebooter("bench", "--games", "chess").code == 2
