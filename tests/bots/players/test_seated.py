"""Bots at a match see what their seat sees, and their faults are named."""

from typing import Any, ClassVar

import pytest
from smugglers import GAME as SMUGGLERS

from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.seated import SeatedBots, play_match, play_out
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


def test_faults_name_the_bot_its_seat_and_what_it_did() -> None:
    seated = SeatedBots(match_of(), {0: RandomBot(0), 1: Broken(0), 2: Cheater(0)})
    play_out(seated)
    whys = {(fault.seat, fault.bot): fault.why for fault in seated.faults}
    assert whys[1, "broken"] == "ZeroDivisionError: oh"
    assert whys[2, "cheater"].endswith("which it may not do")


def test_seats_without_a_bot_are_left_alone() -> None:
    match = match_of()
    seated = SeatedBots(match, {1: RandomBot(1)})
    row = seated.answer()
    assert row is not None
    assert row.seat == 1
    assert match.asks == (0, 2)
    assert seated.answer() is None
