"""The fourteen kinds of Action card, each with every condition (W12, W22)."""

import pytest

from freebooter.core.table import CHANCE
from freebooter.games.winds_of_plunder import GAME
from freebooter.games.winds_of_plunder.actions import (
    Aim,
    CallGust,
    ChooseTile,
    Discard,
    DrawCard,
    EndTurn,
    Lose,
    PlayCard,
    Sail,
    TakeCubes,
    Trade,
    TurnUpCard,
)
from freebooter.games.winds_of_plunder.events import (
    CachesRemoved,
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardTaken,
    CrewSpent,
    CubesStolen,
    DeckReshuffled,
    ItemsTraded,
    ItemWasted,
    MarkerDiscarded,
    PricePaid,
    TilesSwitched,
)
from freebooter.games.winds_of_plunder.figures import CARDS
from freebooter.games.winds_of_plunder.flow.cards import Storm
from freebooter.games.winds_of_plunder.flow.turn import Turn
from freebooter.games.winds_of_plunder.space import PLACES
from freebooter.games.winds_of_plunder.state import Sea
from tests.games.winds_of_plunder.positions import (
    BART,
    BONNET,
    HORNIGOLD,
    JACK,
    SAM,
    answer,
    arrive,
    hand_of,
    happen,
    holder,
    may,
    play,
    port_of,
    refusal,
    sea,
    tally,
)

pytestmark = pytest.mark.both_forms

EVERY_CARD = " ".join(f"{card}*{copies}" for card, copies in zip(CARDS, GAME.new(3).waters.cards, strict=True))


def ports_offered(t: Sea) -> set[str]:
    return {action.port for action in may(t, Sail)}  # type: ignore[attr-defined]


# Drawing and playing


def test_drawing_and_playing_take_a_point_each() -> None:
    t = sea("hands intrigue")
    play(t, DrawCard())
    assert GAME.asks(t) == (CHANCE,)
    happen(t, TurnUpCard("rats"))
    assert t.turn.points == 2
    assert hand_of(t, BONNET) == ["rats", "intrigue"]
    play(t, PlayCard("intrigue"), ChooseTile("havana"), ChooseTile("bar-6"))
    assert t.turn.points == 1
    assert hand_of(t, BONNET) == ["rats"]
    assert t.discards[CARDS.index("intrigue")] == 1


def test_w14_a_drawn_card_is_told_to_its_owner_alone() -> None:
    t = sea()
    assert CardTaken(BONNET) in play(t, DrawCard())
    told = GAME.apply_chance(t, TurnUpCard("rats"))
    assert [one.to(BONNET) for one in told] == [CardDrawn(BONNET, "rats")]
    assert [one.to(JACK) for one in told] == [None]


def test_w12_the_discards_become_the_deck_when_a_draw_finds_it_empty() -> None:
    t = sea(f"discards {EVERY_CARD}")
    told = play(t, DrawCard())
    assert DeckReshuffled(40) in told
    assert sum(t.discards) == 0
    happen(t, TurnUpCard("treachery"))
    assert t.deck.size() == 39


def test_w12_without_deck_and_discards_nothing_can_be_drawn() -> None:
    t = sea(f"hands - | {EVERY_CARD}")
    assert refusal(t, DrawCard()) == "W12: neither deck nor discards hold a card"


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert refusal(sea(), PlayCard("storm")) == "W12: you do not hold Storm"


# Buy Weapons, Hire Crew, Buy Provisions


@pytest.mark.parametrize(
    ("card", "item", "free", "dear"),
    [
        ("buy-weapons-a", "weapon", "jamaica", "havana"),
        ("buy-weapons-b", "weapon", "havana", "jamaica"),
        ("hire-crew-a", "crew", "barbados", "havana"),
        ("hire-crew-c", "crew", "guadeloupe", "barbados"),
        ("buy-provisions-a", "provision", "trinidad", "havana"),
        ("buy-provisions-b", "provision", "santo-domingo", "trinidad"),
    ],
)
def test_w12_an_item_is_free_in_the_ports_of_that_copy_and_costs_two_points_elsewhere(
    card: str, item: str, free: str, dear: str
) -> None:
    t = sea(f"ports {free}; vp 5; hands {card}")
    assert PricePaid(BONNET, 2) not in play(t, PlayCard(card))
    assert (tally(t, BONNET, item), t.vp[BONNET]) == (1, 5)
    t = sea(f"ports {dear}; vp 5; hands {card}")
    assert PricePaid(BONNET, 2) in play(t, PlayCard(card))
    assert (tally(t, BONNET, item), t.vp[BONNET]) == (1, 3)
    assert GAME.result(t).points["cards"][BONNET] == -2


