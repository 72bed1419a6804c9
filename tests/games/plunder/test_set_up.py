"""Beginning the game: X tokens, the storm, picking order, islands, ships and three cards (P1)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import DrawCard, PickIsland, RollDie, Spin
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.storm import covers
from freebooter.games.plunder.state import Sea
from tests.games.plunder.positions import BLACK, BLUE, GREEN, RED, boat, cell, legal, mapped, owner, play, refusal

pytestmark = pytest.mark.both_forms


def spun(t: Sea) -> list[str]:
    return [outcome.cell for outcome, _ in GAME.outcomes(t) if isinstance(outcome, Spin)]


def ready_to_pick(seats: int = 4, rolls: tuple[int, ...] = (2, 6, 3, 1)) -> Sea:
    """A table where the picking order has been rolled."""
    t = mapped(seats)
    play(t, *[Spin("A1")] * t.atlas.tokens, Spin("F18"), *(RollDie(die) for die in rolls))
    return t


@pytest.mark.parametrize(("seats", "tokens"), [(2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_so_many_x_tokens_are_placed(seats: int, tokens: int) -> None:
    assert len(mapped(seats).tokens) == tokens


def test_x_tokens_may_share_a_cell_and_lie_on_land() -> None:
    t = mapped(3)
    play(t, Spin("B2"), Spin("B2"), Spin("L18"))
    assert [GAME.view(t, 0).tokens] == [("B2", "B2", "L18")]


def test_the_storm_does_not_begin_over_the_port_of_a_one_skull_island() -> None:
    t = mapped(3)
    play(t, Spin("A1"), Spin("A1"), Spin("A1"))
    havens = [isle.ports[0] for isle in t.chart.isles if isle.skulls == 1]
    centres = [cell(name) for name in spun(t)]
    assert centres == [c for c in t.chart.cells if not any(covers(t.atlas, c, port) for port in havens)]
    assert "B4" not in spun(t)  # it would cover the port B3
    assert "E5" in spun(t)  # two skulls may be covered


def test_the_highest_roll_picks_first_then_the_others_counter_clockwise() -> None:
    t = ready_to_pick()
    assert GAME.asks(t) == (BLUE,)
    play(t, PickIsland("B3"))
    assert GAME.asks(t) == (RED,)
    play(t, PickIsland("B5"))
    assert GAME.asks(t) == (BLACK,)
    play(t, PickIsland("L2"))
    assert GAME.asks(t) == (GREEN,)


def test_those_tied_for_the_highest_roll_again() -> None:
    t = ready_to_pick(rolls=(5, 2, 5, 5))
    assert GAME.asks(t) == (-1,)
    play(t, RollDie(1), RollDie(4), RollDie(4))
    play(t, RollDie(3), RollDie(2))
    assert GAME.asks(t) == (GREEN,)


def test_only_one_skull_islands_that_are_free_can_be_picked() -> None:
    t = ready_to_pick()
    assert len(legal(t)) == 9
    assert refusal(t, PickIsland("E4")) == "P1: you start from an island with one skull"
    assert refusal(t, PickIsland("J10")) == "P1: you start from an island with one skull"
    assert refusal(t, PickIsland("A1")) == "P1: no island has its port there"
    play(t, PickIsland("B3"))
    assert refusal(t, PickIsland("B3")) == "P1: that island is taken"


def test_each_gets_a_ship_in_port_and_three_cards_and_the_last_to_pick_begins() -> None:
    t = ready_to_pick()
    play(t, *(PickIsland(port) for port in ("B3", "B5", "L2", "K18")))
    assert owner(t, "B3") == BLUE
    ship = boat(t, BLUE)
    assert ship is not None
    assert (ship.cell, ship.lives, ship.cannons, ship.masts) == ("B3", 3, 0, 0)
    play(t, *[DrawCard("wood")] * 6, *[DrawCard("iron")] * 6)
    assert [hand_size(t, seat) for seat in range(4)] == [3, 3, 3, 3]
    # Green, the last to pick, plays first and draws a card for the island.
    assert (t.first, t.turn.active) == (GREEN, GREEN)
    play(t, DrawCard("gold"))
    assert GAME.asks(t) == (GREEN,)
    assert hand_size(t, GREEN) == 4


def test_the_stacks_hold_ten_of_each_and_the_deck_the_rest() -> None:
    t = GAME.new(3)
    assert list(t.stacks) == [10, 10, 10, 10]
    assert t.deck.size() == 110
    assert t.treasure.size() == 55
