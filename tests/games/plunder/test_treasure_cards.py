"""Treasure cards: all 35 effects, step by step, as far as possible (P11, P20, P21)."""

import pytest

from freebooter.core.events import Event
from freebooter.core.rows import row_of
from freebooter.core.words import words
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    ChooseShip,
    ChooseTarget,
    Collect,
    Decline,
    Discard,
    DrawTreasure,
    Place,
    Propose,
    Sail,
    Spin,
    Stay,
    StealBlind,
    StealCard,
    StealFrom,
    Strip,
    TakeCard,
)
from freebooter.games.plunder.events import CardStolen, HiddenCardStolen, PegLost, StepSkipped, TargetChosen
from freebooter.games.plunder.figures import step_of
from freebooter.games.plunder.rules.cards import hand_size
from freebooter.games.plunder.rules.sailing import steps_left
from freebooter.games.plunder.state import Sea
from tests.games.plunder.positions import (
    BLUE,
    GREEN,
    RED,
    boat,
    cell,
    hand,
    heard,
    is_legal,
    legal,
    play,
    refusal,
    sea,
)

pytestmark = pytest.mark.both_forms


def find(t: Sea, card: str) -> list[Event]:
    """Red collects the X under their first ship and turns this card up."""
    number = next(place for place, one in enumerate(GAME.figures().treasure) if one.id == card)
    return play(t, Collect(0, 0), DrawTreasure(number))


def lone(text: str = "") -> Sea:
    """Red's ship on an X, blue far away."""
    return sea(f"ships A1 | F18; tokens A1; {text}")


def is_respun(t: Sea) -> bool:
    """Whether the card is done and the X about to be spun."""
    return GAME.asks(t) == (-1,) and type(t.frames[-1]).__name__ == "Respin"


@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("X01", "gold"),
        ("X02", "gold gold"),
        ("X03", "gold gold gold"),
        ("X04", "gold gold gold gold"),
        ("X05", "gold gold gold gold gold"),
        ("X07", "rum rum gold"),
        ("X08", "wood iron gold"),
        ("X09", "gold gold gold"),
        ("X10", "gold gold gold gold"),
        ("X11", "gold gold"),
        ("X18", "wood wood iron rum"),
    ],
)
def test_cards_that_give_resources(card: str, cards: str) -> None:
    t = lone()
    find(t, card)
    assert hand(t, RED) == cards


def test_the_majority_of_the_cards_give_gold() -> None:
    deck = GAME.figures().treasure
    gold = sum(card.count.value for card in deck if card.steps.value[0].startswith("gain gold"))
    assert (sum(card.count.value for card in deck), gold) == (55, 29)


def test_a_stack_that_runs_out_gives_what_it_has() -> None:
    t = lone()
    t.stacks[3] = 1
    find(t, "X03")
    assert hand(t, RED) == "gold"


def test_x06_mixed_cargo_gives_gold_and_a_card_of_choice() -> None:
    t = lone()
    find(t, "X06")
    assert {action.resource for action in legal(t, TakeCard)} == {"wood", "iron", "rum", "gold"}
    play(t, TakeCard("rum"))
    assert hand(t, RED) == "rum gold"
    assert is_respun(t)


def test_x09_rigged_chest_costs_a_life() -> None:
    t = lone()
    find(t, "X09")
    ship = boat(t, RED)
    assert ship is not None
    assert ship.lives == 2


def test_x09_may_sink_the_last_ship_and_end_the_turn() -> None:
    t = lone("ships A1:1/0/0 | F18")
    find(t, "X09")
    assert boat(t, RED) is None
    assert sum(t.points) == 0
    play(t, Spin("C1"))
    assert t.turn.active == BLUE


def test_x10_too_heavy_to_carry_ends_the_turn() -> None:
    t = lone()
    find(t, "X10")
    play(t, Spin("C1"))
    assert t.turn.active == BLUE


