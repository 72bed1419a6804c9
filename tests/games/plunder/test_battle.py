"""Conquering islands and battling ships (P4)."""

import pytest

from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import AttackIsland, AttackShip, EndTurn, Roll, RollDice, RollDie, Sail
from freebooter.games.plunder.events import BattleFought
from freebooter.games.plunder.state import NOBODY, Sea
from freebooter.games.plunder.view import BattleView, FoughtView
from tests.games.plunder.positions import (
    BLUE,
    GREEN,
    RED,
    boat,
    heard,
    is_legal,
    owner,
    play,
    refusal,
    sea,
)

pytestmark = pytest.mark.both_forms

PORTS = {1: "B3", 2: "E4", 3: "B10"}


def lives(t: Sea, seat: int, place: int = 0) -> int:
    ship = boat(t, seat, place)
    return ship.lives if ship else 0


@pytest.mark.parametrize(
    ("attack", "cannons", "defense", "skulls", "scores", "won"),
    [
        (3, 0, 4, 1, (3, 5), False),
        (5, 1, 4, 2, (6, 6), True),
        (5, 2, 5, 3, (7, 8), False),
        (6, 1, 5, 1, (7, 6), True),  # the overview's
    ],
)
def test_examples_against_islands(
    attack: int, cannons: int, defense: int, skulls: int, scores: tuple[int, int], won: bool
) -> None:
    port = PORTS[skulls]
    t = sea(f"ships {port}:3/{cannons}/0")
    told = play(t, AttackIsland(0), RollDice(attack, defense))
    fought = heard(told, BattleFought)[0]
    assert (fought.score, fought.opposing, fought.won) == (*scores, won)
    assert (owner(t, port) == RED) == won
    assert lives(t, RED) == (3 if won else 2)


@pytest.mark.parametrize(
    ("attack", "mine", "defense", "theirs", "scores", "won"),
    [
        (2, 0, 1, 0, (2, 1), True),
        (6, 0, 5, 2, (6, 7), False),
        (4, 1, 3, 1, (5, 4), True),
        (3, 2, 4, 0, (5, 4), True),  # the overview's
    ],
)
def test_examples_against_ships(
    attack: int, mine: int, defense: int, theirs: int, scores: tuple[int, int], won: bool
) -> None:
    t = sea(f"ships A1:3/{mine}/0 | A2:3/{theirs}/0")
    told = play(t, AttackShip(0, BLUE, 0), RollDice(attack, defense))
    fought = heard(told, BattleFought)[0]
    assert (fought.score, fought.opposing, fought.won) == (*scores, won)
    assert (lives(t, RED), lives(t, BLUE)) == ((3, 2) if won else (2, 3))


@pytest.mark.parametrize("cannons", range(3))
@pytest.mark.parametrize("skulls", [1, 2, 3])
def test_the_odds_of_a_conquest_over_all_36_rolls(cannons: int, skulls: int) -> None:
    ways = {-1: 26, 0: 21, 1: 15, 2: 10, 3: 6}
    t = sea(f"ships {PORTS[skulls]}:3/{cannons}/0")
    play(t, AttackIsland(0))
    won = 0
    for outcome, weight in GAME.outcomes(t):
        branch = t.copy()
        play(branch, outcome)
        won += weight * (owner(branch, PORTS[skulls]) == RED)
    assert sum(weight for _, weight in GAME.outcomes(t)) == 36
    assert won == ways[skulls - cannons]


@pytest.mark.parametrize("mine", range(3))
@pytest.mark.parametrize("theirs", range(3))
def test_the_odds_of_a_battle_over_all_36_rolls(mine: int, theirs: int) -> None:
    ways = {-2: 30, -1: 26, 0: 21, 1: 15, 2: 10}
    t = sea(f"ships A1:3/{mine}/0 | A2:3/{theirs}/0")
    play(t, AttackShip(0, BLUE, 0))
    won = 0
    for outcome, weight in GAME.outcomes(t):
        branch = t.copy()
        play(branch, outcome)
        won += weight * (lives(branch, BLUE) == 2)
    assert won == ways[theirs - mine]


