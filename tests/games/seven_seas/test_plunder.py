"""The Captain: sending ships, the battle in the tray, dividing the booty (S6, S7, S8, S9)."""

import pytest

from freebooter.core.actions import Throw
from freebooter.core.errors import IllegalOutcome
from freebooter.core.words import words
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Buy, Decline, Keep, PlayCaravan, PlayCurse, Send
from freebooter.games.seven_seas.events import (
    BlackSpotTaken,
    BootyDrawn,
    BootyLeft,
    BootyReshuffled,
    CaravanEscaped,
    CaravanTaken,
    DiceThrown,
    LossesCounted,
    ShipsFought,
    YinYangTaken,
)
from freebooter.games.seven_seas.flow.cargo import Stowing
from freebooter.games.seven_seas.state import Seas
from freebooter.games.seven_seas.view import DuelView, ThrownView
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLEK,
    OLGA,
    asked,
    booty,
    chance_is_asked,
    choose,
    dice,
    faces,
    goods,
    legal,
    of,
    play,
    refusal,
    seas,
)

pytestmark = pytest.mark.both_forms

SPAIN_2 = ("spain", 2)


def raid(text: str = "", *, seats: int = 3, caravan: tuple[str, int] = SPAIN_2) -> Seas:
    """Olga is Captain and has played a caravan; the others are Shipwrights and have done nothing."""
    country, ships = caravan
    t = seas(f"hands {country}{ships}; {text}", seats=seats)
    choose(t, "captain", *["shipwright"] * (seats - 1))
    for seat in range(1, seats):
        if t.reserve[seat]:
            play(t, Buy(0))
    play(t, PlayCaravan(country, ships))
    return t


def test_a_captain_plays_a_caravan_or_declines_for_a_black_spot() -> None:
    t = seas("hands spain2 kraken")
    choose(t, "captain", "captain", "captain")
    assert legal(t) == [PlayCaravan("spain", 2), Decline()]
    assert refusal(t, PlayCaravan("spain", 4)) == "S3: you do not hold that card"
    assert refusal(t, PlayCurse("kraken")) == "S3: that card does not fit the character"
    play(t, Decline())
    assert t.black_spots[OLGA] == 1
    assert asked(t) == GARIK


def test_a_captain_without_a_caravan_is_asked_all_the_same() -> None:
    """S21: nobody else may know what cards they hold."""
    t = seas("hands - | spain2")
    choose(t, "captain", "captain", "captain")
    assert asked(t) == OLGA
    assert legal(t) == [Decline()]


def test_three_players_send_at_most_four_ships_against_a_caravan_of_two() -> None:
    t = raid()
    assert legal(t) == [Send(ships) for ships in range(5)]
    assert refusal(t, Send(5)) == "S6: at most 4 ships may be sent against this caravan"


@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 4), (4, 3)])
def test_the_limit_depends_on_the_number_of_players(players: int, most: int) -> None:
    t = raid(seats=players)
    assert legal(t)[-1] == Send(most)


def test_only_empty_ships_of_the_fleet_can_be_sent() -> None:
    t = raid("chests 30; booty rum*2")
    assert t.fleet[OLGA] == 4
    assert legal(t)[-1] == Send(2)
    assert refusal(t, Send(3)) == "S6: only 2 of your ships are empty"


def test_players_send_clockwise_from_the_captain_and_one_without_ships_is_not_asked() -> None:
    t = raid("reserve B=10", seats=4)
    told = play(t, Send(1))
    assert asked(t) == LORA
    assert of(BlackSpotTaken, told) == [BlackSpotTaken(GARIK, 1, 1, "stayed-home")]
    play(t, Send(1))
    assert asked(t) == OLEK


def test_sending_none_costs_a_spot_and_a_corsair_takes_exactly_one() -> None:
    t = raid("corsairs - A - -")
    play(t, Send(2), Send(0), Send(1))
    assert list(t.black_spots) == [1, 1, 0]
    t = raid("corsairs - A - -")
    play(t, Send(0))
    assert t.black_spots[OLGA] == 1


def test_if_nobody_sends_there_is_no_throw_but_the_captain_has_performed() -> None:
    t = raid()
    told = play(t, Send(0), Send(0), Send(0))
    assert not of(DiceThrown, told)
    assert not of(BootyDrawn, told)
    assert of(YinYangTaken, told) == [YinYangTaken(OLGA, 4, "gift")]


