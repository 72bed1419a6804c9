"""Information states: what one seat knows of a game, from its beginning."""

import pytest
from smugglers import GAME
from smugglers.actions import Bid

from freebooter.core.source import Rng
from freebooter.core.story import Story
from freebooter.core.table import CHANCE

pytestmark = pytest.mark.both_forms


def told_until(frame: str, seed: int = 1) -> Story:
    """A game of three up to the first question of this kind."""
    story, source = Story(GAME, GAME.new(3)), Rng(seed)
    while type(story.table.frames[-1]).__name__ != frame:
        go_on(story, source)
    return story


def go_on(story: Story, source: Rng) -> None:
    asked = GAME.asks(story.table)
    if asked == (CHANCE,):
        story.apply(CHANCE, GAME.draw(story.table, source))
    else:
        legal = GAME.legal(story.table, asked[0])
        story.apply(asked[0], legal[source.below(len(legal))])


def test_nothing_is_forgotten() -> None:
    story, source = Story(GAME, GAME.new(3)), Rng(4)
    before = [story.text(seat) for seat in range(3)]
    while GAME.asks(story.table):
        go_on(story, source)
        now = [story.text(seat) for seat in range(3)]
        assert all(later.startswith(earlier) for later, earlier in zip(now, before, strict=True))
        before = now
    assert len(set(before)) == 3


def test_a_sealed_answer_is_known_to_its_own_seat_alone_until_it_is_shown() -> None:
    low, high = told_until("Auction"), told_until("Auction")
    low.apply(0, Bid(0))
    high.apply(0, Bid(3))
    assert low.text(0) != high.text(0)
    assert low.text(1) == high.text(1)
    assert low.known_to(0)[-1].action == Bid(0)
    for story in (low, high):
        story.apply(1, Bid(1))
        story.apply(2, Bid(1))
    assert low.text(1) != high.text(1)


def test_who_knows_the_same_sees_and_may_do_the_same() -> None:
    seen: dict[tuple[int, str], tuple[object, object]] = {}
    for seed in range(12):
        story, source = told_until("Auction", seed=1), Rng(seed)
        for _ in range(25):
            for seat in range(3):
                now = (GAME.view(story.table, seat), GAME.legal(story.table, seat))
                # Who is asked is public, so it is known beside what was told.
                key = (seat, f"{story.text(seat)}, asked: {GAME.asks(story.table)}")
                assert seen.setdefault(key, now)[1] == now[1]
            if GAME.asks(story.table):
                go_on(story, source)


def test_a_copy_goes_on_apart() -> None:
    story = told_until("Auction")
    twin = story.copy()
    twin.apply(0, Bid(1))
    assert story.text(0) != twin.text(0)
    assert story.table.sealed[0] == -1
