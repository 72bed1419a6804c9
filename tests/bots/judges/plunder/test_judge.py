"""What the judge of Plunder likes, and how the heuristic bot deals: fair trades, no nonsense, bribes that pay."""

import pytest

from freebooter.bots.judges.plunder.deals import change
from freebooter.bots.judges.plunder.judge import FAR_SIGHTED, JUDGE
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.search.greedy import look_ahead
from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.buffers import Numbers
from freebooter.core.hand import everyone
from freebooter.core.source import Rng
from freebooter.games.plunder import GAME
from freebooter.games.plunder.actions import (
    Accept,
    Ask,
    AttackIsland,
    AttackShip,
    Build,
    BuildShip,
    BuryTreasure,
    Collect,
    Decline,
    EndTurn,
    Give,
    OfferTrade,
    Propose,
    Roll,
    RollDice,
    Sail,
    Withdraw,
)
from freebooter.games.plunder.state import Sea
from tests.bots.tables import started
from tests.games.plunder.positions import BLUE, RED, play, sea

pytestmark = pytest.mark.both_forms

BESIDE = "ships A1 | A2 | L9"
OFFERED = f"{BESIDE}; hands wood rum*3 | wood iron gold*2"


def chosen(t: Sea) -> Action:
    """What the heuristic bot does in the seat that is asked."""
    seat = GAME.asks(t)[0]
    return started(HeuristicBot(1), GAME, seat).choose(GAME.view(t, seat), GAME.legal(t, seat), None)


def answers_of(t: Sea, seat: int) -> Numbers:
    """What a seat may answer, as bots are given it."""
    answers = Numbers()
    t.frames[-1].legal(t, seat, answers)
    return answers


def worth(seat: int, text: str = "") -> float:
    return JUDGE.worth(sea(f"{BESIDE}; {text}"))[seat]


def test_points_pegs_and_cards_are_worth_something() -> None:
    bare = worth(RED)
    assert worth(RED, "points 1") > bare + 0.5
    assert worth(RED, "islands A=H14") > bare + 1
    assert worth(RED, "hands wood") > bare
    assert worth(RED, "ships A1:3/1/0 | A2 | L9") > bare
    assert worth(RED, "ships A1:1/0/0 | A2 | L9") < bare


def test_a_card_is_worth_most_to_whoever_can_use_it() -> None:
    t = sea("ships A1 | A2 | L9; hands wood*2 iron gold | rum*4")
    gold = (0, 0, 0, 1)
    assert change(t, RED, (0, 0, 0, 0), gold) > change(t, BLUE, (0, 0, 0, 0), gold)
    assert change(t, BLUE, gold, (0, 0, 0, 0)) < -1, "they have none to give"


def test_a_cannon_is_worth_most_early_and_a_ship_late() -> None:
    armed = "ships A1:3/1/0 | A2 | L9"
    two = "ships A1 C1 | A2 | L9"
    bare = worth(RED)
    late = worth(RED, "points 0 8")
    assert worth(RED, armed) - bare > worth(RED, f"points 0 8; {armed}") - late
    assert worth(RED, two) - bare < worth(RED, f"points 0 8; {two}") - late


def test_it_builds_the_ship_that_wins_and_buries_the_gold_that_does() -> None:
    t = sea(f"{BESIDE}; points 8; hands wood*2 iron gold*2; turn rolled=1 die_left=1")
    assert chosen(t) == BuildShip()
    t = sea("ships A1 C1 E1 | A2 | L9; points 6; hands gold*5; turn rolled=1 die_left=0")
    assert chosen(t) == BuryTreasure()


def test_it_sails_to_the_nearest_island_and_attacks_it() -> None:
    t = sea("ships B4 | L9 | L13; tokens G13 G13 G13; turn rolled=1 die_left=1")
    assert chosen(t) == Sail(0, "west")
    play(t, Sail(0, "west"))
    assert chosen(t) == AttackIsland(0)


def test_it_takes_a_trade_that_is_good_for_it_and_declines_nonsense() -> None:
    good = sea(OFFERED)
    play(good, OfferTrade(BLUE), Give("wood"), Give("rum"), Ask("iron"), Propose())
    nonsense = sea(OFFERED)
    play(nonsense, OfferTrade(BLUE), Give("rum"), Ask("gold"), Ask("gold"), Ask("wood"), Propose())
    assert chosen(nonsense) != Accept()
    begging = sea(OFFERED)
    play(begging, OfferTrade(BLUE), Ask("gold"), Propose())
    assert chosen(begging) != Accept()
    gift = sea(OFFERED)
    play(gift, OfferTrade(BLUE), Give("wood"), Propose())
    assert chosen(gift) == Accept()


def test_it_makes_an_offer_that_is_good_for_both_and_the_other_takes_it() -> None:
    t = sea("ships A1 | A2 | L9; hands wood*4 iron | gold*4 iron; turn rolled=1 die_left=0")
    t.hands[BLUE].show(t.hands[BLUE].cards, everyone(t.seats))
    answers = engine.legal(t, RED)
    hopes = dict(zip(GAME.legal(t, RED), look_ahead(JUDGE, [t], RED, answers, Rng(1)), strict=True))
    assert hopes[OfferTrade(BLUE)] > hopes[EndTurn()]
    play(t, OfferTrade(BLUE))
    done: list[Action] = []
    while len(done) < 12 and not {Accept(), Decline(), Withdraw()} & set(done):
        done.append(chosen(t))
        play(t, done[-1])
    assert {Give("wood"), Ask("gold"), Propose(), Accept()} <= set(done)


