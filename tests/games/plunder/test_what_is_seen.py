"""What is hidden and what is known: hands with floors, drafts, sealed answers (P18)."""

import msgspec
import pytest

from freebooter.core.source import Rng
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    Build,
    Collect,
    DrawCard,
    DrawTreasure,
    EndTurn,
    Give,
    OfferToAll,
    OfferTrade,
    Propose,
    Spin,
    StealBlind,
    StealCard,
    StealFrom,
)
from freebooter.games.plunder.figures import CELLS
from freebooter.games.plunder.state import Sea
from tests.games.plunder.positions import BLUE, GREEN, RED, answer, hand, play, sea

pytestmark = pytest.mark.both_forms

EVERYBODY = (RED, BLUE, GREEN, -2)


def known(t: Sea, viewer: int, seat: int) -> str:
    """What a viewer knows to be in a hand."""
    held = GAME.view(t, viewer).hands[seat].known
    return " ".join(kind for kind, count in held.items() for _ in range(count))


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    t = sea("ships A1 | F1; islands B=B3; turn rolled=1 die_left=1")
    play(t, EndTurn())
    told = GAME.apply_chance(t, DrawCard("gold"))
    assert "gold" in str(told[0].to(BLUE))
    assert "gold" not in str(told[0].to(RED))
    assert known(t, BLUE, BLUE) == "gold"
    assert [known(t, viewer, BLUE) for viewer in (RED, GREEN, -2)] == ["", "", ""]
    assert GAME.view(t, RED).hands[BLUE].size == 1


def test_cards_seen_to_enter_raise_a_floor_and_cards_seen_to_leave_lower_it() -> None:
    t = sea("ships A1; hands wood rum*2; tokens A1")
    play(t, Collect(0, 0), DrawTreasure(7))  # gold, wood and iron
    assert [known(t, viewer, RED) for viewer in (BLUE, -2)] == ["wood iron gold"] * 2
    play(t, Spin("F6"), Build("mast", 0))
    assert known(t, BLUE, RED) == "iron gold"


def test_an_offered_card_is_known_to_be_held() -> None:
    t = sea("ships A1 | A2; hands wood*2 iron | gold")
    play(t, OfferTrade(BLUE), Give("wood"), Give("wood"))
    assert known(t, BLUE, RED) == ""
    play(t, Ask("gold"), Propose())
    assert [known(t, viewer, RED) for viewer in (BLUE, GREEN, -2)] == ["wood wood"] * 3
    play(t, Accept())
    assert known(t, GREEN, RED) == "gold"
    assert known(t, GREEN, BLUE) == "wood wood"


def test_who_agrees_to_give_a_card_for_its_like_is_known_to_hold_it() -> None:
    t = sea("ships A1 | A2; hands wood | wood gold")
    play(t, OfferTrade(BLUE), Give("wood"), Ask("wood"), Propose(), Accept())
    assert [known(t, viewer, RED) for viewer in (BLUE, GREEN, -2)] == ["wood"] * 3
    assert [known(t, viewer, BLUE) for viewer in (RED, GREEN, -2)] == ["wood"] * 3


def test_a_blind_steal_lowers_every_floor_for_the_others_and_is_known_to_thief_and_victim() -> None:
    t = sea("ships A1; hands rum | wood | iron; tokens A1")
    t.hands[BLUE].gain(0, 15)
    t.hands[BLUE].gain(3, 15)
    t.deck.draw(0)
    t.deck.draw(3)
    assert known(t, GREEN, BLUE) == "wood gold"
    play(t, Collect(0, 0), DrawTreasure(19), StealFrom(BLUE), StealBlind(), StealCard("wood"))
    assert known(t, GREEN, BLUE) == ""  # it may have been either
    assert known(t, RED, BLUE) == "gold"
    assert known(t, BLUE, RED) == "wood"
    assert known(t, GREEN, RED) == ""


def test_imagined_hands_can_pay_an_open_offer_and_keep_what_is_known() -> None:
    t = sea("ships J10 | F1; hands wood*2 iron | gold rum*2 | gold iron")
    play(t, OfferToAll(), Give("wood"), Give("wood"), Ask("gold"), Propose())
    answer(t, BLUE, Accept())
    options, figures = GAME.options({}), GAME.figures()
    seen = GAME.view(t, GREEN)
    hands = set()
    for seed in range(40):
        world = GAME.imagine(seen, options, figures, Rng(seed))
        assert GAME.view(world, GREEN) == seen
        assert world.hands[RED].cards[0] >= 2
        assert hand(world, GREEN) == hand(t, GREEN)
        if world.sealed[BLUE] == GAME.number(Accept()):
            assert world.hands[BLUE].cards[3] >= 1
        hands.add(hand(world, BLUE))
    assert len(hands) > 5


def test_every_viewer_sees_the_same_table_but_for_hands_drafts_and_answers() -> None:
    t = sea("ships A1 | A2; hands wood | gold")
    play(t, OfferTrade(BLUE), Give("wood"))
    own = {"viewer", "hands", "draft", "answer"}
    views = [msgspec.to_builtins(GAME.view(t, viewer)) for viewer in EVERYBODY]
    public = [{name: value for name, value in seen.items() if name not in own} for seen in views]
    assert all(seen == public[0] for seen in public)


def test_an_observation_has_islands_where_the_view_has_them() -> None:
    t = sea("ships B3 | L5; islands B=B3 C=B10")
    for viewer in (RED, BLUE, GREEN):
        told, seen = GAME.observation(t, viewer), GAME.view(t, viewer)
        said = {
            name: {cell: told[f"map.{name}.{cell}"] for cell in CELLS if told[f"map.{name}.{cell}"]}
            for name in ("island", "skulls", "owner", "names")
        }
        ports = [(number, isle, port) for number, isle in enumerate(seen.islands, 1) for port in isle.ports]
        assert said["island"] == {port: number for number, _, port in ports}
        assert said["skulls"] == {port: isle.skulls for _, isle, port in ports if isle.skulls}
        assert said["owner"] == {port: (isle.owner - viewer) % 3 + 1 for _, isle, port in ports if isle.owner >= 0}
        assert list(said["names"]) == sorted((isle.ports[0] for isle in seen.islands), key=CELLS.index)