def test_the_battle_of_the_rulebook_fight_by_fight() -> None:
    # Three reds: 2, 6 and 4; green 1; white 2 and 3; blue 3, 6 and 6. Nearest pairs fight in the order of the text.
    t = raid(caravan=("france", 3))
    play(t, Send(1), Send(2), Send(3))
    told = play(
        t,
        dice(
            (500, 500, 2),
            (1500, 1500, 6),
            (2400, 600, 4),
            (660, 500, 1),  # green, nearest to the red 2
            (500, 680, 2),  # white
            (1500, 1900, 3),  # white
            (1500, 1300, 3),  # blue
            (2400, 850, 6),  # blue
            (1000, 1500, 6),  # blue
        ),
    )
    fights = [(fight.seat, fight.caravan_face, fight.pirate_face, fight.sunk) for fight in of(ShipsFought, told)]
    assert fights == [
        (OLGA, 2, 1, "pirate-sinks"),
        (GARIK, 2, 2, "both-sink"),
        (LORA, 6, 3, "pirate-sinks"),
        (LORA, 4, 6, "caravan-sinks"),
        (GARIK, 6, 3, "pirate-sinks"),
        (LORA, 6, 6, "both-sink"),
    ]
    assert of(CaravanTaken, told) == [CaravanTaken(OLGA)]
    assert list(t.yin_yang) == [1, 2, 2]
    assert chance_is_asked(t)  # one blue ship survives and draws
    play(t, *booty("talisman"))
    assert t.talismans[LORA] == 1
    assert t.yin_yang[LORA] == 3


def test_equal_distances_are_fought_by_the_lower_red_die_and_then_the_lower_pirate() -> None:
    t = raid()
    play(t, Send(2), Send(0), Send(0))
    told = play(t, dice((1000, 1000, 1), (1400, 1000, 2), (1200, 1000, 6), (1200, 1400, 5)))
    assert [(fight.red, fight.pirate) for fight in of(ShipsFought, told)] == [(0, 2), (1, 2)]
    t = raid()
    play(t, Send(2), Send(0), Send(0))
    told = play(t, dice((1000, 1000, 1), (2000, 2000, 1), (1200, 1000, 2), (800, 1000, 2)))
    assert [(fight.red, fight.pirate) for fight in of(ShipsFought, told)] == [(0, 2), (1, 2)]


def test_a_throw_is_told_with_owners_places_faces_and_escapes() -> None:
    t = raid()
    play(t, Send(1), Send(0), Send(1))
    (thrown,) = of(DiceThrown, play(t, dice((100, 100, 6), (300, 100, 6), (100, 300, 1), (900, 900, 1), escapes=2)))
    assert thrown.escapes == 2
    assert thrown.dice == ((-1, 100, 100, 6), (-1, 300, 100, 6), (OLGA, 100, 300, 1), (LORA, 900, 900, 1))


@pytest.mark.parametrize(
    ("throw", "why"),
    [
        (Throw((0, 100, 100, 1)), "4 numbers are not a throw of 3 dice"),
        (dice((100, 100, 1), (300, 100, 7), (500, 100, 1)), "die 1 shows 7"),
        (dice((100, 100, 1), (240, 100, 2), (500, 100, 1)), "die 1 lies too close to another"),
        (dice((100, 100, 1), (300, 100, 2), (500, 20, 1)), "die 2 lies outside the tray"),
        (dice((100, 100, 1), (300, 100, 2), (500, 100, 1), escapes=-1), "-1 is no number of a throw"),
        (dice((100, 100, 1), (300, 100, 2), (500, 100, 1), escapes=2**70), f"{2**70} is no number of a throw"),
        (dice((100, 100, 1), (2**70, 100, 2), (500, 100, 1)), f"{2**70} is no number of a throw"),
    ],
)
def test_numbers_that_are_no_throw_are_refused(throw: Throw, why: str) -> None:
    t = raid()
    play(t, Send(1), Send(0), Send(0))
    before = GAME.view(t, OLGA)
    with pytest.raises(IllegalOutcome, match=why):
        GAME.apply_chance(t, throw)
    assert GAME.view(t, OLGA) == before


