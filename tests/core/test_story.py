"""Information states: what one seat knows of a game, from its beginning."""

import pytest
from smugglers import GAME
from smugglers.actions import Bid

from freebooter.core.facts import digest
from freebooter.core.game import AnyGame
from freebooter.core.source import Rng
from freebooter.core.story import Known, Story
from freebooter.core.table import CHANCE
from tests.contract.settings import games

pytestmark = pytest.mark.both_forms

GAMES = [pytest.param(game, id=game.meta.id) for game in games()]
# So many moves lead to where stories part, and so many follow.
SHARED = (4, 12, 30)
APART = 12


def told_until(frame: str, seed: int = 1) -> Story:
    """A game of three up to the first question of this kind."""
    story, source = Story(GAME, GAME.new(3)), Rng(seed)
    while type(story.table.frames[-1]).__name__ != frame:
        go_on(story, source)
    return story


def go_on(story: Story, source: Rng) -> None:
    """A random move of somebody who is asked."""
    game = story.game
    asked = game.asks(story.table)
    if asked == (CHANCE,):
        story.apply(CHANCE, game.draw(story.table, source))
    else:
        seat = asked[source.below(len(asked))]
        legal = game.legal(story.table, seat)
        story.apply(seat, legal[source.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_forgotten(game: AnyGame) -> None:
    story, source = Story(game, game.new(3, game.unattended())), Rng(4)
    before: list[list[Known]] = [[], [], []]
    acted = [0, 0, 0]
    for _ in range(80):
        if not game.asks(story.table):
            break
        go_on(story, source)
        acting = story.steps[-1][0]
        if acting != CHANCE:
            acted[acting] += 1
        now = [story.known_to(seat) for seat in range(3)]
        assert all(later[: len(earlier)] == earlier for later, earlier in zip(now, before, strict=True))
        assert [sum(known.action is not None for known in one) for one in now] == acted, "one's own deeds are known"
        before = now
    assert len({story.text(seat) for seat in range(3)}) == 3


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


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_the_same_sees_and_may_do_the_same(game: AnyGame) -> None:
    seen: dict[str, tuple[object, object]] = {}
    tables: dict[str, str] = {}
    hidden = 0
    for shared in SHARED:
        begun, source = Story(game, game.new(3, game.unattended())), Rng(shared)
        for _ in range(shared):
            go_on(begun, source)
        for seed in range(6):
            story, source = begun.copy(), Rng(seed)
            for _ in range(APART):
                if not game.asks(story.table):
                    break
                go_on(story, source)
                for seat in range(3):
                    # Who is asked is public, so it is known beside what was told.
                    key = f"{story.text(seat)}, asked: {game.asks(story.table)}"
                    now = (game.view(story.table, seat), game.legal(story.table, seat))
                    assert seen.setdefault(key, now) == now, key
                    hidden += tables.setdefault(key, digest(story.table)) != digest(story.table)
    # In Buccaneer everything is shown once, and hidden again by what is put upon it.
    assert hidden or game.meta.id == "buccaneer", "nothing that differs was hidden from anybody"


def test_a_copy_goes_on_apart() -> None:
    story = told_until("Auction")
    twin = story.copy()
    twin.apply(0, Bid(1))
    assert story.text(0) != twin.text(0)
    assert story.table.sealed[0] == -1
