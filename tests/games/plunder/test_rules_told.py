"""Actions and events that serve several rules are told under the one that is meant."""

from typing import Any

import pytest

from freebooter.core.actions import Action
from freebooter.core.chance import seed_of
from freebooter.core.events import Event
from freebooter.core.journal import Seating
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.core.words import words
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    AttackShip,
    Build,
    Collect,
    DrawTreasure,
    Give,
    OfferTrade,
    Propose,
    RollDice,
    Spin,
    Threaten,
    Withdraw,
)
from freebooter.games.plunder.events import (
    CardDrawn,
    CardsExchanged,
    CompassSpun,
    OfferWithdrawn,
    PegAdded,
    PegLost,
    ShipBuilt,
    ShipSunk,
    TokenPlaced,
    TreatyMade,
)
from freebooter.games.plunder.state import Sea
from tests.games.plunder.positions import BLUE, legal, play, sea

pytestmark = pytest.mark.both_forms


def rules_of_choices(t: Sea) -> dict[str, str]:
    """The rules under which the asked seat reads what it may do, by kind of action."""
    seen = GAME.view(t, GAME.asks(t)[0])
    actions: list[Action] = legal(t)
    return {type(action).__name__: GAME.tell_action(action, seen).rule for action in actions}


def rules_told(told: list[Any], kind: type[Any]) -> list[str]:
    return [GAME.tell_event(event).rule for event in told if isinstance(event, kind)]


def beside() -> Sea:
    """Red beside Blue, both with cards."""
    return sea("ships A1 | A2; hands wood | gold*2")


def test_an_offer_follows_p7_a_threat_p6_and_a_bribe_p5() -> None:
    t = beside()
    play(t, OfferTrade(BLUE), Give("wood"))
    assert set(rules_of_choices(t).values()) == {"P7"}
    assert rules_told(play(t, Propose(), Accept()), CardsExchanged) == ["P7"]
    t = beside()
    play(t, Threaten(BLUE), Ask("gold"))
    assert set(rules_of_choices(t).values()) == {"P6"}
    play(t, Propose())
    assert rules_of_choices(t) == {"Accept": "P6", "Decline": "P6"}
    assert rules_told(play(t, Accept()), CardsExchanged) == ["P6"]
    t = beside()
    play(t, AttackShip(0, BLUE, 0), Give("gold"))
    assert rules_of_choices(t) == {"Give": "P5", "Propose": "P5", "Fight": "P5"}
    assert rules_told(play(t, Propose(), Accept()), CardsExchanged) == ["P5"]


def test_a_castaways_card_and_ship_follow_p13() -> None:
    t = sea("ships - | A1; frames Rounds(seat=0, begun=False)")
    assert rules_of_choices(t) == {"TakeCard": "P13"}
    t = sea("ships - | F18; islands A=B3 A=B5; points 1; frames Rounds(seat=0, begun=False)")
    while GAME.asks(t) == (-1,):
        outcomes = [outcome for outcome, _ in GAME.outcomes(t)]
        play(t, RollDice(2, 2) if RollDice(2, 2) in outcomes else outcomes[0])
    assert rules_of_choices(t) == {"Place": "P13"}
    t = sea("ships - | F18; points 1; frames Rounds(seat=0, begun=False)")
    play(t, RollDice(2, 2))
    assert rules_told(play(t, Spin("A1")), CompassSpun) == ["P13"]


def test_treaties_and_what_is_withdrawn_follow_what_they_come_from() -> None:
    t = beside()
    assert rules_told(play(t, Threaten(BLUE), Ask("gold"), Withdraw()), OfferWithdrawn) == ["P6"]
    assert rules_told(play(t, OfferTrade(BLUE), Withdraw()), OfferWithdrawn) == ["P7"]
    assert rules_told(play(t, Threaten(BLUE), Ask("gold"), Propose(), Accept()), TreatyMade) == ["P6"]
    t = beside()
    told = play(t, AttackShip(0, BLUE, 0), Give("gold"), Propose(), Accept())
    assert rules_told(told, TreatyMade) == ["P5"]


def test_ships_pegs_and_cards_follow_the_rule_by_which_they_come() -> None:
    t = sea("ships A1; hands wood rum*2")
    assert rules_told(play(t, Build("mast", 0)), PegAdded) == ["P12"]
    t = sea("ships A1; tokens A1")
    # Salvaged Gun: a ship of the finder's gains a cannon.
    assert rules_told(play(t, Collect(0, 0), DrawTreasure(13)), PegAdded) == ["P11"]
    t = sea("ships - | F18; points 1; frames Rounds(seat=0, begun=False)")
    told = play(t, RollDice(2, 2), Spin("A1"))
    assert rules_told(told, ShipBuilt) == ["P13"]
    t = GAME.new(2)
    source = Rng(5)
    told = []
    while t.turn.active < 0:
        asked = GAME.asks(t)
        told += play(t, GAME.draw(t, source) if asked == (CHANCE,) else GAME.legal(t, asked[0])[0])
    for kind in (TokenPlaced, ShipBuilt, CardDrawn):
        assert set(rules_told(told, kind)) == {"P1"}


def test_what_a_battle_costs_follows_p4() -> None:
    t = sea("ships A1:3/3/0 | A2:1/0/0")
    told = play(t, AttackShip(0, BLUE, 0), RollDice(6, 1))
    assert rules_told(told, PegLost) == rules_told(told, ShipSunk) == ["P4"]


def test_a_declared_attack_cannot_be_taken_back() -> None:
    match = Match(GAME, [Seating(name=name) for name in "ABC"], seed=seed_of(3))
    source = Rng(3)
    while not match.is_over:
        seat = match.asks[0]
        choices = GAME.legal(match.state, seat)
        attacks = [action for action in choices if isinstance(action, AttackShip)]
        match.submit(seat, attacks[0] if attacks else choices[source.below(len(choices))])
        if attacks and match.state.frames[-1].rule() == "P5":
            refusal = match.refuse_undo(seat)
            assert refusal is not None
            assert refusal.key == "refuse-undo-revealed"
            return
    raise AssertionError("nobody attacked a ship whose captain could offer a bribe")


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (PegAdded(BLUE, 0, "cannon", 1, "card"), "gains a cannon.", "riceve un cannone."),
        (PegLost(BLUE, 0, "life", 1, "battle"), "loses a life.", "perde una vita."),
        (OfferWithdrawn(BLUE, "threat"), "lets the threat go.", "lascia cadere la minaccia."),
    ],
)
def test_one_peg_is_one_and_a_threat_is_no_offer(event: Event, english: str, italian: str) -> None:
    told = GAME.tell_event(event)
    for language, end in (("en", english), ("it", italian)):
        assert words(GAME.package, language).say(told, ["Red", "Blue"]).endswith(end)
