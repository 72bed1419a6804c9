"""A training fills its folder with a net that is the same for NumPy, from its own answers, others' or searches."""

import io
from functools import partial
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from rich.console import Console
from self_taught import PLAN, teach

from freebooter.bots.arena.card import CARD, read_card
from freebooter.bots.arena.map_games import map_games
from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import read_net
from freebooter.cli.train import learn_lessons
from freebooter.core.catalogue import find_game
from freebooter.envs.batch import Batch
from freebooter.envs.dataset.making import make_dataset, read_dataset
from freebooter.envs.dataset.reading import read_decisions
from freebooter.envs.rewards import share
from freebooter.envs.searched import SearchedPlan, play_searched
from freebooter.train import expert as experts
from freebooter.train.learner import forward
from freebooter.train.lessons import lessons_of
from freebooter.train.plan import BadTraining
from freebooter.train.self_play import SelfPlay
from freebooter.train.training import CURVE, NET, PICTURE, Training
from tests.cli.runner import freebooter

ROUNDS = 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("training")


@pytest.fixture(scope="module")
def net(folder: Path) -> Net:
    """A net that has been taught for a few seconds."""
    return teach(folder, ROUNDS)


def test_a_folder_holds_the_net_that_was_trained(folder: Path, net: Net) -> None:
    assert {path.name for path in folder.iterdir()} >= {CARD, CURVE, PICTURE}
    (card,) = read_card(folder / CARD).training
    assert (card.rounds, card.result) == (ROUNDS, read_net(folder / NET, net.game).digest)
    training = Training(folder, PLAN)
    assert [line.round for line in training.lines] == list(range(1, ROUNDS + 1))
    assert training.decisions == ROUNDS * PLAN.decisions
    assert isinstance(training.play, SelfPlay)
    (group,) = training.play.groups
    batch = group.games
    assert isinstance(batch, Batch)
    seen, mask, seats = (np.array(one) for one in (batch.observations, batch.masks, batch.seats))
    policy, shares = forward(training.params, jnp.array(seen), jnp.array(mask), PLAN.seats)
    for place in range(8):
        looked = net.look(batch.table(place), int(seats[place]))
        legal = mask[place].nonzero()[0]
        # The file has half the precision.
        assert np.allclose(np.exp(policy[place])[legal], net.policy(looked, legal), atol=0.02)
        assert np.allclose(np.exp(shares[place]), net.shares(looked, PLAN.seats), atol=0.02)


def test_a_folder_keeps_one_training(folder: Path, net: Net) -> None:
    with pytest.raises(BadTraining, match="holds a training by another plan"):
        Training(folder, msgspec.structs.replace(PLAN, seats=3))


def test_a_round_is_cut_into_whole_parts(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="cannot be cut into parts of 1000"):
        Training(tmp_path, msgspec.structs.replace(PLAN, part=1000))


def test_what_others_did_is_learnt_from_a_data_set(tmp_path: Path) -> None:
    games, out = tmp_path / "games", tmp_path / "out"
    make_dataset(find_game("buccaneer"), games, 4, 20, seed=5, bots=["heuristic"])
    said = freebooter("train", "buccaneer", "--out", str(out), "--lessons", str(games), "--steps", "1").complaint
    assert "learnt from" in said
    assert "decisions of heuristic" in said
    (card,) = read_card(out / CARD).training
    assert card.lessons == [read_dataset(games).digest]
    _, decisions = read_decisions(games, find_game("buccaneer"), share)
    surprises: list[float] = []
    with Training(tmp_path / "more", PLAN) as training:
        training.study(
            lessons_of(*decisions), card.lessons[0], epochs=30, done=lambda _, missed: surprises.append(missed)
        )
        assert surprises[-1] < surprises[0] - 0.3
        assert training.past == [training.params]
        told = io.StringIO()
        learn_lessons(training, games, Console(file=told, width=200))
        assert "has been learnt from already" in told.getvalue()
        assert training.lessons == card.lessons


def test_lessons_of_other_tables_are_refused_and_change_nothing(tmp_path: Path) -> None:
    games = tmp_path / "games"
    make_dataset(find_game("buccaneer"), games, 3, 1, seed=5)
    _, decisions = read_decisions(games, find_game("buccaneer"), share)
    with Training(tmp_path / "out", PLAN) as training:
        before = training.params
        with pytest.raises(BadTraining, match="of tables of 3, and this training is at tables of 4"):
            training.study(lessons_of(*decisions), "digest")
        assert training.params is before
        assert not training.lessons


