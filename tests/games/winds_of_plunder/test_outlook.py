"""What would follow from a choice: points at arrival, what a bid leaves, and what would lapse (W1, W3, W4, W5, W7)."""

import pytest

from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.outlook import Outlook
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE
from freebooter.core.words import words
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import (
    Bid,
    Board,
    BoardNobody,
    CallGust,
    DrawCard,
    EndTurn,
    Sail,
    SetCompass,
    TakeCubes,
    TakeLoot,
)
from freebooter.games.winds_of_plunder.flow.arrival import PortArrival
from freebooter.games.winds_of_plunder.state import (
    FROM_BOOTY,
    FROM_PROVISIONS,
    FROM_REPUTATION,
    FROM_TILES,
    SOURCE_COUNT,
    Sea,
)
from tests.games.winds_of_plunder.positions import (
    BONNET,
    JACK,
    PLAIN_WEAPON_3,
    answer,
    arrive,
    play,
    sea,
    vote,
)

pytestmark = pytest.mark.both_forms

SOURCES = {"tile": FROM_TILES, "provisions": FROM_PROVISIONS, "booty": FROM_BOOTY, "area": FROM_REPUTATION}


def ahead(t: Sea, action: Action) -> Outlook:
    """What the asked seat is told would follow."""
    outlook = GAME.outlook(t, GAME.asks(t)[0], action)
    assert outlook is not None
    return outlook


def said(t: Sea) -> str:
    """The question to the asked seat, in English."""
    asked = GAME.prompt(GAME.view(t, GAME.asks(t)[0]))
    assert asked is not None
    return words(GAME.package, "en").say(asked, ["Ann", "Ben", "Cleo", "Dan", "Eve"])


def arrivals(t: Sea, seat: int, port: str) -> list[dict[str, int]]:
    """What each way of an arrival scores, nobody boarded: one for every treasure card that may be drawn."""
    world = t.copy()
    GAME.apply(world, seat, Sail(port))
    worlds = [world]
    while any(isinstance(one.frames[-1], PortArrival) for one in worlds if one.frames):
        one = worlds.pop(0)
        if GAME.asks(one) == (CHANCE,):
            for outcome, _ in GAME.outcomes(one):
                worlds.append(one.copy())
                GAME.apply_chance(worlds[-1], outcome)
        else:
            GAME.apply(one, seat, BoardNobody())
            worlds.append(one)
    places = {name: seat * SOURCE_COUNT + source for name, source in SOURCES.items()}
    return [{name: one.earned[at] - t.earned[at] for name, at in places.items()} for one in worlds]


def test_every_arrival_scores_what_was_told() -> None:
    sailed = drawn = 0
    for seed in range(4):
        t = GAME.new(3)
        source = Rng(seed)
        while (asks := GAME.asks(t)) and sailed < 250:
            if asks != (CHANCE,) and len(asks) == 1:
                for action in GAME.legal(t, asks[0]):
                    # A second sailing is part of a card, which is paid for as well.
                    if isinstance(action, Sail) and not t.drafts[asks[0]]:
                        told = {name: ahead(t, action).facts[name] for name in SOURCES}
                        ways = arrivals(t, asks[0], action.port)
                        # More than was told is scored only by a treasure card just drawn that is for this very port.
                        more = [way for way in ways if way != told]
                        assert len(more) <= ahead(t, action).facts["treasure_cards"]
                        assert all({**way, "booty": told["booty"]} == told for way in more)
                        sailed += 1
                        drawn += len(ways) > 1
            engine.play_on(t, source)
    assert sailed > 150
    assert drawn > 10


def test_treasure_and_area_are_counted_at_arrival() -> None:
    t = sea(
        f"ports jamaica; wind north; treasures nassau; reputation jamaica san-salvadore; tiles nassau={PLAIN_WEAPON_3}"
    )
    outlook = ahead(t, Sail("nassau"))
    assert outlook.facts == {
        "tile": 3,
        "provisions": 0,
        "booty": 2,
        "area": 7,
        "reputation": 1,
        "treasure_cards": 0,
        "vp": 12,
    }
    before = t.vp[BONNET]
    arrive(t, "nassau")
    assert t.vp[BONNET] - before == outlook.facts["vp"]


def test_items_for_which_there_is_no_room_are_warned_of() -> None:
    t = sea(f"ports jamaica; wind north; tally 9/0/0; tiles nassau={PLAIN_WEAPON_3}")
    warning = ahead(t, Sail("nassau")).warning
    assert warning is not None
    assert warning.terms == {"items": ["weapon"]}


def test_a_bid_leaves_what_was_told_win_or_lose() -> None:
    t = vote(seats=3)
    for seat in range(3):
        answer(t, seat, SetCompass("east"))
    outlooks = [GAME.outlook(t, seat, Bid(seat)) for seat in range(3)]
    for seat in range(3):
        answer(t, seat, Bid(seat))
    for seat, outlook in enumerate(outlooks):
        assert outlook is not None
        assert outlook.facts == {"wind_cubes": t.wind_cubes[seat], "reserve": t.reserve[seat]}


