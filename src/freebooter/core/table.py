"""The table and its stack of frames, with the one loop that moves a game along."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from freebooter.core import revival
from freebooter.core.buffers import Numbers, Odds
from freebooter.core.errors import RunawayFlow
from freebooter.core.events import Event, Told
from freebooter.core.rows import Row, row
from freebooter.core.source import Source

CHANCE: Final = -1
SPECTATOR: Final = -2

# Who is asked is a set of seats, held as bits. Chance is a bit far above any seat.
CHANCE_BIT: Final[i64] = 1 << 30

# Frames that run this often without asking anybody run for ever; compiled code would not even raise.
MOST_STEPS: Final[i64] = 10_000

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Static:
    """Data that never changes during a match (figures, maps). Copies share it and `facts` leaves it out."""

    def made_of(self) -> tuple[Any, ...]:
        """What its constructor was given, so that it can be pickled and made again."""
        raise TypeError(f"{type(self).__name__} does not say what it is made of")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.made_of()


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """One open question, or one routine of the rulebook.

    A frame is frozen by convention: it is replaced, never changed, so that copies of a table can share it. It holds
    ids and public facts only, in attributes named like its constructor's parameters: a view shows them to everyone
    and `restore` makes the frame again from there.
    """

    # The number of the rule this frame follows, and those of its attributes that are seats: a question names them.
    follows: ClassVar[str] = ""
    people: ClassVar[tuple[str, ...]] = ()
    # What chance is asked for here: the name of a deck that all draw from; "dice@seat" for what each seat has of its
    # own, with the attribute that says whose.
    luck: ClassVar[str] = ""

    def waits_for(self, t: T) -> i64:
        """The seats asked now, as bits, or `CHANCE_BIT`; 0 while the frame can run on by itself."""
        return 0

    def advance(self, t: T) -> None:
        """Run on: do the next step and replace, push or pop. Called only while `waits_for` is 0."""
        raise TypeError(f"{type(self).__name__} does not say how it goes on")

    def rule(self) -> str:
        """The rule that is cited to whoever answers something else: `follows`, unless it depends on the frame."""
        return self.follows

    def legal(self, t: T, seat: i64, found: Numbers) -> None:
        """Add all numbers `seat` may answer to `found`. Called only for a seat that is asked."""
        raise TypeError(f"{type(self).__name__} asks no seat")

    def refuse(self, t: T, seat: i64, action: i64) -> str:
        """Why `seat` may not answer `action`: a key that begins with a rule number, or "" if it may."""
        return "" if self.is_legal(t, seat, action) else self.rule() + "-not-now"

    def is_legal(self, t: T, seat: i64, action: i64) -> bool:
        """Whether `legal` lists this action."""
        found = Numbers()
        self.legal(t, seat, found)
        return found.holds(action)

    def answer(self, t: T, seat: i64, action: i64) -> None:
        """Carry out what `seat` answered. The action is known to be legal."""
        raise TypeError(f"{type(self).__name__} takes no answer")

    def outcomes(self, t: T, odds: Odds) -> None:
        """Add what chance may bring to `odds`: numbers in the chance space with whole weights, in a fixed order."""
        raise TypeError(f"{type(self).__name__} leaves nothing to chance")

    def happen(self, t: T, outcome: i64) -> None:
        """Carry out what chance brought."""
        raise TypeError(f"{type(self).__name__} leaves nothing to chance")

    def drawn_for(self, t: T) -> str:
        """What chance is asked for here, from public names: `luck`, with whose it is where each seat has its own. A
        match draws the same for the same purpose."""
        if not self.luck:
            raise TypeError(f"{type(self).__name__} does not say what chance is for")
        name, at, whose = self.luck.partition("@")
        return f"{name}@{getattr(self, whose)}" if at else name

    def shown_to(self, t: T) -> i64:
        """The seats that see what chance brings here, as bits: by default all. `happen` whispers it to just these."""
        return -1

    def throws(self, t: T) -> bool:
        """Whether chance here is a throw, sampled as whole numbers, not picked from a list of outcomes."""
        return False

    def sample(self, t: T, source: Source) -> list[int]:
        """Throw: the small whole numbers that are recorded, drawn with integer arithmetic only."""
        raise TypeError(f"{type(self).__name__} throws nothing")

    def misthrown(self, t: T, throw: list[int]) -> str:
        """Why these numbers cannot be a throw made here, or "" if they can."""
        raise TypeError(f"{type(self).__name__} throws nothing")

    def land(self, t: T, throw: list[int]) -> None:
        """Carry out a throw."""
        raise TypeError(f"{type(self).__name__} throws nothing")

    def __reduce__(self) -> tuple[Any, ...]:
        return revival.frame, (type(self), revival.held_by(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class AsksSeat(Frame[T]):
    """A question to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waits_for(self, t: T) -> i64:
        return 1 << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class AsksChance(Frame[T]):
    """Something that chance decides."""

    def waits_for(self, t: T) -> i64:
        return CHANCE_BIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Throws(AsksChance[T]):
    """A throw."""

    def throws(self, t: T) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The whole state of one game: its stack of frames, and what lies on the table.

    `sealed` and `drafts` are kept per seat: an answer that waits for the others (a number, -1 for none), and a gesture
    that its owner is still composing. Neither is in anybody else's view.
    """

    def __init__(self, seats: i64, edition: i64, like: "Table | None" = None) -> None:
        """A table as it is before the first frame is put on it, or a twin of the table that it is to be `like`.

        A game's own table does the same: its constructor has one line for each field, with the opening position and
        what a twin takes over side by side, so that no copy can forget a field.
        """
        self.seats: i64 = seats
        self.edition: i64 = edition
        self.frames: list[Frame[Any]] = [] if like is None else like.frames[:]
        self.sealed: Row = row(seats, -1) if like is None else like.sealed[:]
        self.drafts: list[tuple[int, ...]] = [()] * int(seats) if like is None else like.drafts[:]
        self.telling = False
        self.told: list[Told] = []
        self.watched = False
        self.moments: list[Table] = []

    def copy(self) -> "Table":
        """A table of its own that plays on apart from this one: the constructor, with this table to be like."""
        raise TypeError(f"{type(self).__name__} does not say how it is copied")

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return revival.table, (type(self), revival.held_by(self))

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same state, by their facts: figures and options are not compared."""
        return type(other) is type(self) and revival.facts_of(self) == revival.facts_of(other)

    def __hash__(self) -> int:
        """A hash of the facts as they are now: a table that goes on is another one."""
        return hash(revival.print_of(self))

    # The stack

    def push(self, frame: "Frame[Any]") -> None:
        self.frames.append(frame)

    def pop(self) -> None:
        self.frames.pop()

    def replace(self, frame: "Frame[Any]") -> None:
        self.frames[-1] = frame

    def waiting(self) -> i64:
        """Who is asked, as bits; 0 once the game is over."""
        return self.frames[-1].waits_for(self) if self.frames else 0

    def settle(self) -> i64:
        """Advance the top frame until somebody is asked or the game is over, and say who is asked."""
        steps: i64 = 0
        while steps < MOST_STEPS:
            if not self.frames:
                return 0
            top = self.frames[-1]
            asked = top.waits_for(self)
            if asked:
                return asked
            top.advance(self)
            steps += 1
        raise RunawayFlow(f"{type(self.frames[-1]).__name__} ran {int(MOST_STEPS)} steps without asking anybody")

    def unseal(self) -> Row:
        """Clear the sealed answers away, by seat, to show them."""
        answers = self.sealed
        self.sealed = row(self.seats, -1)
        return answers

    # Telling: a search has no listeners. Compiled rules do not even build an event then, but ask `if t.telling` first.
    # While it is watched, a table keeps what it was like when each thing was told.

    def tell(self, event: Event) -> None:
        """Everybody reads this."""
        if self.telling:
            self._note(Told(event))

    def whisper(self, readers: tuple[int, ...], event: Event, twin: Event | None) -> None:
        """These seats read `event`; everyone else reads its public twin, or nothing."""
        if self.telling:
            self._note(Told(event, readers, twin))

    def _note(self, told: Told) -> None:
        self.told.append(told)
        if self.watched:
            self.moments.append(self.copy())


def lowest_seat(asked: i64) -> i64:
    """The lowest seat among the asked."""
    seat: i64 = 0
    while not (asked >> seat) & 1:
        seat += 1
    return seat