def test_the_house_sits_in_some_games(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, league=10, house=10)
    with Training(tmp_path, plan, processes=2) as training:
        training.run(decisions=12 * plan.decisions)
        # A net that knows next to nothing loses to it.
        assert min(line.house for line in training.lines) < 0.8
        assert isinstance(training.play, SelfPlay)
        for group in training.play.groups:
            with_others = group.theirs.any(1)
            assert with_others.sum() == 2 * (64 * 10 // 100)
            assert not group.theirs.all(1).any()


def test_a_guided_training_does_what_the_judge_would_do(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, guidance=1.0)
    with Training(tmp_path, plan) as training:
        followed = []
        for number in range(12):
            played, last, seats = training.play.round(training.params, training.past[0], number)
            followed.append(float((played.answer == played.advice).mean()))
            training.params, training.memory, _ = training.learner.learn(
                training.params, training.memory, played, last, seats, number, 0.0
            )
        assert followed[-1] > followed[0] + 0.1


def test_more_than_all_games_cannot_have_others_in_them(tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="90 and 20 of 100 games"):
        Training(tmp_path, msgspec.structs.replace(PLAN, league=90, house=20))


def test_a_net_learns_from_searches_with_itself(tmp_path: Path, folder: Path, net: Net) -> None:
    begun = read_net(folder / NET, net.game)
    plan = msgspec.structs.replace(PLAN.with_expert(16), games=4, league=50, house=25, part=128)
    with Training(tmp_path, plan, begun=begun) as training:
        before = forward(training.params, *looks(training), PLAN.seats)
        training.run(decisions=1)
        after = forward(training.params, *looks(training), PLAN.seats)
    (card,) = read_card(tmp_path / CARD).training
    assert (card.begun, card.games, card.plan["expert"]) == (begun.digest, 4, 16)
    assert training.decisions == card.decisions > 100
    assert not np.allclose(before[0], after[0])
    assert not np.allclose(before[1], after[1])
    # What has learned from searches leads the next one.
    assert Net(net.game, read_net(tmp_path / NET, net.game)).is_searching
    assert not net.is_searching
    with pytest.raises(BadTraining, match="began with another net"):
        Training(tmp_path, plan, begun=msgspec.structs.replace(begun, digest="0" * 64))


def looks(training: Training) -> tuple[Any, Any]:
    """What the first games of the training show, and what may be done there."""
    batch = Batch(training.game, 8, PLAN.seats, seed=3)
    return jnp.array(np.array(batch.observations)), jnp.array(np.array(batch.masks))


def test_a_net_that_knows_nothing_learns_from_the_judge_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = msgspec.structs.replace(PLAN.with_expert(8), games=2, part=64)
    with Training(tmp_path, plan) as training:
        asked: list[bool] = []
        expert = training.expert
        assert expert is not None
        play_round = expert.round

        def noted(*given: Any, judged: bool, done: Any) -> Any:
            asked.append(judged)
            return play_round(*given, judged=judged, done=done)

        monkeypatch.setattr(expert, "round", noted)
        ended: list[int] = []
        training.run(decisions=400, played=ended.append)
    assert sum(ended) == 2 * len(asked)
    assert asked[0]
    assert asked == sorted(asked, reverse=True)
    assert not asked[-1]


def test_no_more_searches_are_kept_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experts, "DECISIONS", 1)
    plan = msgspec.structs.replace(PLAN.with_expert(4), games=1, part=16)
    with Training(tmp_path, plan) as training:
        training.run(decisions=150)
        assert len(training.lines) > 1
        assert training.expert is not None
        assert [len(kept.answers) for kept in training.expert.kept] == [
            training.lines[-1].decisions - training.lines[-2].decisions
        ]


def test_searches_are_played_the_same_in_any_number_of_processes() -> None:
    plan = SearchedPlan(game="buccaneer", seats=3, seed=2, iterations=8, sight=0.9)
    together = play_searched(plan, range(2)).lessons
    apart = map_games(partial(play_searched, plan), 2, 2, size=1)
    for column, first, second in zip(together, *(piece.lessons for piece in apart), strict=True):
        assert np.array_equal(column, np.concatenate([first, second]))
    assert together.liked.sum(1) == pytest.approx(1)
    assert together.returns.sum(1) == pytest.approx(1, abs=1e-5)
    # What is liked can be done.
    marked = np.take_along_axis(together.mask, together.answers, 1)
    assert (marked[together.liked > 0] == 1).all()


@pytest.mark.parametrize("game_id", ["seven_seas", "winds_of_plunder"])
def test_searches_that_end_before_they_have_mixed_their_answers_still_teach(game_id: str) -> None:
    """Where several choose at once, the first iterations only try what there is."""
    plan = SearchedPlan(game=game_id, seats=3, seed=1, iterations=2, sight=0.9)
    assert play_searched(plan, range(1)).lessons.liked.sum(1) == pytest.approx(1)