def test_w12_an_item_needs_room() -> None:
    t = sea("ports barbados; tally 0/9/0; hands hire-crew-a")
    assert refusal(t, PlayCard("hire-crew-a")) == "W12: your hold has no room for another Crew"


# Heave


def heave_position(tally: str, hand: str = "heave") -> Sea:
    """The wind is East, Bonnet in Nassau with a Heave, behind everyone in points."""
    return sea(f"ports nassau; tiles puerto-rico=T08 jamaica=T12; vp 0 20 20 20 20; tally {tally}; hands {hand}")


def test_rulebook_heave_example_1_without_the_marker_only_the_wind_serves() -> None:
    t = heave_position("0/0/0 0/1/0")
    bought = t.copy()
    arrive(t, "puerto-rico")
    play(t, PlayCard("heave"))
    assert ports_offered(t) == {"guadeloupe", "barbados", "trinidad"}
    told = play(t, Sail("barbados"))
    assert CrewSpent(BONNET) in told
    assert (tally(t, BONNET, "crew"), port_of(t, BONNET)) == (0, "barbados")
    # A Gust takes all points, and none is left for the card.
    play(bought, CallGust())
    arrive(bought, "puerto-rico")
    assert GAME.asks(bought) == (JACK,)


def test_rulebook_heave_example_1_put_the_crew_to_the_test_pays_for_both() -> None:
    t = heave_position("0/1/0 0/3/0", "heave put-the-crew-to-the-test")
    arrive(t, "puerto-rico")
    play(t, PlayCard("put-the-crew-to-the-test"), CallGust(), PlayCard("heave"))
    assert {"nassau", "santo-domingo", "trinidad"} <= ports_offered(t)


@pytest.mark.parametrize("holds", ["0/1/0", "0/1/0 0/1/0"])
def test_rulebook_heave_example_2_a_gust_then_heave_with_the_bonus_in_any_direction(holds: str) -> None:
    t = heave_position(holds)
    arrive(t, "puerto-rico")
    assert holder(t, "largest-crew") == BONNET
    play(t, CallGust(), PlayCard("heave"))
    assert ports_offered(t) >= {"nassau", "havana", "turks-and-caicos", "santo-domingo", "trinidad"}
    play(t, Sail("havana"))
    assert port_of(t, BONNET) == "havana"
    assert not t.turn.gust


def test_rulebook_heave_example_2_the_gust_may_also_be_bought_before_the_first_sailing() -> None:
    t = heave_position("0/1/0")
    play(t, CallGust())
    arrive(t, "puerto-rico")
    play(t, PlayCard("heave"))
    assert "havana" in ports_offered(t)


def test_rulebook_heave_example_3_a_gust_spent_on_the_first_sailing_is_gone() -> None:
    t = heave_position("0/1/0")
    play(t, CallGust())
    arrive(t, "jamaica")
    assert t.vp[BONNET] == 4
    play(t, PlayCard("heave"))
    assert ports_offered(t) == {
        "turks-and-caicos",
        "puerto-rico",
        "santo-domingo",
        "guadeloupe",
        "barbados",
        "trinidad",
    }


def test_w6_the_bonus_is_used_up_before_the_price_is_paid() -> None:
    # Paying the Crew costs Bonnet the marker, and the second sailing goes on all the same.
    t = sea("ports nassau; tiles puerto-rico=T09; vp 0 20 20 20 20; tally 0/1/0 0/1/0; hands heave; markers - A -")
    arrive(t, "puerto-rico")
    play(t, TakeCubes(3), PlayCard("heave"))
    told = play(t, Sail("trinidad"))
    assert MarkerDiscarded(BONNET, "largest-crew") in told
    assert port_of(t, BONNET) == "trinidad"


def test_w12_heave_needs_a_sailing_first() -> None:
    assert refusal(heave_position("0/1/0"), PlayCard("heave")) == "W12: you have not sailed yet"


def test_w12_heave_needs_each_opponent_strictly_ahead() -> None:
    t = sea("ports nassau; tiles puerto-rico=T08; vp 0 20 20 20 3; hands heave")
    arrive(t, "puerto-rico")
    assert refusal(t, PlayCard("heave")) == "W12: every opponent must have more Victory Points than you"


