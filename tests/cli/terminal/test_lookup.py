"""One rule by its number, one thing by its name."""

import pytest

from freebooter.cli.terminal.lookup import Lookup
from freebooter.core.catalogue import find_game

GAME = find_game("winds_of_plunder")
WINDS = Lookup(GAME, "en", GAME.abouts())


@pytest.mark.parametrize("number", ["W12", "w12"])
def test_a_number_shows_that_rule_and_no_other(number: str) -> None:
    found = WINDS.find(number)
    assert found.startswith("## W12 Action cards")
    assert "Treachery" in found
    assert "##" not in found[2:]


def test_a_name_shows_what_the_thing_is() -> None:
    found = WINDS.find("storm")
    assert found.startswith("**Storm**: ")
    assert "(W12)" in found
    assert "Treachery" not in found


def test_part_of_a_name_shows_all_that_have_it() -> None:
    assert [line.split("**")[1] for line in WINDS.find("hire crew").split("\n\n")] == [
        "Hire Crew I",
        "Hire Crew II",
        "Hire Crew III",
    ]


def test_what_has_no_name_of_its_own_is_found_in_the_rules() -> None:
    assert "**W5**" in WINDS.find("lapses")


def test_a_title_shows_its_rule() -> None:
    assert WINDS.find("the vote").startswith("## W1 The vote")


def test_what_nobody_knows_is_not_found() -> None:
    assert WINDS.find("fish") == ""
    assert WINDS.find("W99") == ""


def test_the_italian_rules_are_looked_up_in_italian() -> None:
    assert Lookup(GAME, "it", GAME.abouts()).find("tempesta").startswith("**Tempesta**: ")
