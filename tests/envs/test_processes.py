"""A batch in several processes is the same batch."""

import os
import signal
from multiprocessing import active_children

import msgspec
import pytest

from freebooter.core.figures import Figure, Mark
from freebooter.core.source import Rng
from freebooter.envs.batch import BadBatch, Batch
from freebooter.envs.processes import SharedBatch
from freebooter.envs.stepping import HOUSE
from tests.envs.test_batch import BUCCANEER, choices, listed, read


def test_processes_step_the_same_games() -> None:
    alone = Batch(BUCCANEER, 3, 3, seed=4)
    with SharedBatch("buccaneer", 3, 3, processes=2, seed=4) as shared:
        assert read(shared) == read(alone)
        state = shared.state()
        for step in range(3):
            numbers = choices(alone, Rng(step))
            alone.step(numbers)
            shared.step(numbers)
            assert read(shared) == read(alone)
        with pytest.raises(ValueError, match="there is no action -1"):
            shared.step([-1, *choices(shared, Rng(1))[1:]])
        shared.restore(state)
        assert read(shared) == read(Batch(BUCCANEER, 3, 3, seed=4))
    with pytest.raises(BadBatch, match="cannot be shared out among 4 processes"):
        SharedBatch("buccaneer", 3, 3, processes=4)


def test_processes_play_with_figures_of_ones_own() -> None:
    rich = msgspec.structs.replace(BUCCANEER.figures(), name="rich", start_ducats=Figure(9, Mark.PRINTED))
    alone = Batch(BUCCANEER, 2, 3, seed=4, figures=rich)
    with SharedBatch("buccaneer", 2, 3, processes=2, seed=4, figures=rich) as shared:
        assert read(shared) == read(alone) != read(Batch(BUCCANEER, 2, 3, seed=4))


def test_a_step_may_be_begun_and_waited_for_and_left_to_the_house() -> None:
    alone = Batch(BUCCANEER, 2, 3, seed=4, first=5, house="heuristic")
    with SharedBatch("buccaneer", 2, 3, processes=2, seed=4, first=5, house="heuristic") as shared:
        for _ in range(40):
            for batch in (alone, shared):
                batch.send([HOUSE, HOUSE])
            for batch in (alone, shared):
                batch.wait()
            assert read(shared) == read(alone)
            for place in (place for place in range(2) if alone.ends[place]):
                assert listed(shared.final_observations)[place] == listed(alone.final_observations)[place]


def test_an_interrupt_from_the_keyboard_is_left_to_who_asked_for_the_batch() -> None:
    alone = Batch(BUCCANEER, 1, 3, seed=4)
    with SharedBatch("buccaneer", 1, 3, processes=1, seed=4) as shared:
        for worker in active_children():
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGINT)
        numbers = choices(alone, Rng(1))
        alone.step(numbers)
        shared.step(numbers)
        assert read(shared) == read(alone)


def test_a_batch_that_is_closed_in_the_middle_of_a_step_ends_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    with SharedBatch("buccaneer", 1, 3, processes=1, seed=4) as shared:
        shared.send(choices(shared, Rng(1)))
    assert "Traceback" not in capfd.readouterr().err
