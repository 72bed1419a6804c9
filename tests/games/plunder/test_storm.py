"""The storm: where it lies, what it cuts off, and what cannot be done across its border (P1, P2, P7, P10, P12)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import AttackIsland, AttackShip, BuildShip, Collect, OfferTrade, Place
from freebooter.games.plunder.rules.islands import cards_due, provides
from tests.games.plunder.positions import BLUE, RED, is_legal, island, legal, play, refusal, sea

pytestmark = pytest.mark.both_forms


def test_example_the_compasses_read_c3() -> None:
    covered = GAME.view(sea("storm C3"), RED).storm_cells
    assert covered == ("B2", "B3", "B4", "C2", "C3", "C4", "D2", "D3", "D4")


def test_example_the_compasses_read_a5_and_the_storm_hangs_off_the_map() -> None:
    assert GAME.view(sea("storm A5"), RED).storm_cells == ("A4", "A5", "A6", "B4", "B5", "B6")


@pytest.mark.parametrize("centre", ["A1", "A18", "C3", "F9", "L1", "L18"])
def test_an_observation_has_the_storm_where_the_view_has_it(centre: str) -> None:
    t = sea(f"storm {centre}")
    told = GAME.observation(t, RED)
    covered = GAME.view(t, RED).storm_cells
    assert [name for name, is_covered in told.items() if name.startswith("map.storm.") and is_covered] == [
        f"map.storm.{cell}" for cell in covered
    ]


def test_an_island_with_all_its_ports_covered_provides_nothing() -> None:
    # One port covered; one port free; one of two covered; two of two cannot be covered here, so each in turn.
    assert not provides(sea("storm B4"), island(sea(), "B3"))
    assert provides(sea("storm B4"), island(sea(), "E4"))
    assert provides(sea("storm B10"), island(sea(), "B10"))
    assert not provides(sea("storm B9"), island(sea(), "B10"))


def test_a_covered_island_gives_no_card_but_still_counts() -> None:
    t = sea("ships A1; islands A=B3 A=E4; storm B4")
    assert cards_due(t, RED) == 1
    assert GAME.view(t, RED).points[RED] == 3


def test_ships_attack_within_the_storm_but_not_across_its_border() -> None:
    t = sea("ships C4 D6 | C5 E6; storm C5")
    assert is_legal(t, AttackShip(0, BLUE, 0))
    assert refusal(t, AttackShip(1, BLUE, 1)).endswith("border lies between")


def test_an_island_under_the_storm_can_be_conquered_from_its_port() -> None:
    t = sea("ships B3; islands B=B3; storm B4")
    assert is_legal(t, AttackIsland(0))


def test_treasure_is_collected_within_the_storm_but_not_across_its_border() -> None:
    t = sea("ships A2; tokens B2; storm A1")
    assert is_legal(t, Collect(0, 0))
    t = sea("ships C1; tokens C2; storm D3")
    assert refusal(t, Collect(0, 0)).endswith("border lies between")


def test_ships_do_not_trade_across_the_border_but_within() -> None:
    t = sea("ships D6 | E6; hands wood; storm C5")
    assert "P7: you may not trade with that player now" in refusal(t, OfferTrade(BLUE))
    t = sea("ships C6 | D6; hands wood; storm C5")
    assert is_legal(t, OfferTrade(BLUE))


def test_no_trade_goes_through_a_covered_port() -> None:
    for storm, possible in (("B4", False), ("L18", True)):
        t = sea(f"ships B3; islands B=B3; hands wood; storm {storm}")
        assert is_legal(t, OfferTrade(BLUE)) == possible
    for storm, possible in (("J11", False), ("L18", True)):
        t = sea(f"ships J10 | A1; hands wood; storm {storm}")
        assert is_legal(t, OfferTrade(BLUE)) == possible


def test_a_new_ship_is_not_placed_across_the_border() -> None:
    t = sea("ships D1; hands wood*2 iron gold*2; storm B2")
    play(t, BuildShip())
    assert {action.cell for action in legal(t, Place)} == {"D2", "E1"}


def test_a_new_ship_may_be_placed_in_an_own_port_under_the_storm() -> None:
    t = sea("ships D1; islands A=B3; hands wood*2 iron gold*2; storm B2")
    play(t, BuildShip())
    assert "B3" in {action.cell for action in legal(t, Place)}
