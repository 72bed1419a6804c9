"""What the judge of Pirates of the 7 Seas likes, what its rollouts do, and what the heuristic bot therefore does."""

import pytest

from freebooter.bots.judges.seven_seas.judge import JUDGE
from freebooter.bots.players.heuristic_bot import HeuristicBot
from freebooter.bots.search.greedy import play_quietly
from freebooter.bots.search.search import asked_again
from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.buffers import Numbers
from freebooter.core.rows import row_of
from freebooter.core.source import Rng
from freebooter.games.seven_seas import GAME
from freebooter.games.seven_seas.actions import Buy, Choose, Decline, PlayCaravan, Send
from freebooter.games.seven_seas.state import Seas
from tests.bots.tables import started
from tests.games.seven_seas.positions import LORA, OLEK, OLGA, all_choose, choose, play, seas

pytestmark = pytest.mark.both_forms


def chosen(t: Seas) -> Action:
    """What the heuristic bot does in the seat that is asked."""
    seat = GAME.asks(t)[0]
    return started(HeuristicBot(1), GAME, seat).choose(GAME.view(t, seat), GAME.legal(t, seat), None)


def picked(t: Seas) -> set[Action]:
    """What rollouts do in the seat that is asked, in many tries."""
    seat = GAME.asks(t)[0]
    answers = Numbers()
    t.frames[-1].legal(t, seat, answers)
    return {GAME.space[JUDGE.pick(t, seat, answers, Rng(seed))] for seed in range(60)}


def raid() -> Seas:
    """Olga is alone Captain and raids two ships of Spain; she is asked first how many ships she sends."""
    t = seas("hands spain2", seats=4)
    choose(t, "captain", "cartographer", "cartographer", "cartographer")
    play(t, PlayCaravan("spain", 2))
    return t


def test_more_ships_against_a_weak_caravan_are_better_and_staying_home_is_worst() -> None:
    t = raid()
    shares = list(JUDGE.afterwards(t, OLGA, row_of(engine.legal(t, OLGA))))
    assert GAME.legal(t, OLGA) == [Send(0), Send(1), Send(2), Send(3)]
    assert shares == sorted(shares)
    assert shares[0] < shares[1] < shares[2] < shares[3]
    assert chosen(t) == Send(3)


def test_ships_sent_in_vain_are_not_wanted() -> None:
    """Alone against four, with goods in all other holds, a ship more is a ship lost."""
    t = seas("booty rum*4 | rum*7 | rum*7 | rum*7; hands spain4", seats=4)
    choose(t, "captain", "merchant", "merchant", "merchant")
    play(t, PlayCaravan("spain", 4))
    shares = list(JUDGE.afterwards(t, OLGA, row_of(engine.legal(t, OLGA))))
    assert shares[1] > shares[2] > shares[3]


def test_rollouts_make_no_mistake_that_can_be_seen() -> None:
    t = seas(seats=4)
    # No goods to sell, no caravan, no port and no curse to play.
    assert not picked(t) & {Choose("merchant"), Choose("captain"), Choose("aborigine"), Choose("shaman")}
    t = seas("hands idol", seats=4)
    assert len(picked(t)) > 1, "nobody knows what others will choose"
    t = seas("hands spain2", seats=4)
    choose(t, "captain", "cartographer", "cartographer", "cartographer")
    assert picked(t) == {PlayCaravan("spain", 2)}
    assert Decline() in GAME.legal(t, OLGA)


def test_a_rollout_is_judged_between_two_rounds() -> None:
    t = seas(seats=4)
    assert JUDGE.is_quiet(t)
    GAME.apply(t, OLGA, Choose("cartographer"))
    assert not JUDGE.is_quiet(t)
    assert not JUDGE.is_quiet(raid())


def test_what_others_have_sealed_is_asked_again_in_a_search() -> None:
    t = seas(seats=4)
    for seat in range(OLEK):
        GAME.apply(t, seat, Choose("cartographer"))
    assert GAME.asks(t) == (OLEK,)
    world = asked_again(t, OLEK)
    assert isinstance(world, Seas)
    assert all_choose(world)
    assert list(world.sealed) == [-1] * 4
    assert t.sealed[LORA] >= 0, "the table itself is left as it was"


def test_the_own_sealed_choice_and_later_ones_stay() -> None:
    t = seas("hands spain2", seats=4)
    choose(t, "captain", "cartographer", "cartographer", "cartographer")
    assert GAME.asks(t) == (OLGA,)
    assert list(asked_again(t, OLGA).sealed) == list(t.sealed)
    assert t.sealed[LORA] >= 0


def test_a_look_ahead_ends_with_the_round() -> None:
    """Else whoever declined a raid was at the next choice sooner, and what that promises spoke for declining."""
    t = seas("hands england4 idol", seats=4)
    choose(t, "captain", "shipwright", "shipwright", "shipwright")
    while GAME.asks(t) != (OLGA,):
        play(t, Buy(0))
    turn = JUDGE.turn(t)
    play(t, Decline())
    assert all_choose(t)
    play_quietly(JUDGE, t, OLGA, turn, engine.Play(Rng(1)))
    assert all_choose(t)
    play_quietly(JUDGE, t, OLGA, JUDGE.turn(t), engine.Play(Rng(1)))
    assert not all_choose(t)
