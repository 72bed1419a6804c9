"""What is seen (B3): everything but the order of the ships to come."""

import msgspec
import pytest

from freebooter.core.chance import seed_of
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.table import SPECTATOR
from freebooter.games.buccaneer import GAME
from tests.games.buccaneer.positions import BLACK, BLUE, RED, YELLOW, sea

pytestmark = pytest.mark.both_forms


def test_owners_and_values_of_all_discs_are_in_every_view() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5), (YELLOW, "?")),))
    for viewer in (RED, BLACK, SPECTATOR):
        stack = GAME.view(t, viewer).stacks[0]
        assert [(disc.seat, disc.wage) for disc in stack] == [(RED, 2), (BLUE, 5), (YELLOW, 0)]


def test_open_stacks_changes_what_clients_draw_and_nothing_else() -> None:
    people = [Seating(name=name) for name in "ABC"]
    closed = Match(GAME, people, {"first_player": 1}, seed=seed_of(1))
    opened = Match(GAME, people, {"first_player": 1, "open_stacks": True}, seed=seed_of(1))
    assert closed.view(0) == opened.view(0)
    assert closed.options != opened.options


def test_the_ships_to_come_are_known_but_not_their_order() -> None:
    t = sea(offer=("S01",), to_come=("S02", "L15"))
    seen = GAME.view(t, BLUE)
    assert [ship.id for ship in seen.to_come] == ["S02", "L15"]
    assert b"order" not in msgspec.json.encode(seen)