def test_loras_booty_one_token_for_the_sunk_and_three_cards_for_the_afloat() -> None:
    t = raid()
    play(t, Send(0), Send(0), Send(4))
    told = play(t, faces(3, 1, 2, 6, 6, 6))
    # The red 1 is nearest to the 2 and sinks; the red 3 sinks that 2 in turn, and is sunk by a 6.
    assert of(LossesCounted, told) == [LossesCounted(LORA, 1, 0, 1)]
    assert t.yin_yang[LORA] == 1
    assert (t.fleet[LORA], t.reserve[LORA]) == (6, 4)
    play(t, *booty("rum", "fruit", "rum"))
    assert asked(t) == LORA
    assert legal(t) == [Keep("rum", 0), Keep("rum", 1), Keep("rum", 2)]
    play(t, Keep("rum", 2), Keep("fruit", 1))
    assert goods(t, LORA) == {"rum": 2, "fruit": 1}


def test_alexander_leaves_cheap_goods_and_keeps_his_ships_empty() -> None:
    t = raid()
    play(t, Send(2), Send(0), Send(0))
    play(t, faces(1, 1, 5, 5), *booty("fruit", "fruit"), Keep("fruit", 0))
    assert goods(t, OLGA) == {}
    assert t.booty_discards[2] == 2


def test_what_was_loaded_before_stays_and_each_good_is_decided_in_turn() -> None:
    """S21"""
    t = raid("reserve 6; booty coffee")
    play(t, Send(3), Send(0), Send(0))
    play(t, faces(1, 1, 5, 5, 5), *booty("rum", "rum", "fruit"), Keep("rum", 2))
    assert refusal(t, Keep("rum", 1)) == "S9: that does not answer the question being asked now"
    assert refusal(t, Keep("fruit", 2)).startswith("S9: you have drawn fruit")
    play(t, Keep("fruit", 1))
    assert goods(t, OLGA) == {"rum": 2, "coffee": 1, "fruit": 1}


def test_no_more_is_loaded_than_there_is_room_for() -> None:
    # A plunder never brings more cards than empty ships were sent, so the position is made by hand.
    t = seas("reserve 7; booty coffee; booty_deck rum*11 coffee*14 fruit*15; booty_discards 0 0 0 15; drawn 3 0 1")
    t.push(Stowing(OLGA))
    assert legal(t) == [Keep("rum", 0), Keep("rum", 1), Keep("rum", 2)]
    assert refusal(t, Keep("rum", 3)) == "S9: your ships have room for 2"
    told = play(t, Keep("rum", 2))
    assert of(BootyLeft, told) == [BootyLeft(OLGA, "rum", 1), BootyLeft(OLGA, "fruit", 1)]


def test_if_a_caravan_ship_is_left_nobody_draws() -> None:
    t = raid()
    play(t, Send(1), Send(1), Send(0))
    told = play(t, faces(6, 6, 1, 2))
    assert of(CaravanEscaped, told) == [CaravanEscaped(OLGA)]
    assert not of(BootyDrawn, told)
    assert list(t.yin_yang) == [1 + 4, 1, 0]  # the captain's gift is given all the same


def test_if_the_last_two_sink_each_other_the_raid_has_succeeded_and_nobody_draws() -> None:
    t = raid(caravan=("spain", 2))
    play(t, Send(2), Send(0), Send(0))
    told = play(t, faces(3, 3, 3, 3))
    assert of(CaravanTaken, told) == [CaravanTaken(OLGA)]
    assert not chance_is_asked(t)


def test_unsinkable_twice_of_three_sunk_two_return_without_token_or_booty() -> None:
    t = raid("unsinkables 2")
    play(t, Send(4), Send(0), Send(0))
    told = play(t, faces(2, 2, 1, 1, 1, 6))
    assert of(LossesCounted, told) == [LossesCounted(OLGA, 3, 2, 1)]
    assert (t.fleet[OLGA], t.reserve[OLGA]) == (6, 4)
    assert t.yin_yang[OLGA] == 1
    play(t, *booty("talisman"))  # the one ship that was never sunk
    assert not chance_is_asked(t)