def test_ships_attack_in_joined_cells_only() -> None:
    # Diagonally, across land, across a barrier, across the closed side of a port: no. Side by side, into a port: yes.
    t = sea("ships A1 C4 B4 | B1 D4 B5 | B3")
    assert is_legal(t, AttackShip(0, BLUE, 0))
    assert "adjoining" in refusal(t, AttackShip(1, BLUE, 1))
    assert "adjoining" in refusal(t, AttackShip(2, BLUE, 2))
    assert is_legal(t, AttackShip(2, GREEN, 0))
    t = sea("ships A1 A2 | B1 C1 | A4")
    assert "adjoining" in refusal(t, AttackShip(1, BLUE, 0))
    assert "adjoining" in refusal(t, AttackShip(1, GREEN, 0))


def test_sinking_a_ship_gains_a_plunder_point_card() -> None:
    t = sea("ships A1 | A2:1/2/2 F1")
    play(t, AttackShip(0, BLUE, 0), RollDice(6, 1))
    assert boat(t, BLUE) is None
    assert list(t.points[:2]) == [1, 0]


def test_an_attacker_who_sinks_gives_the_defender_the_card() -> None:
    t = sea("ships A1:1/0/0 F1 | A2")
    play(t, AttackShip(0, BLUE, 0), RollDice(1, 6))
    assert boat(t, RED) is None
    assert list(t.points[:2]) == [0, 1]


def test_a_ship_lost_against_an_owned_island_gives_its_owner_a_card_an_unowned_one_nobody() -> None:
    for owned in (True, False):
        t = sea(f"ships B3:1/0/0 F1 | L5; islands {'B=B3' if owned else '-'}")
        play(t, AttackIsland(0), RollDice(1, 6))
        assert boat(t, RED) is None
        assert sum(t.points) == t.points[BLUE] == int(owned)


def test_a_conquered_island_changes_its_owner() -> None:
    t = sea("ships B3 | L5; islands B=B3")
    play(t, AttackIsland(0), RollDice(6, 5))
    assert owner(t, "B3") == RED


def test_each_ship_attacks_each_target_once_a_turn() -> None:
    t = sea("ships A1 A3 | A2 B1")
    play(t, AttackShip(0, BLUE, 0), RollDice(1, 6))
    assert refusal(t, AttackShip(0, BLUE, 0)) == "P4: this ship has attacked that target this turn"
    assert is_legal(t, AttackShip(0, BLUE, 1))
    assert is_legal(t, AttackShip(1, BLUE, 0))


def test_a_ship_does_not_attack_an_island_twice_but_another_ship_may() -> None:
    t = sea("ships B10 D8; turn rolled=6 die_left=6")
    play(t, AttackIsland(0), RollDice(1, 6))
    assert refusal(t, AttackIsland(0)) == "P4: this ship has attacked that target this turn"
    play(t, Sail(1, "north"))
    assert is_legal(t, AttackIsland(1))


def test_own_and_merchant_islands_and_open_water_are_not_attacked() -> None:
    t = sea("ships B3 J10 A1; islands A=B3")
    assert refusal(t, AttackIsland(0)) == "P4: you do not attack yourself"
    assert refusal(t, AttackIsland(1)).endswith("island cannot be conquered")
    assert refusal(t, AttackIsland(2)) == "P4: your ship lies in no port"


def test_the_left_neighbour_rolls_for_an_island_that_nobody_owns() -> None:
    t = sea("ships B3")
    told = play(t, AttackIsland(0), RollDice(1, 1))
    assert heard(told, BattleFought)[0].roller == BLUE


def test_an_attack_stays_in_sight_from_its_declaration_until_the_turn_ends() -> None:
    t = sea("ships B3 | C1")
    assert GAME.view(t, RED).battle is None
    play(t, AttackIsland(0))
    assert GAME.view(t, BLUE).battle == BattleView(RED, 0, NOBODY, port="B3")
    play(t, RollDice(6, 1))
    # The left neighbour rolls for an island that nobody owns.
    assert GAME.view(t, BLUE).battle == BattleView(
        RED, 0, NOBODY, port="B3", fought=FoughtView(BLUE, 6, 1, 6, 2, "conquers")
    )
    play(t, Roll(), RollDie(3), EndTurn())
    assert GAME.view(t, BLUE).battle is None


@pytest.mark.parametrize(("lives", "end"), [(2, "loses-life"), (1, "sinks")])
def test_a_battle_in_sight_says_what_befell_whoever_lost(lives: int, end: str) -> None:
    t = sea(f"ships A1 | A2:{lives}/0/0 C1")
    play(t, AttackShip(0, BLUE, 0), RollDice(6, 1))
    assert GAME.view(t, GREEN).battle == BattleView(RED, 0, BLUE, 0, fought=FoughtView(BLUE, 6, 1, 6, 1, end))
