"""One rule by its number, one thing by its name."""

import pytest

from freebooter.cli.terminal.lookup import Lookup
from freebooter.core.catalogue import find_game

WINDS = Lookup(find_game("winds_of_plunder"), "en")


@pytest.mark.parametrize("number", ["W12", "w12"])
def test_a_number_shows_that_rule_and_no_other(number: str) -> None:
    found = WINDS.find(number)
    assert found.startswith("## W12 Action cards")
    assert "Treachery" in found
    assert "##" not in found[2:]


def test_a_name_shows_what_the_rules_say_of_it() -> None:
    found = WINDS.find("storm")
    assert "down to two" in found
    assert "**W12**" in found
    assert "Treachery" not in found


def test_a_title_shows_its_rule() -> None:
    assert WINDS.find("the vote").startswith("## W1 The vote")


def test_what_nobody_knows_is_not_found() -> None:
    assert WINDS.find("fish") == ""
    assert WINDS.find("W99") == ""


def test_the_italian_rules_are_looked_up_in_italian() -> None:
    assert "**W12**" in Lookup(find_game("winds_of_plunder"), "it").find("tempesta")
