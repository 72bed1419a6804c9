"""The arena: rotated seats, honest intervals, the same result however it is spread."""

import msgspec
import pytest
from typer.testing import CliRunner

from freebooter.bots.arena.arena import arena, interval, percentile
from freebooter.cli.app import app
from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError

GAME = find_game("buccaneer")


def test_bots_are_listed_in_the_order_given() -> None:
    standings = arena(GAME, ["random", "deckhand", "random"], 3, seed=1)
    assert [one.name for one in standings.bots] == ["random", "deckhand", "random"]
    assert [side.name for side in standings.sides] == ["random", "deckhand"]
    assert standings.games == 3


def test_win_shares_sum_to_one_and_equal_bots_are_equal() -> None:
    standings = arena(GAME, ["random"] * 3, 30, seed=2)
    assert sum(one.win_share for one in standings.bots) == pytest.approx(1.0)
    assert all(one.low < 1 / 3 < one.high for one in standings.bots)
    assert standings.sides[0].win_share == pytest.approx(1.0)
    assert all(one.uncertainty < 8 for one in standings.bots)


def test_jobs_change_nothing() -> None:
    alone = arena(GAME, ["random", "deckhand", "random"], 6, seed=3)
    spread = arena(GAME, ["random", "deckhand", "random"], 6, seed=3, jobs=2)
    for one, other in zip(alone.bots, spread.bots, strict=True):
        assert msgspec.structs.replace(one, milliseconds={}) == msgspec.structs.replace(other, milliseconds={})


def test_it_stops_when_the_interval_decides() -> None:
    standings = arena(GAME, ["deckhand", "random", "random"], 300, seed=1, until_decided=True)
    assert standings.planned == 300
    assert 15 <= standings.games < 60
    assert standings.sides[0].verdict == "above"


def test_an_interval_covers_its_share() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 10)[1] == 1.0
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-4)


def test_nothing_is_said_of_a_bot_that_did_not_choose_by_itself() -> None:
    standings = arena(GAME, ["exec:there-is-no-such-program", "random", "random"], 3, seed=1)
    assert standings.bots[0].faults > 0
    assert standings.sides[0].verdict == "faulty"
    alone = arena(GAME, ["random", "random", "random"], 3, seed=1)
    assert [side.verdict for side in alone.sides] == ["open"]


def test_percentiles_are_numbers_that_occurred() -> None:
    assert [percentile([1.0, 2.0, 3.0, 4.0], percent) for percent in (50, 90, 99)] == [2.0, 4.0, 4.0]
    assert percentile([], 50) == 0.0


def test_too_few_seats_are_refused() -> None:
    with pytest.raises(FreebooterError, match="3 to 5 seats"):
        arena(GAME, ["random"], 1, seed=1)


def test_the_command_prints_one_json_object() -> None:
    given = ["arena", "buccaneer", "--bots", "random,random,random", "--games", "6", "--seed", "4", "--json"]
    ended = CliRunner().invoke(app, given)
    assert ended.exit_code == 0, ended.output
    report = msgspec.json.decode(ended.stdout)
    assert [one["name"] for one in report["bots"]] == ["random"] * 3
    assert {"name", "win_share", "low", "high", "mean_score", "rating"} <= report["bots"][0].keys()