def test_w12_heave_needs_a_crew() -> None:
    t = sea("ports nassau; tiles puerto-rico=T09; vp 0 20 20 20 20; hands heave")
    arrive(t, "puerto-rico")
    assert refusal(t, PlayCard("heave")) == "W12: you have no Crew to pay with"


def test_w12_heave_is_played_once_a_turn() -> None:
    t = heave_position("0/3/0", "heave*2")
    arrive(t, "puerto-rico")
    play(t, PlayCard("heave"))
    arrive(t, "trinidad")
    assert refusal(t, PlayCard("heave")) == "W12: a second sailing is possible once a turn"


def test_w12_heave_needs_a_port_in_reach() -> None:
    t = heave_position("0/3/0")
    arrive(t, "trinidad")
    assert refusal(t, PlayCard("heave")) == "W12: no port is in reach of a second sailing"
    play(t, CallGust())
    assert PlayCard("heave") in GAME.legal(t, BONNET)


def test_w7_a_second_sailing_runs_the_whole_arrival_again() -> None:
    t = heave_position("0/1/0")
    arrive(t, "puerto-rico")
    play(t, PlayCard("heave"))
    arrive(t, "trinidad")
    tiles = t.waters.tile_vp
    assert t.vp[BONNET] == 3 + tiles[t.tiles[12]]
    assert int(t.fame[BONNET]).bit_count() == 2


# Intrigue


def test_intrigue_switches_any_two_of_the_18_tiles() -> None:
    t = sea("tiles havana=T01 bar-3=T18; hands intrigue")
    play(t, PlayCard("intrigue"))
    assert len(may(t, ChooseTile)) == 18
    play(t, ChooseTile("havana"))
    assert len(may(t, ChooseTile)) == 17
    assert refusal(t, ChooseTile("havana")) == "W12: you chose that tile already"
    assert TilesSwitched("havana", "bar-3") in play(t, ChooseTile("bar-3"))
    names = dict(zip(PLACES, [t.waters.tile_names[tile] for tile in t.tiles], strict=True))
    assert (names["havana"], names["bar-3"]) == ("T18", "T01")


def test_w22_nobody_sees_a_card_before_its_choices_are_made() -> None:
    t = sea("hands intrigue")
    before = GAME.view(t, JACK)
    assert play(t, PlayCard("intrigue"), ChooseTile("havana")) == []
    assert GAME.view(t, JACK) == before
    assert GAME.view(t, BONNET).draft == (CARDS.index("intrigue"), 0)
    assert t.turn.points == 3
    assert refusal(t, EndTurn()) == "W12: that does not answer the question being asked now"
    assert CardPlayed(BONNET, "intrigue") in play(t, ChooseTile("belize"))
    assert t.drafts[BONNET] == ()
    assert t.turn.points == 2


# Misfire, Mutiny, Rats


@pytest.mark.parametrize(("card", "item"), [("misfire", "weapon"), ("mutiny", "crew"), ("rats", "provision")])
def test_an_opponent_anywhere_loses_an_item(card: str, item: str) -> None:
    t = sea(f"ports D=trinidad; tally 1/1/1 0/0/0 0/0/0 2/2/2; hands {card}")
    play(t, PlayCard(card))
    assert may(t, Aim) == [Aim(SAM)]
    assert refusal(t, Aim(JACK)).startswith("W12: Player 2 has no ")
    assert refusal(t, Aim(BONNET)) == "W12: that is your own ship"
    play(t, Aim(SAM))
    assert tally(t, SAM, item) == 1


@pytest.mark.parametrize("card", ["misfire", "mutiny", "rats"])
def test_w12_without_a_target_it_cannot_be_played(card: str) -> None:
    t = sea(f"caches 0 1; hands {card}")
    assert refusal(t, PlayCard(card)).startswith("W12: there is no opponent on whom ")


# Put the Crew to the Test


def test_rulebook_example_put_the_crew_to_the_test() -> None:
    t = sea("tally 0/1/0; hands put-the-crew-to-the-test*2")
    play(t, PlayCard("put-the-crew-to-the-test"))
    assert (t.turn.points, tally(t, BONNET, "crew")) == (5, 0)


