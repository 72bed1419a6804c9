"""A game as the rest of the platform sees it: typed actions in, events and views out, every call checked."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar, Union

import msgspec

from freebooter.core import engine
from freebooter.core.actions import Action, Outcome, Throw
from freebooter.core.buffers import Odds
from freebooter.core.errors import BadFigures, BadPosition, BadSeats, FreebooterError, IllegalOutcome, UnknownAction
from freebooter.core.events import Event, Told
from freebooter.core.figures import FigureSet, Unplayable, read_figures, standard_figures
from freebooter.core.layout import Layout
from freebooter.core.message import Message, message_of, question_key, sentence_key
from freebooter.core.meta import Meta, Options, read_options
from freebooter.core.observing import Observed, Observer, flags_of
from freebooter.core.outlook import Outlook
from freebooter.core.packing import Packing
from freebooter.core.position import Spelling, read_clauses, read_fields, read_head, write_head, write_position
from freebooter.core.result import Result
from freebooter.core.rows import Row
from freebooter.core.sheets import Mask, Sheet
from freebooter.core.source import Source
from freebooter.core.space import Space
from freebooter.core.table import CHANCE, Frame, Table
from freebooter.core.turning import straight, turned_back, turned_to
from freebooter.core.view import View, asks, open_frame, restore
from freebooter.core.way import Way
from freebooter.core.words import words

# What the bytes of a table begin with: raised whenever they are written in another way.
_BYTES = "freebooter-table-2"
# So many openings are kept, by seats and options.
_MOST_OPENINGS = 256

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 -- options, beside T for table and V for view
F = TypeVar("F", bound=FigureSet)


class IllegalAction(FreebooterError):
    """An action the rules forbid here; `message` names the rule and never a hidden fact."""

    def __init__(self, message: Message, text: str) -> None:
        super().__init__(text)
        self.message = message


@dataclass(frozen=True, kw_only=True)
class Game(Generic[T, V, O, F]):
    """One game: what its package exports as GAME. The fields are its parts, the methods are the core contract."""

    package: str
    meta: Meta
    space: Space
    chances: Space
    frames: tuple[type[Frame[T]], ...]
    view_type: type[V]
    figure_type: type[F]
    set_up: Callable[[int, int, O, F], T]
    # What is the same for all viewers of a state is made once, by `share`; `see` adds what one of them sees.
    share: Callable[[T], Any]
    see: Callable[[T, int, Any], V]
    # A table as far as a view shows it, and how what a seat does not know is dealt anew at a table, in place.
    rebuild: Callable[[V, O, F], T]
    deal: Callable[[T, int, Source], None]
    # What an observation of it says.
    observed: Observed[T]
    result: Callable[[T], Result]
    sums: Callable[[T], dict[str, int]]
    # How its positions are written.
    spelling: Spelling[T] = field(default_factory=Spelling)
    # What a sentence says beyond the fields of its event or action.
    amend_event: Callable[[Event, Message], Message] = lambda _event, told: told
    amend_action: Callable[[Action, V, Message], Message] = lambda _action, _seen, told: told
    # What a question says beyond the attributes of its frame.
    amend_prompt: Callable[[Frame[T], V, Message], Message] = lambda _frame, _seen, told: told
    # What figures fulfil beyond their types, or are `Unplayable`; and the parameters of a refusal beyond its reason.
    check_figures: Callable[[F], None] = lambda _figures: None
    explain: Callable[[T, int, Action, str], Message] = lambda _t, _seat, _action, reason: Message(reason)
    # What the sentence beside a name says beyond its words, by the figures in play; None for what is not in play.
    amend_about: Callable[[str, F, Message], Message | None] = lambda _name, _figures, told: told
    # What would follow from something a seat may do, from what is public and the seat's own.
    foresee: Callable[[T, int, Action], Outlook | None] = lambda _t, _seat, _action: None
    # The ways of a seat that is asked to goals that it reaches in several steps, from what is public and its own.
    find_ways: Callable[[T, int], list[Way]] = lambda _t, _seat: []
    # How much luckier than the mean dice were to seats, by an event that shows them; None where a game cannot say.
    fortune: Callable[[Event, F], list[tuple[int, float]]] | None = None
    # Static data that follows from the fields of a table, made anew for one that was read from bytes.
    redraw: Callable[[T], None] = lambda _t: None

    # Starting

    def figures(self, text: bytes | str | None = None) -> F:
        """The standard figure set, or one read from JSON; checked against the game's rules."""
        if text is None:
            return self._standard
        figures = read_figures(self.figure_type, text, self.meta.id)
        try:
            self.check_figures(figures)
        except Unplayable as found:
            what = words(self.package, "en").say(found.message, [])
            detail = f"{self.meta.id} figures, {found.place}: {what}"
            raise BadFigures(detail, found.place, found.message) from None
        return figures

    @cached_property
    def _standard(self) -> F:
        """The standard set, checked once: simulations set up many tables."""
        figures: F = standard_figures(self.figure_type, self.package)
        self.check_figures(figures)
        return figures

    def options(self, given: dict[str, Any] | None = None) -> O:
        """Options from plain data, defaults where nothing is given."""
        options: O = read_options(self.meta, given or {})  # type: ignore[assignment]
        return options

    def unattended(self, given: dict[str, Any] | None = None) -> dict[str, Any]:
        """Options for a game that nobody watches: those given, and what its meta adds for such games."""
        return {**self.meta.unattended, **(given or {})}

    def beside_bots(self, given: dict[str, Any] | None = None) -> dict[str, Any]:
        """Options for a table where people play with bots: those given, and what its meta adds for such tables."""
        return {**self.meta.beside_bots, **(given or {})}

    def new(
        self,
        seats: int,
        options: O | dict[str, Any] | None = None,
        figures: F | None = None,
        edition: int | None = None,
    ) -> T:
        """A table set up for so many seats, waiting for its first answer or its first chance."""
        chosen = options if isinstance(options, Options) else self.options(options)
        if figures is None:
            figures = self.figures()
        elif not isinstance(figures, self.figure_type):
            raise BadFigures(f"{self.meta.id} plays with {self.figure_type.__name__}, not {type(figures).__name__}")
        t = self._opened(seats, chosen, figures, self.meta.edition if edition is None else edition)
        t.settle()
        return t

    def _opened(self, seats: int, options: O, figures: F, edition: int) -> T:
        """A table before its first step. Tables that were set up alike share what never changes, and what is
        kept of it: otherwise every table at a server would have its own."""
        self.check_seats(seats)
        if figures is not self._standard:
            return self.set_up(seats, edition, options, figures)
        key = seats, edition, msgspec.json.encode(options)
        opening = self._set_up.get(key)
        if opening is None:
            opening = self.set_up(seats, edition, options, figures)
            if len(self._set_up) < _MOST_OPENINGS:
                self._set_up[key] = opening
        return opening.copy()  # type: ignore[return-value]  # a copy is of the same kind

    @cached_property
    def _set_up(self) -> dict[tuple[int, int, bytes], T]:
        return {}

    def position(self, text: str) -> T:
        """The table that a line of text describes, waiting for an answer or for chance; what it does not say is as at
        the start."""
        clauses = read_clauses(text)
        game, rest = next(clauses, ("", ""))
        if game != self.meta.id:
            raise BadPosition(f"{self.meta.id}: position: it begins with {game!r} instead of the game")
        try:
            seats, options = read_head(rest)
        except ValueError:
            raise BadPosition(f"{self.meta.id}: position: {rest!r} is no number of seats with options") from None
        t = self._opened(seats, self.options(options), self.figures(), self.meta.edition)
        read_fields(self.meta.id, t, clauses, self.spelling, self.frames)
        t.settle()
        return t

    def text(self, t: T, options: dict[str, Any] | None = None) -> str:
        """A table as a line of text that `position` reads; `options` are those it was set up with."""
        usual = self.options()
        given = {name: value for name, value in (options or {}).items() if value != getattr(usual, name, None)}
        opening = self._opened(int(t.seats), self.options(given), self.figures(), int(t.edition))
        return write_position(write_head(self.meta.id, int(t.seats), given), t, opening, self.spelling)

    def serialize(self, t: T, options: dict[str, Any] | None = None) -> bytes:
        """A table as bytes that `deserialize` reads; `options` are those it was set up with. For the same version of
        the engine: what is kept for longer is a journal or a line of text."""
        head = f"{_BYTES} {int(t.edition)} {write_head(self.meta.id, int(t.seats), options or {})}\n"
        return head.encode() + self._packing.pack(t)

    def deserialize(self, data: bytes, figures: F | None = None) -> T:
        """The table that bytes describe, without playing it again; `figures` are those it was set up with."""
        start = data.find(b"\n") + 1
        try:
            t: T = self._packing.unpack(data, start, self._alike(data[:start], figures))  # type: ignore[assignment]
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise BadPosition(f"{self.meta.id}: these bytes are no table: {error}") from None
        self.redraw(t)
        return t

    @cached_property
    def _packing(self) -> Packing:
        return Packing(list(self.frames))

    @cached_property
    def _openings(self) -> dict[bytes, T]:
        return {}

    def _alike(self, head: bytes, figures: F | None) -> T:
        """A table that was set up as the head of its bytes says; those with standard figures are kept."""
        if figures is None and head in self._openings:
            return self._openings[head]
        form, edition, game, rest = head.decode().strip().split(" ", 3)
        if form != _BYTES or game != self.meta.id:
            raise ValueError(f"they begin with {form!r} and {game!r}")
        seats, options = read_head(rest)
        opening = self._opened(seats, self.options(options), figures or self.figures(), int(edition))
        if figures is None:
            self._openings[head] = opening
        return opening

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not made for."""
        if not self.meta.least_seats <= seats <= self.meta.most_seats:
            raise BadSeats(
                f"{self.meta.id} is for {self.meta.least_seats} to {self.meta.most_seats} seats, not {seats}"
            )

    # Asking

    def asks(self, t: T) -> tuple[int, ...]:
        """Who decides now: nobody (over), chance, one seat, or several at once."""
        return asks(t)

    def legal(self, t: T, seat: int) -> list[Action]:
        """Everything `seat` may do now; empty for a seat that is not asked, or that is not at this table."""
        if not 0 <= seat < t.seats:
            return []
        return [self.space[number] for number in engine.legal(t, seat)]

    def refuse(self, t: T, seat: int, action: Action) -> Message | None:
        """The rule that forbids this action to this seat now, or None if it is legal."""
        number = self.number(action)
        turn = self.meta.turn_rule
        if engine.is_over(t):
            return Message("refuse-over", turn)
        if not 0 <= seat < t.seats:
            raise UnknownAction(f"{self.meta.id}: there is no seat {seat} at a table of {int(t.seats)}")
        if not engine.is_asked(t, seat):
            return Message("refuse-not-asked", t.frames[-1].rule() or turn, seats={"seat": seat})
        key = t.frames[-1].refuse(t, seat, number)
        if not key:
            return None
        rule, _, reason = key.partition("-")
        if reason == "not-now":
            return Message("refuse-not-now", rule)
        told = self.explain(t, seat, action, reason)
        return msgspec.structs.replace(told, key=f"{self.meta.id}-refuse-{reason}", rule=rule)

    # Seeing

    def view(self, t: T, viewer: int) -> V:
        """What one viewer sees, a seat or a spectator: built up from nothing, by allow-list."""
        return self.see(t, viewer, self.share(t))

    def views(self, t: T, viewers: Iterable[int]) -> list[V]:
        """What several viewers see of one state."""
        shared = self.share(t)
        return [self.see(t, viewer, shared) for viewer in viewers]

    # What could be true

    def imagine(self, seen: V, options: O, figures: F, source: Source) -> T:
        """Some whole table that would look exactly like this to its viewer."""
        t = self.rebuild(seen, options, figures)
        restore(t, seen, self.frames, self.space)
        self.deal(t, seen.viewer, source)
        return t

    def redeal(self, t: T, viewer: int, source: Source) -> T:
        """A world that this viewer cannot tell from `t`: what they do not know is dealt anew, under what they know."""
        world: T = t.copy()  # type: ignore[assignment]
        self.deal(world, viewer, source)
        return world

    # Observing, for players that learn from numbers

    @cached_property
    def observer(self) -> Observer[T]:
        """What writes its observations."""
        return Observer(self.observed, self.frames, self.meta.most_seats)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean: the same for all seats, numbers of seats and options."""
        return self.observer.layout

    def observe(self, t: T, seat: int, out: Sheet, at: int = 0) -> None:
        """Write what a seat knows on a sheet, from the place `at` on: `layout.size` numbers."""
        self.observer.write(t, self._seated(t, seat), out, at)

    def observation(self, t: T, seat: int) -> dict[str, int]:
        """What a seat knows, each number with its name: to look at, where `observe` is to compute with."""
        out = Sheet(self.layout.size)
        self.observe(t, seat, out)
        return dict(zip(self.layout.names, out.listed(0, self.layout.size), strict=True))

    def mask(self, t: T, seat: int, out: Mask, at: int = 0, *, turned: bool = False) -> None:
        """Mark what a seat may do now on a mask, from the place `at` on: a flag for each action, in the order of their
        numbers or, `turned`, in that of the seat's own."""
        turn = self.turned_to(seat, int(t.seats)) if turned else straight(self.space)
        out.lay(flags_of(t, self._seated(t, seat), turn), at)

    def turned_to(self, seat: int, seats: int) -> Row:
        """For each action the number by which this seat knows it, counting seats from itself: what is done to the left
        neighbour has the same number for everyone."""
        return turned_to(self.space, seat, seats)

    def turned_back(self, seat: int, seats: int) -> Row:
        """The other way: for each number of this seat's own the number of the action."""
        return turned_back(self.space, seat, seats)

    def _seated(self, t: T, seat: int) -> int:
        if not 0 <= seat < t.seats:
            raise BadSeats(f"{self.meta.id}: there is no seat {seat} at a table of {int(t.seats)}")
        return seat

    # Playing

    def apply(self, t: T, seat: int, action: Action) -> list[Told]:
        """Carry out an action and tell what happened; an illegal one raises and changes nothing."""
        refusal = self.refuse(t, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, words(self.package, "en").say(refusal, default_names(t.seats)))
        number = self.number(action)
        return self._telling(t, lambda: engine.play(t, seat, number))

    def apply_number(self, t: T, seat: int, number: int) -> list[Told]:
        """The same for an action by its number; one that the game does not have raises, too."""
        return self.apply(t, seat, self.numbered(number))

    def play(self, t: T, seat: int, action: Action) -> None:
        """Carry out an action taken from `legal`, unchecked and silent."""
        engine.play(t, seat, self.number(action))

    # Chance

    def outcomes(self, t: T) -> list[tuple[Outcome, int]]:
        """What chance may bring now, with whole weights; empty where it is a throw or not asked."""
        if self.asks(t) != (CHANCE,) or t.frames[-1].throws(t):
            return []
        return [(self._outcome(number), weight) for number, weight in engine.outcomes(t)]

    def purpose(self, t: T) -> str:
        """What chance is asked for now: a deck by its name, a die or a throw with whose it is."""
        return t.frames[-1].drawn_for(t)

    def draw(self, t: T, source: Source) -> Outcome:
        """Let chance choose what happens next; nothing is carried out."""
        frame = t.frames[-1]
        if frame.throws(t):
            return Throw(tuple(frame.sample(t, source)))
        odds = Odds()
        frame.outcomes(t, odds)
        return self._outcome(odds.pick(source))

    def apply_chance(self, t: T, outcome: Outcome) -> list[Told]:
        """Carry out what chance brought and tell it; what cannot happen here raises and changes nothing."""
        if self.asks(t) != (CHANCE,):
            raise IllegalOutcome(f"{self.meta.id}: chance is not asked here")
        frame = t.frames[-1]
        if isinstance(outcome, Throw):
            fault = frame.misthrown(t, list(outcome.numbers)) if frame.throws(t) else "nothing is thrown here"
            if fault:
                raise IllegalOutcome(f"{self.meta.id}: {fault}")
            return self._telling(t, lambda: engine.land(t, list(outcome.numbers)))
        number = self.chances.number(outcome)
        if frame.throws(t) or number not in [possible for possible, _ in engine.outcomes(t)]:
            raise IllegalOutcome(f"{self.meta.id}: {outcome} cannot happen here")
        return self._telling(t, lambda: engine.happen(t, number))

    # Telling

    def tell_event(self, event: Event) -> Message:
        """The sentence for something that happened."""
        told = message_of(event, sentence_key(self.meta.id, event), event.follows)
        return self.amend_event(event, told)

    def tell_action(self, action: Action, seen: V) -> Message:
        """The sentence for something the viewer may do."""
        told = message_of(action, sentence_key(self.meta.id, action), self.space.rules[type(action)])
        return self.amend_action(action, seen, told)

    def prompt(self, seen: V) -> Message | None:
        """What is asked now, and why, as a sentence to this viewer: to those asked, or to those who wait for them.

        It is made of the view alone, so it says nothing that its viewer does not know. None while no seat is asked.
        """
        frame = open_frame(seen, self.frames)
        if frame is None or not seen.asks or seen.asks == (CHANCE,):
            return None
        held = seen.frames[-1]
        key = question_key(self.meta.id, held[""], is_asked=seen.viewer in seen.asks)
        seats: dict[str, int | list[int]] = {"asked": list(seen.asks), **{name: held[name] for name in frame.people}}
        # Where a question is put to people in different roles, its sentence is selected by the viewer's.
        args: dict[str, int | str] = {"you": next((name for name in frame.people if held[name] == seen.viewer), "")}
        for name, value in held.items():
            if name and name not in seats and isinstance(value, int | str):
                args[name] = int(value) if isinstance(value, bool) else value
        return self.amend_prompt(frame, seen, Message(key, frame.rule(), seats, args=args))

    def about(self, name: str, figures: F | None = None) -> Message | None:
        """What a name means, with the figures in play; None for a name that has no such sentence."""
        told = Message(f"{name}.about")
        if not words(self.package, "en").has(told.key):
            return None
        return self.amend_about(name, figures or self.figures(), told)

    def abouts(self, figures: F | None = None) -> dict[str, Message]:
        """What all names of the game mean that are in play."""
        told = {name: self.about(name, figures) for name in words(self.package, "en").explained}
        return {name: about for name, about in told.items() if about is not None}

    def outlook(self, t: T, seat: int, action: Action) -> Outlook | None:
        """What would follow from a legal action, as far as its seat can know; None where its sentence says it all.

        Whoever has only a view asks a table that `imagine` makes of it: every one of them gives the same answer.
        """
        return self.foresee(t, seat, action)

    def ways(self, t: T, seat: int) -> list[Way]:
        """Runs of legal actions that a person means as one: to a goal that the rules reach in steps."""
        return self.find_ways(t, seat)

    # Names and plain data

    def number(self, action: Action) -> int:
        """The number of a typed action; something the game does not have at all raises."""
        number = self.space.number(action)
        if number < 0:
            raise UnknownAction(f"{self.meta.id} has no action {action}")
        return number

    def numbered(self, number: int) -> Action:
        """The typed action of a number; what is no number of the game raises, so that none counts from the end."""
        if not 0 <= number < len(self.space):
            raise UnknownAction(f"{self.meta.id} has no action {number}; its numbers are 0 to {len(self.space) - 1}")
        return self.space[number]

    def read_action(self, plain: object) -> Action:
        """A typed action from plain data, as journals and clients write it."""
        action: Action = self._read(plain, self._actions, "action")
        self.number(action)
        return action

    def read_outcome(self, plain: object) -> Outcome:
        """A typed outcome from plain data."""
        outcome: Outcome = self._read(plain, self._outcomes, "outcome")
        if not isinstance(outcome, Throw) and self.chances.number(outcome) < 0:
            raise UnknownAction(f"{self.meta.id} has no outcome {outcome}")
        return outcome

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        """Everything that can happen: the events that the game's module of that name defines."""
        module = import_module(f"{self.package}.events")
        return tuple(
            thing
            for thing in vars(module).values()
            if isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == module.__name__
        )

    @cached_property
    def event_type(self) -> Any:
        """The union of this game's events, for reading them from plain data."""
        return Union[self.events]  # noqa: UP007 -- made at run time

    @cached_property
    def _actions(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(Union[tuple(self.space.rules)])  # noqa: UP007 -- made at run time

    @cached_property
    def _outcomes(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(Union[(Throw, *self.chances.rules)])

    def _read(self, plain: object, reader: "msgspec.json.Decoder[Any]", what: str) -> Any:
        # By way of JSON: `convert` looks a union up anew at each call, which was half the time of loading a match.
        try:
            return reader.decode(msgspec.json.encode(plain))
        except (msgspec.ValidationError, TypeError) as error:
            raise UnknownAction(f"{self.meta.id}: not an {what}: {error}") from None

    def _outcome(self, number: int) -> Outcome:
        outcome = self.chances[number]
        if not isinstance(outcome, Outcome):
            raise TypeError(f"{outcome} stands among the chances but is no Outcome")
        return outcome

    @staticmethod
    def _telling(t: T, deed: Callable[[], int]) -> list[Told]:
        t.telling = True
        t.told = []
        try:
            deed()
            return t.told
        finally:
            t.telling = False
            t.told = []


AnyGame: TypeAlias = "Game[Any, Any, Any, Any]"


def default_names(seats: int) -> list[str]:
    """What players are called until somebody gives them names."""
    return [f"Player {seat + 1}" for seat in range(seats)]