def test_x11_and_x24_relocate_the_ship_by_the_compasses() -> None:
    for card in ("X11", "X24"):
        t = lone()
        find(t, card)
        play(t, Spin("F6"))
        ship = boat(t, RED)
        assert ship is not None
        assert ship.cell == "F6"
        assert is_respun(t)


def test_x12_and_x13_give_a_plunder_point_card_and_x13_ends_the_turn() -> None:
    for card, active in (("X12", RED), ("X13", BLUE)):
        t = lone()
        find(t, card)
        play(t, Spin("C1"))
        assert t.points[RED] == 1
        assert t.turn.active == active


@pytest.mark.parametrize(("card", "peg"), [("X14", "cannons"), ("X15", "masts"), ("X16", "lives")])
def test_x14_x15_and_x16_add_a_peg_to_a_ship_of_choice(card: str, peg: str) -> None:
    t = lone("ships A1:2/0/0 C1:1/0/0")
    find(t, card)
    before = boat(t, RED, 1)
    asked = GAME.prompt(GAME.view(t, RED))
    assert asked is not None
    assert {"cannons": "un cannone?", "masts": "un albero?", "lives": "una vita?"}[peg] in words(
        GAME.package, "it"
    ).say(asked, ["Red", "Blue", "Green"])
    play(t, ChooseShip(1))
    after = boat(t, RED, 1)
    assert before is not None
    assert after is not None
    assert getattr(after, peg) == getattr(before, peg) + 1


def test_an_upgrade_goes_to_the_only_ship_with_room_without_asking() -> None:
    t = lone("ships A1:3/2/0 C1")
    find(t, "X14")
    second = boat(t, RED, 1)
    assert second is not None
    assert second.cannons == 1
    assert is_respun(t)


def test_an_upgrade_that_finds_no_room_is_skipped() -> None:
    t = lone("ships A1:3/0/2")
    assert heard(find(t, "X15"), StepSkipped)


def test_a_mast_won_after_the_roll_gives_no_step() -> None:
    t = lone("turn rolled=2 die_left=2")
    find(t, "X15")
    assert steps_left(t, 0) == 2


def test_x17_restores_all_lives_of_the_finding_ship() -> None:
    t = lone("ships A1:1/0/0 C1:1/0/0")
    find(t, "X17")
    first, second = boat(t, RED), boat(t, RED, 1)
    assert first is not None
    assert second is not None
    assert (first.lives, second.lives) == (3, 1)


def test_x19_gives_three_cards_of_choice_but_no_gold() -> None:
    t = lone()
    find(t, "X19")
    assert refusal(t, TakeCard("gold")) == "P11: any card but gold"
    play(t, TakeCard("wood"), TakeCard("wood"), TakeCard("rum"))
    assert hand(t, RED) == "wood wood rum"
    assert is_respun(t)


def test_x19_ends_early_when_the_stacks_are_empty() -> None:
    t = lone()
    t.stacks = row_of([1, 0, 0, 5])
    find(t, "X19")
    play(t, TakeCard("wood"))
    assert is_respun(t)


@pytest.mark.parametrize(("card", "count"), [("X20", 2), ("X21", 3)])
def test_x20_and_x21_steal_blindly_from_one_opponent(card: str, count: int) -> None:
    t = lone("hands - | wood*3 gold | rum")
    find(t, card)
    assert set(legal(t)) == {StealFrom(BLUE), StealFrom(GREEN)}
    play(t, StealFrom(BLUE), StealBlind())
    assert GAME.outcomes(t) == [(StealCard("wood"), 3), (StealCard("gold"), 1)]
    told = play(t, *[StealCard("wood")] * count)
    assert hand(t, RED) == " ".join(["wood"] * count)
    assert len(heard(told, CardStolen)) == count
    assert is_respun(t)


def test_no_more_is_stolen_than_the_victim_holds() -> None:
    t = lone("hands - | - | rum")
    find(t, "X21")
    play(t, StealBlind(), StealCard("rum"))
    assert is_respun(t)


