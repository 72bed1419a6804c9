"""Many games at once: each goes as it would alone, and what is written can be read as arrays."""

from typing import Any

import pytest

from freebooter.core.catalogue import find_game, game_ids
from freebooter.core.source import Rng
from freebooter.envs.batch import BadBatch, Batch
from freebooter.envs.processes import SharedBatch
from freebooter.envs.rewards import margin
from freebooter.envs.stepping import HOUSE

pytestmark = pytest.mark.both_forms

BUCCANEER = find_game("buccaneer")


def listed(numbers: Any) -> Any:
    """An array as lists in lists."""
    return numbers.tolist()


def choices(batch: Batch | SharedBatch, source: Rng) -> list[int]:
    """A random choice out of each mask."""
    chosen = []
    for flags in listed(batch.masks):
        legal = [number for number, flag in enumerate(flags) if flag]
        chosen.append(legal[source.below(len(legal))])
    return chosen


def read(batch: Batch | SharedBatch) -> tuple[object, ...]:
    return listed(batch.observations), listed(batch.masks), listed(batch.seats), listed(batch.rewards)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_batch_shows_what_the_asked_seats_observe_and_may_do(game_id: str) -> None:
    game = find_game(game_id)
    seats = game.meta.least_seats
    batch, source = Batch(game, 2, seats, seed=3), Rng(1)
    for _ in range(12):
        batch.step(choices(batch, source))
        for place, seat in enumerate(listed(batch.seats)):
            t = batch.table(place)
            assert seat == game.asks(t)[0]
            assert listed(batch.observations)[place] == list(game.observation(t, seat).values())
            turn = game.turned_to(seat, seats)
            legal = sorted(turn[game.number(action)] for action in game.legal(t, seat))
            assert [number for number, flag in enumerate(listed(batch.masks)[place]) if flag] == legal


def test_a_game_goes_the_same_way_in_a_batch_of_any_size() -> None:
    alone, whole = Batch(BUCCANEER, 1, 3, seed=5, first=2), Batch(BUCCANEER, 3, 3, seed=5)
    for _ in range(20):
        number = choices(alone, Rng(7))[0]
        assert listed(alone.observations)[0] == listed(whole.observations)[2]
        alone.step([number])
        whole.step([choices(whole, Rng(1))[0], choices(whole, Rng(2))[1], number])


def test_a_game_that_ends_is_rewarded_and_followed_by_the_next() -> None:
    batch, source = Batch(BUCCANEER, 1, 3, seed=1, reward=margin), Rng(1)
    steps = 0
    while not any(listed(batch.ends)):
        assert not any(listed(batch.rewards)[0])
        last = batch.table(0)
        batch.step(choices(batch, source))
        steps += 1
    assert max(listed(batch.rewards)[0]) >= 0 > min(listed(batch.rewards)[0])
    final = listed(batch.final_observations)[0]
    ships = BUCCANEER.layout.names.index("frame.Turn")
    assert len(final) == 3
    assert not any(numbers[ships] for numbers in final)
    assert len(last.boarded) > len(batch.table(0).boarded) == 0
    batch.step(choices(batch, source))
    assert not any(listed(batch.ends))
    assert steps > 10


def test_a_state_is_gone_on_from() -> None:
    batch = Batch(find_game("seven_seas"), 3, 2, seed=2)
    batch.play_randomly(30, Rng(1))
    state = batch.state()
    batch.play_randomly(20, Rng(2))
    later = read(batch)
    other = Batch(find_game("seven_seas"), 3, 2, seed=9)
    for one in (batch, other):
        one.restore(state)
        one.play_randomly(20, Rng(2))
        assert read(one) == later
    with pytest.raises(BadBatch, match="a state of 3 games, for a batch of 1"):
        Batch(find_game("seven_seas"), 1, 2).restore(state)
    with pytest.raises(BadBatch, match="no state of a batch"):
        batch.restore(b"nothing")


def test_numbers_that_are_no_step_are_refused_and_nothing_is_done() -> None:
    batch = Batch(BUCCANEER, 2, 3, seed=1)
    before, good = read(batch), choices(batch, Rng(1))
    wrong = next(number for number, flag in enumerate(listed(batch.masks)[1]) if not flag)
    for numbers, why in (
        ([good[0]], "takes 2 numbers, one for each game, not 1"),
        ([good[0], -1], "game 1: there is no action -1; they are 0 to 145"),
        ([good[0], 10**30], "game 1: there is no action 10"),
        ([good[0], wrong], f"game 1: action {wrong} is not in the mask"),
    ):
        with pytest.raises(ValueError, match=why):
            batch.step(numbers)
    assert read(batch) == before
    with pytest.raises(BadBatch, match="at least one game"):
        Batch(BUCCANEER, 0, 3)


def test_seats_that_are_left_to_the_house_are_answered_by_its_bot() -> None:
    batch, twin = (Batch(BUCCANEER, 2, 3, seed=6, house="heuristic") for _ in range(2))
    for _ in range(12):
        batch.step([HOUSE, HOUSE])
        twin.step([HOUSE, HOUSE])
        assert read(batch) == read(twin)
    # It plays better than at random: whoever it plays for has more.
    ended = wins = 0
    while ended < 30:
        numbers = [
            HOUSE if seat == 0 else number for seat, number in zip(batch.seats, choices(batch, Rng(ended)), strict=True)
        ]
        batch.step(numbers)
        for place in range(2):
            if batch.ends[place]:
                ended += 1
                wins += batch.rewards[place, 0]
    assert wins / ended > 2 / 3


def test_a_batch_without_a_house_takes_no_such_number() -> None:
    with pytest.raises(ValueError, match="there is no action -1"):
        Batch(BUCCANEER, 1, 3).step([HOUSE])
    with pytest.raises(BadBatch, match="random cannot be the house"):
        Batch(BUCCANEER, 1, 3, house="random")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_taught_batch_says_what_the_judge_would_do_and_goes_the_same_way(game_id: str) -> None:
    game = find_game(game_id)
    taught, alone = (Batch(game, 2, game.meta.least_seats, seed=3, taught=flag) for flag in (True, False))
    for _ in range(12):
        advice = listed(taught.advice)
        assert all(flags[number] for flags, number in zip(listed(taught.masks), advice, strict=True))
        assert read(taught) == read(alone)
        for batch in (taught, alone):
            batch.step(advice)
