"""The loop, the numbers, and the errors of a game that does not hold its side."""

from typing import Any

import pytest

from freebooter.core import engine
from freebooter.core.actions import Action
from freebooter.core.buffers import Numbers, Odds
from freebooter.core.errors import RunawayFlow, UnknownAction
from freebooter.core.facts import digest, facts
from freebooter.core.source import Rng
from freebooter.core.space import Space
from freebooter.core.table import Frame, Table
from freebooter.games.buccaneer import GAME
from freebooter.games.buccaneer.actions import Move

pytestmark = pytest.mark.both_forms


class Endless(Frame[Table]):
    def advance(self, t: Table) -> None:
        t.replace(Endless())


class Hail(Action, frozen=True):
    to: int
    word: str


def bare_table(*frames: Frame[Any]) -> Table:
    t = Table(2, 1)
    t.frames = list(frames)
    return t


def test_a_flow_that_never_asks_is_stopped_and_named() -> None:
    with pytest.raises(RunawayFlow, match="Endless ran 10000 steps"):
        bare_table(Endless()).settle()


def test_a_frame_that_does_not_answer_says_so() -> None:
    t = bare_table(Frame())
    with pytest.raises(TypeError, match="Frame does not say how it goes on"):
        t.settle()
    with pytest.raises(TypeError, match="does not say how it is copied"):
        t.copy()


def test_picking_follows_the_weights() -> None:
    source = Rng(5)
    odds = Odds()
    for outcome, weight in ((4, 1), (9, 3), (2, 6)):
        odds.add(outcome, weight)
    counts = dict.fromkeys((4, 9, 2), 0)
    for _ in range(10_000):
        counts[odds.pick(source)] += 1
    expected = {4: 1000, 9: 3000, 2: 6000}
    assert sum((counts[n] - e) ** 2 / e for n, e in expected.items()) < 13.8  # chi-square, 2 degrees, p = 0.001


def test_chance_without_an_outcome_is_an_error() -> None:
    with pytest.raises(ValueError, match="no outcome to pick"):
        Odds().pick(Rng(1))


def test_buffers_grow_keep_their_order_and_are_used_again() -> None:
    found, odds = Numbers(), Odds()
    for number in range(200):
        found.add(number)
        odds.add(number, number + 1)
    assert found.listed() == list(range(200))
    assert found.holds(199)
    assert not found.holds(200)
    assert odds.listed() == [(number, number + 1) for number in range(200)]
    kept = found.taken()
    found.clear()
    odds.clear()
    found.add(7)
    assert (found.listed(), odds.listed(), len(kept)) == ([7], [], 200)
    assert not found.holds(3)


def test_a_block_gives_the_fields_of_its_numbers() -> None:
    space = Space("actions")
    space.block(Hail, range(2), ("ahoy",))
    move = space.block(Move, range(1, 3), range(3), range(4, 9))
    for number in range(2, len(space)):
        fields = move.first(number), move.second(number), move.third(number)
        assert Move(*fields) == space[number]
        assert move.at(*fields) == number


def test_blocks_number_their_actions_in_order() -> None:
    space = Space("actions")
    hail = space.block(Hail, range(2, 5), ("ahoy", "avast"))
    assert len(space) == 6
    assert space[hail.at(3, 1)] == Hail(3, "avast")
    assert [space.number(action) for action in space.actions] == list(range(6))
    assert space.number(Hail(9, "ahoy")) == -1
    assert hail.holds(5)
    assert not hail.holds(6)


def test_a_number_outside_a_block_is_an_error_and_not_another_action() -> None:
    space = Space("actions")
    first = space.block(Hail, range(2), ("ahoy",))
    space.block(Move, range(2), range(2), range(2))
    for place in ((2, 0), (-1, 0), (0, 1), (0, 0, 1)):
        with pytest.raises(IndexError, match="Hail has no action"):
            first.at(*place)


def test_an_action_is_numbered_once() -> None:
    space = Space("actions")
    space.block(Hail, range(2), ("ahoy",))
    with pytest.raises(ValueError, match="numbered twice"):
        space.block(Hail, range(1), ("ahoy",))


def test_what_is_no_action_of_the_game_is_named() -> None:
    t = GAME.new(3, {"first_player": 0})
    with pytest.raises(UnknownAction, match="buccaneer has no action Hail"):
        GAME.refuse(t, 0, Hail(1, "ahoy"))
    with pytest.raises(UnknownAction, match="not an action"):
        GAME.read_action({"type": "Move", "pirate": "first"})
    with pytest.raises(UnknownAction, match="not an action"):
        GAME.read_action({"type": "Fly"})
    with pytest.raises(UnknownAction, match="no action Move"):
        GAME.read_action({"type": "Move", "pirate": 9, "seat": 0, "onto": 0})
    while GAME.asks(t) == (-1,):
        GAME.apply_chance(t, GAME.outcomes(t)[0][0])
    with pytest.raises(UnknownAction, match="no seat 7"):
        GAME.refuse(t, 7, GAME.legal(t, 0)[0])


def test_facts_tell_two_states_apart_and_find_them_equal() -> None:
    one, other = GAME.new(3), GAME.new(3)
    assert facts(one) == facts(other)
    engine.play_on(one, Rng(1))
    assert facts(one) != facts(other)
    engine.play_on(other, Rng(1))
    assert digest(one) == digest(other)


def test_a_state_holds_no_floats_or_dicts() -> None:
    for thing in (1.5, {"a": 1}, {1}, b"raw"):
        with pytest.raises(TypeError, match="a state holds no"):
            facts([thing])


def test_the_same_seed_gives_the_same_digests_in_both_forms() -> None:
    """The numbers are the form's test: this file runs compiled and plain."""
    digests = []
    for seats in (3, 4, 5):
        t = GAME.new(seats)
        moves = engine.play_out(t, Rng(seats), 10_000)
        digests.append(f"{moves} {digest(t)}")
    assert digests == ["139 d0a14ad59d5d8270", "152 057c289fc4c964ab", "144 d074592acaadfa7b"]
