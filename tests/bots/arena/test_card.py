"""Experiment cards: what is written is read again, and what differs is named."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from freebooter.bots.arena.card import (
    BadCard,
    Budget,
    Card,
    Experiment,
    enter,
    experiment_of,
    read_card,
    versions_of,
    write_card,
)
from freebooter.core.catalogue import find_game

GAME = find_game("plunder")
ODD = ["random", 'exec:say "là"', "search@40", "ismcts"]


def an_experiment(seed: int = 1, result: str = "") -> Experiment:
    own = replace(GAME.figures(), name="my own")
    options = {"target": 12, "round_limit": None, "teams": "none"}
    budget = Budget(seconds=0.5, until_decided=True, values=3)
    return experiment_of(
        "arena", GAME, own, games=5, seed=seed, bots=ODD, options=options, budget=budget, result=result
    )


def test_a_card_is_read_as_it_was_written(tmp_path: Path) -> None:
    card = Card(experiment=[an_experiment(), an_experiment(2, "abc")])
    write_card(tmp_path / "card.toml", card)
    assert read_card(tmp_path / "card.toml") == card
    assert [path.name for path in tmp_path.iterdir()] == ["card.toml"]


def test_an_experiment_knows_its_figures_options_and_versions() -> None:
    experiment = an_experiment()
    assert GAME.figures(experiment.figures.set).name == "my own"
    assert experiment.given(GAME) == {"target": 12, "round_limit": None, "teams": "none"}
    assert experiment.versions.keys() == {"random", "search@40", "ismcts"}
    assert experiment.differences(experiment.here(GAME)) == []


def test_a_net_is_known_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "net"
    assert versions_of([f"net:{file}"], "buccaneer") == {}
    file.write_bytes(b"weights")
    one = versions_of([f"net:{file}"], "buccaneer")
    file.write_bytes(b"others")
    assert one.keys() == {f"net:{file}"} != versions_of([f"net:{file}@20"], "buccaneer").keys()
    assert one != versions_of([f"net:{file}"], "buccaneer")


def test_the_same_experiment_stands_once(tmp_path: Path) -> None:
    file = tmp_path / "card.toml"
    for experiment in (an_experiment(), an_experiment(2), an_experiment(result="now it has one")):
        enter(file, experiment)
    assert [(one.seed, one.result) for one in read_card(file).experiment] == [(2, ""), (1, "now it has one")]


def test_what_is_no_card_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "card.toml"
    for text, fault in (
        ("seeds = ", "no card"),
        ("format = 2", "format: 2; this version reads 1"),
        ("[[experiment]]\ncommand = 3", r"at `\$\.experiment\[0\]\.command`"),
    ):
        file.write_text(text)
        with pytest.raises(BadCard, match=fault):
            read_card(file)
