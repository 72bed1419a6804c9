"""Sailing the fleet: shared steps, masts first, what blocks a ship, and the storm's toll (P3)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import Build, BuildShip, Discard, EndTurn, Place, Roll, RollDie, Sail
from freebooter.games.plunder.events import SailingDieRolled
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.sailing import steps_left
from tests.games.plunder.positions import BLUE, RED, boat, hand, is_legal, legal, play, refusal, sea

pytestmark = pytest.mark.both_forms


def at(t: object, seat: int = RED, place: int = 0) -> str:
    ship = boat(t, seat, place)  # type: ignore[arg-type]
    assert ship is not None
    return ship.cell


def test_example_two_ships_share_a_roll_of_five() -> None:
    t = sea("ships A1 C6")
    assert SailingDieRolled(RED, 5) in play(t, Roll(), RollDie(5))
    play(t, Sail(0, "east"), Sail(1, "south"), Sail(0, "east"), Sail(1, "south"), Sail(1, "south"))
    assert (at(t), at(t, place=1)) == ("A3", "F6")
    assert refusal(t, Sail(0, "east")) == "P3: this ship has no steps left"


def test_example_mast_one_two_then_mast_three_four_five() -> None:
    t = sea("ships A1:3/0/1 F1:3/0/1")
    play(t, Roll(), RollDie(5))
    play(t, Sail(0, "east"))
    assert t.turn.die_left == 5  # the mast is counted first
    play(t, Sail(0, "east"), Sail(0, "east"))
    assert t.turn.die_left == 3
    play(t, *[Sail(1, "north")] * 4)
    assert t.turn.die_left == 0
    assert (steps_left(t, 0), steps_left(t, 1)) == (0, 0)


def test_a_ship_with_masts_moves_when_the_die_is_used_up() -> None:
    t = sea("ships A1 F1:3/0/2; turn rolled=1 die_left=1 rigged=0,2,0")
    play(t, Sail(0, "east"))
    assert refusal(t, Sail(0, "east")) == "P3: this ship has no steps left"
    play(t, Sail(1, "north"), Sail(1, "north"))
    assert at(t, place=1) == "D1"


def test_fewer_spaces_may_be_sailed() -> None:
    t = sea("ships A1; turn rolled=6 die_left=6")
    play(t, EndTurn())
    assert t.turn.active == BLUE


def test_ships_do_not_sail_diagonally() -> None:
    t = sea("ships A1; turn rolled=6 die_left=6")
    assert {action.course for action in legal(t, Sail)} == {"east", "south"}


def test_ships_do_not_sail_over_land_through_barriers_or_off_the_map() -> None:
    t = sea("ships A2 C3; turn rolled=6 die_left=6")
    assert refusal(t, Sail(0, "south")) == "P3: ships do not sail over land"
    assert refusal(t, Sail(0, "north")) == "P3: that is the edge of the map"
    assert refusal(t, Sail(1, "south")) == "P3: a land barrier lies between"


def test_ships_do_not_sail_through_another_ship_not_even_their_own() -> None:
    t = sea("ships A1 B1 | A2; turn rolled=6 die_left=6")
    assert refusal(t, Sail(0, "east")) == "P3: another ship lies there"
    assert refusal(t, Sail(0, "south")) == "P3: another ship lies there"


def test_ships_move_in_and_out_of_ports_by_their_open_sides() -> None:
    t = sea("ships A3 B4; turn rolled=6 die_left=6")
    play(t, Sail(0, "south"))
    assert at(t) == "B3"
    assert refusal(t, Sail(0, "south")) == "P3: the port cannot be entered or left by that side"
    assert refusal(t, Sail(1, "east")) == "P3: the port cannot be entered or left by that side"
    play(t, Sail(0, "north"), Sail(1, "west"))
    assert (at(t), at(t, place=1)) == ("A3", "B3")


def test_a_mast_built_after_the_roll_gives_no_step() -> None:
    t = sea("ships A1; hands wood rum*2; turn rolled=1 die_left=1")
    play(t, Build("mast", 0))
    assert steps_left(t, 0) == 1


def test_a_mast_built_before_the_roll_gives_a_step() -> None:
    t = sea("ships A1; hands wood rum*2")
    play(t, Build("mast", 0), Roll(), RollDie(2))
    assert steps_left(t, 0) == 3


def test_a_ship_built_after_the_roll_does_not_move() -> None:
    t = sea("ships A1; hands wood*2 iron gold*2; turn rolled=3 die_left=3")
    play(t, BuildShip(), Place("B1"))
    assert refusal(t, Sail(1, "south")) == "P3: a ship built after the roll does not move this turn"
    play(t, Sail(0, "east"))


def test_the_toll_for_sailing_into_the_storm_is_two_cards_of_choice() -> None:
    t = sea("ships D1; hands wood iron gold; storm B2; turn rolled=2 die_left=2")
    play(t, Sail(0, "north"))
    assert at(t) == "D1"  # it sails once the toll is paid
    assert GAME.asks(t) == (RED,)
    play(t, Discard("iron"), Discard("gold"))
    assert at(t) == "C1"
    assert hand(t, RED) == "wood"
    assert list(t.stacks) == [10, 11, 10, 11]


def test_tolls_two_four_two_and_nothing() -> None:
    def cards_paid(start: str, *courses: str) -> int:
        t = sea(f"ships {start}; hands wood*4; storm B2; turn rolled=4 die_left=4")
        for course in courses:
            play(t, Sail(0, course))
            while legal(t, Discard):
                play(t, Discard("wood"))
        return 4 - int(hand_size(t, RED))

    assert cards_paid("D1", "north", "north") == 2  # into the storm and on inside it
    assert cards_paid("D1", "north", "south") == 4  # in and out
    assert cards_paid("A3", "east") == 2  # out
    assert cards_paid("C1", "north", "north", "east") == 0  # all inside


def test_with_fewer_than_two_cards_a_ship_is_trapped_in_the_storm() -> None:
    t = sea("ships C1; hands wood; storm B2; turn rolled=6 die_left=6")
    assert refusal(t, Sail(0, "south")).endswith("border costs two cards, and you hold fewer")
    assert is_legal(t, Sail(0, "north"))


def test_a_toll_cannot_be_withdrawn_and_is_paid_with_cards_held() -> None:
    t = sea("ships D1; hands wood iron gold; storm B2; turn rolled=2 die_left=2")
    play(t, Sail(0, "north"), Discard("iron"))
    assert refusal(t, Discard("iron")) == "P3: you do not hold another iron"
    assert refusal(t, EndTurn()).startswith("P3: ")


def test_ways_lead_to_every_cell_in_reach_by_as_few_steps_as_can_be() -> None:
    t = sea("ships B3:3/0/1 D1 | C6; storm E4; hands wood*3")
    play(t, Roll(), RollDie(4))
    found = {(way.message.args["ship"], way.message.args["to"]): way for way in GAME.ways(t, RED)}
    # Every course that the rules allow, tried out; a ship that owes a toll lies where it was.
    for place in range(2):
        fewest: dict[str, int] = {at(t, place=place): 0}
        edge = [t]
        for step in range(1, 6):
            after = []
            for here in edge:
                for action in legal(here):
                    if not isinstance(action, Sail) or action.ship != place:
                        continue
                    there = here.copy()
                    GAME.apply(there, RED, action)
                    if at(there, place=place) not in fewest:
                        fewest[at(there, place=place)] = step
                        after.append(there)
            edge = after
        free = {to: way for (ship, to), way in found.items() if ship == place + 1 and not way.message.args["toll"]}
        assert {to: len(way.actions) for to, way in free.items()} == {to: n for to, n in fewest.items() if n > 1}


def test_a_way_across_the_border_of_the_storm_ends_where_the_toll_is_asked() -> None:
    t = sea("ships D1; storm E4; hands wood*3")
    play(t, Roll(), RollDie(6))
    tolls = [way for way in GAME.ways(t, RED) if way.message.args["toll"]]
    assert tolls
    for way in tolls:
        after = t.copy()
        play(after, *way.actions)
        assert {type(action) for action in legal(after)} == {Discard}
    poor = sea("ships D1; storm E4")
    play(poor, Roll(), RollDie(6))
    assert not any(way.message.args["toll"] for way in GAME.ways(poor, RED))


def test_there_are_no_ways_before_the_roll_for_a_single_step_or_for_others() -> None:
    assert GAME.ways(sea("ships A1 | C6"), RED) == []
    assert GAME.ways(sea("ships A1 | C6; turn rolled=1 die_left=1"), RED) == []
    assert GAME.ways(sea("ships A1 | C6; turn rolled=2 die_left=2"), BLUE) == []
    assert GAME.ways(sea("ships A1 | C6; turn rolled=2 die_left=2"), RED)
