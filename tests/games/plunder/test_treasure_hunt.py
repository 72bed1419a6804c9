"""X marks the spot: collecting, re-spinning, and whose X it is (P10)."""

import msgspec
import pytest

from freebooter.core.figures import write_figures
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import AttackShip, Collect, DrawTreasure, EndTurn, RollDice, Sail, Spin
from freebooter.games.plunder.rules.chart import draw_chart
from tests.games.plunder.positions import BLUE, RED, boat, cell, hand, is_legal, legal, play, refusal, sea

pytestmark = pytest.mark.both_forms

LOOSE_COINS, POWDER_TRAP, DEAD_CALM = 0, 34, 32


def test_a_ship_on_an_x_may_collect_it_and_need_not() -> None:
    t = sea("ships A1; tokens A2; turn rolled=3 die_left=3")
    assert not legal(t, Collect)
    play(t, Sail(0, "east"))
    assert is_legal(t, Collect(0, 0))
    play(t, EndTurn())
    assert t.tokens[0] == cell("A2")


def test_an_x_on_land_is_collected_from_a_space_beside_it() -> None:
    for place, possible in (("A2", True), ("B1", True), ("B3", True), ("A1", False), ("C3", False)):
        t = sea(f"ships {place}; tokens B2")
        assert is_legal(t, Collect(0, 0)) == possible, place


def test_closed_port_sides_do_not_matter_for_an_x_on_land_but_barriers_do() -> None:
    # The port B5 is closed to the north, where the land of its island lies.
    t = sea("ships B5; tokens A5")
    assert is_legal(t, Collect(0, 0))
    # An X on water is collected on its own cell only, so nobody reaches it across the barrier from D3 to C3.
    t = sea("ships D3; tokens C3")
    assert refusal(t, Collect(0, 0)) == "P10: your ship is not on that X, nor beside it if it is on land"


def test_an_x_on_land_behind_a_barrier_is_out_of_reach() -> None:
    plain = msgspec.json.decode(write_figures(GAME.figures()))
    plain["faces"][0]["barriers"][0].append([[2, 2], [1, 2]])
    walled = GAME.figures(msgspec.json.encode(plain))
    t = sea("ships A2; tokens B2")
    assert is_legal(t, Collect(0, 0))
    t.chart = draw_chart(walled.faces, t.layout, 3)
    assert not is_legal(t, Collect(0, 0))
    assert t.chart.can_collect(cell("B1"), cell("B2"))


def test_after_the_card_the_x_is_spun_elsewhere() -> None:
    t = sea("ships A1; tokens A1")
    play(t, Collect(0, 0), DrawTreasure(LOOSE_COINS))
    assert GAME.asks(t) == (-1,)
    play(t, Spin("F6"))
    assert t.tokens[0] == cell("F6")
    assert hand(t, RED) == "gold"


def test_an_x_that_falls_under_an_own_ship_may_be_taken_at_once() -> None:
    t = sea("ships A1 F6; tokens A1")
    play(t, Collect(0, 0), DrawTreasure(LOOSE_COINS), Spin("F6"))
    assert is_legal(t, Collect(1, 0))
    play(t, Collect(1, 0), DrawTreasure(LOOSE_COINS), Spin("F6"))
    assert hand(t, RED) == "gold gold"


def test_an_x_under_another_ship_waits_for_that_player_or_for_the_ship_to_be_gone() -> None:
    t = sea("ships A1 | A2:1/0/0 F1; tokens A2; turn rolled=2 die_left=2")
    assert not legal(t, Collect)
    play(t, AttackShip(0, BLUE, 0), RollDice(6, 1), Sail(0, "east"))
    assert is_legal(t, Collect(0, 0))
    t = sea("ships A1 | A2; tokens A2; turn rolled=2 die_left=2")
    play(t, EndTurn())
    assert is_legal(t, Collect(0, 0))


def test_several_xs_in_one_cell_are_dealt_with_one_at_a_time() -> None:
    t = sea("ships A1 | F1; tokens A1 A1")
    assert set(legal(t, Collect)) == {Collect(0, 0), Collect(0, 1)}
    play(t, Collect(0, 0), DrawTreasure(DEAD_CALM), Spin("F6"))
    # The first card ended the turn: the second X stays.
    assert t.turn.active == BLUE
    assert t.tokens[1] == cell("A1")


def test_the_x_is_spun_also_when_the_ship_sank() -> None:
    t = sea("ships A1 C1; tokens A1")
    play(t, Collect(0, 0), DrawTreasure(POWDER_TRAP))
    assert boat(t, RED) is None
    play(t, Spin("C1"))
    assert is_legal(t, Collect(1, 0))


def test_an_unseen_card_is_drawn_by_chance_a_known_one_lies_on_top() -> None:
    t = sea("ships A1; tokens A1")
    counts = [card.count.value for card in GAME.figures().treasure]
    play(t, Collect(0, 0))
    assert [weight for _, weight in GAME.outcomes(t)] == counts
    play(t, DrawTreasure(LOOSE_COINS), Spin("A1"))
    # All unseen cards drawn and buried in this order: the deck is known, and chance has no say.
    while t.treasure.top() < 0:
        kind = next(kind for kind, count in enumerate(t.treasure.segments[0].cards) if count)
        t.treasure.draw(kind)
        t.treasure.bury(kind)
    play(t, Collect(0, 0), Spin("A1"))
    assert hand(t, RED) == "gold gold"
    assert t.treasure.size() == 55
