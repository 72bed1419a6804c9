"""The Shaman and the eight curses (S10, S11, S20)."""

import pytest

from freebooter.core.actions import Action
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import (
    Buy,
    DealDie,
    Decline,
    Discard,
    Draw,
    Keep,
    NameGood,
    PlayCurse,
)
from freebooter.games.seven_seas.events import (
    BlackSpotTaken,
    ChestGained,
    ChestLost,
    CurseStruck,
    DiceThrown,
    DieDealt,
    GoodsDiscarded,
    SalaryPaid,
    ShipsProtected,
)
from freebooter.games.seven_seas.state import Seas
from freebooter.games.seven_seas.view import StrokeView
from tests.games.seven_seas.positions import (
    GARIK,
    LORA,
    OLGA,
    all_choose,
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


def cursed(curse: str, text: str = "", *, seats: int = 3, sole: bool = False) -> Seas:
    """Olga has cast a curse; unless she is the sole Shaman, the last player is one, too."""
    t = seas(f"hands {curse}; {text}", seats=seats)
    others = ["captain"] * (seats - 1)
    if not sole:
        others[-1] = "shaman"
    choose(t, "shaman", *others)
    for _ in range(others.count("captain")):
        play(t, Decline())
    while asked(t) != OLGA:
        play(t, Decline())
    play(t, PlayCurse(curse))
    return t


def test_a_shaman_plays_a_curse_or_declines_for_a_black_spot() -> None:
    t = seas("hands kraken spain2")
    choose(t, "shaman", "shaman", "shaman")
    assert legal(t) == [PlayCurse("kraken"), Decline()]
    play(t, Decline())
    assert t.black_spots[OLGA] == 1


def test_olga_loses_two_fruit_and_a_ship_to_the_kraken() -> None:
    t = cursed("kraken", "booty coffee fruit*2")
    told = play(t, faces(*[1, 1, 1, 2, 3, 4, 5], *[6] * 7, *[5] * 7))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "fruit", 2, 1)]
    assert goods(t, OLGA) == {"coffee": 1}
    assert (t.fleet[OLGA], t.reserve[OLGA]) == (6, 4)
    assert t.yin_yang[OLGA] == 0  # ships lost to curses bring none


def test_a_garik_in_a_riot_loses_two_rum_and_one_ship() -> None:
    # The rulebook's example counts two ships; by its own text one card is missing (S10).
    t = cursed("riot", "played widow-rock; port widow-rock; booty - | rum*2")
    told = play(t, faces(*[1] * 7, *[4, 4, 4, 1, 1, 1, 1], *[1] * 7))
    assert of(CurseStruck, told) == [CurseStruck(GARIK, "rum", 2, 1)]
    assert (t.fleet[GARIK], t.reserve[GARIK]) == (6, 4)


def test_nobody_is_asked_which_goods_go_when_all_must() -> None:
    t = cursed("kraken", "reserve 9; double_holds 1; booty rum coffee")
    told = play(t, faces(1, *[6] * 7, *[6] * 7))
    gone = [GoodsDiscarded(OLGA, good, 1, "no-room") for good in ("rum", "coffee")]
    assert of(GoodsDiscarded, told) == gone
    assert GAME.tell_event(gone[0]).rule == "S2"
    assert goods(t, OLGA) == {}


@pytest.mark.parametrize(
    ("curse", "number", "good"), [("kraken", 1, "fruit"), ("iceberg", 2, "coffee"), ("sirens", 3, "rum")]
)
def test_each_die_with_the_number_costs_a_card_of_the_kind(curse: str, number: int, good: str) -> None:
    t = cursed(curse, "booty rum*2 coffee*2 fruit*2")
    told = play(t, faces(number, *[6] * 6, *[6] * 7, *[6] * 7))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, good, 1, 0)]


def test_a_riot_takes_what_the_present_port_pays_three_for() -> None:
    t = cursed("riot", "played kettle-harbour; port kettle-harbour; booty rum coffee")
    told = play(t, faces(4, *[6] * 20))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "coffee", 1, 0)]


def test_oleksandr_is_protected_from_the_sirens_and_throws_two_of_eight() -> None:
    t = cursed("sirens", "reserve 2; booty rum*2", seats=4, sole=True)
    told = play(t, faces(3, 5, *[6] * 21))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "rum", 1, 0)]
    (thrown,) = of(DiceThrown, told)
    assert [owner for owner, _, _, _ in thrown.dice].count(OLGA) == 2
    assert goods(t, OLGA) == {"rum": 1}


def test_a_sole_shaman_who_is_not_first_protects_three_and_no_more_than_he_has() -> None:
    t = seas("first B; hands kraken")
    choose(t, "shaman", "captain", "captain")
    told = play(t, Decline(), Decline(), PlayCurse("kraken"))
    assert of(ShipsProtected, told) == [ShipsProtected(OLGA, 3)]
    t = seas("reserve 8; hands kraken")
    choose(t, "shaman", "captain", "captain")
    told = play(t, Decline(), Decline(), PlayCurse("kraken"))
    assert of(ShipsProtected, told) == [ShipsProtected(OLGA, 2)]