def test_the_crew_is_put_to_the_test_once_a_turn_and_costs_a_crew() -> None:
    t = sea("tally 0/2/0; hands put-the-crew-to-the-test*2")
    play(t, PlayCard("put-the-crew-to-the-test"))
    assert refusal(t, PlayCard("put-the-crew-to-the-test")) == "W12: the crew is put to the test once a turn"
    t = sea("hands put-the-crew-to-the-test")
    assert refusal(t, PlayCard("put-the-crew-to-the-test")) == "W12: you have no Crew to pay with"


# Secret Cache


def test_rulebook_example_two_secret_caches_take_the_marker_until_the_end_of_the_round() -> None:
    t = sea("ports trinidad; tally 4/0/0 7/0/0 0/0/0 7/0/0; hands secret-cache*2; markers D - -", turn=BONNET, turns=5)
    play(t, PlayCard("secret-cache"))
    assert holder(t, "most-weapons") == SAM
    play(t, PlayCard("secret-cache"))
    assert holder(t, "most-weapons") == BONNET
    assert tally(t, BONNET, "weapon") == 4
    told = play(t, EndTurn())
    assert told[1:3] == [CachesRemoved(BONNET, 2), MarkerDiscarded(BONNET, "most-weapons")]
    assert holder(t, "most-weapons") == -1
    assert t.discards[CARDS.index("secret-cache")] == 2
    assert t.round == 2


def test_a_secret_cache_lies_until_the_end_of_the_round() -> None:
    t = sea("ports trinidad barbados; hands secret-cache")
    play(t, PlayCard("secret-cache"), EndTurn())
    assert t.caches[BONNET] == 1
    assert GAME.asks(t) == (JACK,)


# Storm


def test_rulebook_example_storm() -> None:
    t = sea(
        "caches 0 0 1; hands storm rats*2 mutiny*2 misfire | heave swindle treachery | swindle treachery;"
        " treasures - | havana"
    )
    play(t, PlayCard("storm"))
    assert GAME.asks(t) == (JACK,)
    assert GAME.legal(t, JACK) == [Discard("heave"), Discard("swindle"), Discard("treachery")]
    assert play(t, Discard("swindle")) == [CardsDiscarded(JACK, ("swindle",))]
    assert len(hand_of(t, BONNET)) == 5
    assert hand_of(t, JACK) == ["heave", "treachery"]
    assert len(hand_of(t, BART)) == 2
    assert t.treasures[JACK].size() == 1
    assert t.caches[BART] == 1
    assert isinstance(t.frames[-1], Turn)


def test_w12_storm_victims_choose_in_secret_and_are_shown_together() -> None:
    t = sea("hands storm | heave swindle*2 rats | - | storm rats intrigue")
    play(t, PlayCard("storm"))
    assert GAME.asks(t) == (JACK, SAM)
    assert answer(t, SAM, Discard("rats")) == []
    assert GAME.asks(t) == (JACK,)
    assert GAME.view(t, BONNET).players[SAM].cards == 3
    assert answer(t, JACK, Discard("swindle")) == []
    assert refusal(t, Discard("treachery")) == "W12: you do not hold Treachery"
    assert isinstance(t.frames[-1], Storm)
    told = answer(t, JACK, Discard("heave"))
    assert told == [CardsDiscarded(JACK, ("heave", "swindle")), CardsDiscarded(SAM, ("rats",))]
    assert [t.hands[seat].size() for seat in (JACK, SAM)] == [2, 2]


def test_a_card_chosen_twice_for_the_storm_is_refused_as_that() -> None:
    t = sea("hands storm | heave swindle rats intrigue")
    play(t, PlayCard("storm"), Discard("rats"))
    assert refusal(t, Discard("rats")) == "W12: you have no other Rats than what you chose already"
    assert refusal(t, Discard("mutiny")) == "W12: you do not hold Mutiny"


def test_w12_a_storm_needs_an_opponent_with_more_than_two_cards() -> None:
    t = sea("hands storm rats*2 | heave swindle")
    assert refusal(t, PlayCard("storm")) == "W12: no opponent has more than two cards in hand"


# Swindle


def test_swindle_trades_items_of_different_kinds_only() -> None:
    t = sea("tally 1/1/0 1/0/0 0/0/0 0/2/0; hands swindle")
    play(t, PlayCard("swindle"))
    assert may(t, Aim) == [Aim(JACK), Aim(SAM)]
    assert refusal(t, Aim(BART)) == "W12: you and Player 3 have no two different items to trade"
    play(t, Aim(SAM))
    assert may(t, Trade) == [Trade("weapon", "crew")]
    assert refusal(t, Trade("crew", "crew")) == "W12: the two items must be of different kinds"
    assert refusal(t, Trade("provision", "crew")) == "W12: you have no Provision to give"
    assert refusal(t, Trade("crew", "weapon")) == "W12: there is no Weapon to take"
    assert ItemsTraded(BONNET, SAM, "weapon", "crew") in play(t, Trade("weapon", "crew"))
    assert (tally(t, BONNET, "weapon"), tally(t, BONNET, "crew")) == (0, 2)
    assert (tally(t, SAM, "weapon"), tally(t, SAM, "crew")) == (1, 1)


