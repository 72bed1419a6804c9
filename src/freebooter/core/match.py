"""A match owns a game, its state, its journal and its seed; it rolls for chance and hands out notices per reader."""

from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec
from msgspec import Raw, Struct

from freebooter import VERSION
from freebooter.core.actions import Action
from freebooter.core.chance import SEED_BYTES, ProvenDraw, chance_key, commitment, new_seed
from freebooter.core.errors import BadJournal
from freebooter.core.events import Event, Told
from freebooter.core.facts import digest
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame, IllegalAction
from freebooter.core.journal import Head, Journal, Row, Seating, Step, components_of
from freebooter.core.message import Message
from freebooter.core.moments import Moments, moments_of
from freebooter.core.result import Result
from freebooter.core.several import Several
from freebooter.core.table import CHANCE, Table
from freebooter.core.timeline import Timeline
from freebooter.core.words import words


class Notice(Struct, frozen=True):
    """What one viewer is told of one row: its events as they may read them, or the rows taken back."""

    number: int
    seat: int
    events: tuple[Event, ...]
    undone: tuple[int, ...]


class Played(Struct, frozen=True):
    """A submit as it was played, chance and all: its row, the state after it, what it told, and how the table stood
    after each thing told, where it was watched. Not entered yet."""

    row: Row
    state: Any
    told: list[Told]
    moments: list[Table]


