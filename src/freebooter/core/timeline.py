"""A match's states, row by row: what replays, undo and loading share."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec

from freebooter.core.chance import Times
from freebooter.core.errors import BadJournal, FreebooterError
from freebooter.core.events import Told
from freebooter.core.facts import digest
from freebooter.core.game import AnyGame
from freebooter.core.journal import Head, Journal, Row, check_playable, figures_for
from freebooter.core.table import CHANCE, Table

# So many states stay in memory: undo is near, and rarely has to replay.
RECENT = 64
# Of the others every hundredth stays: whoever looks back, however far, replays few rows.
MILESTONE = 100
# Only sealed answers, of which each seat has one, are taken back from among later rows, which are played again.
MOST_AFTER = 64


class Timeline:
    """The rows that count, in order, and the state after the last of them.

    `told[number]` is what row `number` told; rows taken back keep it, since it was read.
    """

    def __init__(self, game: AnyGame, start: Table) -> None:
        self.game = game
        self.state: Any = start
        self.live: list[Row] = []
        self.told: list[list[Told]] = []
        self.draws = Times()
        self._start = start.copy()
        # States after so many rows that count. They are never changed, only copied.
        self._kept: dict[int, Table] = {}

    @classmethod
    def of(cls, game: AnyGame, head: Head) -> "Timeline":
        """A timeline before its first row, set up as the head of its journal says."""
        check_playable(game, head)
        start = game.new(len(head.seats), head.options, figures_for(game, head.components), edition=head.edition)
        return cls(game, start)

    def add(self, row: Row, *, check_digest: bool = True) -> None:
        """Go one row on; a row that does not fit is refused with its number and changes nothing."""
        if row.number != len(self.told):
            raise BadJournal(f"row {row.number}: row {len(self.told)} should stand here")
        if row.undone:
            state, live = self._without(row)
            self._check(row, state, check_digest=check_digest)
            self._move_back(state, live)
        else:
            state = self.state.copy()
            told = carry_out(self.game, state, row)
            self._check(row, state, check_digest=check_digest)
            self.enter(row, state, told)

    def enter(self, row: Row, state: Table, told: list[Told]) -> None:
        """Go one row on that was played just now: `state` and `told` are what came of it."""
        self.live.append(row)
        self.told.append(told)
        self._count(row)
        self._arrive(state)

    def take_back(self, row: Row) -> Row:
        """Take back the rows that `row` names; the row as entered, with its digest."""
        state, live = self._without(row)
        entered = msgspec.structs.replace(row, digest=digest(state))
        self._move_back(state, live)
        return entered

    def state_after(self, count: int) -> Table:
        """The state after the first `count` rows that count: a copy kept, or a replay."""
        near = max((kept for kept in self._kept if kept <= count), default=0)
        state = self._kept[near].copy() if near else self._start.copy()
        for row in self.live[near:count]:
            carry_out(self.game, state, row)
        return state

    def state_before(self, number: int) -> Table:
        """The state before row `number`, which counts."""
        return self.state_after(bisect_left(self.live, number, key=_number))

    def before(self, rows: Sequence[Row], number: int) -> "Timeline":
        """A timeline of its own as this one stood before row `number`; `rows` are all its rows, undone ones too.

        Nothing is replayed yet: `catch_up` does that, and may do it in another thread.
        """
        earlier = Timeline(self.game, self._start)
        earlier.told = self.told[:number]
        for row in rows[:number]:
            earlier._count(row)
            if row.undone:
                first = bisect_left(earlier.live, min(row.undone), key=_number)
                gone = frozenset(row.undone)
                earlier.live[first:] = [kept for kept in earlier.live[first:] if kept.number not in gone]
            else:
                earlier.live.append(row)
        same = _in_common(earlier.live, self.live)
        earlier._kept = {count: state for count, state in self._kept.items() if count <= same}
        return earlier

    def catch_up(self) -> None:
        """Bring the state to where the rows are, as far as the states that were kept need it."""
        self.state = self.state_after(len(self.live))

    def _count(self, row: Row) -> None:
        for step in row.steps:
            if step.draw:
                self.draws.count(step.draw)

    def _check(self, row: Row, state: Table, *, check_digest: bool) -> None:
        if check_digest and digest(state) != row.digest:
            raise BadJournal(f"row {row.number}: the state after it is not the one recorded")

    def _move_back(self, state: Table, live: list[Row]) -> None:
        """Rows were taken back, by one that told nothing: `live` are left, in the same order."""
        same = _in_common(live, self.live)
        for count in [kept for kept in self._kept if kept > same]:
            del self._kept[count]
        self.live = live
        self.told.append([])
        self._arrive(state)

    def _arrive(self, state: Table) -> None:
        """The table stands so after the rows that count."""
        count = len(self.live)
        self._kept[count] = state.copy()
        old = count - RECENT
        if old % MILESTONE:
            self._kept.pop(old, None)
        self.state = state

    def _without(self, row: Row) -> tuple[Table, list[Row]]:
        """State and rows that are left when the rows named by `row` are taken back."""
        undone = frozenset(row.undone)
        unknown = undone.difference(kept.number for kept in self.live)
        if unknown:
            raise BadJournal(f"row {row.number}: it takes back row {min(unknown)}, which does not stand")
        first = bisect_left(self.live, min(undone), key=_number)
        if first == 0:
            raise BadJournal(f"row {row.number}: it takes back the beginning of the game")
        stay = [kept for kept in self.live[first:] if kept.number not in undone]
        if len(stay) > MOST_AFTER:
            raise BadJournal(f"row {row.number}: it takes back row {min(undone)} from among later ones that stay")
        state = self.state_after(first)
        for kept in stay:
            carry_out(self.game, state, kept)
        return state, self.live[:first] + stay


def carry_out(game: AnyGame, state: Any, row: Row) -> list[Told]:
    """Play a row's steps on `state`; the first that does not fit is named."""
    told: list[Told] = []
    for place, step in enumerate(row.steps):
        try:
            if step.seat == CHANCE:
                told += game.apply_chance(state, game.read_outcome(step.action))
            else:
                told += game.apply(state, step.seat, game.read_action(step.action))
        except FreebooterError as error:
            raise BadJournal(f"row {row.number}, move {place}: {error}") from error
    return told


def _number(row: Row) -> int:
    return row.number


def _in_common(rows: list[Row], others: list[Row]) -> int:
    """How many rows both begin with."""
    pairs = zip(rows, others, strict=False)
    return next((place for place, (row, other) in enumerate(pairs) if row is not other), min(len(rows), len(others)))


def replay(game: AnyGame, journal: Journal) -> Timeline:
    """The whole journal played again, every digest compared."""
    timeline = Timeline.of(game, journal.head)
    for row in journal.rows:
        timeline.add(row)
    return timeline