def test_guards_and_reserve_are_not_thrown() -> None:
    t = cursed("kraken", "chests 25; reserve B=9 C=10")
    (thrown,) = of(DiceThrown, play(t, faces(*[6] * 6)))
    assert [owner for owner, _, _, _ in thrown.dice] == [OLGA] * 5 + [GARIK]


def test_without_a_ship_to_throw_there_is_no_throw() -> None:
    t = cursed("whirlpool", "reserve 10 10 10")
    assert asked(t) == LORA


def test_what_neither_cards_nor_ships_can_pay_is_not_owed() -> None:
    t = cursed("idol", "reserve B=10")
    told = play(t, NameGood("rum"))
    assert of(CurseStruck, told) == [
        CurseStruck(OLGA, "rum", 0, 1),
        CurseStruck(GARIK, "rum", 0, 0),
        CurseStruck(LORA, "rum", 0, 1),
    ]


def test_players_settle_clockwise_from_the_shaman_cards_then_ships_then_goods_beyond_room() -> None:
    t = cursed("kraken", "first B; reserve 8 8; booty rum coffee | rum coffee")
    told = play(t, faces(1, 6, 1, 6, *[6] * 7))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "fruit", 0, 1)]
    assert asked(t) == OLGA
    told = play(t, Discard("coffee"))
    assert of(CurseStruck, told) == [CurseStruck(GARIK, "fruit", 0, 1)]
    assert asked(t) == GARIK
    play(t, Discard("rum"))
    assert goods(t, OLGA) == {"rum": 1}
    assert goods(t, GARIK) == {"coffee": 1}


def test_no_good_is_discarded_while_the_ships_left_can_carry_it() -> None:
    t = cursed("kraken", "booty rum*2 coffee")
    told = play(t, faces(1, 1, *[6] * 19))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "fruit", 0, 2)]
    assert not of(GoodsDiscarded, told)


def test_unsinkable_ships_do_not_help_against_curses() -> None:
    t = cursed("kraken", "unsinkables 3")
    play(t, faces(1, *[6] * 20))
    assert t.fleet[OLGA] == 6


def test_the_whirlpool_catches_as_many_of_the_nearest_ships_as_its_die_shows() -> None:
    # Olga has two ships, Garik two, Lora one; the red die shows 3.
    t = cursed("whirlpool", "reserve 8 8 9; booty - | talisman")
    told = play(
        t,
        dice((1000, 1000, 3), (2500, 2500, 6), (1200, 1000, 1), (1000, 1300, 1), (1400, 1000, 1), (2600, 100, 1)),
    )
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "talisman", 0, 1), CurseStruck(GARIK, "talisman", 1, 1)]
    assert (t.talismans[GARIK], t.fleet[GARIK], t.fleet[LORA]) == (0, 1, 1)
    assert t.booty_discards[3] == 1


def test_the_whirlpool_catches_all_if_there_are_fewer_and_lower_dice_at_equal_distance() -> None:
    t = cursed("whirlpool", "reserve 9 10 9")
    told = play(t, dice((1000, 1000, 5), (1200, 1000, 6), (1000, 1200, 6)))
    assert len(of(CurseStruck, told)) == 2
    t = cursed("whirlpool", "reserve 9 10 9")
    told = play(t, dice((1000, 1000, 1), (1200, 1000, 6), (1000, 1200, 6)))
    assert of(CurseStruck, told) == [CurseStruck(OLGA, "talisman", 0, 1)]


def test_of_equally_near_ships_the_whirlpool_catches_the_shamans_then_clockwise() -> None:
    """S24: the ship thrown last lies as near as the first two, and is spared."""
    t = cursed("whirlpool", "reserve 9 9 9")
    told = play(t, dice((1000, 1000, 2), (1200, 1000, 6), (1000, 1200, 6), (800, 1000, 6)))
    assert [stroke.seat for stroke in of(CurseStruck, told) if stroke.ships] == [OLGA, GARIK]


def test_the_idol_wants_what_the_shaman_names_of_him_too_and_no_gift_protects() -> None:
    t = cursed("idol", "booty coffee | coffee*2 | rum", sole=True)
    assert legal(t) == [NameGood("rum"), NameGood("coffee"), NameGood("fruit")]
    told = play(t, NameGood("coffee"))
    assert of(CurseStruck, told) == [
        CurseStruck(OLGA, "coffee", 1, 0),
        CurseStruck(GARIK, "coffee", 1, 0),
        CurseStruck(LORA, "coffee", 0, 1),
    ]
    assert not of(ShipsProtected, told)


