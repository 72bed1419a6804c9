"""What would follow from a choice: ships that may go, Black Spots, goods sold too cheaply (S3, S6, S9, S18)."""

import pytest

from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.outlook import Outlook
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Buy, Choose, Decline, Keep, PlayCaravan, Sell, Send
from freebooter.games.seven_seas.events import ShipsBought
from freebooter.games.seven_seas.state import Seas
from tests.games.seven_seas.positions import (
    LANTERN_QUAY,
    OLGA,
    Pirate,
    booty,
    choose,
    faces,
    legal,
    of,
    play,
    seas,
)

pytestmark = pytest.mark.both_forms


def ahead(t: Seas, action: Action, seat: int = OLGA) -> Outlook:
    """What a seat is told would follow."""
    outlook = GAME.outlook(t, seat, action)
    assert outlook is not None
    return outlook


@pytest.mark.parametrize("character", ["captain", "aborigine", "shaman"])
def test_a_character_without_its_card_is_warned_of_and_costs_a_black_spot(character: str) -> None:
    t = seas(Pirate(), Pirate())
    outlook = ahead(t, Choose(character))
    assert outlook.warning is not None
    choose(t, character, "cartographer")
    play(t, Decline())
    assert t.black_spots[OLGA] == outlook.facts["black_spots"] == 1


@pytest.mark.parametrize(
    ("character", "pirate"), [("shipwright", Pirate(reserve=0)), ("merchant", Pirate()), ("governor", Pirate())]
)
def test_an_action_that_cannot_be_performed_is_warned_of(character: str, pirate: Pirate) -> None:
    others = Pirate(corsair=("england", "spain", "france", "holland"))
    t = seas(pirate, others)
    assert ahead(t, Choose(character)).warning is not None
    choose(t, character, "cartographer")
    assert t.black_spots[OLGA] == 1


def test_cards_for_a_character_are_counted() -> None:
    t = seas(Pirate(hand=(("spain", 3), ("france", 2), "kraken")), Pirate())
    assert ahead(t, Choose("captain")).facts == {"cards": 2, "black_spots": 0}
    assert GAME.outlook(t, OLGA, Choose("cartographer")) is None


def test_as_many_ships_may_go_as_was_told() -> None:
    t = seas(Pirate(hand=(("spain", 3),), rum=2), Pirate(hand=(("spain", 3),)))
    choose(t, "captain", "cartographer")
    outlook = ahead(t, PlayCaravan("spain", 3))
    play(t, PlayCaravan("spain", 3))
    assert legal(t) == [Send(ships) for ships in range(outlook.facts["most"] + 1)]


def test_who_declines_with_a_card_in_hand_is_warned() -> None:
    t = seas(Pirate(hand=(("spain", 3),)), Pirate())
    choose(t, "captain", "cartographer")
    assert ahead(t, Decline()).warning is not None


def test_every_sending_costs_the_black_spots_that_were_told() -> None:
    sent = 0
    for seed in range(8):
        t = GAME.new(3, {"round_limit": 12})
        source = Rng(seed)
        while (asks := GAME.asks(t)) and sent < 200:
            if asks != (CHANCE,) and len(asks) == 1:
                for action in GAME.legal(t, asks[0]):
                    if isinstance(action, Send):
                        world = t.copy()
                        GAME.apply(world, asks[0], action)
                        took = world.black_spots[asks[0]] - t.black_spots[asks[0]]
                        assert ahead(t, action, asks[0]).facts["black_spots"] == took
                        sent += 1
            engine.play_on(t, source)
    assert sent > 50


def test_two_goods_sold_where_three_are_held_are_warned_of() -> None:
    t = seas(Pirate(rum=3), Pirate(), port=LANTERN_QUAY)
    choose(t, "merchant", "cartographer")
    outlook = ahead(t, Sell("rum", 2))
    assert outlook.warning is not None
    assert outlook.facts == {"chests": 2, "chests_for_all": 9}
    assert GAME.outlook(t, OLGA, Sell("rum", 3)) is None
    world = t.copy()
    play(world, Sell("rum", 3))
    assert world.chests[OLGA] - t.chests[OLGA] == outlook.facts["chests_for_all"]


def test_what_a_purchase_leaves_is_told() -> None:
    t = seas(Pirate(), Pirate())
    choose(t, "shipwright", "cartographer")
    outlook = ahead(t, Buy(2))
    assert of(ShipsBought, play(t, Buy(2)))
    assert t.chests[OLGA] == outlook.facts["chests"]


def test_goods_left_although_there_is_room_are_warned_of() -> None:
    t = seas(Pirate(hand=(("spain", 2),)), Pirate(), first=OLGA)
    choose(t, "captain", "cartographer")
    play(
        t, PlayCaravan("spain", 2), Send(4), Send(0), faces(1, 1, 6, 6, 6, 6), *booty("rum", "rum", "fruit", "talisman")
    )
    assert ahead(t, Keep("rum", 1)).warning is not None
    assert GAME.outlook(t, OLGA, Keep("rum", 2)) is None