class Match:
    """One game being played, from its set-up to its result."""

    def __init__(
        self,
        game: AnyGame,
        seats: list[Seating],
        options: dict[str, Any] | None = None,
        figures: FigureSet | None = None,
        seed: bytes | None = None,
    ) -> None:
        """Set up a new match and roll until somebody is asked. Without a seed a fresh secret is drawn."""
        chosen = game.options(options)
        figures = game.figures() if figures is None else figures
        start = game.new(len(seats), chosen, figures)
        seed = new_seed() if seed is None else seed
        head = Head(
            game=game.meta.id,
            edition=int(start.edition),
            options=msgspec.to_builtins(chosen),
            components=components_of(game, figures),
            seats=seats,
            commitment=commitment(seed),
        )
        self._take(game, Timeline(game, start), head, seed)
        self.enter(self._roll(CHANCE, self.state.copy(), [], []))

    @classmethod
    def load(cls, game: AnyGame, head: Head, rows: Sequence[Row], seed: bytes, *, check: bool = True) -> "Match":
        """A match from the head and the rows of its journal, played on from there; `check` compares every digest, else
        only the last."""
        if commitment(seed) != head.commitment:
            raise BadJournal("journal, commitment: it is not that of this match's seed")
        match = cls.__new__(cls)
        match._take(game, Timeline.of(game, head), head, seed)
        for row in rows:
            match.follow(row, check=check or row is rows[-1])
        return match

    def _take(self, game: AnyGame, timeline: Timeline, head: Head, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.game = game
        self.head = head
        self.seats = head.seats
        self.options = head.options
        self.components = head.components
        self.rows: list[Row] = []
        self._timeline = timeline
        self._seed = seed
        self._key = chance_key(seed, [seat.share for seat in head.seats])
        self._questions = [-1] * len(head.seats)
        self._asks: tuple[int, ...] = ()
        # What all viewers see, and of which state: it is made once, however many look.
        self._shared: tuple[Any, Any] | None = None
        # The newest row as it was told, unless it was only followed: before it, what all saw then, and its moments.
        self._newest: tuple[Table, Any, list[Table]] | None = None

    # Looking

    @property
    def state(self) -> Any:
        return self._timeline.state

    @property
    def is_over(self) -> bool:
        return not self.asks

    @property
    def asks(self) -> tuple[int, ...]:
        return self._asks

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.is_over else None

    def question(self, seat: int) -> int:
        """The number of the row that put the present question to this seat; -1 if it is not asked.

        Another seat's sealed answer does not change it.
        """
        return self._questions[seat]

    def view(self, viewer: int) -> Any:
        """What this viewer sees now."""
        state = self.state
        if self._shared is None or self._shared[0] is not state:
            self._shared = state, self.game.share(state)
        return self.game.see(state, viewer, self._shared[1])

    def notices(self, viewer: int, since: int = 0) -> list[Notice]:
        """What this viewer has been told since row `since`, one notice a row."""
        return [
            Notice(row.number, row.seat, readable(self._timeline.told[row.number], viewer), tuple(row.undone))
            for row in self.rows[since:]
        ]

    def moments(self, number: int) -> Moments:
        """What row `number`, which counts, was like while it was told; any but the newest is played again for that."""
        if self._newest is not None and number == len(self.rows) - 1:
            before, shared, after = self._newest
            return Moments(self.game, before, self._timeline.told[number], after, shared)
        return Moments.of(self.game, self._timeline.state_before(number), self.rows[number])

    def before(self, number: int) -> Timeline:
        """A timeline of its own as the match stood before row `number`, to be caught up by whoever reads it."""
        return self._timeline.before(self.rows, number)

    def journal(self, *, ended: bool = False) -> Journal:
        """The whole match. It holds everything hidden, so it leaves the server only when the game is finished, or was
        `ended` by agreement; the seed is in it from then on."""
        return Journal(
            engine=f"freebooter {VERSION}",
            game=self.head.game,
            edition=self.head.edition,
            chance=self.head.chance,
            options=self.options,
            components=self.components,
            seats=self.seats,
            commitment=self.head.commitment,
            seed=self._seed.hex() if ended or self.is_over else None,
            rows=self.rows,
            result=self.result,
        )

    # Playing

    def submit(self, seat: int, *actions: Action) -> Row:
        """Play one action, or a batch: one unbroken run of the seat, taken or refused whole.

        Chance that follows is rolled at once and belongs to the same row.
        """
        gesture = self.gesture(seat)
        for action in actions:
            gesture.add(action)
        played = self.play(gesture)
        self.enter(played)
        return played.row

    def gesture(self, seat: int) -> "Gesture":
        """What a seat begins to compose."""
        return Gesture(self, seat)

    def play(self, gesture: "Gesture") -> Played:
        """What comes of a gesture. The match stands as before, until that is entered."""
        if not gesture.steps:
            raise ValueError("nothing is submitted")
        return self._roll(gesture.seat, gesture.state, gesture.steps, gesture.told)

    def enter(self, played: Played) -> None:
        """Go on with what was played, where nothing else was entered since."""
        if played.row.number != len(self.rows):
            raise ValueError(f"row {played.row.number} comes too late: there are {len(self.rows)}")
        before = self.state
        shared = self._shared[1] if self._shared is not None and self._shared[0] is before else None
        self._timeline.enter(played.row, played.state, played.told)
        self._ask(played.row)
        self._newest = (before, shared, played.moments) if played.moments else None

    def follow(self, row: Row, *, check: bool = True) -> None:
        """Go on with a row that was played elsewhere and stands in the log; one that does not fit is refused."""
        self._timeline.add(row, check_digest=check)
        self._ask(row)

    def _roll(self, seat: int, state: Any, steps: list[Step], told: list[Told]) -> Played:
        """Roll for chance until somebody is asked; the row that this makes."""
        draws = self._timeline.draws.copy()
        while self.game.asks(state) == (CHANCE,):
            draw = draws.next(self.game.purpose(state))
            outcome = self.game.draw(state, ProvenDraw(self._key, draw))
            told += self.game.apply_chance(state, outcome)
            steps.append(Step(draw=draw, action=Raw(msgspec.json.encode(outcome))))
        row = Row(number=len(self.rows), seat=seat, steps=steps, digest=digest(state))
        return Played(row, state, told, moments_of(state))

    def _ask(self, row: Row) -> None:
        """Enter the row and number the questions it leaves: one that a seat has not acted on since still stands."""
        self._newest = None
        acted = {row.seat, *(self.rows[number].seat for number in row.undone)}
        self.rows.append(row)
        before = self._asks
        self._asks = asks = self.game.asks(self.state)
        for seat in range(len(self.seats)):
            if seat not in asks:
                self._questions[seat] = -1
            elif seat not in before or seat in acted:
                self._questions[seat] = row.number

    # Taking back

    def refuse_undo(self, seat: int) -> Message | None:
        """Why this seat may not take its last submit back by itself, or None if it may.

        It may while nobody else acted, nothing hidden was shown and no chance was used; and it may always take back
        a sealed answer that still waits for the others.
        """
        rule = self.game.meta.turn_rule
        last = self._last_of(seat)
        if self.is_over:
            return Message("refuse-over", rule)
        if last < 0:
            return Message("refuse-undo-nothing", rule)
        if self._is_still_sealed(seat, last):
            return None
        since = self._timeline.live[last:]
        if any(row.seat != seat for row in since):
            return Message("refuse-undo-others", rule)
        if any(step.draw for row in since for step in row.steps):
            return Message("refuse-undo-chance", rule)
        if any(shows(self._timeline.told[row.number], seat) for row in since):
            return Message("refuse-undo-revealed", rule)
        return None

    def last_row(self, seat: int) -> int:
        """The number of this seat's last submit that counts, which is the one it could take back; -1 if none."""
        last = self._last_of(seat)
        return self._timeline.live[last].number if last >= 0 else -1

    def is_sealed(self, seat: int) -> bool:
        """Whether this seat's last submit is a sealed answer that still waits for the others: it may be replaced."""
        return self._is_still_sealed(seat, self._last_of(seat))

    def undo(self, seat: int, *, consent: bool = False) -> Row:
        """Take this seat's last submit back; with the table's consent also where the policy says no, and then
        everything since goes with it. What is taken back stays in the journal. A finished game stays finished: its
        seed is public, and whoever played on would know every draw to come."""
        refusal = self.refuse_undo(seat)
        last = self._last_of(seat)
        if refusal is not None and (self.is_over or last < 0 or not consent):
            self._refuse(refusal)
        sealed = self._is_still_sealed(seat, last)
        since = self._timeline.live[last : last + 1] if sealed else self._timeline.live[last:]
        undone = [row.number for row in since]
        row = self._timeline.take_back(Row(number=len(self.rows), seat=seat, undone=undone, digest=""))
        self._ask(row)
        return row

    def _last_of(self, seat: int) -> int:
        """The place of the seat's last submit among the rows that count, or -1."""
        live = self._timeline.live
        return next((place for place in range(len(live) - 1, -1, -1) if live[place].seat == seat), -1)

    def _is_still_sealed(self, seat: int, last: int) -> bool:
        """Whether the seat's last submit is a sealed answer to the question that still stands."""
        frames = self.state.frames
        if last < 0 or not frames or not isinstance(frames[-1], Several) or seat in self.asks:
            return False
        before = self._timeline.state_after(last).frames
        # Frames are shared by copies, so the same question has the very same frames below it.
        same_question = len(before) == len(frames) and type(before[-1]) is type(frames[-1])
        since = self._timeline.live[last:]
        return same_question and not any(
            step.draw or shows(self._timeline.told[row.number], row.seat) for row in since for step in row.steps
        )

    def _refuse(self, message: Message) -> NoReturn:
        names = [seat.name for seat in self.seats]
        raise IllegalAction(message, words(self.game.package, "en").say(message, names))


class Gesture:
    """One seat's unbroken run of actions, on a copy of the table: nothing of it has happened before it is played.

    While it `is_draft` the seat may look at what it has composed; anything else is seen by nobody, since it may hold
    what only playing it would show.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.state: Any = match.state.copy()
        self.state.watched = True
        self.steps: list[Step] = []
        self.told: list[Told] = []

    def add(self, action: Action) -> None:
        """One more action; one that the rules forbid, or that comes after the run has ended, is refused."""
        game = self.match.game
        if self.steps and not self._goes_on():
            self.match._refuse(Message("refuse-batch", game.meta.turn_rule, args={"place": len(self.steps) + 1}))
        self.told += game.apply(self.state, self.seat, action)
        self.steps.append(Step(seat=self.seat, action=Raw(msgspec.json.encode(action))))

    @property
    def is_draft(self) -> bool:
        """Whether it is not whole yet: more has to be said before it may be played."""
        return bool(self.state.drafts[self.seat]) and self._goes_on()

    def _goes_on(self) -> bool:
        """Whether the seat is still asked, and nothing hidden was shown."""
        return self.seat in self.match.game.asks(self.state) and not shows(self.told, self.seat)


def readable(told: list[Told], viewer: int) -> tuple[Event, ...]:
    """What this viewer may read of what was told."""
    read = (one.to(viewer) for one in told)
    return tuple(event for event in read if event is not None)


def shows(told: list[Told], seat: int) -> bool:
    """Whether something hidden was shown: by an event that reveals, or by one that others than `seat` read alone."""
    return any(one.event.reveals or any(reader != seat for reader in one.readers or ()) for one in told)