def test_a_steal_needs_an_opponent_who_holds_a_card() -> None:
    t = lone()
    assert heard(find(t, "X20"), StepSkipped)
    t = lone("hands - | wood; turn treaties=2")
    assert heard(find(t, "X20"), StepSkipped)


def test_a_thief_may_name_the_cards_and_the_victim_grants_all_or_none() -> None:
    t = lone("hands - | wood*2 gold")
    find(t, "X20")
    assert Ask("wood") in legal(t)
    play(t, Ask("wood"))
    assert refusal(t, Propose()) == "P11: name as many cards as you steal"
    play(t, Ask("wood"))
    assert refusal(t, Ask("gold")) == "P11: you have named as many cards as you steal"
    assert legal(t) == [Propose(), StealBlind()]
    play(t, Propose())
    assert GAME.asks(t) == (BLUE,)
    assert refusal(t, Propose()).startswith("P11: ")
    refused = t.copy()
    play(t, Accept())
    assert hand(t, RED) == "wood wood"
    assert t.turn.treaties == 0
    play(refused, Decline(), StealCard("gold"), StealCard("wood"))
    assert hand(refused, RED) == "wood gold"


def test_a_victim_who_lacks_the_cards_is_asked_all_the_same_and_can_only_refuse() -> None:
    t = lone("hands - | wood*2 gold")
    find(t, "X20")
    play(t, Ask("gold"), Ask("gold"), Propose())
    assert GAME.asks(t) == (BLUE,)
    assert legal(t) == [Decline()]
    assert refusal(t, Accept()) == "P11: you do not hold the cards that are asked for"


def test_x22_steals_a_card_from_each_opponent() -> None:
    t = sea("ships A1; hands - | wood | - | gold rum; tokens A1", seats=4)
    find(t, "X22")
    play(t, StealBlind(), StealCard("wood"))
    play(t, Ask("rum"), Propose(), Accept())
    assert hand(t, RED) == "wood rum"
    assert is_respun(t)


def test_a_blind_steal_is_told_to_thief_and_victim_only() -> None:
    t = lone("hands - | wood")
    find(t, "X20")
    play(t, StealBlind())
    told = GAME.apply_chance(t, StealCard("wood"))
    read = {viewer: [one.to(viewer) for one in told] for viewer in (RED, BLUE, GREEN, -2)}
    assert read[RED] == read[BLUE] == [CardStolen(RED, BLUE, "wood")]
    assert read[GREEN] == read[-2] == [HiddenCardStolen(RED, BLUE)]


def test_x23_moves_the_ship_to_any_free_space_or_not_at_all() -> None:
    t = lone("storm F6; turn rolled=1 die_left=1")
    find(t, "X23")
    assert refusal(t, Place("F18")) == "P11: the ship may not be put there"
    assert refusal(t, Place("B2")) == "P11: the ship may not be put there"
    stayed = t.copy()
    play(t, Place("F6"))  # into the storm, without a toll
    ship = boat(t, RED)
    assert ship is not None
    assert ship.cell == "F6"
    play(stayed, Stay())
    ship = boat(stayed, RED)
    assert ship is not None
    assert ship.cell == "A1"


def test_x25_moves_the_ship_to_an_own_free_port_or_not_at_all() -> None:
    t = lone("ships A1 B3; islands A=B3 A=B10")
    find(t, "X25")
    assert set(legal(t)) == {Place("B10"), Place("C8"), Stay()}
    t = lone()
    assert heard(find(t, "X25"), StepSkipped)


def test_x26_damages_an_opponents_ship_and_sinking_it_so_earns_no_point() -> None:
    t = lone("ships A1 | F18:1/0/0 F17 | L5")
    find(t, "X26")
    assert set(legal(t)) == {ChooseTarget(BLUE, 0), ChooseTarget(BLUE, 1), ChooseTarget(GREEN, 0)}
    assert refusal(t, ChooseTarget(RED, 0)) == "P11: no opponent has that ship"
    play(t, ChooseTarget(BLUE, 0))
    assert boat(t, BLUE) is None
    assert sum(t.points) == 0