def test_the_salary_takes_two_chests_for_each_guard_counted_at_the_start() -> None:
    t = seas("chests 21 10 9; hands salary")
    choose(t, "shaman", "captain", "shaman")
    told = play(t, Decline(), PlayCurse("salary"))
    assert of(SalaryPaid, told) == [SalaryPaid(OLGA, 4), SalaryPaid(GARIK, 2)]
    assert list(t.chests) == [17, 8, 9]
    assert list(t.guards) == [1, 0, 0]


def tavern(text: str = "", *, seats: int = 3, throw: tuple[int, ...]) -> Seas:
    t = cursed("tavern", text, seats=seats)
    play(t, faces(*throw))
    return t


def test_the_shaman_deals_the_tavern_dice_clockwise_from_himself() -> None:
    t = tavern(throw=(1, 6, 4))
    assert asked(t) == OLGA
    assert legal(t) == [DealDie(1), DealDie(4), DealDie(6)]
    assert refusal(t, DealDie(2)) == "S10: no die with a 2 is left"
    told = play(t, DealDie(6), DealDie(1))
    assert [(die.seat, die.face) for die in of(DieDealt, told)] == [(OLGA, 6), (GARIK, 1), (LORA, 4)]
    assert of(BlackSpotTaken, told) == [BlackSpotTaken(GARIK, 1, 2, "tavern")]
    assert of(ChestGained, told) == [ChestGained(LORA)]
    assert t.yin_yang[OLGA] == 3
    assert t.chests[LORA] == 8


def test_equal_tavern_dice_deal_themselves() -> None:
    t = tavern("chests B=0 C=20", throw=(3, 3, 3))
    assert list(t.chests) == [6, 0, 19]
    assert t.guards[LORA] == 1


def test_in_the_tavern_the_owner_decides_which_good_is_lost() -> None:
    t = tavern("booty rum coffee | fruit", throw=(2, 2, 2))
    assert asked(t) == OLGA
    assert legal(t) == [Discard("rum"), Discard("coffee")]
    assert refusal(t, Discard("fruit")) == "S10: you have no fruit"
    assert refusal(t, Draw()).startswith("S10: ")
    told = play(t, Discard("rum"))
    lost = [GoodsDiscarded(OLGA, "rum", 1, "tavern"), GoodsDiscarded(GARIK, "fruit", 1, "tavern")]
    assert of(GoodsDiscarded, told) == lost
    assert GAME.tell_event(lost[0]).rule == "S10"


def test_booty_from_the_tavern_is_kept_or_discarded_like_any_other() -> None:
    t = tavern(throw=(5, 5, 5))
    moves: list[Action] = [*booty("talisman"), *booty("rum"), Keep("rum", 0), *booty("fruit"), Keep("fruit", 1)]
    play(t, *moves)
    assert t.talismans[OLGA] == 1
    assert goods(t, GARIK) == {}
    assert goods(t, LORA) == {"fruit": 1}


def test_a_tenth_chest_from_the_tavern_posts_a_guard_and_goods_may_lose_their_room() -> None:
    t = tavern("chests 9; reserve 8; booty rum coffee", throw=(4, 4, 4))
    assert (t.guards[OLGA], t.fleet[OLGA]) == (1, 1)
    assert asked(t) == OLGA
    play(t, Discard("rum"))
    assert goods(t, OLGA) == {"coffee": 1}


def test_losing_what_one_has_not_is_no_loss() -> None:
    t = tavern("chests 0 0 0", throw=(3, 2, 2))
    told = play(t, DealDie(3))
    assert not of(ChestLost, told)
    assert not of(GoodsDiscarded, told)
    assert not chance_is_asked(t)
    assert Buy(0) not in legal(t)
    assert not all_choose(t)


def test_what_a_curse_cost_stays_in_sight_until_the_next_card() -> None:
    t = cursed("kraken", "booty coffee fruit*2")
    play(t, faces(*[1, 1, 1, 2, 3, 4, 5], *[6] * 7, *[5] * 7))
    seen = GAME.view(t, GARIK).thrown
    assert seen is not None
    assert (seen.curse, len(seen.dice)) == ("kraken", 21)
    assert seen.strokes == (StrokeView(OLGA, "fruit", 2, 1),)


def test_wages_and_dealt_dice_stay_in_sight() -> None:
    t = seas("chests 21 10 9; hands salary")
    choose(t, "shaman", "captain", "shaman")
    play(t, Decline(), PlayCurse("salary"))
    seen = GAME.view(t, LORA).thrown
    assert seen is not None
    assert seen.strokes == (StrokeView(OLGA, "chest", 4), StrokeView(GARIK, "chest", 2))
    seen = GAME.view(tavern(throw=(4, 4, 4)), LORA).thrown
    assert seen is not None
    assert [(one.seat, one.face) for one in seen.strokes] == [(OLGA, 4), (GARIK, 4), (LORA, 4)]
    assert {one.effect for one in seen.strokes} == {"gain-chest"}
