"""What would follow from a choice: odds as the dice give them, and warnings (P3, P4, P5, P8)."""

from itertools import product

import pytest

from freebooter.core.actions import Action
from freebooter.core.outlook import Outlook
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    AttackIsland,
    AttackShip,
    Barter,
    Decline,
    Discard,
    EndTurn,
    Fight,
    Give,
    Propose,
)
from freebooter.games.plunder.events import BattleFought
from freebooter.games.plunder.state import Sea
from tests.games.plunder.positions import BLUE, RED, heard, play, sea

pytestmark = pytest.mark.both_forms

PORTS = {1: "B3", 2: "E4", 3: "B10"}


def ahead(t: Sea, action: Action) -> Outlook:
    """What the asked seat is told would follow."""
    outlook = GAME.outlook(t, GAME.asks(t)[0], action)
    assert outlook is not None
    return outlook


def fought_out(t: Sea) -> dict[str, int]:
    """All rolls played through the engine and counted, as the attacker's."""
    counted = {"win": 0, "tie": 0, "lose": 0}
    for outcome, weight in GAME.outcomes(t):
        (fought,) = heard(play(t.copy(), outcome), BattleFought)
        won = "win" if fought.score > fought.opposing else "tie" if fought.won else "lose"
        counted[won] += weight
    return counted


@pytest.mark.parametrize(("cannons", "skulls"), list(product((0, 1, 2), (1, 2, 3))))
def test_odds_against_an_island_are_those_of_all_rolls(cannons: int, skulls: int) -> None:
    t = sea(f"ships {PORTS[skulls]}:3/{cannons}/0")
    outlook = ahead(t, AttackIsland(0))
    play(t, AttackIsland(0))
    assert outlook.odds == fought_out(t)
    assert outlook.facts == {"won": outlook.odds["win"] + outlook.odds["tie"], "lost": outlook.odds["lose"]}


@pytest.mark.parametrize(("mine", "theirs"), list(product((0, 1, 2), (0, 1, 2))))
def test_odds_against_a_ship_are_those_of_all_rolls_for_both_sides(mine: int, theirs: int) -> None:
    t = sea(f"ships A1:3/{mine}/0 | A2:3/{theirs}/0; hands - | wood")
    attack = ahead(t, AttackShip(0, BLUE, 0))
    play(t, AttackShip(0, BLUE, 0))
    defence = ahead(t, Fight())
    play(t, Fight())
    assert attack.odds == fought_out(t)
    assert defence.odds == {"win": attack.odds["lose"], "tie": attack.odds["tie"], "lose": attack.odds["win"]}
    # A tie is the attacker's.
    assert defence.facts == {"won": attack.facts["lost"], "lost": attack.facts["won"]}


def test_who_declines_a_bribe_is_told_the_odds_again() -> None:
    t = sea("ships A1 | A2; hands - | wood")
    attack = ahead(t, AttackShip(0, BLUE, 0))
    play(t, AttackShip(0, BLUE, 0), Give("wood"), Propose())
    assert ahead(t, Decline()) == attack


def test_steps_that_would_lapse_are_warned_of() -> None:
    t = sea("ships A1:3/0/1; turn rolled=3 die_left=3 rigged=1,0,0")
    outlook = ahead(t, EndTurn())
    assert outlook.warning is not None
    assert outlook.facts == {"steps": 4}
    assert GAME.outlook(sea("ships A1; turn rolled=3 die_left=3", turn=BLUE), BLUE, EndTurn()) is None


def test_paying_the_merchant_with_what_is_bought_is_warned_of() -> None:
    t = sea("ships J10; hands wood iron rum")
    play(t, Barter("wood"))
    assert ahead(t, Discard("wood")).warning is not None
    assert GAME.outlook(t, RED, Discard("iron")) is None