def test_treaty_partners_are_no_opponents() -> None:
    t = lone("ships A1 | F18 | L5 L4; turn treaties=2")
    find(t, "X26")
    assert legal(t) == [ChooseTarget(GREEN, 0), ChooseTarget(GREEN, 1)]


def test_an_opponents_only_ship_is_hit_without_asking() -> None:
    t = lone("ships A1 | F18")
    told = find(t, "X26")
    assert TargetChosen(RED, BLUE, 0) in told
    assert [one.seat for one in told if isinstance(one, PegLost)] == [BLUE]


def test_x27_moves_an_opponents_ship_and_its_owner_chooses_where_land_is_hit() -> None:
    t = lone("ships A1 | F18")
    find(t, "X27")
    play(t, Spin("B2"))
    assert GAME.asks(t) == (BLUE,)
    assert set(legal(t)) == {Place("A2"), Place("B1"), Place("B3")}
    play(t, Place("B3"))
    ship = boat(t, BLUE)
    assert ship is not None
    assert ship.cell == "B3"


def test_a_ship_spun_onto_another_goes_beside_it_barriers_or_not() -> None:
    t = lone("ships A1 | D4")
    find(t, "X24")
    play(t, Spin("D4"))
    # C4 lies behind a barrier, the port E4 behind its closed side, D5 is land.
    assert set(legal(t)) == {Place("C4"), Place("E4"), Place("D3")}


def test_a_ship_spun_onto_its_own_cell_stays() -> None:
    t = lone()
    find(t, "X24")
    play(t, Spin("A1"))
    ship = boat(t, RED)
    assert ship is not None
    assert ship.cell == "A1"
    assert is_respun(t)


def test_with_no_free_cell_beside_it_a_ship_goes_to_one_of_the_nearest() -> None:
    # G13 is land; its only sea neighbour is H13, where blue lies.
    t = lone("ships A1 | H13")
    find(t, "X24")
    play(t, Spin("G13"))
    assert {action.cell for action in legal(t)} == {"E13", "G11", "G15", "H14", "I13"}


def test_a_lifted_ships_own_cell_counts_as_free() -> None:
    t = lone("ships A2; tokens A2")
    find(t, "X24")
    play(t, Spin("B2"))
    assert is_legal(t, Place("A2"))


def test_x28_hidden_reef_costs_a_life() -> None:
    t = lone()
    find(t, "X28")
    ship = boat(t, RED)
    assert ship is not None
    assert ship.lives == 2


def test_x29_takes_a_mast_or_a_cannon_and_the_finder_chooses_which() -> None:
    t = lone("ships A1:3/1/1")
    find(t, "X29")
    assert set(legal(t)) == {Strip("mast"), Strip("cannon")}
    play(t, Strip("cannon"))
    ship = boat(t, RED)
    assert ship is not None
    assert (ship.cannons, ship.masts) == (0, 1)
    assert is_respun(t)


def test_x29_takes_what_there_is_and_nothing_from_a_bare_ship() -> None:
    t = lone("ships A1:3/0/1")
    find(t, "X29")
    ship = boat(t, RED)
    assert ship is not None
    assert ship.masts == 0
    t = lone()
    assert heard(find(t, "X29"), StepSkipped)


def test_a_mast_lost_after_the_roll_takes_its_step_unless_a_newer_one_goes() -> None:
    t = lone("ships A1:3/0/2; turn rolled=1 die_left=1 rigged=2,0,0")
    play(t, Sail(0, "south"), Sail(0, "north"))
    find(t, "X29")
    assert steps_left(t, 0) == 1  # both mast steps were made before
    t = lone("ships A1:3/0/2; turn rolled=1 die_left=1 rigged=2,0,0")
    find(t, "X29")
    assert steps_left(t, 0) == 2
    t = lone("ships A1:3/0/1; turn rolled=1 die_left=1 rigged=1,0,0")
    t.masts[0] = 2  # one of them built since the roll (P22)
    find(t, "X29")
    assert steps_left(t, 0) == 2


