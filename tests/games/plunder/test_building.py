"""Building ships and pegs, and the merchant's exchange (P8, P12)."""

import pytest

from freebooter.games.plunder.actions import Barter, Build, BuildShip, Discard, Place
from tests.games.plunder.positions import RED, boat, hand, is_legal, legal, play, refusal, sea

pytestmark = pytest.mark.both_forms

SHIP = "wood wood iron gold gold"


@pytest.mark.parametrize(
    ("peg", "cost"),
    [("mast", "wood rum rum"), ("cannon", "iron iron rum gold"), ("life", "wood iron rum gold")],
)
def test_a_peg_costs_what_the_rulebook_says(peg: str, cost: str) -> None:
    t = sea(f"ships A1:2/0/0; hands {cost} gold")
    play(t, Build(peg, 0))
    ship = boat(t, RED)
    assert ship is not None
    assert (ship.masts, ship.cannons, ship.lives) == {"mast": (1, 0, 2), "cannon": (0, 1, 2), "life": (0, 0, 3)}[peg]
    assert hand(t, RED) == "gold"
    assert refusal(t, Build(peg, 0)).startswith("P12: ")


def test_a_ship_costs_two_wood_one_iron_and_two_gold() -> None:
    t = sea("ships A1; hands wood*2 iron gold*2")
    play(t, BuildShip(), Place("A2"))
    new = boat(t, RED, 1)
    assert new is not None
    assert (new.cell, new.lives, new.cannons, new.masts) == ("A2", 3, 0, 0)
    assert hand(t, RED) == ""
    assert list(t.stacks) == [12, 11, 10, 12]


@pytest.mark.parametrize(("peg", "limit"), [("mast", 2), ("cannon", 2), ("life", 3)])
def test_a_ship_takes_no_more_pegs_than_its_limit(peg: str, limit: int) -> None:
    t = sea("ships A1:3/2/2; hands wood iron*2 rum*2 gold")
    assert refusal(t, Build(peg, 0)).startswith(f"P12: a ship has at most {limit} ")


def test_a_fleet_has_at_most_three_ships() -> None:
    t = sea("ships A1 B1 C1; hands wood*2 iron gold*2")
    assert refusal(t, BuildShip()) == "P12: a fleet has at most 3 ships"


def test_a_new_ship_goes_to_a_free_port_or_beside_a_ship() -> None:
    t = sea("ships C4 | B4; islands A=B3 A=L2; hands wood*2 iron gold*2")
    play(t, BuildShip())
    # B4 is taken, D4 lies behind a barrier; the port L2 is free although the storm covers it.
    assert {action.cell for action in legal(t, Place)} == {"C3", "C5", "B3", "L2"}
    assert refusal(t, Place("A1")) == "P12: the ship may not be put there"


def test_without_a_place_a_ship_cannot_be_built() -> None:
    t = sea("ships A1 | A2 B1; hands wood*2 iron gold*2")
    assert refusal(t, BuildShip()).startswith(
        "P12: there is no free port of yours, and no free space beside your ships"
    )


def test_other_players_ships_cannot_be_built_on() -> None:
    t = sea("ships A1 | A2; hands wood rum*2")
    assert legal(t, Build) == [Build("mast", 0)]
    assert refusal(t, Build("mast", 1)) == "P12: you have no such ship"


def test_a_merchant_gives_one_card_for_any_two() -> None:
    t = sea("ships J10; hands wood rum iron")
    play(t, Barter("gold"), Discard("wood"), Discard("iron"))
    assert hand(t, RED) == "rum gold"
    play(t, Barter("iron"), Discard("rum"), Discard("gold"))
    assert hand(t, RED) == "iron"
    assert refusal(t, Barter("iron")) == "P8: the merchant takes two cards, and you hold fewer"


def test_a_merchant_gives_only_what_its_stack_holds() -> None:
    t = sea("ships J10; hands wood rum")
    t.stacks[3] = 0
    assert refusal(t, Barter("gold")) == "P8: that stack is empty"
    assert is_legal(t, Barter("iron"))


def test_a_merchants_port_under_the_storm_is_closed_the_other_is_not() -> None:
    t = sea("ships J10; hands wood rum; storm J11")
    assert refusal(t, Barter("gold")).endswith("port outside the storm")
    t = sea("ships K8; hands wood rum; storm J11")
    assert is_legal(t, Barter("gold"))