def test_a_draft_ends_in_an_offer_or_is_withdrawn() -> None:
    t = sea("ships A1 | A2 | L9; hands wood rum*3 | iron*3 gold")
    play(t, OfferTrade(BLUE))
    for _ in range(12):
        action = chosen(t)
        if isinstance(action, Propose | Withdraw):
            return
        play(t, action)
    pytest.fail("the draft only grew")


def test_it_takes_a_bribe_that_beats_the_battle_and_refuses_a_trifle() -> None:
    t = sea("ships A1 | A2:3/2/0 | L9; hands wood*2 iron | wood*2 gold*5 iron")
    play(t, AttackShip(0, BLUE, 0), Give("gold"), Give("gold"), Propose())
    assert chosen(t) == Accept()
    weak = sea("ships A1 | A2:1/0/0 C1 | L9; hands - | rum wood")
    play(weak, AttackShip(0, BLUE, 0), Give("rum"), Propose())
    assert chosen(weak) == Decline()


def test_it_asks_nobody_for_something_for_nothing() -> None:
    t = sea("ships A1 | A2 | L9; hands wood rum*3 | iron*2 gold*2")
    play(t, OfferTrade(BLUE), Ask("gold"))
    assert Propose() in GAME.legal(t, RED)
    assert chosen(t) != Propose()


def test_it_gives_and_asks_no_card_of_the_same_kind() -> None:
    t = sea("ships A1 | A2 | L9; hands wood rum*3 | rum iron gold*2")
    play(t, OfferTrade(BLUE), Give("rum"))
    assert chosen(t) != Ask("rum")


def test_talk_stays_within_reason() -> None:
    """Whatever a bot thinks of, a person at the table is not bored by it."""

    def sensible(t: Sea) -> set[Action]:
        answers = answers_of(t, RED)
        JUDGE.sensible(t, RED, answers)
        return {GAME.space[answer] for answer in answers.listed()}

    t = sea("ships A1 | A2 | L9; hands wood*2 rum*3 | rum iron gold*3")
    assert OfferTrade(BLUE) in sensible(t)
    play(t, OfferTrade(BLUE), Ask("gold"))
    assert Propose() in GAME.legal(t, RED)
    assert not sensible(t) & {Propose(), Give("gold")}
    play(t, Give("rum"), Give("rum"))
    assert {Propose(), Give("wood")} <= sensible(t)
    assert Ask("rum") not in sensible(t)
    play(t, Give("wood"))
    assert sensible(t) == {Propose(), Withdraw()}
    play(t, Withdraw(), OfferTrade(BLUE), Withdraw())
    assert OfferTrade(BLUE) in GAME.legal(t, RED)
    assert OfferTrade(BLUE) not in sensible(t)


def test_rollouts_agree_to_no_loss() -> None:
    begging = sea(OFFERED)
    play(begging, OfferTrade(BLUE), Ask("gold"), Propose())
    gift = sea(OFFERED)
    play(gift, OfferTrade(BLUE), Give("wood"), Propose())
    for t, answer in ((begging, Decline()), (gift, Accept())):
        answers = answers_of(t, BLUE)
        for judge in (JUDGE, FAR_SIGHTED):
            assert {GAME.space[judge.pick(t, BLUE, answers, Rng(seed))] for seed in range(9)} == {answer}


def picked(t: Sea) -> set[Action]:
    """What far-sighted rollouts do here."""
    seat = GAME.asks(t)[0]
    answers = answers_of(t, seat)
    return {GAME.space[FAR_SIGHTED.pick(t, seat, answers, Rng(seed))] for seed in range(9)}


def test_far_sighted_rollouts_sail_towards_something_and_attack_it() -> None:
    t = sea("ships B4 | L9 | L13; tokens G13 G13 G13")
    assert picked(t) == {Roll()}
    t = sea("ships B4 | L9 | L13; tokens G13 G13 G13; turn rolled=1 die_left=1")
    assert picked(t) == {Sail(0, "west")}
    play(t, Sail(0, "west"))
    assert picked(t) == {AttackIsland(0)}
    play(t, AttackIsland(0))
    GAME.apply_chance(t, RollDice(1, 6))
    assert AttackIsland(0) not in GAME.legal(t, RED)
    assert picked(t) == {EndTurn()}, "the ship waits there for another try"


def test_far_sighted_rollouts_build_and_find_treasure() -> None:
    t = sea("ships A1 | A2 | L9; hands iron*2 rum gold; turn rolled=1 die_left=0")
    assert picked(t) <= {Build("cannon", 0), AttackShip(0, BLUE, 0)}
    t = sea("ships A1 | C1 | L9; tokens A1 G13 G13; turn rolled=1 die_left=1")
    assert Collect(0, 0) in picked(t)


def test_a_far_sighted_rollout_is_judged_when_a_turn_begins() -> None:
    t = sea("ships A1 | A2 | L9")
    assert FAR_SIGHTED.is_quiet(t)
    assert not FAR_SIGHTED.is_quiet(sea("ships A1 | A2 | L9; turn rolled=1 die_left=1"))
    play(t, AttackShip(0, BLUE, 0))
    assert not FAR_SIGHTED.is_quiet(t)


def test_it_does_not_talk_to_put_off_the_end_of_its_turn() -> None:
    """It once did, eight offers a turn: the danger beside it was only counted in the turn of whoever brings it."""
    t = sea("ships A1 | A2:3/3/0 | L9; hands rum wood | rum wood; turn rolled=1 die_left=0")
    assert OfferTrade(BLUE) in GAME.legal(t, RED)
    assert chosen(t) == EndTurn()


def test_a_danger_is_there_before_its_turn_has_come() -> None:
    assert worth(RED, "ships A1:1/0/0 | A2 | L9") < worth(RED, "ships A1:1/0/0 | L13 | L9") - 0.1
