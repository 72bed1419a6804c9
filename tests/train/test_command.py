"""`freebooter train` makes the plan that its options say, on the device that they name."""

import os
from pathlib import Path
from typing import Any, NamedTuple

import jax
import msgspec
import pytest

from freebooter import forms
from freebooter.bots.nets.net_file import read_net
from freebooter.core.catalogue import find_game
from freebooter.train import training
from freebooter.train.plan import BadTraining, TrainingPlan
from tests.cli.runner import Ran, freebooter

TRAINED = forms.PACKAGE / "bots" / "nets" / "trained"


class Asked(NamedTuple):
    """What a training was to be made with."""

    plan: TrainingPlan
    platforms: str


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """What every training from here on was to be made with; none is begun, whatever device is there."""
    found: list[Asked] = []

    def note(_: Path, plan: TrainingPlan, **__: Any) -> None:
        found.append(Asked(plan, os.environ["JAX_PLATFORMS"]))
        raise BadTraining("noted")

    monkeypatch.setattr(training, "Training", note)
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    return found


def train(folder: Path, *given: str) -> Ran:
    return freebooter("train", *given, "--out", str(folder))


# As docs/bots.md has them, but for how long they took and in how many processes. Two began with a net as wide.
@pytest.mark.parametrize(
    ("game_id", "given"),
    [
        ("buccaneer", f"--begin {TRAINED / 'buccaneer.net'} --expert 128 --games 768 --device gpu"),
        ("plunder", "--expert 128 --games 160 --house 20 --epochs 10 --seed 7"),
        ("seven_seas", "--games 2048 --device gpu"),
        (
            "winds_of_plunder",
            f"--begin {TRAINED / 'winds_of_plunder.net'} --expert 128 --games 448 --device gpu",
        ),
    ],
)
def test_the_nets_that_ship_have_the_plans_of_their_commands(
    game_id: str, given: str, tmp_path: Path, asked: list[Asked]
) -> None:
    train(tmp_path, game_id, *given.split())
    card = read_net(TRAINED / f"{game_id}.net", find_game(game_id)).card
    assert asked[0].plan == msgspec.convert(card["plan"], TrainingPlan)


@pytest.mark.parametrize(("device", "platforms"), [("cpu", "cpu"), ("gpu", "cuda")])
def test_the_device_is_what_the_command_says(
    device: str, platforms: str, tmp_path: Path, asked: list[Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAX_PLATFORMS", "tpu")
    train(tmp_path, "buccaneer", "--device", device)
    assert [one.platforms for one in asked] == [platforms]


def test_a_net_to_begin_with_keeps_its_width_and_has_the_rounds_of_the_device(
    tmp_path: Path, asked: list[Asked]
) -> None:
    begin = ("--begin", str(TRAINED / "plunder.net"))
    train(tmp_path, "plunder", *begin, "--device", "gpu")
    train(tmp_path, "plunder", *begin)
    train(tmp_path, "plunder", "--device", "gpu")
    assert [(one.plan.games, one.plan.part, one.plan.width) for one in asked] == [
        (2048, 16384, 128),
        (256, 2048, 128),
        (2048, 16384, 256),
    ]


def test_a_round_has_as_many_games_as_are_asked_for(tmp_path: Path, asked: list[Asked]) -> None:
    train(tmp_path, "buccaneer", "--games", "512")
    train(tmp_path, "buccaneer", "--games", "512", "--device", "gpu")
    train(tmp_path, "buccaneer", "--games", "512", "--expert", "8")
    assert [(one.plan.games, one.plan.part) for one in asked] == [(512, 2048), (512, 16384), (512, 2048)]


def test_the_judge_searches_for_as_long_as_is_said(tmp_path: Path, asked: list[Asked]) -> None:
    train(tmp_path, "plunder", "--expert", "64")
    train(tmp_path, "plunder", "--expert", "64", "--judged", "1")
    assert [one.plan.judged for one in asked] == [0.5, 1.0]


def test_a_device_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> str:
        raise RuntimeError("Unable to initialize backend 'cuda'")

    monkeypatch.setattr(jax, "default_backend", missing)
    ran = train(tmp_path, "buccaneer", "--device", "gpu")
    assert (ran.code, "JAX finds no GPU here" in ran.complaint) == (2, True)
    ran = train(tmp_path, "buccaneer", "--device", "abacus")
    assert (ran.code, "there is cpu and gpu, not 'abacus'" in ran.complaint) == (2, True)
    ran = train(tmp_path, "buccaneer", "--ray", "127.0.0.1:1")
    assert (ran.code, "no Ray cluster answers at '127.0.0.1:1'" in ran.complaint) == (2, True)