@pytest.mark.parametrize(
    ("language", "counts", "sentence"),
    [
        ("en", (3, 2, 1), "Olga has 3 ships sunk (2 return as unsinkable), and takes a Yin-Yang token."),
        ("en", (1, 1, 0), "Olga has one ship sunk (one returns as unsinkable)."),
        ("it", (3, 1, 2), "Olga ha 3 navi affondate (una torna perché inaffondabile), e prende 2 gettoni Yin-Yang."),
        ("it", (2, 0, 2), "Olga ha 2 navi affondate, e prende 2 gettoni Yin-Yang."),
    ],
)
def test_ships_that_return_are_told_as_some_of_the_sunk(
    language: str, counts: tuple[int, int, int], sentence: str
) -> None:
    told = GAME.tell_event(LossesCounted(OLGA, *counts))
    assert words(GAME.package, language).say(told, ["Olga"]) == f"S8: {sentence}"


def test_survivors_draw_and_stow_one_after_the_other_from_the_captain() -> None:
    """S21"""
    t = raid()
    play(t, Send(1), Send(1), Send(0))
    play(t, faces(1, 1, 5, 5), *booty("rum"))
    assert asked(t) == OLGA
    play(t, Keep("rum", 1))
    assert chance_is_asked(t)
    play(t, *booty("coffee"))
    assert asked(t) == GARIK


def test_an_empty_booty_deck_is_refilled_from_its_discards() -> None:
    t = raid("booty_deck rum; booty_discards 14 15 15 15")
    play(t, Send(2), Send(0), Send(0))
    told = play(t, faces(1, 1, 5, 5), *booty("rum"))
    assert of(BootyReshuffled, told) == [BootyReshuffled(59)]
    play(t, *booty("talisman"))
    assert asked(t) == OLGA


def test_if_deck_and_discards_are_empty_the_draw_is_lost() -> None:
    t = raid("booty_deck rum")
    play(t, Send(2), Send(0), Send(0))
    play(t, faces(1, 1, 5, 5), *booty("rum"), Keep("rum", 1))
    assert goods(t, OLGA) == {"rum": 1}


def test_each_captains_plunder_is_its_own_and_brings_no_gift() -> None:
    t = seas("corsairs - B - -; hands spain2 | holland4")
    choose(t, "captain", "captain", "shipwright")
    play(t, Buy(0), PlayCaravan("spain", 2), Send(0), Send(0), Send(0))
    assert list(t.black_spots) == [1, 1, 1]
    assert asked(t) == GARIK
    play(t, PlayCaravan("holland", 4), Send(6))
    assert asked(t) == LORA
    assert list(t.yin_yang) == [0, 0, 0]
    assert refusal(t, Send(7)) == "S6: at most 6 ships may be sent against this caravan"


def test_the_last_throw_stays_in_sight_with_its_duels_and_what_came_of_it() -> None:
    t = raid()
    assert GAME.view(t, LORA).thrown == ThrownView("spain", 2, "", (), (), (), (), (), "")
    play(t, Send(2), Send(0), Send(1))
    seen = GAME.view(t, LORA).thrown
    assert seen is not None
    assert seen.sent == ((OLGA, 2), (GARIK, 0), (LORA, 1))
    play(t, dice((1000, 1000, 1), (1400, 1000, 2), (1200, 1000, 1), (1200, 1400, 5), (2000, 2000, 6)))
    seen = GAME.view(t, LORA).thrown
    assert seen is not None
    assert [owner for owner, *_ in seen.dice] == [-1, -1, OLGA, OLGA, LORA]
    assert seen.duels == (DuelView(0, 2, "both-sink"), DuelView(1, 3, "caravan-sinks"))
    assert (set(seen.sunk), seen.end) == ({0, 1, 2}, "taken")


def test_each_duel_is_in_sight_when_it_is_told() -> None:
    t = raid()
    play(t, Send(1), Send(0), Send(0))
    t.watched = True
    told = play(t, dice((1000, 1000, 6), (1400, 1000, 2), (1250, 1000, 3)))
    views = [GAME.view(moment, GARIK).thrown for moment in t.moments if isinstance(moment, Seas)]
    shown = [(type(event).__name__, len(view.duels), view.end) for event, view in zip(told, views, strict=True) if view]
    assert shown[:4] == [
        ("DiceThrown", 0, ""),
        ("ShipsFought", 1, ""),
        ("ShipsFought", 2, "escaped"),
        ("LossesCounted", 2, "escaped"),
    ]
