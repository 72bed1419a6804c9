"""`freebooter simulate` reports what many games came to."""

import json

import pytest

from tests.cli.runner import freebooter


def test_json_is_one_object_with_everything_in_it() -> None:
    ran = freebooter("simulate", "buccaneer", "--seats", "4", "--games", "20", "--seed", "1", "--json")
    assert ran.code == 0
    assert ran.out.count("\n") == 1
    report = json.loads(ran.out)
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("buccaneer", 4, 20, 1)
    assert report["moves"] > 20 * 50
    assert report["moves_per_second"] > 0
    assert len(report["mean_scores"]) == 4
    assert sum(report["win_shares"]) == pytest.approx(1)
    assert list(report["endings"]) == ["last-ship", "deadlock"]
    assert sum(report["endings"].values()) == 20
    assert sum(report["points_by_source"].values()) == pytest.approx(sum(report["mean_scores"]) / 4)
    assert report["bots"] == ["random"] * 4
    assert report["form"] in ("plain", "compiled")


def test_people_read_tables() -> None:
    ran = freebooter("simulate", "buccaneer", "--games", "5")
    assert ran.code == 0
    assert "5 games, 3 seats, seed 1" in ran.out
    assert "mean score" in ran.out
    assert ran.err == ""
