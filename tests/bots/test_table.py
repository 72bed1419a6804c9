"""Bots at a match see what their seat sees, and their faults are named."""

from typing import Any, ClassVar

import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.bots.random_bot import RandomBot
from freebooter.bots.table import BotFault, SeatedBots, play_match
from freebooter.core.actions import Action
from freebooter.core.chance import seed_of
from freebooter.core.game import AnyGame
from freebooter.core.journal import Seating
from freebooter.core.match import Match, Notice

pytestmark = pytest.mark.both_forms


class Listener(RandomBot):
    """Plays at random and keeps everything it was given."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.notices: list[Notice] = []
        self.viewers: set[int] = set()

    def notice(self, notice: Notice) -> None:
        self.notices.append(notice)

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        self.viewers.add(view.viewer)
        return super().choose(view, legal, seconds)


class Broken(RandomBot):
    name: ClassVar[str] = "broken"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        raise ZeroDivisionError("oh")


class Cheater(RandomBot):
    name: ClassVar[str] = "cheater"

    def choose(self, view: Any, legal: list[Action], seconds: float | None) -> Action:
        return next(action for action in SMUGGLERS.space.actions if action not in legal)


def match_of(game: AnyGame = SMUGGLERS, seats: int = 3, seed: int = 5) -> Match:
    return Match(game, [Seating(name=str(seat)) for seat in range(seats)], seed=seed_of(seed))


def test_the_same_seeds_give_the_same_match() -> None:
    journals = []
    for _ in range(2):
        match = match_of()
        play_match(match, {seat: RandomBot(seat) for seat in range(3)})
        journals.append(match.journal())
    assert journals[0] == journals[1]
    assert journals[0].result is not None


def test_every_bot_is_told_every_row_as_its_seat_reads_it() -> None:
    match = match_of()
    bots = {seat: Listener(seat) for seat in range(3)}
    play_match(match, dict(bots))
    for seat, bot in bots.items():
        assert bot.notices == match.notices(seat)
        assert bot.viewers == {seat}


def test_a_bot_that_raises_is_named_with_its_seat() -> None:
    with pytest.raises(BotFault, match="bot 'broken' in seat 1: ZeroDivisionError: oh"):
        play_match(match_of(), {0: RandomBot(0), 1: Broken(0), 2: RandomBot(0)})


def test_a_bot_that_answers_illegally_is_named_with_its_answer() -> None:
    with pytest.raises(BotFault, match=r"bot 'cheater' in seat 0 answered .*, which it may not do"):
        play_match(match_of(), {seat: Cheater(0) for seat in range(3)})


def test_seats_without_a_bot_are_left_alone() -> None:
    match = match_of()
    seated = SeatedBots(match, {1: RandomBot(1)})
    row = seated.answer()
    assert row is not None
    assert row.seat == 1
    assert match.asks == (0, 2)
    assert seated.answer() is None
