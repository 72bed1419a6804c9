"""Set-up and what lies in the box (S1, S12, S16)."""

import pytest

from freebooter.core import engine
from freebooter.core.source import Rng
from freebooter.games.seven_seas import GAME, sums
from freebooter.games.seven_seas.actions import Begin
from freebooter.games.seven_seas.figures import COUNTRIES, CURSES, GOODS, MOST_CARAVAN, MOST_PORTS
from freebooter.games.seven_seas.state import CARDS, FIRST_CURSE, FIRST_PORT, KINDS, Seas

pytestmark = pytest.mark.both_forms


def dealt(seats: int) -> Seas:
    """A table whose hands are dealt and whose first player is to be found."""
    t = GAME.new(seats)
    for _ in range(3 * seats):
        engine.roll(t, Rng(seats))
    return t


def test_kinds_of_card_are_numbered_one_after_the_other() -> None:
    assert len(COUNTRIES) * MOST_CARAVAN == FIRST_CURSE
    assert FIRST_CURSE + len(CURSES) == FIRST_PORT
    assert FIRST_PORT + MOST_PORTS == CARDS
    assert len(GOODS) == KINDS


@pytest.mark.parametrize(("seats", "above"), [(2, 20), (3, 17), (4, 14)])
def test_last_rounds_lies_under_26_cards_less_the_hands_on_4(seats: int, above: int) -> None:
    t = dealt(seats)
    assert t.above == above
    assert t.deck.size() == above + 4
    assert [hand.size() for hand in t.hands] == [3] * seats


def test_everyone_begins_with_seven_ships_seven_chests_and_seven_characters() -> None:
    t = dealt(4)
    for player in GAME.view(t, 0).players:
        assert (player.fleet, player.guards, player.reserve, player.chests) == (7, 0, 3, 7)
        assert len(player.available) == 7
        assert player.in_front == ()


def test_the_first_player_is_drawn_and_the_port_is_pirate_bay() -> None:
    t = dealt(3)
    assert [outcome for outcome, _ in GAME.outcomes(t)] == [Begin(0), Begin(1), Begin(2)]
    GAME.apply_chance(t, Begin(2))
    assert t.first == 2
    assert GAME.view(t, 1).port.name == "Pirate Bay"
    assert GAME.asks(t) == (0, 1, 2)


def test_the_box_holds_60_booty_cards_31_adventure_cards_and_ten_dice_a_player() -> None:
    counted = sums(dealt(4))
    assert counted["booty cards"] == 60
    assert counted["adventure cards"] == 31
    assert [counted[f"ships of seat {seat}"] for seat in range(4)] == [10] * 4
    assert counted["corsair tiles"] == 4
    assert [counted[f"characters of seat {seat}"] for seat in range(4)] == [7] * 4
