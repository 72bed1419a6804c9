"""The curve of a training says how far it came, however many of its rounds are drawn together."""

import csv
import re

import pytest

from freebooter.train.curve import Progress, draw_curve, write_curve


def lines(rounds: int) -> list[Progress]:
    return [
        Progress(
            round=number,
            decisions=1000 * number,
            games=1,
            seconds=2.0 * number,
            entropy=1 / number,
            value_loss=1.0,
            shift=0.0,
            league=number % 2,
        )
        for number in range(1, rounds + 1)
    ]


@pytest.mark.parametrize("rounds", [1, 3, 200, 444])
def test_a_picture_names_all_decisions(rounds: int) -> None:
    drawn = draw_curve("buccaneer", lines(rounds))
    assert re.findall(r">([\d,]+) decisions<", drawn) == [f"{1000 * rounds:,}"] * 3
    places = [float(place.partition(",")[0]) for place in re.findall(r'points="(.*?)"', drawn)[0].split()]
    assert len(places) == min(rounds, 148 if rounds == 444 else rounds)
    # The last of several that are drawn together stands where their mean is.
    assert places[-1] == pytest.approx(46 + 548 * (443 / 444 if rounds == 444 else 1), abs=0.1)


def test_a_training_without_a_round_has_an_empty_curve() -> None:
    assert "polyline" not in draw_curve("buccaneer", [])
    assert write_curve([]).startswith("round,decisions,")


def test_the_table_has_a_line_for_each_round() -> None:
    read = list(csv.DictReader(write_curve(lines(3)).splitlines()))
    assert [(line["round"], line["decisions"], line["house"]) for line in read] == [
        ("1", "1000", "1.0"),
        ("2", "2000", "1.0"),
        ("3", "3000", "1.0"),
    ]
