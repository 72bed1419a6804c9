"""A match under any order of submits, wrong moves, undos and reloads, on the game that hides the most."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from smugglers import GAME as SMUGGLERS

from freebooter.core.chance import seed_of
from freebooter.core.facts import facts
from freebooter.core.game import AnyGame, IllegalAction
from freebooter.core.journal import Seating, read_journal, write_journal
from freebooter.core.match import Match
from freebooter.core.table import SPECTATOR
from freebooter.core.timeline import replay
from freebooter.games.buccaneer import GAME as BUCCANEER

pytestmark = pytest.mark.both_forms

SETTINGS = settings(max_examples=25, stateful_step_count=40, deadline=None, derandomize=True)


class MatchMachine(RuleBasedStateMachine):
    """Plays a match by rules of its own and checks it against its journal all along."""

    game: AnyGame = SMUGGLERS

    @initialize(number=st.integers(0, 10**6), spare=st.integers(0, 2))
    def start(self, number: int, spare: int) -> None:
        meta = self.game.meta
        self.seed = seed_of(number)
        seats = min(meta.least_seats + spare, meta.most_seats)
        self.match = Match(self.game, [Seating(name=f"P{seat}") for seat in range(seats)], seed=self.seed)

    def running(self) -> bool:
        return not self.match.is_over

    @precondition(running)
    @rule(who=st.integers(0, 9), what=st.integers(0, 10**6))
    def submit(self, who: int, what: int) -> None:
        seat = self.match.asks[who % len(self.match.asks)]
        legal = self.game.legal(self.match.state, seat)
        row = self.match.submit(seat, legal[what % len(legal)])
        assert row.seat == seat

    @rule(who=st.integers(0, 9), what=st.integers(0, 10**6))
    def submit_anything(self, who: int, what: int) -> None:
        seat = who % len(self.match.seats)
        action = self.game.space[what % len(self.game.space)]
        if self.game.refuse(self.match.state, seat, action) is None:
            return
        before, rows = facts(self.match.state), len(self.match.rows)
        with pytest.raises(IllegalAction):
            self.match.submit(seat, action)
        assert (facts(self.match.state), len(self.match.rows)) == (before, rows)

    @rule(who=st.integers(0, 9), consent=st.booleans())
    def undo(self, who: int, consent: bool) -> None:
        seat = who % len(self.match.seats)
        if self.match.refuse_undo(seat) is None or consent:
            try:
                row = self.match.undo(seat, consent=consent)
            except IllegalAction:
                assert self.match.is_over or self.match._last_of(seat) < 0
                return
            assert seat in self.match.asks
            assert row.undone

    @rule()
    def reload(self) -> None:
        journal = read_journal(write_journal(self.match.journal()))
        loaded = Match.load(self.game, journal.head, journal.rows, self.seed)
        seats = range(len(self.match.seats))
        assert [loaded.question(seat) for seat in seats] == [self.match.question(seat) for seat in seats]
        for viewer in (*seats, SPECTATOR):
            assert loaded.view(viewer) == self.match.view(viewer)
            assert loaded.notices(viewer) == self.match.notices(viewer)
        self.match = loaded

    @invariant()
    def the_journal_is_the_match(self) -> None:
        match: Any = getattr(self, "match", None)
        if match is not None:
            assert facts(replay(self.game, match.journal()).state) == facts(match.state)


class BuccaneerMachine(MatchMachine):
    game = BUCCANEER


TestSmugglers = MatchMachine.TestCase
TestSmugglers.settings = SETTINGS
TestBuccaneer = BuccaneerMachine.TestCase
TestBuccaneer.settings = SETTINGS
