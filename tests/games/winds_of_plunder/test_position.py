"""Positions in text: ports, tiles and cards have names, and what follows from the rest is not written."""

import pytest

from freebooter.core.errors import BadPosition
from freebooter.core.facts import digest
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import Aim, PlayCard, Sail, SetCompass
from freebooter.games.winds_of_plunder.space import PLACES
from tests.games.winds_of_plunder.positions import BART, BONNET, JACK, answer, hand_of, happen, play, port_of, tally

pytestmark = pytest.mark.both_forms

TILES = "tiles T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12 T13 T14 T15 T16 T17 T18"
TEXT = (
    f"winds_of_plunder 3 no_gust=true; {TILES}; wind west; ports havana jamaica trinidad; first A; blackbeard C;"
    " vp 7 12/0/3/0/-2/0 0; tally 0/0/0 1/2/0 0/0/1; hands mutiny storm*2 | - | secret-cache; discards rats*2;"
    " treasures havana! | belize | -; buried nassau; frames Round(turns=1) TurnStart(seat=0)"
)


def test_a_position_names_ports_tiles_and_cards() -> None:
    t = GAME.position(TEXT)
    seen = GAME.view(t, BONNET)
    assert (seen.wind, seen.players[JACK].port, seen.players[JACK].vp) == ("west", "jamaica", 13)
    assert seen.hand == {"mutiny": 1, "storm": 2}
    assert (seen.players[BONNET].treasures_seen, seen.treasures_buried) == (("havana",), ("nassau",))
    assert Sail("cozumel") not in GAME.legal(t, BONNET), "nothing lies west of Havana"
    play(t, PlayCard("mutiny"), Aim(JACK))
    assert tally(t, JACK, "crew") == 1


def test_what_lies_nowhere_else_is_in_the_deck() -> None:
    t = GAME.position(TEXT)
    assert GAME.sums(t) == GAME.sums(GAME.new(3))
    assert (t.deck.size(), t.treasure_deck.size(), t.bag.size()) == (40 - 6, 10, 0)
    with pytest.raises(BadPosition, match="there are 2 of rats, not 3"):
        GAME.position(f"{TEXT}; hands rats | - | -")
    with pytest.raises(BadPosition, match="is for 4 seats, not 3"):
        GAME.position("winds_of_plunder 3; hands rats | - | - | -")


def test_seats_and_places_may_be_named_and_the_rest_left_out() -> None:
    t = GAME.position("winds_of_plunder 3; ports havana jamaica trinidad; ports B=belize; hands - | rats; tally 1/0/2")
    assert [port_of(t, seat) for seat in range(3)] == ["havana", "belize", "trinidad"]
    assert (hand_of(t, JACK), hand_of(t, BART), list(t.tally)) == (["rats"], [], [1, 0, 2, 0, 0, 0, 0, 0, 0])
    t = GAME.position("winds_of_plunder 3; tiles trinidad=T01")
    laid = dict(zip(PLACES, (t.waters.tile_names[tile] for tile in t.tiles), strict=True))
    assert laid["trinidad"] == "T01"
    assert [name for place, name in laid.items() if place != "trinidad"] == sorted(laid.values())[1:]


def test_sealed_votes_drafts_and_eras_are_written_by_name() -> None:
    start = f"winds_of_plunder 3; {TILES}; ports havana jamaica trinidad; blackbeard A"
    t = GAME.position(f"{start}; frames Round(turns=-1)")
    answer(t, BART, SetCompass("south"))
    assert "; sealed - - south; " in GAME.text(t)
    t = GAME.position(TEXT.replace("storm*2", "swindle"))
    play(t, PlayCard("mutiny"))
    assert "; drafts mutiny | - | -; " in GAME.text(t)
    again = GAME.position(
        f"{start}; hands rats | storm | -;"
        " eras rats storm: A+ B+ | swindle heave: C+ C-heave; discards heave; turn points=3; frames Turn(seat=2)"
    )
    assert [era.moves for era in again.eras] == [[(0, -1), (1, -1)], [(2, -1), (2, 12)]]
    assert "; eras rats storm: A+ B+ | heave swindle: C+ C-heave; " in GAME.text(again)


@pytest.mark.parametrize("seats", [3, 5])
def test_every_position_of_a_game_is_read_as_it_was_written(seats: int) -> None:
    options = {"reactive_caches": True}
    t = GAME.new(seats, options)
    source = Rng(seats)
    moves = 0
    while asked := GAME.asks(t):
        if moves % 3 == 0:
            assert digest(GAME.position(GAME.text(t, options))) == digest(t)
        moves += 1
        if asked == (CHANCE,):
            happen(t, GAME.draw(t, source))
        else:
            legal = GAME.legal(t, asked[0])
            play(t, legal[source.below(len(legal))])
