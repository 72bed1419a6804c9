"""What is seen (B3): everything but the order of the ships to come."""

import msgspec
import pytest

from freebooter.core.chance import seed_of
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.table import SPECTATOR
from freebooter.core.words import words
from freebooter.games.buccaneer import GAME
from tests.games.buccaneer.positions import BLACK, BLUE, RED, YELLOW, board, move, sea

pytestmark = pytest.mark.both_forms


def test_owners_and_values_of_all_discs_are_in_every_view() -> None:
    t = sea(stacks=(((RED, 2), (BLUE, 5), (YELLOW, "?")),))
    for viewer in (RED, BLACK, SPECTATOR):
        stack = GAME.view(t, viewer).stacks[0]
        assert [(disc.seat, disc.wage) for disc in stack] == [(RED, 2), (BLUE, 5), (YELLOW, 0)]


def test_open_stacks_changes_what_clients_draw_and_no_rule() -> None:
    people = [Seating(name=name) for name in "ABC"]
    closed = Match(GAME, people, {"first_player": 1}, seed=seed_of(1))
    opened = Match(GAME, people, {"first_player": 1, "open_stacks": True}, seed=seed_of(1))
    for match in (closed, opened):
        match.submit(1, move(2, 0, 5))
    assert GAME.legal(closed.state, 2) == GAME.legal(opened.state, 2)
    lead = [next(s for s in match.view(0).stacks if len(s) == 2) for match in (closed, opened)]
    assert [[disc.wage for disc in stack] for stack in lead] == [[2, 5], [2, 5]]
    assert [[disc.shown for disc in stack] for stack in lead] == [[True, False], [True, True]]


def test_open_stacks_tells_who_would_be_paid_what_before_a_boarding_is_chosen() -> None:
    crew = ((RED, 2), (BLUE, 5), (YELLOW, "?"), (RED, 3))
    for option, said in ((False, "“?” earns 3"), (True, "you would pay Blue 5 and Yellow 3")):
        t = sea(stacks=(crew,), open_stacks=option)
        choice = GAME.tell_action(board(2, 0), GAME.view(t, RED))
        text = words(GAME.package, "en").say(choice, ["Red", "Blue", "Yellow", "Black"])
        assert said in text
        assert ("you would pay" in text) == option


def test_the_ships_to_come_are_known_but_not_their_order() -> None:
    t = sea(offer=("S01",), to_come=("S02", "L15"))
    seen = GAME.view(t, BLUE)
    assert [ship.id for ship in seen.to_come] == ["S02", "L15"]
    assert b"order" not in msgspec.json.encode(seen)
