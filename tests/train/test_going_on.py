"""A training that was stopped goes on as if it had not been, and its folder is whole whenever that was."""

from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np
import pytest
from self_taught import PLAN

from freebooter.bots.nets.net_file import BadNet, read_net, write_net
from freebooter.envs.batch import BatchState
from freebooter.train import training as trainings
from freebooter.train.curve import Progress
from freebooter.train.kept import read_kept, write_kept
from freebooter.train.plan import BadTraining
from freebooter.train.self_play import Group, SelfPlay
from freebooter.train.training import CURVE, NET, Training

# Past selves are kept every twenty rounds.
SHORT = msgspec.structs.replace(PLAN, games=32, steps=16, part=256, width=16)
ROUNDS = 24


def alike(one: Any, other: Any) -> bool:
    """Whether these hold the same arrays."""
    leaves, others = jax.tree.leaves(one), jax.tree.leaves(other)
    return len(leaves) == len(others) and all(map(np.array_equal, leaves, others))


def seen(training: Training) -> list[Any]:
    """What all games show, in their order."""
    assert isinstance(training.play, SelfPlay)
    return [row for group in training.play.groups for row in group.observations.tolist()]


def killed(training: Training, rounds: int, after: int) -> None:
    """Ended after some of the rounds that were asked for, without a last word."""

    def stop(line: Progress) -> None:
        if line.round > after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training.run(decisions=rounds * training.plan.decisions, done=stop)


def schedule(training: Training, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How much of the training is held to be over whenever it learns from here on."""
    learn, found = training.learner.learn, list[float]()

    def noted(*given: Any) -> Any:
        found.append(given[-1])
        return learn(*given)

    monkeypatch.setattr(training.learner, "learn", noted)
    return found


def test_a_training_that_was_killed_comes_to_the_same_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Training(tmp_path / "whole", SHORT) as whole:
        whole.run(decisions=(ROUNDS + 6) * SHORT.decisions)
    monkeypatch.setattr(trainings, "SAVE", 0.0)
    with Training(tmp_path / "parts", SHORT) as before:
        killed(before, ROUNDS + 6, ROUNDS)
    with Training(tmp_path / "parts", SHORT) as after:
        assert after.lines == before.lines[:ROUNDS]
        assert len(after.past) == 2
        assert alike(after.past, before.past)
        assert not alike(after.params, before.params)
        assert seen(after) != seen(Training(tmp_path / "new", SHORT))
        after.run(decisions=6 * SHORT.decisions)
    assert alike([after.params, after.memory, after.past], [whole.params, whole.memory, whole.past])
    assert seen(after) == seen(whole)
    timeless = [[msgspec.structs.replace(line, seconds=0.0) for line in one.lines] for one in (after, whole)]
    assert timeless[0] == timeless[1]


def test_games_go_on_in_any_number_of_processes(tmp_path: Path) -> None:
    with Training(tmp_path, SHORT, processes=3) as several:
        several.run(decisions=2 * SHORT.decisions)
        before = seen(several)
    with Training(tmp_path, SHORT) as alone:
        assert seen(alone) == before
        alone.run(decisions=SHORT.decisions)
        before = seen(alone)
    with Training(tmp_path, SHORT, processes=2) as several:
        assert seen(several) == before


def test_what_is_asked_for_later_belongs_to_one_schedule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Training(tmp_path, SHORT) as training:
        found = schedule(training, monkeypatch)
        training.run(decisions=4 * SHORT.decisions)
        assert found == [0, 1 / 4, 2 / 4, 3 / 4]
    with Training(tmp_path, SHORT) as training:
        found = schedule(training, monkeypatch)
        training.run(decisions=4 * SHORT.decisions)
        assert found == [4 / 8, 5 / 8, 6 / 8, 7 / 8]
        # As if all that had taken an hour.
        training.lines[-1] = msgspec.structs.replace(training.lines[-1], seconds=3600.0)
        training.run(seconds=0.2)
        assert min(found[4:]) > 0.99
        assert training.seconds > 3600


def test_searches_of_the_judge_are_over_when_their_part_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = msgspec.structs.replace(SHORT.with_expert(4), games=1, part=16)
    judged: list[bool] = []
    for decisions, mostly in ((150, [True, False]), (1, [False])):
        with Training(tmp_path, plan) as training:
            expert, past = training.expert, training.past
            assert expert is not None
            play = expert.round

            def noted(*given: Any, play: Any = play, **more: Any) -> Any:
                judged.append(more["judged"])
                return play(*given, **more)

            monkeypatch.setattr(expert, "round", noted)
            judged.clear()
            assert len(past) == 1 + len(training.lines)
            training.run(decisions=decisions)
        assert list(dict.fromkeys(judged)) == mostly


def test_a_file_that_is_cut_short_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Training(tmp_path, SHORT) as training:
        training.run(decisions=SHORT.decisions)
        before = training.params
        write = Path.write_bytes

        for cut in ("curve.csv", "curve.svg", "state.npz"):

            def full(path: Path, content: bytes, cut: str = cut) -> int:
                if path.name.startswith(cut):
                    write(path, content[: len(content) // 2])
                    raise OSError("no space left on device")
                return write(path, content)

            monkeypatch.setattr(Path, "write_bytes", full)
            with pytest.raises(OSError, match="no space left"):
                training.run(decisions=SHORT.decisions)
        monkeypatch.undo()
    # The curve had been written whole once more before the rest was cut.
    assert len((tmp_path / CURVE).read_text().splitlines()) == 5
    with Training(tmp_path, SHORT) as again:
        assert [line.round for line in again.lines] == [1]
        assert alike(again.params, before)


def test_games_that_were_interrupted_go_on_from_the_last_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Training(tmp_path, SHORT, processes=2) as training:
        training.run(decisions=SHORT.decisions)
        before = seen(training)

        def stop(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(Group, "hear", stop)
        with pytest.raises(KeyboardInterrupt):
            training.run(decisions=SHORT.decisions)
    # An interrupt from the keyboard reaches the processes, too.
    training.save()
    with Training(tmp_path, SHORT) as again:
        assert seen(again) == before


def test_games_of_another_engine_are_begun_anew(tmp_path: Path) -> None:
    with Training(tmp_path, SHORT) as training:
        begun = seen(training)
        training.run(decisions=SHORT.decisions)
    kept = read_kept(tmp_path / "state.npz", training.memory)
    games = msgspec.msgpack.encode(BatchState((b"no table",) * SHORT.games, ((1, 2, 3, 4),) * SHORT.games))
    write_kept(tmp_path / "state.npz", kept._replace(games=games))
    with Training(tmp_path, SHORT) as again:
        assert again.lines == training.lines
        assert seen(again) == begun


def test_a_folder_that_cannot_be_gone_on_with_is_refused(tmp_path: Path) -> None:
    with Training(tmp_path, SHORT) as training:
        training.run(decisions=1)
    net = read_net(tmp_path / NET, training.game)
    write_net(tmp_path / NET, msgspec.structs.replace(net, layout=net.layout + 1))
    with pytest.raises(BadNet, match="train it again"):
        Training(tmp_path, SHORT)
    write_net(tmp_path / NET, net)
    state = tmp_path / "state.npz"
    state.write_bytes(state.read_bytes()[:1000])
    with pytest.raises(BadTraining, match=r"state\.npz is damaged, or of another version"):
        Training(tmp_path, SHORT)