def test_w12_a_swindled_item_without_room_is_lost() -> None:
    t = sea("tally 1/9/0 0/0/0 0/0/0 9/1/0; hands swindle")
    told = play(t, PlayCard("swindle"), Aim(SAM), Trade("weapon", "crew"))
    assert ItemWasted(SAM, "weapon", "card") in told
    assert ItemWasted(BONNET, "crew", "card") in told
    assert (tally(t, BONNET, "weapon"), tally(t, BONNET, "crew")) == (0, 9)
    assert (tally(t, SAM, "weapon"), tally(t, SAM, "crew")) == (9, 0)


def test_w12_swindle_needs_two_different_kinds() -> None:
    t = sea("tally 1/0/0 0/0/0 0/0/0 1/0/0; hands swindle")
    assert refusal(t, PlayCard("swindle")).startswith("W12: there is no opponent")


# Tavern Brawl


def test_a_brawl_lies_before_an_opponent_who_has_none() -> None:
    t = sea("brawls 0 0 0 1; hands tavern-brawl")
    play(t, PlayCard("tavern-brawl"))
    assert may(t, Aim) == [Aim(JACK), Aim(BART), Aim(HORNIGOLD)]
    assert refusal(t, Aim(SAM)) == "W12: a tavern brawl awaits Player 4 already"
    play(t, Aim(JACK))
    assert list(t.brawls) == [0, 1, 0, 1, 0]
    assert t.discards[CARDS.index("tavern-brawl")] == 0


def test_a_brawl_takes_effect_at_the_start_of_the_next_turn() -> None:
    t = sea("ports trinidad; vp 0 4; hands tavern-brawl")
    play(t, PlayCard("tavern-brawl"), Aim(JACK), EndTurn())
    assert GAME.legal(t, JACK) == [Lose("action-points"), Lose("victory-points")]


def test_rulebook_note_a_brawl_late_in_round_9_never_takes_effect() -> None:
    t = sea("round 9; ports D=trinidad; vp 0 10; hands - | - | - | tavern-brawl", turn=SAM, turns=5)
    play(t, PlayCard("tavern-brawl"))
    assert Aim(JACK) in may(t, Aim)
    play(t, Aim(JACK), EndTurn())
    assert GAME.asks(t) == ()
    assert t.vp[JACK] == 10


def test_w12_a_brawl_needs_an_opponent_without_one() -> None:
    t = sea("brawls 0 1 1; hands tavern-brawl", seats=3)
    assert refusal(t, PlayCard("tavern-brawl")).startswith("W12: there is no opponent")


# Treachery


def test_rulebook_example_treachery_takes_no_more_than_the_reserve() -> None:
    t = sea("wind_cubes 23 9; reserve 3 17; hands treachery")
    assert CubesStolen(BONNET, JACK, 3) in play(t, PlayCard("treachery"), Aim(JACK))
    assert (t.wind_cubes[BONNET], t.reserve[BONNET]) == (26, 0)
    assert (t.wind_cubes[JACK], t.reserve[JACK]) == (6, 20)


@pytest.mark.parametrize(("cubes", "stolen"), [(2, 1), (9, 4), (10, 5), (20, 5)])
def test_treachery_takes_half_rounded_down_and_at_most_five(cubes: int, stolen: int) -> None:
    t = sea(f"wind_cubes B={cubes}; reserve B={26 - cubes}; hands treachery")
    assert CubesStolen(BONNET, JACK, stolen) in play(t, PlayCard("treachery"), Aim(JACK))


def test_w12_treachery_needs_a_cube_that_would_come() -> None:
    t = sea("wind_cubes B=1; reserve B=25; hands treachery")
    play(t, PlayCard("treachery"))
    assert refusal(t, Aim(JACK)) == "W12: no cube would come from Player 2"
    t = sea("wind_cubes 26; reserve 0; hands treachery")
    assert refusal(t, PlayCard("treachery")).startswith("W12: there is no opponent")