def test_x30_costs_two_cards_of_choice_or_as_many_as_there_are() -> None:
    t = lone("hands wood rum gold")
    find(t, "X30")
    play(t, Discard("rum"), Discard("gold"))
    assert hand(t, RED) == "wood"
    t = lone("hands wood")
    find(t, "X30")
    play(t, Discard("wood"))
    assert is_respun(t)
    t = lone()
    assert heard(find(t, "X30"), StepSkipped)


def test_x31_takes_two_gold_or_what_portion_there_is() -> None:
    for held, left in (("gold gold gold", "gold"), ("rum gold", "rum"), ("rum", "rum")):
        t = lone(f"hands {held}")
        find(t, "X31")
        assert hand(t, RED) == left
        assert is_respun(t)


@pytest.mark.parametrize(("held", "left", "lives"), [("rum rum wood", "wood", 3), ("rum", "", 2), ("wood", "wood", 2)])
def test_example_x32_is_paid_in_part_and_the_rest_is_carried_out(held: str, left: str, lives: int) -> None:
    t = lone(f"hands {held}")
    find(t, "X32")
    ship = boat(t, RED)
    assert ship is not None
    assert (hand(t, RED), ship.lives) == (left, lives)


def test_x33_dead_calm_ends_the_turn() -> None:
    t = lone("turn rolled=6 die_left=6")
    find(t, "X33")
    play(t, Spin("C1"))
    assert t.turn.active == BLUE


def test_x34_costs_a_card_and_ends_the_turn() -> None:
    t = lone("hands wood gold; turn rolled=6 die_left=6")
    find(t, "X34")
    play(t, Discard("gold"), Spin("C1"))
    assert hand(t, RED) == "wood"
    assert t.turn.active == BLUE


def test_x35_sinks_the_ship_and_nobody_gains_a_point() -> None:
    t = lone("ships A1 C1 | A2")
    find(t, "X35")
    assert boat(t, RED) is None
    assert sum(t.points) == 0
    play(t, Spin("F18"))
    assert t.turn.active == RED


def test_a_card_goes_to_the_bottom_of_its_deck() -> None:
    t = lone()
    find(t, "X01")
    play(t, Spin("C1"))
    assert GAME.view(t, BLUE).treasure_known == ("X01",)
    assert GAME.view(t, BLUE).treasure_unseen["X01"] == 3
    assert t.tokens[0] == cell("C1")
    assert hand_size(t, RED) == 1


@pytest.mark.parametrize(
    ("steps", "lives"),
    [
        (("lose rum 2", "damage this_ship 1 if_unpaid"), 2),
        (("lose rum 2", "gain iron 1", "damage this_ship 1 if_unpaid"), 2),
        (("lose rum 2", "gain iron 1", "heal this_ship 1", "damage this_ship 1 if_unpaid"), 2),
        (("lose rum 1", "gain iron 1", "damage this_ship 1 if_unpaid"), 3),
        # Only the last loss before it counts.
        (("lose rum 2", "lose gold 1", "damage this_ship 1 if_unpaid"), 3),
    ],
)
def test_damage_for_an_unpaid_loss_looks_at_the_loss_before_it_whatever_lies_between(
    steps: tuple[str, ...], lives: int
) -> None:
    t = lone("hands rum gold")
    thirsty = next(card for card in t.atlas.treasures if card.name == "X32")
    thirsty.steps = [step_of(step) for step in steps]
    find(t, "X32")
    ship = boat(t, RED)
    assert ship is not None
    assert ship.lives == lives
