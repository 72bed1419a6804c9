"""Team play: sums, allies, treaties that cover allies, trade between allies, gifts of islands (P15, P23)."""

import pytest

from freebooter.core.errors import BadOption
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    AskIsland,
    AttackIsland,
    AttackShip,
    BuryTreasure,
    Collect,
    Decline,
    DrawTreasure,
    GiftIsland,
    Give,
    OfferTrade,
    Propose,
    Threaten,
)
from freebooter.games.plunder.scoring import score
from freebooter.games.plunder.state import allied
from tests.games.plunder.positions import BLACK, BLUE, GREEN, RED, hand, is_legal, legal, owner, play, refusal, sea

pytestmark = pytest.mark.both_forms


@pytest.mark.parametrize(("teams", "seats", "target"), [("2x2", 4, 16), ("2x3", 6, 16), ("3x2", 6, 14)])
def test_teams_alternate_and_have_their_target(teams: str, seats: int, target: int) -> None:
    t = sea(seats=seats, teams=teams)
    count = 3 if teams == "3x2" else 2
    assert GAME.view(t, 0).teams == tuple(seat % count for seat in range(seats))
    assert t.atlas.target == target
    with pytest.raises(BadOption, match="teams"):
        GAME.new(3, {"teams": teams})


def test_example_eight_and_three_points_are_eleven() -> None:
    t = sea("points 8 0 3", seats=4, teams="2x2")
    assert score(t, RED) == score(t, GREEN) == 11


def test_a_team_wins_together() -> None:
    t = sea("ships A1; hands gold*5; points 4 0 10", seats=4, teams="2x2")
    play(t, BuryTreasure())
    assert GAME.result(t).winners == (RED, GREEN)
    assert GAME.result(t).scores == (16, 0, 16, 0)


def test_allies_cannot_be_attacked_threatened_or_hit_by_a_card() -> None:
    t = sea("ships A1 B3 | F1 F2 | A2; islands C=B3; hands - | - | gold; tokens A1", seats=4, teams="2x2")
    assert allied(t, RED, GREEN)
    assert refusal(t, AttackShip(0, GREEN, 0)) == "P15: you cannot harm an ally"
    assert refusal(t, AttackIsland(1)) == "P15: you cannot harm an ally"
    assert refusal(t, Threaten(GREEN)) == "P15: you cannot harm an ally"
    play(t, Collect(0, 0), DrawTreasure(25))
    assert {action.seat for action in legal(t)} == {BLUE}


def test_a_treaty_covers_the_partners_allies() -> None:
    t = sea("ships A1 | A2 | - | B1; hands wood", seats=4, teams="2x2")
    assert is_legal(t, AttackShip(0, BLACK, 0))
    play(t, OfferTrade(BLUE), Give("wood"), Propose(), Accept())
    assert refusal(t, AttackShip(0, BLACK, 0)) == "P4: a treaty with that player lasts until the turn ends"


def test_example_three_resources_to_a_teammate_cost_two_in_return() -> None:
    t = sea("ships A1 | - | A2; hands wood*3 | - | gold*3", seats=4, teams="2x2")
    play(t, OfferTrade(GREEN), Give("wood"), Give("wood"), Give("wood"), Ask("gold"))
    assert refusal(t, Propose()) == "P15: over a turn, trades may leave an ally with a gain of at most one card"
    play(t, Ask("gold"), Propose(), Accept())
    assert (hand(t, RED), hand(t, GREEN)) == ("gold gold", "wood wood wood gold")
    assert t.turn.treaties == 0  # allies need none


def test_the_gain_is_counted_over_the_whole_turn() -> None:
    t = sea("ships A1 | - | A2; hands wood*3 | - | gold*2", seats=4, teams="2x2")
    play(t, OfferTrade(GREEN), Give("wood"), Propose(), Accept())
    play(t, OfferTrade(GREEN), Give("wood"))
    assert "P15" in refusal(t, Propose())
    play(t, Ask("gold"), Propose())
    # A counter-offer is held to the same limit.
    play(t, Ask("wood"))
    assert "P15" in refusal(t, Propose())


def test_an_owner_gives_an_island_to_the_ally_who_lies_in_its_port() -> None:
    t = sea("ships A1 | - | B3; islands A=B3 A=B5", seats=4, teams="2x2")
    assert refusal(t, GiftIsland("B5")).endswith("ship lies in that port")
    assert refusal(t, GiftIsland("E4")) == "P15: that is no port of yours"
    play(t, GiftIsland("B3"))
    assert owner(t, "B3") == GREEN


def test_a_visitor_may_ask_on_his_own_turn_once_per_island() -> None:
    t = sea("ships B3; islands C=B3", seats=4, teams="2x2")
    play(t, AskIsland(0))
    assert GAME.asks(t) == (GREEN,)
    kept = t.copy()
    play(t, Accept())
    assert owner(t, "B3") == RED
    play(kept, Decline())
    assert owner(kept, "B3") == GREEN
    assert refusal(kept, AskIsland(0)) == "P23: this island has been given or asked for this turn"


def test_no_island_is_given_through_a_port_under_the_storm() -> None:
    t = sea("ships B3; islands C=B3; storm B4", seats=4, teams="2x2")
    assert refusal(t, AskIsland(0)) == "P15: the storm covers that port"


def test_without_teams_no_island_is_given() -> None:
    t = sea("ships A1 | B3; islands A=B3")
    assert refusal(t, GiftIsland("B3")) == "P15: there are no teams in this game"
    assert refusal(t, AskIsland(0)) == "P15: there are no teams in this game"
