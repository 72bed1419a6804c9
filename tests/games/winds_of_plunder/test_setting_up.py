"""Set-up by the seed, and options that a table may fix (W2, W20)."""

import msgspec
import pytest

from freebooter.core.chance import seed_of
from freebooter.core.errors import BadOption, BadSeats
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import GiveTile, LayTile, StartAt
from freebooter.games.winds_of_plunder.flow.wind import Compasses
from tests.games.winds_of_plunder.positions import happen, port_of

pytestmark = pytest.mark.both_forms

STARTS = {"san-salvadore", "puerto-rico", "turks-and-caicos", "santo-domingo", "jamaica"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_random_in_the_set_up_is_a_chance_move_of_the_journal(seats: int) -> None:
    match = Match(GAME, [Seating(name=f"P{seat}") for seat in range(seats)], seed=seed_of(seats))
    steps = [msgspec.json.decode(step.action)["type"] for step in match.rows[0].steps]
    assert steps == ["LayTile"] * 18 + ["StartAt"] * seats + ["GiveTile"]
    t = match.state
    assert sorted(t.tiles) == list(range(18))
    ports = [port_of(t, seat) for seat in range(seats)]
    assert len(set(ports)) == seats
    assert set(ports) <= STARTS
    assert list(t.wind_cubes) == [10] * seats
    assert list(t.reserve) == [16] * seats
    assert t.deck.size() == 40
    assert t.treasure_deck.size() == 12
    assert all(hand.size() == 0 for hand in t.hands)
    assert t.wind == 0
    assert isinstance(t.frames[-1], Compasses)


def test_tiles_go_to_the_ports_first_and_then_to_the_bar() -> None:
    t = GAME.new(3)
    told = [event for tile in range(18) for event in happen(t, LayTile(tile))]
    assert [event.place for event in told[:2]] == ["havana", "cozumel"]  # type: ignore[attr-defined]
    assert [event.place for event in told[12:]] == [f"bar-{space}" for space in range(1, 7)]  # type: ignore[attr-defined]


def test_a_start_port_is_dealt_once() -> None:
    t = GAME.new(3)
    for tile in range(18):
        happen(t, LayTile(tile))
    assert {outcome.port for outcome, _ in GAME.outcomes(t)} == STARTS  # type: ignore[attr-defined]
    happen(t, StartAt("jamaica"))
    assert {outcome.port for outcome, _ in GAME.outcomes(t)} == STARTS - {"jamaica"}  # type: ignore[attr-defined]


def test_w2_the_seed_draws_the_first_holder_of_blackbeards_tile() -> None:
    t = GAME.new(3)
    for tile in range(18):
        happen(t, LayTile(tile))
    for port in ("jamaica", "puerto-rico", "san-salvadore"):
        happen(t, StartAt(port))
    assert GAME.outcomes(t) == [(GiveTile(seat), 1) for seat in range(3)]
    happen(t, GiveTile(2))
    assert t.blackbeard == 2


def test_w2_a_table_may_fix_the_first_holder() -> None:
    t = GAME.new(4, {"blackbeard": 3})
    assert t.blackbeard == 3
    with pytest.raises(BadOption, match=r"'blackbeard': seat 4 does not sit at a table of 4 \(W2\)"):
        GAME.new(4, {"blackbeard": 4})


def test_options_and_seats_that_do_not_exist_are_named() -> None:
    with pytest.raises(BadOption, match="has no option 'gusts'"):
        GAME.options({"gusts": False})
    with pytest.raises(BadOption, match="'no_gust'"):
        GAME.options({"no_gust": 3})
    for seats in (2, 6):
        with pytest.raises(BadSeats, match="3 to 5"):
            GAME.new(seats)