def test_cubes_that_fewer_points_would_bring_are_warned_of() -> None:
    t = sea("reserve 4")
    assert ahead(t, TakeCubes(2)).warning is None
    warning = ahead(t, TakeCubes(3)).warning
    assert warning is not None
    assert warning.args == {"points": 2}
    facts = ahead(t, TakeCubes(3)).facts
    play(t, TakeCubes(3))
    assert facts == {"wind_cubes": t.wind_cubes[BONNET], "reserve": t.reserve[BONNET]}


def test_a_gust_that_can_no_longer_be_used_is_warned_of() -> None:
    t = sea()
    assert ahead(t, CallGust()).warning is None
    arrive(t, "puerto-rico")
    assert ahead(t, CallGust()).warning is not None
    held = sea("hands heave; tally 0/1/0; vp 0 9 9 9 9")
    arrive(held, "puerto-rico")
    assert ahead(held, CallGust()).warning is None


@pytest.mark.parametrize(
    ("lack", "sure", "text"),
    [
        ("card", 1, "tally 0/1/0; vp 0 9 9 9 9"),
        ("crew", 1, "hands heave; vp 0 9 9 9 9"),
        ("behind", 1, "hands heave; tally 0/1/0; vp 0 0 9 9 9"),
        ("point", 1, "hands heave; tally 0/1/0 0/2/0; vp 0 9 9 9 9"),
        # The bonus point pays for the Test of the Crew, whose points may draw a Heave (W6).
        ("card", 0, "hands put-the-crew-to-the-test; tally 0/2/0; vp 0 9 9 9 9"),
    ],
)
def test_w24_the_warning_says_what_a_second_sailing_lacks(lack: str, sure: int, text: str) -> None:
    t = sea(f"tiles puerto-rico={PLAIN_WEAPON_3}; {text}")
    arrive(t, "puerto-rico")
    warning = ahead(t, CallGust()).warning
    assert warning is not None
    assert (warning.rule, warning.args) == ("W24", {"lack": lack, "sure": sure})


def test_w24_a_gust_in_hand_that_the_wind_makes_needless_is_warned_of() -> None:
    t = sea("ports nassau")
    play(t, CallGust())
    needless = ahead(t, Sail("barbados")).warning
    assert needless is not None
    assert needless.key == "winds_of_plunder-warn-gust-unused"
    assert needless.args == {"sure": 1}
    needed = ahead(t, Sail("havana")).warning
    assert needed is None or needed.key != needless.key


def test_w24_a_gust_is_not_surely_lost_while_who_is_boarded_may_bring_a_crew() -> None:
    t = sea("ports nassau barbados; tally 0/0/0 0/1/0; hands heave; vp 0 9 9 9 9")
    play(t, CallGust())
    needless = ahead(t, Sail("barbados")).warning
    assert needless is not None
    assert (needless.key, needless.args) == ("winds_of_plunder-warn-gust-unused", {"sure": 0})


def test_points_that_would_lapse_are_warned_of() -> None:
    t = sea()
    arrive(t, "puerto-rico")
    assert ahead(t, EndTurn()).facts == {"points": 3}
    assert GAME.outlook(t, BONNET, DrawCard()) is None


def test_a_boarding_tells_what_may_be_taken_and_none_is_warned_of() -> None:
    t = sea("ports B=puerto-rico; tally 9/0/0 1/0/0; vp 0 1")
    play(t, Sail("puerto-rico"))
    while GAME.asks(t) == (CHANCE,):
        GAME.apply_chance(t, GAME.outcomes(t)[0][0])
    assert ahead(t, Board(JACK)).facts == {"vp": 1, "items": 1}
    assert ahead(t, BoardNobody()).warning is not None
    play(t, Board(JACK))
    assert said(t).endswith("take their only Victory Point, or an item off their tally?")
    assert ahead(t, TakeLoot("victory-points")).facts == {"vp": 1}
    assert ahead(t, TakeLoot("weapon")).warning is not None


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("tally 2/0/0 1/0/0; vp 0 0", "they have no Victory Points, so take an item off their tally."),
        ("tally 2/0/0; vp 0 1", "take their only Victory Point; there is no item on their tally."),
        ("tally 2/0/0; vp 0 5", "take 2 Victory Points; there is no item on their tally."),
        ("tally 2/0/0 1/0/0; vp 0 5", "take 2 Victory Points, or an item off their tally?"),
    ],
)
def test_w8_who_boards_is_asked_for_what_there_is(text: str, question: str) -> None:
    t = sea(f"ports B=puerto-rico; markers - - -; {text}")
    play(t, Sail("puerto-rico"))
    while GAME.asks(t) == (CHANCE,):
        GAME.apply_chance(t, GAME.outcomes(t)[0][0])
    play(t, Board(JACK))
    assert said(t).endswith(question)
